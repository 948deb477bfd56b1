//! What the nobles' next drives promise (§8).

use super::EvalWeights;
use crate::edition::ROUNDS;
use crate::place::{PLACES, Place, Shield};
use crate::state::Florence;
use kit::MOST_SEATS;

impl Florence {
    /// Leads and cards along the ways of the active noble and of the two who drive next: where they stand and drive to is known.
    pub(super) fn add_drives(&self, values: &mut [f32; MOST_SEATS], weights: &EvalWeights) {
        let spent = self.spent();
        // The nearer the round's end, the nearer the next drives.
        let nearing = |now: f32, next: f32| next + spent * (now - next);
        let shares = [weights.drive_now, nearing(weights.drive_now, weights.drive_next), nearing(weights.drive_next, weights.drive_later)];
        let (mut lead, mut card) = ([0.0; PLACES], [0.0; PLACES]);
        for (round, share) in (self.round..=ROUNDS as u8).zip(shares) {
            let segment = self.edition().segment(round);
            let (at, destination) = (self.carriages[segment.noble.index()], self.destinations[usize::from(round) - 1]);
            let (Some(mut at), Some(destination)) = (at, destination) else { continue };
            while at != destination {
                at = self.edition().next[at.index()];
                lead[at.index()] += share * f32::from(segment.lead_vp);
                card[at.index()] += share * weights.drive_card;
            }
        }
        for place in Place::all().filter(|place| card[place.index()] > 0.0) {
            if let Some(first) = self.queue(place).first() {
                values[self.side_of(first.family).index()] += lead[place.index()];
            }
            if let Some(side) = self.best_brag(place).filter(|side| self.is_at(*side, place)) {
                values[side.index()] += card[place.index()];
            }
            for side in self.sides().filter(|side| self.has_guard(*side, Shield::Brag(place))) {
                values[side.index()] += card[place.index()];
            }
        }
    }
}
