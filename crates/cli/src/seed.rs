//! Seeds that nobody chose.

use std::hash::{BuildHasher, Hasher, RandomState};

/// The standard library's hash keys are random in each process, and new for each state made.
pub fn fresh_seed() -> u64 {
    // 53 bits, so that every JSON reader gives it back unchanged.
    RandomState::new().build_hasher().finish() >> 11
}
