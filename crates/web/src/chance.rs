//! Randomness of the operating system: for chance's answers, keys and names of tables. Nothing here can be foreseen or repeated; what comes of
//! it is recorded. Should the system ever refuse, there is no answer and no key at all, rather than a weak one.

use crate::fault::Fault;
use std::fmt::Write;

/// 64 bits for one answer of chance.
pub fn bits() -> Result<u64, Fault> {
    getrandom::u64().map_err(|e| Fault::no_chance(&e.to_string()))
}

/// 160 bits as a word: a seat's link, a visitor's key.
pub fn key() -> Result<String, Fault> {
    word::<20>()
}

/// A table's name in addresses: 64 bits, so that unlisted tables are not found by trying.
pub fn table_id() -> Result<String, Fault> {
    word::<8>()
}

fn word<const BYTES: usize>() -> Result<String, Fault> {
    let mut random = [0u8; BYTES];
    getrandom::fill(&mut random).map_err(|e| Fault::no_chance(&e.to_string()))?;
    Ok(random.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    }))
}
