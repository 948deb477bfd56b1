//! Answers that are held until the last is in are secrets that no redeal can move: they were chosen, not dealt.

use crate::{Game, Match, Seat, Silent, Who};

impl<G: Game> Match<G> {
    /// The game as if nobody but `seat` had answered the present question; `None` when nobody else has. What a bot in that seat may
    /// be shown.
    pub fn without_held(&self, seat: Seat) -> Option<G> {
        if self.game().held().without(seat).is_empty() {
            return None;
        }
        let asked = (0..self.ply()).rev().find(|ply| self.at(*ply).held().is_empty()).unwrap_or(0);
        let mut game = self.at(asked);
        let own = self.answers()[asked..].iter().filter(|a| a.who == Who::Seat(seat));
        own.for_each(|a| game.play(a.who, a.choice, &mut Silent));
        Some(game)
    }
}
