//! Taking answers back.

use super::{Entry, Journal};
use crate::{Game, NoUndo, Seat, Who};

/// What a seat may take back now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Undoable {
    /// Everything from this ply on.
    From(usize),
    /// The held answer at this ply; answers of others stand behind it.
    Held(usize),
}

impl<G: Game> Journal<G> {
    /// Takes back the seat's last answer (with the forced ones behind it), or all its answers of the turn since chance or another seat
    /// answered. Gives the number of answers taken back.
    ///
    /// A held answer (several seats asked at once, the last not in yet) can be taken back whatever the others did.
    pub fn undo(&mut self, seat: Seat, whole_turn: bool) -> Result<usize, NoUndo> {
        let before = self.ply();
        match self.undoable(seat, whole_turn)? {
            Undoable::From(ply) => self.truncate(ply),
            Undoable::Held(ply) => {
                let others: Vec<Entry<G>> = self.entries_from(ply + 1).cloned().collect();
                self.truncate(ply);
                for entry in others {
                    self.take(entry.who, entry.choice, entry.forced);
                }
            }
        }
        Ok(before - self.ply())
    }

    /// Whether [`Journal::undo`] would take something back.
    pub fn check_undo(&self, seat: Seat, whole_turn: bool) -> Result<(), NoUndo> {
        self.undoable(seat, whole_turn).map(drop)
    }

    fn undoable(&self, seat: Seat, whole_turn: bool) -> Result<Undoable, NoUndo> {
        let own = |entry: &&Entry<G>| entry.who == Who::Seat(seat);
        let ply = self.ply();
        if self.game().held().contains(seat) {
            let behind = self.entries().rev().position(|entry| own(&entry)).ok_or(NoUndo::Nothing)?;
            return Ok(Undoable::Held(ply - behind - 1));
        }
        let run = self.entries().rev().take_while(own).count();
        // Of two turns in a row only the last is taken back.
        let begun = self.last().map_or(0, |last| self.entries().rev().take_while(|entry| entry.is_of_turn_of(last)).count());
        let first = ply - run.min(begun);
        let last_free = self.entries_from(first).rev().position(|entry| !entry.forced).map_or(first, |behind| ply - behind - 1);
        let keep = if whole_turn { first } else { last_free };
        // Forced answers at the very beginning of the turn would be given again at once.
        let keep = keep + self.entries_from(keep).take_while(|entry| entry.forced).count();
        if keep < ply {
            return Ok(Undoable::From(keep));
        }
        let has_answered = self.entries().rev().any(|entry| own(&entry));
        Err(match self.last().map(|entry| entry.who) {
            Some(Who::Chance) if has_answered => NoUndo::Chance,
            Some(Who::Seat(other)) if other != seat && has_answered => NoUndo::Seat(other),
            _ => NoUndo::Nothing,
        })
    }
}
