//! What brags to come promise (§5).

use super::EvalWeights;
use crate::edition::ROUNDS;
use crate::pieces::{Family, Kind, Side, Tile};
use crate::place::{PLACES, Place};
use crate::state::Florence;

impl Florence {
    /// What a side's markers may still bring: so many of the best tiles it may brag at, as they count now. A card that takes a marker back
    /// (§7.15) is one more. In the last round each brag takes a point of time, and who has passed is through. Strozzi's brags do not
    /// hang on where he stands (§13.11).
    pub(super) fn brag_hopes(&self, side: Side, weights: &EvalWeights) -> f32 {
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
                vp += weights.big_mouth * each * (markers - 1) as f32;
            }
            hopes[count] = vp * self.brag_share(side, place, weights);
            count += 1;
        }
        sum_of_best(&mut hopes[..count], markers)
    }

    fn brag_share(&self, side: Side, place: Place, weights: &EvalWeights) -> f32 {
        if self.is_at(side, place) {
            weights.brag_here
        } else if self.edition().neighbours(place).any(|next| self.is_at(side, next)) {
            weights.brag_near
        } else {
            weights.brag_away
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
    use crate::edition::Edition;
    use crate::pieces::Rank;
    use kit::{Edition as _, Evaluate, Setup, Silent};

    /// Influencers (§5.7) at location 1, where blue has a donna; the other locations have no tile.
    fn a_donna_at_influencers() -> Florence {
        let setup = Setup::of::<Florence>(4).unwrap();
        let mut game = Florence::bare(Edition::editions().current(), &setup);
        game.tiles[0] = Some(Tile::Influencers);
        game.deploy(Family(0), Rank::Donna, Place::at(0), false, &mut Silent);
        game
    }

    fn hopes(game: &Florence) -> f32 {
        game.brag_hopes(Side(0), &EvalWeights::of(&Florence::weights(game.seats).values))
    }

    #[test]
    fn a_brag_within_reach_promises_more_than_one_far_away() {
        let mut game = a_donna_at_influencers();
        let mut by_distance = Vec::new();
        for place in [0, 1, 8] {
            game.tiles = [None; PLACES];
            game.tiles[place] = Some(Tile::Influencers);
            by_distance.push(hopes(&game));
        }
        assert!(by_distance[0] > by_distance[1] && by_distance[1] > by_distance[2] && by_distance[2] > 0.0, "{by_distance:?}");
    }

    #[test]
    fn a_tile_without_a_box_left_or_with_an_own_marker_promises_nothing() {
        let mut game = a_donna_at_influencers();
        game.brags[0][0] = Some(Family(1));
        assert_eq!(hopes(&game), 0.0, "5 VP need the bottom box (§5.5)");
        game.brags[0] = [None, Some(Family(0)), None];
        assert_eq!(hopes(&game), 0.0, "one brags once at a tile (§5.2)");
    }

    #[test]
    fn in_the_last_round_a_brag_needs_time_and_a_turn() {
        let mut game = a_donna_at_influencers();
        game.round = ROUNDS as u8;
        assert!(hopes(&game) > 0.0);
        game.players[0].time = 0;
        assert_eq!(hopes(&game), 0.0);
        game.players[0].time = 5;
        game.players[0].passed = 1;
        assert_eq!(hopes(&game), 0.0);
    }

    #[test]
    fn only_as_many_hopes_count_as_there_are_markers() {
        assert_eq!(sum_of_best(&mut [1.0, 5.0, 3.0, 4.0], 2), 9.0);
        assert_eq!(sum_of_best(&mut [1.0, 5.0], 6), 6.0);
        assert_eq!(sum_of_best(&mut [], 3), 0.0);
    }
}
