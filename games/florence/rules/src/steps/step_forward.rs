//! The card Step Forward (§7.14): who goes to the front of its rank.

use super::action::has_effect;
use super::side;
use crate::choice::Choice;
use crate::event::{Event, Owner};
use crate::pieces::Side;
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepForward {
    pub seat: Seat,
}

/// Does another player's member of the same rank stand before this one?
fn has_rival_ahead(game: &Florence, side: Side, place: Place, slot: u8) -> bool {
    let Some(member) = game.member(place, slot) else { return false };
    game.queue(place).iter().take(usize::from(slot) - 1).any(|m| m.rank == member.rank && game.side_of(m.family) != side)
}

impl StepForward {
    pub(crate) fn possible(self, game: &Florence) -> Result<(), Why> {
        let side = side(self.seat);
        has_effect(game.members(side).any(|(place, slot, _)| has_rival_ahead(game, side, place, slot)))
    }
}

impl Step<Florence> for StepForward {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        game.own_members(side(self.seat), out);
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Member(place, slot) = choice else { return Ok(()) };
        ensure(has_rival_ahead(game, side(self.seat), place, slot), || Why::new("7.14", "why-nobody-ahead"))
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Member(place, slot) = choice else { return kit::impossible_answer!(self, who, choice) };
        let member = game.leave(place, slot);
        let slot = game.enter(place, member, true);
        let (Owner { by, colour }, rank) = (game.owner(member.family), member.rank);
        log.tell(|| Event::SteppedForward { by, colour, rank, place, slot });
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-step-forward")
    }
}
