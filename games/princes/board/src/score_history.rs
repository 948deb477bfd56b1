//! What brought each prince points, collected from the events of the game. The final score table is made of these.

use kit::{Phrase, Seat};
use princes::{Character, Event, Source};

/// Points from one source that were scored at one moment.
pub(crate) struct ScoreEvent {
    pub seat: Seat,
    pub source: Source,
    pub points: i32,
    what: What,
    round: u8,
}

/// What they came for.
enum What {
    Work {
        by: Phrase,
        value: u16,
        florins: i32,
    },
    /// Something with a name: a building, a landscape, a card.
    Named(Phrase),
    /// The best work of the round, worth so much.
    Best(u16),
    /// So many florins that prestige was given for, or changed into it.
    Florins(i32),
    Round,
}

impl ScoreEvent {
    pub(crate) fn phrase(&self) -> Phrase {
        match &self.what {
            What::Work { by, value, florins } => Phrase::new("draw-deed-work")
                .with("round", self.round)
                .with("who", by.clone())
                .with("value", *value)
                .with("florins", *florins)
                .with("points", self.points),
            What::Named(name) => name.clone(),
            What::Best(value) => Phrase::new("draw-deed-best").with("round", self.round).with("value", *value),
            What::Florins(florins) => Phrase::new("draw-deed-florins").with("round", self.round).with("florins", *florins),
            What::Round => Phrase::new("draw-deed-round").with("round", self.round),
        }
    }
}

/// Every entry of a game, in order.
pub(crate) fn all(events: &[Event]) -> Vec<ScoreEvent> {
    let mut history = History::default();
    events.iter().for_each(|event| history.add(event));
    history.entries
}

/// The points are told by an event of their own after what they are for.
#[derive(Default)]
struct History {
    entries: Vec<ScoreEvent>,
    round: u8,
    /// The best work of this round.
    best: u16,
    /// Whoever is at work.
    by: Option<Phrase>,
    /// The tile that was placed last.
    tile: Option<Phrase>,
    /// The work that waits for its pay.
    unpaid: Option<usize>,
    /// What the Banker has changed.
    changed: i32,
}

impl History {
    fn add(&mut self, event: &Event) {
        match event {
            Event::Round { round, .. } => {
                *self = History { entries: std::mem::take(&mut self.entries), round: *round, ..History::default() }
            }
            Event::Working { profession, .. } => self.by = Some(Phrase::name("profession", profession)),
            Event::Worked { seat, value, .. } => {
                let by = self.by.take().unwrap_or_else(|| Phrase::new("draw-part-people"));
                self.work(*seat, by, *value);
            }
            Event::PrincessWorked { seat, value, .. } => self.work(*seat, Phrase::name("character", Character::Princess), *value),
            Event::Received { seat, florins, .. } => {
                if let Some(entry) = self.unpaid.and_then(|nth| self.entries.get_mut(nth)).filter(|entry| entry.seat == *seat)
                    && let What::Work { florins: paid, .. } = &mut entry.what
                {
                    *paid = *florins;
                }
            }
            Event::Built { building, .. } => self.tile = Some(Phrase::name("building", building)),
            Event::BuiltTogether { seat, partner, building } => {
                let built = Phrase::new("draw-deed-together").with("building", Phrase::name("building", building));
                self.tile = Some(built.with("seat", *seat).with("partner", *partner));
            }
            Event::Planted { landscape, .. } => self.tile = Some(Phrase::name("landscape", landscape)),
            Event::Shown { seat, card, points } => {
                self.note(*seat, Source::Cards, i32::from(*points), What::Named(Phrase::name("prestige", card)));
            }
            Event::Changed { florins, .. } => self.changed = *florins,
            Event::Paid { seat, florins, points, .. } | Event::HandedOver { seat, florins, points, .. } if *points != 0 => {
                self.note(*seat, Source::Spent, -i32::from(*points), What::Florins(*florins));
            }
            Event::Scored { seat, source, points } => self.scored(*seat, *source, i32::from(*points)),
            _ => {}
        }
    }

    fn scored(&mut self, seat: Seat, source: Source, points: i32) {
        let what = match source {
            Source::Works => {
                // It was noted when it was completed: a work that was paid in florins alone scores nothing.
                if let Some(entry) = self.unpaid.take().and_then(|nth| self.entries.get_mut(nth)) {
                    entry.points = points;
                }
                return;
            }
            // Told when they were shown or paid.
            Source::Cards | Source::Spent => return,
            Source::Best => What::Best(self.best),
            Source::Buildings | Source::Landscapes => self.tile.clone().map_or(What::Round, What::Named),
            Source::Banker => What::Florins(self.changed),
            Source::Builders | Source::Merchant => What::Round,
        };
        self.note(seat, source, points, what);
    }

    fn work(&mut self, seat: Seat, by: Phrase, value: u16) {
        self.best = self.best.max(value);
        self.unpaid = Some(self.entries.len());
        self.note(seat, Source::Works, 0, What::Work { by, value, florins: 0 });
    }

    fn note(&mut self, seat: Seat, source: Source, points: i32, what: What) {
        self.entries.push(ScoreEvent { seat, source, points, what, round: self.round });
    }
}
