//! Move averages: how an answer did wherever it was given (MAST).

use kit::Seat;
use rustc_hash::FxHashMap;
use std::hash::Hash;

#[derive(Clone, Debug)]
pub(crate) struct Averages<C>(FxHashMap<(Seat, C), (f32, f32)>);

impl<C> Default for Averages<C> {
    fn default() -> Self {
        Averages(FxHashMap::default())
    }
}

/// So many visits must speak for an answer before its average counts in full.
const TRUST: f32 = 8.0;

impl<C: Copy + Eq + Hash> Averages<C> {
    pub fn add(&mut self, seat: Seat, choice: C, advantage: f32) {
        let (visits, sum) = self.0.entry((seat, choice)).or_default();
        *visits += 1.0;
        *sum += advantage;
    }

    /// The mean advantage over what was expected where it was given; nothing is known: 0.
    pub fn of(&self, seat: Seat, choice: C) -> f32 {
        self.0.get(&(seat, choice)).map_or(0.0, |(visits, sum)| sum / (visits + TRUST))
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }
}
