//! What people do at a table: answer, take back, speak.

use super::{Chronicle, Pace, Said, Seated, Sitting};
use crate::clock;
use crate::fault::Fault;
use crate::house::House;
use crate::store::Stage;
use kit::{Seat, Turn, Who};
use std::sync::atomic::Ordering;

/// Answers one post may bring.
const LONGEST_CHAIN: usize = 40;

impl Sitting {
    /// Takes a chain of answers to the question that was put at `ply`. Each is checked; the chain stops at the first that is refused, and
    /// only if that is the very first is it an error. Returns when what was taken is on disk.
    pub async fn answer(&self, house: &House, visitor: &str, seat: Seat, ply: usize, texts: &[String]) -> Result<(), Fault> {
        let mut seated = self.lock().await;
        if !seated.held_by(visitor).contains(seat) {
            return Err(Fault::not_yours());
        }
        self.take(house, &mut seated, seat, ply, texts).await
    }

    /// The same for whoever may answer for the seat.
    pub(super) async fn take(&self, house: &House, seated: &mut Seated, seat: Seat, ply: usize, texts: &[String]) -> Result<(), Fault> {
        if seated.stage == Stage::Gathering {
            return Err(Fault::new("fault-gathering"));
        }
        if ply != seated.question_ply() {
            return Err(Fault::late());
        }
        let before = seated.table.ply();
        for (nth, text) in texts.iter().take(LONGEST_CHAIN).enumerate() {
            match seated.table.submit(seat.into(), text) {
                Ok(heard) => seated.chronicle.add(seat.into(), heard),
                Err(refused) if nth == 0 => return Err(Fault::refused(refused, self.title, seated.names())),
                Err(_) => break,
            }
            // The next of the chain answers the question that follows, if it is put to the same seat without chance in between.
            while let Some(heard) = seated.table.answer_forced(false) {
                let who = seated.table.answers().last().map_or(Who::Chance, |(who, _)| *who);
                seated.chronicle.add(who, heard);
            }
            if !matches!(seated.table.turn(), Turn::Ask(seats) if seats.contains(seat)) {
                break;
            }
        }
        if seated.table.ply() == before {
            return Err(Fault::new("fault-no-answer"));
        }
        seated.settle()?;
        house.metrics.answers.inc();
        self.keep(house, seated, before).await
    }

    /// Writes the answers from `keep` on and tells everybody.
    pub(super) async fn keep(&self, house: &House, seated: &mut Seated, keep: usize) -> Result<(), Fault> {
        if seated.stage == Stage::Playing && seated.table.turn() == Turn::Over {
            seated.stage = Stage::Over;
        }
        let fresh = seated.table.answers().split_off(keep.min(seated.table.ply()));
        let written = house.store.put_answers(&self.id, keep, fresh, seated.stand()).await;
        self.kept(written)
    }

    /// After a failure to write nobody may go on from what is in memory: the next visitor gets the table from the store.
    pub(super) fn kept(&self, written: Result<(), crate::store::StoreError>) -> Result<(), Fault> {
        match written {
            Ok(()) => {
                self.announce();
                Ok(())
            }
            Err(error) => {
                self.spoilt.store(true, Ordering::Relaxed);
                self.announce();
                Err(Fault::store(&error))
            }
        }
    }

    /// Takes back the seat's last answer or its whole turn. `ply` is what the person saw; a table that has moved on refuses.
    pub async fn undo(&self, house: &House, visitor: &str, seat: Seat, ply: usize, whole_turn: bool) -> Result<(), Fault> {
        let mut seated = self.lock().await;
        if !seated.held_by(visitor).contains(seat) {
            return Err(Fault::not_yours());
        }
        // The end shows everybody's secrets; nothing is taken back after that.
        if seated.is_over() {
            return Err(Fault::new("refusal-over"));
        }
        if ply != seated.table.ply() {
            return Err(Fault::late());
        }
        let gone = seated.table.undo(seat, whole_turn).map_err(|no| Fault::phrase(no.phrase(), seated.names()))?;
        seated.chronicle = Chronicle::of(&*seated.table);
        // What was taken back need not be at the end when several are asked at once: all that may differ is written again.
        let keep = if seated.table.held().is_empty() { ply - gone } else { seated.question_ply() };
        self.keep(house, &mut seated, keep).await
    }

    pub async fn say(&self, house: &House, visitor: &str, name: &str, words: &str) -> Result<(), Fault> {
        let mut seated = self.lock().await;
        let seat = seated.held_by(visitor).iter().next();
        let name = seat.and_then(|s| seated.places.get(s.index())).map_or(name.to_string(), |place| place.name.clone());
        let said = Said { at: clock::now(), ply: seated.table.ply() as i64, seat, name, words: words.to_string() };
        let written = house.store.put_said(&self.id, said.clone()).await;
        seated.said.push(said);
        self.kept(written)
    }

    pub async fn set_pace(&self, house: &House, visitor: &str, pace: Pace) -> Result<(), Fault> {
        let mut seated = self.lock().await;
        if seated.held_by(visitor).is_empty() {
            return Err(Fault::not_yours());
        }
        seated.pace = pace;
        let written = house.store.put_pace(&self.id, pace).await;
        self.hurry.notify_waiters();
        self.kept(written)
    }

    /// Bots do not wait until a person is asked again.
    pub async fn skip(&self, visitor: &str) -> Result<(), Fault> {
        let mut seated = self.lock().await;
        if seated.held_by(visitor).is_empty() {
            return Err(Fault::not_yours());
        }
        seated.hurried = true;
        self.hurry.notify_waiters();
        Ok(())
    }
}
