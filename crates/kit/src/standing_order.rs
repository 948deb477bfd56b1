//! Answers that a person gives ahead: "raise for me up to 700".

use crate::Phrase;

/// Something that a seat can ask to have answered for it from now on. Each answer it gives is an ordinary one, in the record and for the others.
#[derive(Clone, PartialEq, Debug)]
pub struct StandingOrder {
    /// As it is stored. The game alone reads it.
    pub id: String,
    /// What it does, in words.
    pub phrase: Phrase,
}

/// What a standing order says to the present question.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Follow<C> {
    Answer(C),
    /// The seat is not asked, or not about this; the order may still come to speak.
    Waits,
    /// What it was about is over, or goes further than it reaches: the person decides again.
    Ended,
}
