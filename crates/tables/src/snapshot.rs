//! A table at one moment, for everybody who looks at it.

use crate::rewinding::{practice_point, undo_point};
use crate::{Advice, EndedOrder};
use kit::{NoUndo, Seat, Seats, Turn};
use shelf::{Shown, Table, Title};
use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};
use store::{BotPace, ChatLine, DiaryLine, Holder, SeatRecord, Stage, TableResult, TurnEnd};

/// An immutable picture of a table. Pages are drawn from it while the table moves on.
pub struct Snapshot {
    pub id: Arc<str>,
    pub title: &'static Title,
    /// Counts up with every change that people can see.
    pub number: u64,
    /// The version of the table in the store: what an undo names.
    pub version: u64,
    /// The version of the present question: what an answer names.
    pub question: u64,
    pub table: Box<dyn Table>,
    pub stage: Stage,
    pub seats: Vec<SeatRecord>,
    pub bot_pace: BotPace,
    pub turn_end: TurnEnd,
    /// The seat that has still to say that its turn is over: nobody else is asked, and nothing on the table can be answered.
    pub ending: Option<Seat>,
    /// How often something was taken back that had been revealed.
    pub practice: u32,
    /// Once the game is over.
    pub result: Option<TableResult>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    /// What happened beside the game, the latest lines, oldest first.
    pub diary: Arc<[DiaryLine]>,
    /// What a strong bot would answer in a person's place: for that person's eyes only.
    pub advice: Option<Arc<Advice>>,
    /// A person's order that has ended before this question: for that person's eyes only.
    pub ended_order: Option<EndedOrder>,
    /// The latest lines, oldest first.
    pub chat: Arc<[ChatLine]>,
    /// The seats whose page is open somewhere.
    pub present: Seats,
    /// The seats that may be given to a bot, because nobody has had their page open for a while.
    pub absent: Seats,
    /// Under load bots have less than their usual time.
    pub bots_hurried: bool,
    /// Why the record could not be played to its end by the rules of this program; the table can be looked at, but it does not go on.
    pub stopped: Option<Arc<str>>,
    /// It is the table as it stood earlier: nothing can be answered, and nobody is asked.
    pub is_past: bool,
    /// What others keep with this snapshot for as long as it lives, such as pages drawn from it.
    pub attached: Attached,
}

/// At most one value of each type.
#[derive(Default)]
pub struct Attached(Mutex<Vec<Arc<dyn Any + Send + Sync>>>);

impl Attached {
    /// The value of that type; the first who asks brings it.
    pub fn get_or_default<T: Any + Send + Sync + Default>(&self) -> Arc<T> {
        let mut values = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = values.iter().find_map(|value| Arc::clone(value).downcast::<T>().ok()) {
            return found;
        }
        let fresh = Arc::new(T::default());
        values.push(Arc::clone(&fresh) as Arc<dyn Any + Send + Sync>);
        fresh
    }
}

impl Snapshot {
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// The seats asked now; none while people are still gathering.
    pub fn asked(&self) -> Seats {
        match self.turn() {
            Turn::Ask(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        }
    }

    /// Whose turn it is: nobody's, while people are still gathering or when the table does not go on.
    pub fn turn(&self) -> Turn {
        match self.ending {
            _ if self.stage != Stage::Playing || self.stopped.is_some() || self.is_past => Turn::Over,
            Some(seat) => Turn::Ask(Seats::one(seat)),
            None => self.table.turn(),
        }
    }

    /// Whether the seat can take back its last answer, or all of its turn.
    pub fn check_undo(&self, seat: Seat, whole_turn: bool) -> Result<(), NoUndo> {
        undo_point(self.table.as_ref(), seat, whole_turn, is_alone(&self.seats)).map(drop)
    }

    /// Where practice would lead back to: the seat's latest decision that cannot be taken back otherwise. None where other people play.
    pub fn practice_point(&self, seat: Seat) -> Option<usize> {
        let may = self.stage == Stage::Playing && self.stopped.is_none() && is_alone(&self.seats);
        may.then(|| practice_point(self.table.as_ref(), seat)).flatten()
    }

    /// Whether the seat could go back to where it stood at a ply.
    pub fn may_rewind(&self, seat: Seat, ply: usize) -> bool {
        let may = self.stage == Stage::Playing && self.stopped.is_none() && is_alone(&self.seats);
        may && self.table.decisions_of(seat).contains(&ply)
    }

    /// Whether only bots are asked, and people here do not want to watch them one by one.
    pub fn bots_rush(&self) -> bool {
        let is_bot = |seat: Seat| self.seat(seat).is_some_and(|seat| seat.holder.is_bot());
        let asked = self.asked();
        self.bot_pace == BotPace::AtOnce && !asked.is_empty() && asked.iter().all(is_bot)
    }

    /// Whether the person in that seat may ask for advice now.
    pub fn may_be_advised(&self, seat: Seat) -> bool {
        self.ending.is_none() && self.asked().contains(seat) && is_alone(&self.seats)
    }

    /// The table as it stood after `ply` answers, for those who look back without leaving it.
    pub fn past(&self, ply: usize) -> Snapshot {
        Snapshot {
            id: Arc::clone(&self.id),
            table: self.table.at(ply).shown(Shown::Past),
            stage: Stage::Playing,
            seats: self.seats.clone(),
            ending: None,
            result: None,
            rematch: None,
            diary: Arc::clone(&self.diary),
            chat: Arc::clone(&self.chat),
            advice: None,
            ended_order: None,
            stopped: None,
            is_past: true,
            attached: Attached::default(),
            ..*self
        }
    }

    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over || self.stopped.is_some()
    }

    /// The seats a visitor holds.
    pub fn held_by(&self, visitor: &str) -> Seats {
        held_by(&self.seats, visitor)
    }

    pub fn seat(&self, seat: Seat) -> Option<&SeatRecord> {
        self.seats.get(seat.index())
    }
}

pub fn held_by(seats: &[SeatRecord], visitor: &str) -> Seats {
    (0..).map(Seat).zip(seats).filter(|(_, seat)| seat.is_held_by(visitor)).map(|(seat, _)| seat).collect()
}

/// Whether one seat is a person's and all others are bots'.
pub(crate) fn is_alone(seats: &[SeatRecord]) -> bool {
    let people = seats.iter().filter(|seat| seat.holder == Holder::Person).count();
    people == 1 && seats.iter().all(|seat| seat.holder == Holder::Person || seat.holder.is_bot())
}
