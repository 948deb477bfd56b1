//! The card Queue Swap (§7.16): two members of one queue, the one further ahead first.

use super::Spot;
use super::action::has_effect;
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
    /// The member further ahead, once it is chosen. The other stands behind it, so that each pair is named in one way only.
    pub first: Option<Spot>,
}

/// §7.16: of one rank and of different owners.
fn differ(game: &Florence, a: Member, b: Member) -> bool {
    a.rank == b.rank && game.side_of(a.family) != game.side_of(b.family)
}

fn has_partner_behind(game: &Florence, place: Place, slot: u8) -> bool {
    let Some(member) = game.member(place, slot) else { return false };
    game.queue(place).iter().skip(usize::from(slot)).any(|other| differ(game, member, *other))
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
                    out.extend((1..game.queue(place).len() as u8).map(|slot| Choice::Member(place, slot)));
                }
            }
            Some(first) => {
                let last = game.queue(first.place).len() as u8;
                out.extend((first.slot + 1..=last).map(|slot| Choice::Member(first.place, slot)));
            }
        }
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Member(place, slot) = choice else { return Ok(()) };
        let fits = match self.first.and_then(|first| game.member(first.place, first.slot)) {
            None => has_partner_behind(game, place, slot),
            Some(first) => game.member(place, slot).is_some_and(|other| differ(game, first, other)),
        };
        ensure(fits, || Why::new("7.16", "why-no-swap"))
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, _: Who, choice: Choice, log: &mut L) {
        let Choice::Member(place, slot) = choice else { return };
        match self.first {
            None => game.push(QueueSwap { first: Some(Spot { place, slot }), ..self }),
            Some(first) => game.swap(place, first.slot, slot, log),
        }
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new(if self.first.is_none() { "ask-queue-swap" } else { "ask-queue-swap-with" })
    }
}
