//! The input of a search, and the state of one of its iterations.

use super::policy::SearchPolicy;
use super::tree::Path;
use crate::judge::Judge;
use kit::{Evaluate, Rng, SearchParams, Seat, Silent, Who};

/// The input of a search.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Task<'a, G> {
    pub game: &'a G,
    pub root: Path,
    /// Who thinks.
    pub seat: Seat,
    pub policy: &'a SearchPolicy,
    pub params: SearchParams,
    pub judge: &'a Judge,
}

impl<G: Evaluate> Task<'_, G> {
    /// A state in which the unseen is dealt anew.
    pub fn deal(&self, rng: &mut Rng) -> G {
        let mut game = self.game.clone();
        if !self.policy.peek {
            game.redeal(self.seat, rng);
        }
        game
    }
}

/// The state of one iteration.
pub(crate) struct IterationState<G> {
    pub game: G,
    pub path: Path,
    /// Hash of held answers that only become known with the last.
    pub pending: Option<Path>,
}

impl<G: Evaluate> IterationState<G> {
    pub fn play(&mut self, who: Who, choice: G::Choice) {
        self.game.play(who, choice, &mut Silent);
        self.follow(who, choice);
    }

    /// The path after an answer that has been played.
    fn follow(&mut self, who: Who, choice: G::Choice) {
        if self.game.held().is_empty() {
            let revealed = self.pending.take().unwrap_or(self.path);
            self.path = revealed.then(who, choice);
        } else {
            self.pending = Some(self.pending.unwrap_or(self.path).then(who, choice));
            self.path = self.path.then_hidden(who);
        }
    }
}
