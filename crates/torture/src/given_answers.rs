//! What was answered at a table, as the people who answered know it.

/// One answer somebody gave.
#[derive(Clone, Debug)]
pub struct Entry {
    pub seat: u8,
    /// Answers the table had when the person read the question. Others who are asked at the same time may have answered since.
    pub read_at: usize,
    pub answer: String,
    pub fate: Fate,
}

/// What the site said to it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Taken: it must never be lost.
    Acknowledged,
    /// No reply, or one that the site itself had failed: it may have been taken or not, but not twice.
    Unknown,
}

/// The answers of one table in the order they were given.
#[derive(Clone, Default, Debug)]
pub struct GivenAnswers {
    pub entries: Vec<Entry>,
}

impl GivenAnswers {
    pub fn acknowledged(&self) -> usize {
        self.entries.iter().filter(|entry| entry.fate == Fate::Acknowledged).count()
    }
}
