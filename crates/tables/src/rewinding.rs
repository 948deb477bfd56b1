//! How far a seat can take back, and what it costs.

use crate::owner::{Besides, Owner};
use crate::{Person, TableError};
use kit::{NoUndo, Seat};
use shelf::Table;
use store::{DiaryNote, Stage};

/// What an undo does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum UndoPoint {
    /// The seat's own answers at the end of the journal, or one that is held.
    Own,
    /// Everything from this ply on, the answers of bots among it.
    Over(usize),
}

/// Where an undo leads. With bots alone it goes back over their answers, as long as nothing was revealed since.
pub(crate) fn undo_point(table: &dyn Table, seat: Seat, whole_turn: bool, alone: bool) -> Result<UndoPoint, NoUndo> {
    let own = table.check_undo(seat, whole_turn);
    let (Err(NoUndo::Seat(_)), true) = (&own, alone) else { return own.map(|()| UndoPoint::Own) };
    let decisions = table.decisions_of(seat);
    let Some(latest) = decisions.first().copied() else { return Err(NoUndo::Nothing) };
    let known = table.nothing_revealed_since(seat);
    let turn = table.turn_at(latest).map_or(latest..latest, |span| span.plies);
    let first = decisions.iter().copied().rfind(|ply| turn.contains(ply) && *ply >= known);
    match (latest >= known, whole_turn) {
        (false, _) => Err(NoUndo::Chance),
        (true, false) => Ok(UndoPoint::Over(latest)),
        (true, true) => Ok(UndoPoint::Over(first.unwrap_or(latest))),
    }
}

/// The seat's latest decision before the last thing that was revealed.
pub(crate) fn practice_point(table: &dyn Table, seat: Seat) -> Option<usize> {
    let known = table.nothing_revealed_since(seat);
    table.decisions_of(seat).into_iter().find(|ply| *ply < known)
}

impl Owner {
    /// Checks what every taking back needs: the seat is the person's, the game goes on, and the page showed the present state.
    fn may_take_back(&self, person: &Person, seat: Seat, version: u64) -> Result<(), TableError> {
        self.state.holds(person, seat)?;
        // The end shows everybody's secrets; nothing is taken back after that.
        if self.state.stage == Stage::Over {
            return Err(TableError::Over);
        }
        if version == self.state.version { Ok(()) } else { Err(TableError::Outdated) }
    }

    pub(crate) async fn undo(&mut self, person: &Person, seat: Seat, version: u64, whole_turn: bool) -> Result<(), TableError> {
        self.may_take_back(person, seat, version)?;
        let table = self.state.table.as_ref();
        let point = undo_point(table, seat, whole_turn, self.state.is_alone()).map_err(TableError::NoUndo)?;
        let (before, asked_at) = (table.ply(), table.question_ply());
        let mut next = table.copy();
        let gone = match point {
            UndoPoint::Own => next.undo(seat, whole_turn).map_err(TableError::NoUndo)?,
            UndoPoint::Over(ply) => next.rewind(ply),
        };
        // What was taken back need not be at the end when several are asked at once: all that may differ is written again.
        let keep = if next.held().is_empty() { before - gone } else { asked_at.min(next.ply()) };
        self.commit(Some((next, keep)), Besides { undone: true, seats: self.without_order(seat), ..Besides::default() }).await
    }

    pub(crate) async fn rewind(&mut self, person: &Person, seat: Seat, version: u64, ply: usize) -> Result<(), TableError> {
        self.may_take_back(person, seat, version)?;
        if !self.state.is_alone() {
            return Err(TableError::NotAlone);
        }
        let table = self.state.table.as_ref();
        if !table.decisions_of(seat).contains(&ply) {
            return Err(TableError::NoUndo(NoUndo::Nothing));
        }
        let practised = ply < table.nothing_revealed_since(seat);
        let mut next = table.copy();
        next.rewind(ply);
        let diary = if practised { vec![(seat, DiaryNote::Practised)] } else { Vec::new() };
        self.commit(Some((next, ply)), Besides { undone: true, practised, diary, seats: self.without_order(seat), ..Besides::default() })
            .await
    }
}
