//! Prestige by source, and the count at the end (chapter 16).

use crate::card::Card;
use crate::colour::Colour;
use crate::contract::Contract;
use crate::effect::{Effect, Per};
use crate::event::Event;
use crate::sealed::Sealed;
use crate::state::{Firenze, Seal};
use kit::{Log, Score, Scores, Seat};

kit::word_enum! {
    /// Where prestige came from.
    pub enum Source {
        Contracts = "contracts",
        Balconies = "balconies",
        Levels = "levels",
        Churches = "churches",
        Campanile = "campanile",
        LastSeal = "last_seal",
        Majorities = "majorities",
        Celebrations = "celebrations",
    }
}

/// How many sources there are.
pub const SOURCES: usize = 8;

impl Firenze {
    /// Who has the majority in a colour (§16.3 to §16.5).
    pub fn majority(&self, colour: Colour) -> Option<Seat> {
        Sealed::of(self).majority(colour, self.seats)
    }

    /// What a celebration is worth to its holder (chapter 14), given the majorities he has won.
    pub fn celebration_value(&self, seat: Seat, card: Card, majorities: u8) -> i16 {
        self.celebrated(&Sealed::of(self), seat, card, majorities)
    }

    /// The same when the seals have been sorted out.
    pub(crate) fn celebrated(&self, sealed: &Sealed, seat: Seat, card: Card, majorities: u8) -> i16 {
        let Effect::FinalPoints { per, value, filter, .. } = &self.edition.card(card).effect else { return 0 };
        let count = match per {
            Per::Flat => 1,
            Per::OwnSealOnContract => filter.as_ref().map_or(sealed.count(seat), |f| sealed.count_at(seat, &f.floors)),
            Per::ColorWithOwnSeal => sealed.colours(seat),
            Per::MajorityBonusWon => usize::from(majorities),
        };
        i16::from(*value) * count as i16
    }

    /// Majorities, then celebrations (§16.6).
    pub(crate) fn count_up<L: Log<Event>>(&mut self, log: &mut L) {
        let mut won = [0u8; 4];
        for &colour in Colour::ALL {
            let Some(seat) = self.majority(colour) else {
                log.tell(|| Event::NoMajority { colour });
                continue;
            };
            let prestige = self.edition.majority[colour.index()];
            won[seat.index()] += 1;
            self.earn(seat, Source::Majorities, prestige);
            log.tell(|| {
                let count = |seat: Seat| Contract::of(colour).filter(|c| self.seal_on(*c) == Some(Seal::Of(seat))).count() as u8;
                let equal = Seat::all(self.seats).filter(|other| *other != seat && count(*other) == count(seat)).collect();
                Event::Majority { seat, colour, prestige, seals: count(seat), equal }
            });
        }
        for seat in Seat::all(self.seats) {
            let edition = self.edition;
            for &card in &edition.celebrations {
                for _ in 0..self.player(seat).cards.of(card) {
                    let prestige = self.celebration_value(seat, card, won[seat.index()]);
                    self.earn(seat, Source::Celebrations, prestige);
                    log.tell(|| Event::Celebrated { seat, card, prestige });
                }
            }
        }
        let scores = self.scores();
        for score in &scores.scores {
            log.tell(|| Event::Total { score: score.clone() });
        }
        let points = scores.scores.iter().map(|score| score.total).max().unwrap_or(0);
        log.tell(|| Event::Over { winners: scores.winners, points });
    }

    /// Prestige on the track; majorities and celebrations come at the end.
    pub(crate) fn scores(&self) -> Scores {
        let over = self.stack.is_empty();
        let sources = |seat: Seat| Source::ALL.iter().map(|s| (s.word(), i32::from(self.player(seat).prestige[s.index()]))).collect();
        let scores: Vec<Score> = Seat::all(self.seats).map(|seat| Score::of(seat, sources(seat))).collect();
        let best = scores.iter().map(|s| s.total).max();
        // Equal players share the victory (§16.7).
        let winners = Seat::all(self.seats).filter(|s| over && Some(scores[s.index()].total) == best).collect();
        Scores { over, scores, winners }
    }
}
