//! What happens at a table beside the game. It never changes a replay.

use kit::Seat;

/// One entry of a table's diary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiaryLine {
    /// Seconds since 1970.
    pub at: i64,
    pub ply: i64,
    pub seat: Seat,
    pub what: DiaryNote,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DiaryNote {
    /// Said goodbye.
    Left,
    CameBack,
    /// A bot took the place of somebody who was away.
    BotSatDown,
    /// Gave up: a bot plays on to the end.
    Resigned,
    /// Took something back that had been revealed.
    Practised,
    /// Asked what a strong bot would answer.
    Advised,
    /// The coach thinks along.
    Coached,
}

impl DiaryNote {
    pub const ALL: [DiaryNote; 7] = [
        DiaryNote::Left,
        DiaryNote::CameBack,
        DiaryNote::BotSatDown,
        DiaryNote::Resigned,
        DiaryNote::Practised,
        DiaryNote::Advised,
        DiaryNote::Coached,
    ];

    /// In the store; its words are the message `diary-ID`.
    pub const fn id(self) -> &'static str {
        match self {
            DiaryNote::Left => "left",
            DiaryNote::CameBack => "came-back",
            DiaryNote::BotSatDown => "bot-sat-down",
            DiaryNote::Resigned => "resigned",
            DiaryNote::Practised => "practised",
            DiaryNote::Advised => "advised",
            DiaryNote::Coached => "coached",
        }
    }

    pub fn from_id(id: &str) -> Option<DiaryNote> {
        DiaryNote::ALL.into_iter().find(|note| note.id() == id)
    }
}
