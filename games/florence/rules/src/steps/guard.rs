//! §6.4 and the card Guard Anywhere (§7.7): where the guard stands.

use super::action::has_effect;
use super::side;
use crate::choice::Choice;
use crate::event::Event;
use crate::pieces::Noble;
use crate::place::Shield;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceGuard {
    pub seat: Seat,
    /// With a gift, an empty shield of this noble; by the card, any shield without an own guard.
    pub noble: Option<Noble>,
}

impl PlaceGuard {
    pub(crate) fn possible(self, game: &Florence) -> Result<(), Why> {
        let has_guard = game.player(side(self.seat)).guards > 0;
        let edition = game.edition();
        match self.noble {
            Some(noble) => has_effect(has_guard && Shield::of(noble, edition).any(|shield| !game.is_guarded(shield))),
            None => has_effect(has_guard && Shield::all(edition).any(|shield| !game.has_guard(side(self.seat), shield))),
        }
    }
}

impl Step<Florence> for PlaceGuard {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        match self.noble {
            Some(noble) => out.extend(Shield::of(noble, game.edition()).map(Choice::Guard)),
            None => out.extend(Shield::all(game.edition()).map(Choice::Guard)),
        }
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Guard(shield) = choice else { return Ok(()) };
        if self.noble.is_some() {
            ensure(!game.is_guarded(shield), || Why::new("6.4", "why-guarded"))
        } else {
            ensure(!game.has_guard(side(self.seat), shield), || Why::new("7.7", "why-own-guard"))
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Guard(shield) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.put_guard(side(self.seat), shield, log);
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-guard")
    }
}
