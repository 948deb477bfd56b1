//! The end of a person's turn, where it is a word of its own.
//!
//! After the last answer of the turn nobody else is asked, chance does not answer and bots do not move, until the person says that the turn is
//! over or takes something back. It is stored with the table and is no entry of the journal. It hangs only on what everybody sees: whose turn
//! it was and that it has come to its end.

use crate::answers::settle;
use crate::owner::{Besides, Owner};
use crate::seating::ABSENT;
use crate::snapshot::held_by;
use crate::{Person, TableError};
use kit::{Seat, Turn};
use shelf::Table;
use store::{Holder, SeatRecord, TurnEnd};
use tokio::time::Instant;

impl Owner {
    /// The seat that has to say that its turn is over, if these answers have ended it.
    pub(crate) fn ends_turn(&self, next: &dyn Table) -> Option<Seat> {
        let seat = next.ended_by().filter(|_| self.state.turn_end == TurnEnd::Said && next.turn() != Turn::Over)?;
        self.state.seats.get(seat.index()).filter(|record| sits(record)).map(|_| seat)
    }

    pub(crate) async fn end_turn(&mut self, person: &Person, seat: Seat, version: u64) -> Result<(), TableError> {
        self.state.holds(person, seat)?;
        if self.state.ending != Some(seat) || version != self.state.version {
            return Err(TableError::Outdated);
        }
        self.hand_on(Besides::default()).await
    }

    /// The table goes on to whoever comes next.
    pub(crate) async fn hand_on(&mut self, besides: Besides) -> Result<(), TableError> {
        let before = self.state.table.ply();
        let mut next = self.state.table.copy();
        settle(next.as_mut(), &*self.services.system)?;
        self.commit(Some((next, before)), besides).await
    }

    pub(crate) async fn set_turn_end(&mut self, person: &Person, turn_end: TurnEnd) -> Result<(), TableError> {
        if held_by(&self.state.seats, person.id()).is_empty() {
            return Err(TableError::NotYourSeat);
        }
        let besides = Besides { turn_end: Some(turn_end), ..Besides::default() };
        let released = turn_end == TurnEnd::ByItself && self.state.ending.is_some();
        if released { self.hand_on(besides).await } else { self.commit(None, besides).await }
    }

    /// Whether nobody is there any more to say that the turn is over, with these seats.
    pub(crate) fn is_released_by(&self, seats: &[SeatRecord]) -> bool {
        self.state.ending.is_some_and(|seat| !seats.get(seat.index()).is_some_and(sits))
    }

    /// When the table goes on by itself, because other people wait for somebody whose page is closed.
    pub(crate) fn release_due(&self) -> Option<Instant> {
        let seat = self.state.ending?;
        let visitor = self.state.seats.get(seat.index())?.visitor.as_deref();
        let others = self.state.seats.iter().any(|record| record.holder == Holder::Person && record.visitor.as_deref() != visitor);
        let gone_since = self.presence.gone_since(seat)?;
        others.then_some(gone_since + ABSENT)
    }

    pub(crate) async fn release_absent(&mut self) -> Result<(), TableError> {
        match self.release_due() {
            Some(due) if due <= Instant::now() => self.hand_on(Besides::default()).await,
            _ => Ok(()),
        }
    }
}

/// A person who has not said goodbye.
fn sits(record: &SeatRecord) -> bool {
    record.holder == Holder::Person && !record.away
}
