//! What a position is worth, for bots.

use crate::state::Lorenzo;
use kit::{Evaluate, MOST_SEATS, Seat};

impl Evaluate for Lorenzo {
    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        for seat in Seat::all(self.seats) {
            out[seat.index()] = self.points(seat).iter().sum::<i32>() as f32;
        }
    }
}
