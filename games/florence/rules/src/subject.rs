//! What a question is about, for drawings.

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Where a new member comes to the board.
    Deploys,
    /// Where the member who walks goes next.
    Walks,
}
