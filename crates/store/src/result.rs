//! How a table came out.

use kit::Seats;

/// Kept once a table is over, so that lists need not play it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableResult {
    /// By seat.
    pub totals: Vec<i32>,
    /// Several share a victory; nobody: a rival of the rules has won.
    pub winners: Seats,
}
