//! What a table needs from outside: the time and randomness.

use crate::TableError;
use std::fmt::{Debug, Write};
use std::time::{SystemTime, UNIX_EPOCH};

pub trait System: Send + Sync + Debug {
    /// Seconds since 1970, for lists and chat. No rule and no decision depends on it: waiting times are measured by a clock that does not jump.
    fn now(&self) -> i64;
    /// 64 random bits that nobody can foresee. Should there be none, there is no answer of chance and no key at all, rather than a weak one.
    fn random(&self) -> Result<u64, TableError>;
}

#[derive(Debug)]
pub struct OperatingSystem;

impl System for OperatingSystem {
    fn now(&self) -> i64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs() as i64)
    }

    fn random(&self) -> Result<u64, TableError> {
        getrandom::u64().map_err(|e| TableError::NoRandomness(e.to_string()))
    }
}

/// A random word of `words` times 64 bits, in hexadecimal: a table's name in addresses, a visitor's key.
pub fn random_word(system: &dyn System, words: usize) -> Result<String, TableError> {
    let mut hex = String::new();
    for _ in 0..words {
        let _ = write!(hex, "{:016x}", system.random()?);
    }
    Ok(hex)
}
