//! Council privileges, chosen one at a time (§8.1). Those of one gain differ, and are named in the order of the list (§8.2).

use super::prelude::*;
use crate::gains::Due;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Privileges {
    pub seat: Seat,
    /// How many are left of each gain; the first with any is asked for.
    pub due: Due,
    /// What has been chosen for that gain, a bit each.
    pub taken: u8,
}

impl Privileges {
    fn left(self) -> u8 {
        self.due.iter().copied().find(|n| *n > 0).unwrap_or(0)
    }

    /// Are there enough left to choose from?
    pub(crate) fn is_possible(self, game: &Lorenzo) -> bool {
        let above =
            game.edition.board.privileges.len() as u32 - (8 - self.taken.leading_zeros()).min(game.edition.board.privileges.len() as u32);
        self.left() > 0 && above >= u32::from(self.left())
    }

    fn is_taken(self, place: u8) -> bool {
        self.taken & (1 << place) != 0
    }
}

impl Step<Lorenzo> for Privileges {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend((1..=game.edition.board.privileges.len() as u8).map(Choice::Privilege));
    }

    fn allow(&self, game: &Lorenzo, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Privilege(number) = choice else { return Ok(()) };
        ensure(!self.is_taken(number - 1), || Why::new("8.2", "why-privilege-again"))?;
        // Later ones are greater, so that an order that makes no difference is not chosen.
        let above = game.edition.board.privileges.len() as u8 - number;
        let in_order = self.taken >> (number - 1) == 0 && above + 1 >= self.left();
        ensure(in_order, || Why::new("8.2", "why-privilege-order"))
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Lorenzo, _: Who, choice: Choice, log: &mut L) {
        let Choice::Privilege(number) = choice else { return };
        let place = number - 1;
        self.taken |= 1 << place;
        if let Some(left) = self.due.iter_mut().find(|n| **n > 0) {
            *left -= 1;
            if *left == 0 {
                self.taken = 0;
            }
        }
        if self.left() > 0 {
            game.push(self);
        }
        let goods = game.edition.board.privileges[usize::from(place)];
        game.gain(self.seat, goods, log);
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-privilege").with("left", self.left())
    }
}
