//! Council privileges, chosen one at a time (§8.1). Those of one gain differ, and are named in any order (§8.2).
//! Also carried out here: §6.9, §8.3.

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
    pub(crate) fn left(self) -> u8 {
        self.due.iter().copied().find(|n| *n > 0).unwrap_or(0)
    }

    /// Are there enough left to choose from?
    pub(crate) fn is_possible(self, game: &Lorenzo) -> bool {
        let offered = game.edition.board.privileges.len() as u32;
        let known = u32::from(self.taken) < 1 << offered;
        self.left() > 0 && known && offered - self.taken.count_ones() >= u32::from(self.left())
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

    fn allow(&self, _: &Lorenzo, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Privilege(number) = choice else { return Ok(()) };
        ensure(!self.is_taken(number - 1), || Why::new("8.2", "why-privilege-again"))
    }

    /// In the order of the list, as far as enough come behind.
    fn is_canonical(&self, game: &Lorenzo, _: Who, choice: Choice) -> bool {
        let Choice::Privilege(number) = choice else { return true };
        let behind = game.edition.board.privileges.len() as u8 - number;
        self.taken >> (number - 1) == 0 && behind + 1 >= self.left()
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let Choice::Privilege(number) = choice else { return kit::impossible_answer!(self, who, choice) };
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
        game.gain(self.seat, goods, Source::Privilege, log);
    }

    fn is_begun(&self, _: &Lorenzo) -> bool {
        self.taken != 0
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-privilege").with("left", self.left())
    }
}
