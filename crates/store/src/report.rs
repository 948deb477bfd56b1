//! What people say is wrong, and what went wrong by itself, for the keeper of the site.

/// Words with the exact place they are about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Seconds since 1970.
    pub at: i64,
    pub table: String,
    pub ply: i64,
    /// -1: a spectator, or the program itself.
    pub seat: i64,
    pub build: String,
    pub browser: String,
    pub words: String,
}
