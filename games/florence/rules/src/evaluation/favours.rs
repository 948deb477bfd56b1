//! What the queues at the next destinations promise (§9).

use super::EvalWeights;
use crate::pieces::{Noble, Rank};
use crate::state::Florence;
use kit::MOST_SEATS;

impl Florence {
    /// The favours of this round and of the two to come.
    pub(super) fn add_favours(&self, values: &mut [f32; MOST_SEATS], weights: &EvalWeights) {
        let spent = self.spent();
        // The nearer the round's end, the nearer the next rounds' favours.
        let nearing = |now: f32, next: f32| next + spent * (now - next);
        let shares = [
            (0, weights.favour_now),
            (1, nearing(weights.favour_now, weights.favour_next)),
            (2, nearing(weights.favour_next, weights.favour_later)),
            (3, nearing(weights.favour_later, 0.0)),
        ];
        for (ahead, share) in shares {
            let round = self.round + ahead;
            if round > 9 {
                break;
            }
            let segment = self.edition().segment(round);
            let Some(place) = self.destinations[usize::from(round) - 1] else { continue };
            if segment.noble == Noble::Giovanni {
                for ((vp, price), side) in segment.rewards.iter().zip(self.control(place).iter()) {
                    let funds = f32::from(self.player(*side).time + self.player(*side).cards());
                    let coming: f32 = if ahead == 0 { 0.0 } else { weights.coming * f32::from(ahead) };
                    let chance = if ahead == 0 {
                        f32::from(u8::from(funds >= f32::from(*price)))
                    } else {
                        ((funds + coming) / f32::from(*price).max(1.0)).min(1.0)
                    };
                    values[side.index()] += share * chance * (f32::from(*vp) - f32::from(*price));
                }
                continue;
            }
            for (member, vp) in self.queue(place).iter().zip(&segment.places) {
                let counts = segment.noble == Noble::Cosimo || member.rank > Rank::Debutante;
                let weight = if counts { 1.0 } else { 0.25 * f32::from(ahead) };
                values[self.side_of(member.family).index()] += share * weight * f32::from(*vp);
            }
        }
    }
}
