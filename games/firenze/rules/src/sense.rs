//! What a position is worth, for bots.

use crate::state::Firenze;
use kit::{Evaluate, MOST_SEATS, Seat};

impl Evaluate for Firenze {
    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        for seat in Seat::all(self.seats) {
            out[seat.index()] = f32::from(self.player(seat).total());
        }
    }
}
