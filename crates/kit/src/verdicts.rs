//! What a seat can try now, each answer with its verdict: computed in one pass, once for each question.

use crate::Why;

/// An answer somebody might try, and why it is refused if it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Verdict<C> {
    pub choice: C,
    /// `None`: the answer is allowed.
    pub refused: Option<Why>,
}

/// All candidates of a question, sorted, each with its verdict. The legal list, the refusals, the board, the page's list and the protocol read
/// this one result ([`Game::verdicts`](crate::Game::verdicts)).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdicts<C>(Vec<Verdict<C>>);

impl<C> Default for Verdicts<C> {
    fn default() -> Self {
        Verdicts(Vec::new())
    }
}

impl<C: Copy + Ord> Verdicts<C> {
    /// `verdicts` are sorted by their answer, each answer once.
    pub fn new(verdicts: Vec<Verdict<C>>) -> Self {
        debug_assert!(verdicts.is_sorted_by(|a, b| a.choice < b.choice), "candidates are sorted, each once");
        Verdicts(verdicts)
    }

    pub fn all(&self) -> &[Verdict<C>] {
        &self.0
    }

    pub fn legal(&self) -> impl Iterator<Item = C> {
        self.0.iter().filter(|verdict| verdict.refused.is_none()).map(|verdict| verdict.choice)
    }

    pub fn refused(&self) -> impl Iterator<Item = (C, Why)> {
        self.0.iter().filter_map(|verdict| verdict.refused.map(|why| (verdict.choice, why)))
    }

    /// Whether an answer is allowed, and if not, why. `None`: it is no answer to this question at all.
    pub fn on(&self, choice: C) -> Option<Result<(), Why>> {
        let place = self.0.binary_search_by(|verdict| verdict.choice.cmp(&choice)).ok()?;
        Some(self.0[place].refused.map_or(Ok(()), Err))
    }
}
