//! What the store holds of a table, in memory, and what follows from it.

use crate::seating::Presence;
use crate::snapshot::{Attached, Snapshot, held_by, is_alone};
use crate::{Advice, EndedOrder, Person, TableError};
use kit::{Seat, Seats, Turn};
use shelf::{Shown, Table, Title};
use std::sync::Arc;
use store::{BotPace, ChatLine, DiaryLine, SeatRecord, Stage, TableResult, TurnEnd};

pub(crate) struct TableState {
    pub id: Arc<str>,
    pub title: &'static Title,
    pub table: Box<dyn Table>,
    /// The version that brought each answer, by ply.
    pub answer_versions: Vec<u64>,
    pub version: u64,
    /// The version at which an answer was last taken back.
    pub undone: u64,
    pub stage: Stage,
    pub seats: Vec<SeatRecord>,
    pub bot_pace: BotPace,
    pub turn_end: TurnEnd,
    /// The seat that has still to say that its turn is over: until then nobody else is asked, and chance does not answer.
    pub ending: Option<Seat>,
    /// How often something was taken back that had been revealed.
    pub practice: u32,
    pub result: Option<TableResult>,
    pub rematch: Option<String>,
    pub chat: Arc<[ChatLine]>,
    pub diary: Arc<[DiaryLine]>,
    /// What a person was told about a question; it goes with the question.
    pub advice: Option<Arc<Advice>>,
    /// The order of a person that has just ended, and the question before which it did.
    pub ended_order: Option<EndedOrder>,
    /// Why the record could not be played to its end.
    pub stopped: Option<Arc<str>>,
    /// The header by the rules of this program, if the store has one by older rules.
    pub new_header: Option<String>,
}

impl TableState {
    /// The version of the present question: of the last answer before it, unless something was taken back since. It is the same in every
    /// process that reads this table, and an answer that is held does not change it for the others.
    pub fn question(&self) -> u64 {
        let before = self.table.question_ply().checked_sub(1).and_then(|ply| self.answer_versions.get(ply));
        before.copied().unwrap_or(0).max(self.undone)
    }

    /// The seats the table waits for.
    pub fn asked(&self) -> Seats {
        let goes_on = self.stage == Stage::Playing && self.stopped.is_none();
        if goes_on { waiting_for(self.table.as_ref(), self.ending) } else { Seats::NONE }
    }

    /// Whether all but one seat are bots': then nobody is wronged by what is taken back.
    pub fn is_alone(&self) -> bool {
        is_alone(&self.seats)
    }

    pub fn holds(&self, person: &Person, seat: Seat) -> Result<(), TableError> {
        if held_by(&self.seats, person.id()).contains(seat) { Ok(()) } else { Err(TableError::NotYourSeat) }
    }

    pub fn snapshot(&self, number: u64, presence: &Presence, bots_hurried: bool) -> Snapshot {
        Snapshot {
            id: Arc::clone(&self.id),
            title: self.title,
            number,
            version: self.version,
            question: self.question(),
            table: self.table.shown(self.ending.map_or(Shown::Now, Shown::Ending)),
            stage: self.stage,
            seats: self.seats.clone(),
            bot_pace: self.bot_pace,
            turn_end: self.turn_end,
            ending: self.ending,
            practice: self.practice,
            result: self.result.clone(),
            rematch: self.rematch.clone(),
            diary: Arc::clone(&self.diary),
            chat: Arc::clone(&self.chat),
            advice: self.advice.clone().filter(|advice| advice.question == self.question()),
            ended_order: self.ended_order.clone().filter(|ended| ended.question == self.question()),
            present: presence.present(),
            absent: presence.absent(),
            bots_hurried,
            stopped: self.stopped.clone(),
            is_past: false,
            attached: Attached::default(),
        }
    }
}

/// The seats whose answer, or whose word that the turn is over, is still to come.
pub(crate) fn waiting_for(table: &dyn Table, ending: Option<Seat>) -> Seats {
    match table.turn() {
        _ if ending.is_some() => ending.map_or(Seats::NONE, Seats::one),
        Turn::Ask(seats) => table.held().iter().fold(seats, Seats::without),
        Turn::Chance | Turn::Over => Seats::NONE,
    }
}
