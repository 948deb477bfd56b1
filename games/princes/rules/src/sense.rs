//! What a position is worth, for bots.

use crate::state::Princes;
use kit::{Evaluate, MOST_SEATS};

impl Evaluate for Princes {
    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        for (nth, prince) in self.everyone().enumerate() {
            out[nth] = prince.prestige() as f32;
        }
    }
}
