//! Evenly any answer a search would look at.

use crate::Bot;
use kit::{Game, Rng, Seat};

/// The yardstick: plays legally and without a thought.
#[derive(Copy, Clone, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice> {
        let mut list = Vec::new();
        game.search_list(seat.into(), &mut list);
        rng.pick(&list).copied()
    }
}
