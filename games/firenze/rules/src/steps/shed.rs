//! The Patrician takes a celebration off one's hands (§12.3).

use crate::choice::Choice;
use crate::effect::Kind;
use crate::event::Event;
use crate::state::Firenze;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// The active player discards a celebration.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shed {}

impl kit::Step<Firenze> for Shed {
    fn asks(&self, game: &Firenze) -> Asks {
        Asks::one(game.active)
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.held_of(game.active, Kind::Celebration).map(Choice::Shed));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Shed(card) = choice else { return kit::impossible_answer!(self, who, choice) };
        let seat = game.active;
        game.discard(seat, card);
        log.tell(|| Event::Shed { seat, card });
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-shed")
    }
}
