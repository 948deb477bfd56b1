//! The action phase: one turn for each prince, from the first player clockwise (§5.1).

use super::{Resume, Turn};
use crate::event::Event;
use crate::ids::Character;
use crate::state::Princes;
use kit::Log;
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Actions {
    /// How many turns have been taken.
    pub done: u8,
}

impl kit::Step<Princes> for Actions {
    fn proceed<L: Log<Event>>(self, game: &mut Princes, _: &mut L) {
        if let Some(seat) = game.first.clockwise(game.seats).nth(usize::from(self.done)) {
            game.push(Actions { done: self.done + 1 });
            let cardinal = game.prince(seat).character == Some(Character::Cardinal);
            let left = if cardinal { game.edition.cardinal_actions } else { game.edition.actions };
            game.push(Resume { turn: Turn::new(seat, left) });
        }
    }
}
