//! What a position is worth, for bots.

use crate::Bottega;
use kit::{Evaluate, Game, MOST_SEATS, Viewer};

impl Evaluate for Bottega {
    /// Points so far, and coins at what they are likely to buy in the rounds left.
    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        let scores = self.standing(Viewer::Referee);
        let per_coin = if self.stack.is_empty() { 0.0 } else { 0.9 };
        for (seat, player) in self.players.iter().enumerate() {
            out[seat] = scores.scores[seat].total as f32 + per_coin * f32::from(player.coins);
        }
    }
}
