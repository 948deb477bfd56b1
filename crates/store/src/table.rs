//! What is kept of a table.

use crate::{DiaryLine, TableResult};
use bots::Level;
use kit::record::Line;
use kit::{Seat, Seats, Who};
use std::time::Duration;

/// All there is to know of a table.
#[derive(Clone, Debug)]
pub struct StoredTable {
    pub id: String,
    pub game: String,
    /// The record without answers.
    pub header: String,
    /// Counts the writes to this table.
    pub version: u64,
    /// The version at which an answer was last taken back.
    pub undone: u64,
    pub stage: Stage,
    pub asked: Seats,
    pub bot_pace: BotPace,
    pub turn_end: TurnEnd,
    /// The seat that has still to say that its turn is over: until then nobody else is asked.
    pub ending: Option<Seat>,
    /// How often something was taken back that had been revealed.
    pub practice: u32,
    pub result: Option<TableResult>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    pub seats: Vec<SeatRecord>,
    pub answers: Vec<StoredAnswer>,
    /// The latest lines, oldest first.
    pub chat: Vec<ChatLine>,
    /// The latest lines, oldest first.
    pub diary: Vec<DiaryLine>,
}

/// An answer, and the version of the table that brought it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAnswer {
    pub version: u64,
    pub who: Who,
    pub text: String,
}

/// A change to a table: all of it is written, or nothing.
#[derive(Clone, Debug)]
pub struct TableWrite {
    pub id: String,
    /// The version it builds on.
    pub on_version: u64,
    /// `None`: the game did not move.
    pub answers: Option<NewAnswers>,
    /// An answer was taken back.
    pub undone: bool,
    pub stage: Stage,
    /// The seats the table waits for.
    pub asked: Seats,
    /// Seconds since 1970.
    pub at: i64,
    /// The seat that has still to say that its turn is over.
    pub ending: Option<Seat>,
    /// Something was taken back that had been revealed.
    pub practised: bool,
    /// `None`: as it is.
    pub header: Option<String>,
    pub seats: Option<Vec<SeatRecord>>,
    pub bot_pace: Option<BotPace>,
    pub turn_end: Option<TurnEnd>,
    pub result: Option<TableResult>,
    /// A table at which the same people play again: it is made with the same stroke.
    pub rematch: Option<Box<StoredTable>>,
    /// What is noted in the diary.
    pub diary: Vec<DiaryLine>,
}

impl TableWrite {
    /// A change that changes nothing yet.
    pub fn on(id: &str, on_version: u64, stage: Stage, asked: Seats, at: i64) -> TableWrite {
        TableWrite {
            id: id.to_string(),
            on_version,
            answers: None,
            undone: false,
            stage,
            asked,
            at,
            ending: None,
            practised: false,
            header: None,
            seats: None,
            bot_pace: None,
            turn_end: None,
            result: None,
            rematch: None,
            diary: Vec::new(),
        }
    }
}

/// The answers from a ply on.
#[derive(Clone, Debug)]
pub struct NewAnswers {
    /// The answers from this ply on are replaced.
    pub from: usize,
    pub lines: Vec<Line>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableCard {
    pub id: String,
    pub game: String,
    pub stage: Stage,
    pub asked: Seats,
    pub practice: u32,
    pub result: Option<TableResult>,
    pub seats: Vec<SeatRecord>,
}

/// How the turn of a person ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum TurnEnd {
    /// With a word of its own: until then the last answers can be taken back and nobody else is asked.
    #[default]
    Said,
    /// With the last answer.
    ByItself,
}

impl TurnEnd {
    /// In forms and in the store.
    pub const fn id(self) -> &'static str {
        match self {
            TurnEnd::Said => "said",
            TurnEnd::ByItself => "itself",
        }
    }

    pub fn from_id(id: &str) -> Option<TurnEnd> {
        [TurnEnd::Said, TurnEnd::ByItself].into_iter().find(|end| end.id() == id)
    }
}

/// Where a table is in its life.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Seats are still free; nothing has been dealt.
    Gathering = 0,
    Playing = 1,
    Over = 2,
}

/// Who answers for a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Free for the first who comes.
    Anybody,
    /// Free for the one who has the link.
    Invited,
    Person,
    Bot(Level),
}

impl Holder {
    pub fn is_free(self) -> bool {
        matches!(self, Holder::Anybody | Holder::Invited)
    }

    pub fn is_bot(self) -> bool {
        matches!(self, Holder::Bot(_))
    }
}

/// A seat at a table of the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRecord {
    pub holder: Holder,
    /// The hash of the person's key; kept when a bot takes over, so that they can come back.
    pub visitor: Option<String>,
    pub name: String,
    /// The hash of the key in the link that gives this seat.
    pub link_hash: String,
    /// With the key of the person who may show the link, this number makes the link's key again, so that the key itself is kept nowhere.
    pub link_number: u64,
    /// The person said goodbye.
    pub away: bool,
    /// The person gave up: a bot plays on to the end.
    pub resigned: bool,
    /// What is answered for the person: their secret, and no part of the record.
    pub standing_order: Option<String>,
}

impl SeatRecord {
    /// A seat at the beginning of a table; its link is still to be made.
    pub fn new(holder: Holder, visitor: Option<String>, name: String) -> SeatRecord {
        SeatRecord { holder, visitor, name, link_hash: String::new(), link_number: 0, away: false, resigned: false, standing_order: None }
    }

    pub fn is_held_by(&self, visitor: &str) -> bool {
        self.holder == Holder::Person && self.visitor.as_deref() == Some(visitor)
    }

    /// A bot plays here for that visitor, who may come back.
    pub fn is_kept_for(&self, visitor: &str) -> bool {
        self.holder.is_bot() && !self.resigned && self.visitor.as_deref() == Some(visitor)
    }

    /// A free seat that is kept for that visitor.
    pub fn is_reserved_for(&self, visitor: &str) -> bool {
        self.holder == Holder::Invited && self.visitor.as_deref() == Some(visitor)
    }
}

/// Something said at the table, beside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Seconds since 1970.
    pub at: i64,
    pub ply: i64,
    /// Absent: a spectator.
    pub seat: Option<Seat>,
    pub name: String,
    pub words: String,
}

/// How fast bots answer: fast enough not to bore, slow enough to be followed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum BotPace {
    Slow,
    #[default]
    Steady,
    Quick,
    AtOnce,
}

impl BotPace {
    pub const ALL: [BotPace; 4] = [BotPace::Slow, BotPace::Steady, BotPace::Quick, BotPace::AtOnce];

    /// In forms and in the store; its words are the message `pace-ID`.
    pub const fn id(self) -> &'static str {
        match self {
            BotPace::Slow => "slow",
            BotPace::Steady => "steady",
            BotPace::Quick => "quick",
            BotPace::AtOnce => "at-once",
        }
    }

    pub fn from_id(id: &str) -> Option<BotPace> {
        BotPace::ALL.into_iter().find(|pace| pace.id() == id)
    }

    /// The least time between two answers of bots.
    pub const fn wait(self) -> Duration {
        Duration::from_millis(match self {
            BotPace::Slow => 1800,
            BotPace::Steady => 700,
            BotPace::Quick => 250,
            BotPace::AtOnce => 0,
        })
    }
}
