//! What the search can be set by.

use kit::{Ahead, Evaluate, Foresight, Moment};

/// The knobs of the search. [`Style::default`] is what the levels play with; `README.md` says what was tried.
#[derive(Copy, Clone, Debug)]
pub struct Style {
    /// How much is explored, in units of the spread of the margins met.
    pub explore: f32,
    /// How much an answer's average elsewhere counts, fading with visits (MAST).
    pub averages: f32,
    /// A place where chance answers has at most `luck * sqrt(visits)` different outcomes in the tree.
    pub luck: f32,
    /// Looks at first only at this many of the best-looking answers, and at more with the square root of the visits.
    pub width: f32,
    /// How much of an answer's worth is the best of what the same seat can do next, the rest being the average of what was tried.
    pub best: f32,
    /// How much an answer that was tried seldom is mistrusted at the end, in units of the spread.
    pub caution: f32,
    /// Less is played on where the budget would not suffice for so many iterations.
    pub enough: f32,
    /// Positions looked at to give the answers of a new question their first word.
    pub first_word: usize,
    /// How many visits the evaluation's first word counts for (progressive bias); `None`, here and below: what the game asks for
    /// ([`Foresight`]).
    pub prior: Option<f32>,
    /// How far it is played on after the present turn before an iteration is judged, at most: all iterations of a thought end at the same
    /// moment of the game.
    pub ahead: Option<Ahead>,
    /// Positions a seat looks at to find the best end of a turn behind the leaf.
    pub look: Option<usize>,
    /// When an iteration is judged.
    pub judged: Option<Moment>,
    /// Sees everything. For measurement only.
    pub peek: bool,
}

impl Default for Style {
    fn default() -> Self {
        Style {
            explore: 0.5,
            averages: 0.5,
            luck: 1.5,
            width: 6.0,
            best: 0.7,
            caution: 0.5,
            enough: 30.0,
            first_word: 30,
            prior: None,
            ahead: None,
            look: None,
            judged: None,
            peek: false,
        }
    }
}

impl Style {
    /// How it looks ahead in a game.
    pub(crate) fn foresight<G: Evaluate>(&self) -> Foresight {
        let own = G::FORESIGHT;
        Foresight {
            look: self.look.unwrap_or(own.look),
            ahead: self.ahead.unwrap_or(own.ahead),
            prior: self.prior.unwrap_or(own.prior).max(f32::EPSILON),
            judged: self.judged.unwrap_or(own.judged),
        }
    }
}
