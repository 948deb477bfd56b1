//! Secrets at rest: whoever reads the store must not be able to sit down as somebody else.

use sha2::{Digest, Sha256};
use std::fmt::Write;

/// The hash under which a secret key (a browser's cookie, a seat's link) is kept.
pub fn hash_key(key: &str) -> String {
    Sha256::digest(key.as_bytes()).iter().take(16).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}
