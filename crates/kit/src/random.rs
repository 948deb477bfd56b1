//! Portable randomness. A seed means the same game in ten years, so the algorithms are fixed here, in words and in tests.
//!
//! * **A seed's answer at a ply** ([`draw`]): the outcome at ply `n` (answers given before it, chance included) is made from
//!   `(seed, n)` and the weights alone. Let `z = seed + (n + 1) * 0x9E3779B97F4A7C15` in 64 bits, then SplitMix64's finish:
//!   `z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9; z = (z ^ z >> 27) * 0x94D049BB133111EB; z ^= z >> 31`. That is the `n`-th output
//!   of SplitMix64 started at the seed. With total weight `w` the point is `floor(z * w / 2^64)`, and the outcome is
//!   the first, in the order of `legal`, whose running sum of weights exceeds the point.
//! * **Bots and simulations** use [`Rng`]: xoshiro256++ seeded from a `u64` by SplitMix64, with the same `floor(z * n / 2^64)`
//!   for a number below `n`, and the shuffle that swaps place `i`, from the last down to 1, with a place `below(i + 1)`.

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// 64 bits for the answer of chance at `ply` of a game played from `seed`.
pub fn draw(seed: u64, ply: u64) -> u64 {
    let mut z = seed.wrapping_add(ply.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// `floor(bits * n / 2^64)`: 64 random bits as a number below `n`.
pub fn scale(bits: u64, n: u64) -> u64 {
    ((u128::from(bits) * u128::from(n)) >> 64) as u64
}

/// The generator of bots, redeals and simulations. Never inside a game.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Evenly one of `0..n`; 0 when `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        scale(self.bits(), n as u64) as usize
    }

    /// Evenly from 0 (included) to 1 (left out).
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }

    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for i in (1..things.len()).rev() {
            things.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers are a promise: saved seeds must mean the same for ever.
    #[test]
    fn the_same_seed_means_the_same_luck_for_ever() {
        assert_eq!(draw(0, 0), 0xE220_A839_7B1D_CDAF); // SplitMix64's published first output for seed 0
        assert_eq!(draw(0, 1), 0x6E78_9E6A_A1B9_65F4);
        assert_eq!(scale(draw(7, 3), 6), 3);
        let mut rng = Rng::new(1);
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
        rng.shuffle(&mut cards);
        assert_eq!(cards, [4, 2, 1, 7, 3, 0, 5, 6]);
    }
}
