//! Playing again: a new table with the same people, bots, options and edition, everybody one seat further.

use crate::new_table::prepare;
use crate::owner::{Besides, Owner};
use crate::seating::renew_link;
use crate::snapshot::held_by;
use crate::system::random_word;
use crate::{Person, TableError};
use kit::Seat;
use store::{Holder, SeatRecord, Stage};

impl Owner {
    /// Makes the table of the rematch and names it here, in one transaction. Whoever asks second finds the first one's.
    pub(crate) async fn rematch(&mut self, person: &Person) -> Result<(), TableError> {
        if held_by(&self.state.seats, person.id()).is_empty() && !self.state.seats.iter().any(|seat| played_for(seat, person)) {
            return Err(TableError::NotYourSeat);
        }
        if self.state.stage != Stage::Over {
            return Err(TableError::NotOver);
        }
        if self.state.rematch.is_some() {
            return Ok(());
        }
        if self.services.store.unfinished(person.id()).await? >= self.services.tables_per_visitor {
            return Err(TableError::TooManyTables);
        }
        let system = &*self.services.system;
        let id = random_word(system, 1)?;
        let seats = self.seats_of_rematch(person, &id)?;
        let table = prepare(system, id, self.state.table.again(), seats, self.state.turn_end)?;
        self.commit(None, Besides { rematch: Some(Box::new(table)), ..Besides::default() }).await
    }

    /// Everybody moves up one seat, the last becomes the first. People other than the one who asks have to come by themselves: their seats are
    /// kept for them.
    fn seats_of_rematch(&self, person: &Person, table: &str) -> Result<Vec<SeatRecord>, TableError> {
        let mut old = self.state.seats.clone();
        old.rotate_right(1);
        let mut seats = Vec::new();
        for (seat, was) in (0..).map(Seat).zip(old) {
            let (holder, visitor) = match (was.visitor, was.holder) {
                (Some(visitor), _) if visitor == person.id() => (Holder::Person, Some(visitor)),
                (Some(visitor), _) => (Holder::Invited, Some(visitor)),
                (None, holder) => (holder, None),
            };
            let mut record = SeatRecord::new(holder, visitor, was.name);
            renew_link(&mut record, &*self.services.system, table, seat, person)?;
            seats.push(record);
        }
        Ok(seats)
    }
}

/// The seat was that person's before a bot took over.
fn played_for(seat: &SeatRecord, person: &Person) -> bool {
    seat.visitor.as_deref() == Some(person.id())
}
