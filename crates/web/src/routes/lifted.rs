//! Whose hand lies open at a screen that several people share.

use kit::Seat;
use serde::Deserialize;

/// As the address says it: `?lift=2`.
#[derive(Deserialize)]
pub struct Lifted {
    pub lift: Option<u8>,
}

impl Lifted {
    pub fn seat(&self) -> Option<Seat> {
        self.lift.map(Seat)
    }
}
