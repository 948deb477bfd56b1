//! Going back further than an undo does: over the answers of others, where nobody is wronged by it.

use super::{Entry, Journal};
use crate::{Game, Rng, Seat, Silent, Viewer, Who};

/// How often the hidden part of a state is imagined anew to see whether an answer has uncovered some of it.
const IMAGINED: u64 = 3;

impl<G: Game> Journal<G> {
    /// The plies at which the seat decided something, the latest first: where one can go back to.
    pub fn decisions_of(&self, seat: Seat) -> impl Iterator<Item = usize> + use<'_, G> {
        let decided = move |entry: &Entry<G>| entry.who == Who::Seat(seat) && !entry.forced;
        (0..self.ply()).rev().filter(move |ply| self.entry(*ply).is_some_and(decided))
    }

    /// Takes back everything from a ply on. Gives the number of answers taken back.
    pub fn rewind(&mut self, ply: usize) -> usize {
        let before = self.ply();
        if ply < before {
            self.truncate(ply);
        }
        before - self.ply()
    }

    /// The ply since which the seat has learnt nothing but what was chosen openly: chance has not answered, nothing hidden was uncovered, and no
    /// question to several at once was closed. Whoever goes back no further knows nothing that the seat did not know then.
    pub fn nothing_revealed_since(&self, seat: Seat) -> usize {
        let revealing = |ply: &usize| self.entry(*ply).is_some_and(|entry| self.reveals(*ply, entry, seat));
        (0..self.ply()).rev().find(revealing).map_or(0, |ply| ply + 1)
    }

    fn reveals(&self, ply: usize, entry: &Entry<G>, seat: Seat) -> bool {
        match entry.who {
            Who::Chance => true,
            _ if entry.closes_question_to_several() => true,
            // An answer tells its own seat nothing hidden: that is one of the laws.
            Who::Seat(own) if own == seat => false,
            Who::Seat(_) => self.uncovers(ply, entry, seat),
        }
    }

    /// Whether another's answer showed something that the seat had not seen: then it would not be possible, or not look the same, if what is
    /// hidden from the seat lay otherwise.
    fn uncovers(&self, ply: usize, entry: &Entry<G>, seat: Seat) -> bool {
        let before = self.at(ply);
        let mut after = before.clone();
        after.play(entry.who, entry.choice, &mut Silent);
        let seen = after.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        (0..IMAGINED).any(|nth| {
            let mut imagined = before.clone();
            imagined.redeal(seat, &mut Rng::new(ply as u64 * IMAGINED + nth));
            imagined.legal(entry.who, &mut legal);
            if legal.binary_search(&entry.choice).is_err() {
                return true;
            }
            imagined.play(entry.who, entry.choice, &mut Silent);
            imagined.view(Viewer::Seat(seat)) != seen
        })
    }
}
