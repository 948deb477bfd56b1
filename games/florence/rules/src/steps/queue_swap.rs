//! The card Queue Swap (§7.16): two members of one queue, in either order.

use super::action::has_effect;
use super::{Spot, side};
use crate::choice::Choice;
use crate::event::Event;
use crate::pieces::Member;
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QueueSwap {
    pub seat: Seat,
    /// The member that was named first. A search names the one further ahead first, so that each pair is one way only.
    pub first: Option<Spot>,
}

/// §7.16: of one rank and of different owners.
fn differ(game: &Florence, a: Member, b: Member) -> bool {
    a.rank == b.rank && game.side_of(a.family) != game.side_of(b.family)
}

/// Is there somebody to change places with, behind this many members?
fn has_partner(game: &Florence, place: Place, slot: u8, behind: u8) -> bool {
    let Some(member) = game.member(place, slot) else { return false };
    game.queue(place).iter().skip(usize::from(behind)).any(|other| differ(game, member, *other))
}

impl QueueSwap {
    pub(crate) fn possible(self, game: &Florence) -> Result<(), Why> {
        // Members of a rank stand together, so if any two of them have different owners, two neighbours have.
        has_effect(Place::all().any(|place| game.queue(place).windows(2).any(|pair| differ(game, pair[0], pair[1]))))
    }
}

impl Step<Florence> for QueueSwap {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        match self.first {
            None => {
                for place in Place::all() {
                    out.extend((1..=game.queue(place).len() as u8).map(|slot| Choice::Member(place, slot)));
                }
            }
            Some(first) => {
                let last = game.queue(first.place).len() as u8;
                out.extend((1..=last).filter(|slot| *slot != first.slot).map(|slot| Choice::Member(first.place, slot)));
            }
        }
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Member(place, slot) = choice else { return Ok(()) };
        let fits = match self.first.and_then(|first| game.member(first.place, first.slot)) {
            None => has_partner(game, place, slot, 0),
            Some(first) => game.member(place, slot).is_some_and(|other| differ(game, first, other)),
        };
        ensure(fits, || Why::new("7.16", "why-no-swap"))
    }

    fn is_canonical(&self, game: &Florence, _: Who, choice: Choice) -> bool {
        let Choice::Member(place, slot) = choice else { return true };
        match self.first {
            None => has_partner(game, place, slot, slot),
            Some(first) => slot > first.slot,
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Member(place, slot) = choice else { return kit::impossible_answer!(self, who, choice) };
        match self.first {
            None => game.push(QueueSwap { first: Some(Spot { place, slot }), ..self }),
            Some(first) => game.swap(side(self.seat), place, first.slot.min(slot), first.slot.max(slot), log),
        }
    }

    fn is_begun(&self, _: &Florence) -> bool {
        self.first.is_some()
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new(if self.first.is_none() { "ask-queue-swap" } else { "ask-queue-swap-with" })
    }
}
