//! The card Teleport (§7.8): who goes, then where to.

use super::action::{has_effect, roomy};
use super::{Spot, has_room, side};
use crate::choice::Choice;
use crate::event::{Event, Owner};
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Teleport {
    pub seat: Seat,
    /// The member, once it is chosen.
    pub from: Option<Spot>,
}

impl Teleport {
    pub(crate) fn possible(self, game: &Florence) -> Result<(), Why> {
        has_effect(game.members(side(self.seat)).any(|(place, _, _)| leads_elsewhere(game, place)))
    }
}

/// Is there a free place at another location?
fn leads_elsewhere(game: &Florence, from: Place) -> bool {
    roomy(game).any(|to| to != from)
}

impl Step<Florence> for Teleport {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        match self.from {
            None => game.own_members(side(self.seat), out),
            Some(from) => out.extend(Place::all().filter(|to| *to != from.place).map(Choice::To)),
        }
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Member(place, _) => ensure(leads_elsewhere(game, place), || Why::new("2.4", "why-all-full")),
            Choice::To(to) => has_room(game, to),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, _: Who, choice: Choice, log: &mut L) {
        match (choice, self.from) {
            (Choice::Member(place, slot), _) => game.push(Teleport { from: Some(Spot { place, slot }), ..self }),
            (Choice::To(to), Some(from)) => {
                let member = game.leave(from.place, from.slot);
                game.enter(to, member, false);
                let (Owner { by, colour }, rank) = (game.owner(member.family), member.rank);
                log.tell(|| Event::Teleported { by, colour, rank, from: from.place, to });
            }
            _ => {}
        }
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new(if self.from.is_none() { "ask-teleport" } else { "ask-teleport-to" })
    }
}
