//! The card Take Their Place (§7.12): an own member, then the one of lower rank next door.

use super::action::has_effect;
use super::{Spot, side};
use crate::choice::Choice;
use crate::event::{Event, Owner};
use crate::pieces::Rank;
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakePlace {
    pub seat: Seat,
    /// The own member, once it is chosen.
    pub own: Option<Spot>,
}

/// Is anybody of a lower rank next door?
fn has_prey(game: &Florence, place: Place, rank: Rank) -> bool {
    // A queue is in order of rank, so its last member has the lowest.
    game.edition().neighbours(place).any(|next| game.queue(next).last().is_some_and(|m| m.rank < rank))
}

impl TakePlace {
    pub(crate) fn possible(self, game: &Florence) -> Result<(), Why> {
        has_effect(game.members(side(self.seat)).any(|(place, _, member)| has_prey(game, place, member.rank)))
    }
}

impl Step<Florence> for TakePlace {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        let Some(own) = self.own else { return game.own_members(side(self.seat), out) };
        for place in game.edition().neighbours(own.place) {
            out.extend((1..=game.queue(place).len() as u8).map(|slot| Choice::Member(place, slot)));
        }
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Member(place, slot) = choice else { return Ok(()) };
        let Some(chosen) = game.member(place, slot) else { return Ok(()) };
        match self.own.and_then(|own| game.member(own.place, own.slot)) {
            None => ensure(has_prey(game, place, chosen.rank), || Why::new("7.12", "why-nobody-lower")),
            Some(own) => ensure(chosen.rank < own.rank, || Why::new("7.12", "why-not-lower")),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Member(place, slot) = choice else { return kit::impossible_answer!(self, who, choice) };
        let Some(own) = self.own else { return game.push(TakePlace { own: Some(Spot { place, slot }), ..self }) };
        // Both are gone before either arrives, so a full queue has room for the other.
        let (mine, theirs) = (game.leave(own.place, own.slot), game.leave(place, slot));
        game.enter(place, mine, false);
        game.enter(own.place, theirs, false);
        let (Owner { by, colour }, owner) = (game.owner(mine.family), game.owner(theirs.family));
        let from = own.place;
        log.tell(|| Event::TookPlace { by, colour, rank: mine.rank, place, other: owner.colour, theirs: owner, lower: theirs.rank, from });
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new(if self.own.is_none() { "ask-take-place" } else { "ask-take-place-of" })
    }
}
