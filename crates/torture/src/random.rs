//! Chance for the scenarios: the same seed tortures in the same way, as far as two programs can be in step.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::Duration;

pub struct RandomSource(Xoshiro256PlusPlus);

impl RandomSource {
    pub fn new(seed: u64) -> RandomSource {
        RandomSource(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Another one that goes its own way.
    pub fn split(&mut self) -> RandomSource {
        RandomSource::new(self.0.next_u64())
    }

    pub fn below(&mut self, limit: u64) -> u64 {
        self.0.next_u64() % limit.max(1)
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len() as u64) as usize)
    }

    pub fn between(&mut self, least: Duration, most: Duration) -> Duration {
        let spread = most.saturating_sub(least).as_micros() as u64;
        least + Duration::from_micros(self.below(spread + 1))
    }
}
