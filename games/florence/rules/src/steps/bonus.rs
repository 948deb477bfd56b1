//! §4.4 to §4.6: a turn after passing brings a bonus.

use super::side;
use crate::choice::Choice;
use crate::event::Event;
use crate::pieces::{Side, Source};
use crate::place::Place;
use crate::reason::Income;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    pub seat: Seat,
}

/// §4.5: an own member and its neighbour of another owner and the same rank.
fn may_swap(game: &Florence, side: Side, place: Place, slot: u8) -> Result<(), Why> {
    let (Some(ahead), Some(behind)) = (game.member(place, slot), game.member(place, slot.saturating_add(1))) else {
        return Err(Why::new("4.5", "why-nobody-behind"));
    };
    ensure(ahead.rank == behind.rank, || Why::new("4.5", "why-ranks-differ"))?;
    let (ahead, behind) = (game.side_of(ahead.family), game.side_of(behind.family));
    ensure((ahead == side) != (behind == side), || Why::new("4.5", "why-not-own-and-other"))
}

impl Step<Florence> for Bonus {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend([Choice::Time, Choice::Vp]);
        if let Some(place) = game.player(side(self.seat)).ring {
            let pairs = game.queue(place).len().saturating_sub(1) as u8;
            out.extend((1..=pairs).map(Choice::Swap));
        }
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let side = side(self.seat);
        match (choice, game.player(side).ring) {
            (Choice::Swap(slot), Some(place)) => may_swap(game, side, place, slot),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, _: Who, choice: Choice, log: &mut L) {
        let side = side(self.seat);
        let actions = &game.edition().figures.actions;
        match (choice, game.player(side).ring) {
            (Choice::Time, _) => game.gain_time(side, actions.bonus_time, Income::Bonus, log),
            (Choice::Vp, _) => game.score(side, Source::Bonus, actions.bonus_vp, log),
            (Choice::Swap(slot), Some(place)) => game.swap(side, place, slot, slot + 1, log),
            _ => {}
        }
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-bonus")
    }
}
