//! The end: prestige cards, standing, winners (§7).
//! Also carried out here: §7.1, §10.5, §10.6.

use crate::edition::Aim;
use crate::ids::{Prestige, Source};
use crate::state::Princes;
use kit::{Score, Scores, Seat};

impl Princes {
    /// What a prestige card scores for this prince, as things stand (§7.2 to §7.4).
    pub fn prestige_points(&self, seat: Seat, card: Prestige) -> u8 {
        let figures = &self.edition.prestige[card.index()];
        let own = |counted| self.prince(seat).count(self.edition, counted);
        let rivals = || Seat::all(self.seats).filter(|s| *s != seat).map(|s| self.prince(s));
        let (ahead, level, tied) = match &figures.aim {
            Aim::AtLeast(needs) => {
                let met = needs.iter().all(|(counted, least)| own(*counted) >= *least);
                return if met { figures.points } else { 0 };
            }
            Aim::Most { counted, tied } => {
                let mine = own(*counted);
                let theirs = || rivals().map(|p| p.count(self.edition, *counted));
                (mine == 0 || theirs().any(|n| n > mine), theirs().any(|n| n == mine), *tied)
            }
            Aim::Fewest { counted, tied } => {
                let mine = own(*counted);
                let theirs = || rivals().map(|p| p.count(self.edition, *counted));
                (theirs().any(|n| n < mine), theirs().any(|n| n == mine), *tied)
            }
        };
        match (ahead, level) {
            (true, _) => 0,
            (false, true) => tied,
            (false, false) => figures.points,
        }
    }

    /// Most prestige, then most florins, then shared (§7.5).
    pub(crate) fn winners(&self) -> impl Iterator<Item = Seat> {
        let standing = |s: Seat| (self.prince(s).prestige(), self.prince(s).florins);
        let best = Seat::all(self.seats).map(standing).max();
        let tied: kit::Seats = Seat::all(self.seats).filter(|s| Some(standing(*s)) == best).collect();
        Seat::all(self.seats).filter(move |s| tied.contains(*s))
    }

    /// Prestige is open; prestige cards count when they are shown.
    pub(crate) fn scores(&self) -> Scores {
        let over = self.stack.is_empty();
        let scores = Seat::all(self.seats).map(|seat| {
            let points = &self.prince(seat).points;
            Score::of(seat, Source::ALL.iter().map(|s| (s.word(), i32::from(points[s.index()]))).collect())
        });
        Scores { over, scores: scores.collect(), winners: if over { self.winners().collect() } else { Vec::new() } }
    }
}
