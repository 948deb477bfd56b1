//! A weak player: looks one answer ahead, and answers at random now and then.

use crate::{Bot, Considered, Greedy, Judge};
use kit::{Evaluate, Rng, Seat};

/// Sees what an answer does at once and takes one of the better ones; now and then it takes just any.
#[derive(Copy, Clone, Debug, Default)]
pub struct Novice;

/// One answer in so many is given without a look.
const ABSENT: usize = 5;
/// Of the answers it looked at, one of the best third is taken.
const BEST_PART: usize = 3;

impl<G: Evaluate> Bot<G> for Novice {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice> {
        Novice::consider(game, seat, &Judge::released(), rng).first().map(|c| c.choice)
    }
}

impl Novice {
    /// The answers it looked at, the one it takes first.
    pub(crate) fn consider<G: Evaluate>(game: &G, seat: Seat, judge: &Judge, rng: &mut Rng) -> Vec<Considered<G::Choice>> {
        let mut known = game.clone();
        known.redeal(seat, rng);
        let mut considered = Greedy { budget: 0 }.consider_known(&known, seat, judge, rng);
        let among = if rng.below(ABSENT) == 0 { considered.len() } else { considered.len().div_ceil(BEST_PART) };
        let taken = rng.below(among);
        if let Some(slice) = considered.get_mut(..=taken) {
            slice.rotate_right(1);
        }
        considered
    }
}
