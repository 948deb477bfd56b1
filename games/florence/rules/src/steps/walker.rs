//! §4.13, §4.15 and the card Double Run (§7.9): who walks.

use super::action::has_effect;
use super::{Spot, Stride, side};
use crate::choice::Choice;
use crate::event::Event;
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure, word_enum};
use serde::{Deserialize, Serialize};

word_enum! {
    /// What sets members walking.
    pub enum Pace { Move = "move", Hurry = "hurry", Run = "run" }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Walker {
    pub seat: Seat,
    pub pace: Pace,
    /// The member that has already walked, for whom this is a second one.
    pub other: Option<Spot>,
}

impl Walker {
    /// How many streets the member may walk.
    pub(crate) fn streets(self, game: &Florence) -> u8 {
        match self.pace {
            Pace::Move => 1,
            Pace::Hurry if self.other.is_some() => 1,
            Pace::Hurry => game.edition().figures.actions.hurry_streets,
            Pace::Run => game.edition().figures.scandal.run_streets,
        }
    }

    pub(crate) fn possible(self, game: &Florence) -> Result<(), Why> {
        let able = game.members(side(self.seat)).any(|(place, slot, _)| !self.is_other(place, slot) && self.can_go(game, place));
        if self.pace == Pace::Run { has_effect(able) } else { ensure(able, || Why::new("4.13", "why-nobody-can-walk")) }
    }

    fn is_other(self, place: Place, slot: u8) -> bool {
        self.other == Some(Spot { place, slot })
    }

    /// Can a member that stands here end its walk somewhere?
    fn can_go(self, game: &Florence, from: Place) -> bool {
        game.can_end(from, from, self.streets(game))
    }
}

impl Florence {
    /// Can a member that started from `from` and stands at `at` end its walk within so many streets? Its own old place is free for
    /// it (§4.18).
    pub(crate) fn can_end(&self, from: Place, at: Place, streets: u8) -> bool {
        streets > 0 && self.ways(at).any(|to| to == from || self.has_room(to) || self.can_end(from, to, streets - 1))
    }
}

impl Step<Florence> for Walker {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        game.own_members(side(self.seat), out);
        if self.other.is_some() {
            out.retain(|choice| !matches!(choice, Choice::Member(place, slot) if self.is_other(*place, *slot)));
            if self.pace == Pace::Run {
                out.push(Choice::Done);
            }
        }
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Member(place, _) = choice else { return Ok(()) };
        ensure(self.can_go(game, place), || Why::new("4.13", "why-no-way").figure(place.number()))
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, _: Who, choice: Choice, _: &mut L) {
        if let Choice::Member(place, slot) = choice {
            game.push(Stride { walker: self, from: Spot { place, slot }, at: place, walked: 0 });
        }
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        match (self.pace, self.other) {
            (Pace::Run, Some(_)) => Phrase::new("ask-walker-more"),
            (_, Some(_)) => Phrase::new("ask-walker-second"),
            _ => Phrase::new("ask-walker"),
        }
    }
}
