//! What brags to come promise (§5).

use super::Sense;
use crate::edition::ROUNDS;
use crate::pieces::{Family, Kind, Side, Tile};
use crate::place::{PLACES, Place};
use crate::state::Florence;

impl Florence {
    /// What a side's markers may still bring: so many of the best tiles it may brag at, as they count now. In the last round each takes
    /// a point of time, and who has passed is through. Strozzi's brags do not hang on where he stands (§13.11).
    pub(super) fn brag_hopes(&self, side: Side, sense: &Sense) -> f32 {
        let (player, family) = (self.player(side), Family(side.0));
        let mut markers = usize::from(self.families[family.index()].markers + player.hand[Kind::RetractBrag.index()]);
        if usize::from(self.round) >= ROUNDS {
            markers = if player.passed > 0 { 0 } else { markers.min(usize::from(player.time)) };
        }
        if markers == 0 || self.is_strozzi(side) {
            return 0.0;
        }
        let mut hopes = [0.0; PLACES];
        let mut count = 0;
        for place in Place::all().filter(|place| !self.brags[place.index()].contains(&Some(family))) {
            let now = self.brag_vp(side, place, 0);
            if now == 0 || self.brag_box(place, now).is_none() {
                continue;
            }
            let mut vp = f32::from(now);
            if self.tiles[place.index()] == Some(Tile::BigMouth) {
                let each = f32::from(self.edition().tile[Tile::BigMouth.index()].0);
                vp += sense.big_mouth * each * (markers - 1) as f32;
            }
            hopes[count] = vp * self.brag_share(side, place, sense);
            count += 1;
        }
        sum_of_best(&mut hopes[..count], markers)
    }

    fn brag_share(&self, side: Side, place: Place, sense: &Sense) -> f32 {
        if self.is_at(side, place) {
            sense.brag_here
        } else if self.edition().neighbours(place).any(|next| self.is_at(side, next)) {
            sense.brag_near
        } else {
            sense.brag_away
        }
    }
}

/// The sum of so many of the highest numbers.
fn sum_of_best(numbers: &mut [f32], many: usize) -> f32 {
    if many < numbers.len() {
        numbers.select_nth_unstable_by(many, |a, b| b.total_cmp(a));
    }
    numbers.iter().take(many).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_as_many_hopes_count_as_there_are_markers() {
        assert_eq!(sum_of_best(&mut [1.0, 5.0, 3.0, 4.0], 2), 9.0);
        assert_eq!(sum_of_best(&mut [1.0, 5.0], 6), 6.0);
        assert_eq!(sum_of_best(&mut [], 3), 0.0);
    }
}
