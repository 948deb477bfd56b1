//! The secret a browser is known by.

use sha2::{Digest, Sha256};
use std::fmt;
use store::hash_key;

/// A browser's secret key. The store only ever sees its hash, and the keys of seat links are made from it, so they are kept nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct VisitorKey {
    secret: String,
    id: String,
}

impl VisitorKey {
    pub fn new(secret: String) -> VisitorKey {
        VisitorKey { id: hash_key(&secret), secret }
    }

    /// Somebody who has never sat anywhere.
    pub fn nobody() -> VisitorKey {
        VisitorKey { secret: String::new(), id: String::new() }
    }

    /// The hash under which the visitor is known.
    pub fn id(&self) -> &str {
        &self.id
    }

    pub fn is_known(&self) -> bool {
        !self.id.is_empty()
    }

    /// The key in the link of a seat that this visitor may show. Another number makes another link.
    pub fn link(&self, table: &str, seat: kit::Seat, number: u64) -> String {
        let mut hash = Sha256::new();
        for part in ["signoria seat link", &self.secret, table, &seat.to_string(), &number.to_string()] {
            hash.update(part.as_bytes());
            hash.update([0]);
        }
        hash.finalize().iter().take(20).map(|byte| format!("{byte:02x}")).collect()
    }
}

/// The secret is never printed.
impl fmt::Debug for VisitorKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "VisitorKey({})", self.id)
    }
}
