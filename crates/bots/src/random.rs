//! Evenly any legal answer.

use crate::Bot;
use kit::{Game, Rng, Seat};

/// The yardstick: plays legally and without a thought.
#[derive(Copy, Clone, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice> {
        let mut legal = Vec::new();
        game.legal(seat.into(), &mut legal);
        rng.pick(&legal).copied()
    }
}
