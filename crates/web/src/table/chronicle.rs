//! What happened at a table, answer by answer, still to be cut down to what a viewer may know.

use kit::{Seat, Viewer, Who};
use shelf::{Heard, Table, Told};

struct Entry {
    who: Who,
    heard: Box<dyn Heard>,
}

/// One entry per ply.
#[derive(Default)]
pub struct Chronicle(Vec<Entry>);

/// An answer's events as one viewer learns them.
pub struct Passage {
    pub who: Who,
    pub told: Vec<Told>,
}

impl Chronicle {
    /// Plays a table again to hear it.
    pub fn of(table: &dyn Table) -> Chronicle {
        let mut chronicle = Chronicle::default();
        let mut again = table.at(0);
        for (who, text) in table.answers() {
            if let Ok(heard) = again.submit(who, &text) {
                chronicle.add(who, heard);
            }
        }
        chronicle
    }

    pub fn add(&mut self, who: Who, heard: Box<dyn Heard>) {
        self.0.push(Entry { who, heard });
    }

    /// The passages from one ply to another that say something to the viewer.
    pub fn told(&self, viewer: Viewer, from: usize, to: usize) -> Vec<Passage> {
        let to = to.min(self.0.len());
        let passage = |entry: &Entry| Passage { who: entry.who, told: entry.heard.by(viewer) };
        self.0.iter().take(to).skip(from).map(passage).filter(|passage| !passage.told.is_empty()).collect()
    }

    /// The ply after the seat's last answer before its present turn: what came later is news to it.
    pub fn last_turn_of(&self, seat: Seat) -> usize {
        let own = |entry: &Entry| entry.who == Who::Seat(seat);
        // Answers at the very end belong to the turn that is going on.
        let before = self.0.iter().rposition(|entry| !own(entry)).map_or(0, |i| i + 1);
        self.0[..before].iter().rposition(own).map_or(0, |i| i + 1)
    }
}
