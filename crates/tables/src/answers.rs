//! What people do at a table: answer, speak.

use crate::owner::{Besides, MAX_PLIES, Owner};
use crate::{Person, System, TableError};
use kit::{Seat, Seats, Turn};
use shelf::Table;
use store::{ChatLine, Stage};

/// Answers one post may bring.
const LONGEST_CHAIN: usize = 40;

/// Lines of chat that a table keeps in memory; the store has all.
const LATEST_CHAT: usize = 200;

impl Owner {
    pub(crate) async fn answer(&mut self, person: &Person, seat: Seat, question: u64, answers: &[String]) -> Result<(), TableError> {
        self.state.holds(person, seat)?;
        self.answer_for(seat, question, answers).await
    }

    /// The same for whoever may answer for the seat.
    pub(crate) async fn answer_for(&mut self, seat: Seat, question: u64, answers: &[String]) -> Result<(), TableError> {
        match self.state.stage {
            Stage::Gathering => return Err(TableError::NotBegun),
            Stage::Over => return Err(TableError::Over),
            Stage::Playing => {}
        }
        if question != self.state.question() {
            return Err(TableError::Outdated);
        }
        if let Some(ending) = self.state.ending {
            return Err(TableError::TurnNotEnded(ending));
        }
        let (before, next) = self.after(seat, answers)?;
        let ending = self.ends_turn(next.as_ref());
        self.take(seat, before, next, ending).await
    }

    /// The same for a standing order: nobody has to say that its turn is over.
    pub(crate) async fn answer_by_order(&mut self, seat: Seat, answer: String) -> Result<(), TableError> {
        let (before, next) = self.after(seat, &[answer])?;
        self.take(seat, before, next, None).await
    }

    /// The ply now, and the table after a chain of answers.
    fn after(&self, seat: Seat, answers: &[String]) -> Result<(usize, Box<dyn Table>), TableError> {
        let mut next = self.state.table.copy();
        take_chain(next.as_mut(), seat, answers)?;
        Ok((self.state.table.ply(), next))
    }

    async fn take(&mut self, seat: Seat, before: usize, mut next: Box<dyn Table>, ending: Option<Seat>) -> Result<(), TableError> {
        if ending.is_none() {
            settle(next.as_mut(), &*self.services.system)?;
        }
        self.commit(Some((next, before)), Besides { ending, ..self.back_at_table(seat) }).await?;
        self.services.observer.answer_taken();
        Ok(())
    }

    pub(crate) async fn say(&mut self, person: &Person, name: String, words: String) -> Result<(), TableError> {
        let seat = crate::snapshot::held_by(&self.state.seats, person.id()).iter().next();
        let name = seat.and_then(|seat| self.state.seats.get(seat.index())).map_or(name, |seat| seat.name.clone());
        let line = ChatLine { at: self.services.system.now(), ply: self.state.table.ply() as i64, seat, name, words };
        self.services.store.add_chat(&self.state.id, line.clone()).await?;
        let earlier = self.state.chat.iter().skip((self.state.chat.len() + 1).saturating_sub(LATEST_CHAT)).cloned();
        self.state.chat = earlier.chain([line]).collect::<Vec<_>>().into();
        self.publish();
        Ok(())
    }
}

/// Each answer of a chain answers the question that follows the one before, as long as it is put to the same seat without chance in between.
fn take_chain(table: &mut dyn Table, seat: Seat, answers: &[String]) -> Result<(), TableError> {
    let before = table.ply();
    for (nth, text) in answers.iter().take(LONGEST_CHAIN).enumerate() {
        match table.submit(seat.into(), text) {
            Ok(()) => {}
            Err(refused) if nth == 0 => return Err(TableError::Refused(refused)),
            Err(_) => break,
        }
        // What the others have no choice in comes when the turn has been handed on.
        while table.turn() == Turn::Ask(Seats::one(seat)) && table.answer_forced(false) {}
        if !matches!(table.turn(), Turn::Ask(seats) if seats.contains(seat)) {
            break;
        }
    }
    if table.ply() == before { Err(TableError::NothingAnswered) } else { Ok(()) }
}

/// Answers chance from the operating system's randomness, and for those who have no choice, until somebody has one. The outcomes are recorded
/// like any answer.
pub(crate) fn settle(table: &mut dyn Table, system: &dyn System) -> Result<(), TableError> {
    while table.ply() < MAX_PLIES {
        let went_on = match table.turn() {
            Turn::Over => false,
            Turn::Chance => table.answer_chance(system.random()?),
            Turn::Ask(_) => table.answer_forced(false),
        };
        if !went_on {
            break;
        }
    }
    Ok(())
}
