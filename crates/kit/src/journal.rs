//! The journal: a game in play with every answer given so far and what was told of it. It is the truth a table is kept by; everything
//! else is made from it.
//!
//! The state is kept at intervals, so that any ply is at most [`INTERVAL`] answers away. Full stretches never change and lie behind one
//! pointer: a clone of a journal costs the same at ply 500 as at ply 5, and that is how pages look at a table while it moves on.

mod record;
mod rewind;
mod turns;
mod undo;

pub use record::Reopened;
pub use turns::{TurnBy, TurnSpan};

use crate::{Game, LoadedEdition, MOST_SEATS, Refusal, Seat, Seats, Setup, Silent, Turn, Verdicts, Who, random};
use std::sync::{Arc, OnceLock};
use turns::TurnMark;

/// Answers between two states that are kept.
const INTERVAL: usize = 16;

/// A game in play, its answers, and what was told of them.
#[derive(Clone, Debug)]
pub struct Journal<G: Game> {
    setup: Arc<Setup>,
    from_position: bool,
    /// Told before the first answer.
    opening: Arc<[G::Event]>,
    /// Those that are full, shared by all clones.
    full: Arc<Vec<Arc<Stretch<G>>>>,
    /// The one that is being written.
    last: Arc<Stretch<G>>,
    game: G,
    /// What each seat can try now. Clones of one ply share it, so that it is computed once for all who look.
    verdicts: Arc<[OnceLock<Verdicts<G::Choice>>; MOST_SEATS]>,
}

/// Up to [`INTERVAL`] answers and the state before the first of them.
#[derive(Clone, Debug)]
struct Stretch<G: Game> {
    start: G,
    entries: Vec<Entry<G>>,
}

/// One answer: who gave it, what it was, what was told of it.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    pub who: Who,
    pub choice: G::Choice,
    /// It had no alternative.
    pub forced: bool,
    /// The seats whose answers to the question were held after this one.
    held: Seats,
    mark: TurnMark,
    pub events: Arc<[G::Event]>,
}

impl<G: Game> Journal<G> {
    pub fn new(edition: &'static LoadedEdition<G::Edition>, setup: Setup) -> Journal<G> {
        let mut game = G::new(edition, &setup);
        let mut opening = Vec::new();
        game.start(&mut opening);
        Journal::begin(setup, game, opening, false)
    }

    pub fn from_position(setup: Setup, game: G) -> Journal<G> {
        Journal::begin(setup, game, Vec::new(), true)
    }

    fn begin(setup: Setup, game: G, opening: Vec<G::Event>, from_position: bool) -> Journal<G> {
        let first = Stretch { start: game.clone(), entries: Vec::new() };
        Journal {
            setup: Arc::new(setup),
            from_position,
            opening: opening.into(),
            full: Arc::default(),
            last: Arc::new(first),
            game,
            verdicts: Arc::default(),
        }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The number of answers, chance included.
    pub fn ply(&self) -> usize {
        self.full.len() * INTERVAL + self.last.entries.len()
    }

    fn stretch(&self, nth: usize) -> Option<&Stretch<G>> {
        self.full.get(nth).or((nth == self.full.len()).then_some(&self.last)).map(|stretch| &**stretch)
    }

    /// The state before the first answer.
    fn beginning(&self) -> &G {
        &self.full.first().unwrap_or(&self.last).start
    }

    /// The answer that was given at a ply.
    pub fn entry(&self, ply: usize) -> Option<&Entry<G>> {
        self.stretch(ply / INTERVAL)?.entries.get(ply % INTERVAL)
    }

    /// The answers from a ply on.
    pub fn entries_from(&self, ply: usize) -> impl DoubleEndedIterator<Item = &Entry<G>> + use<'_, G> {
        (ply..self.ply()).filter_map(|ply| self.entry(ply))
    }

    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &Entry<G>> + use<'_, G> {
        self.entries_from(0)
    }

    pub fn last(&self) -> Option<&Entry<G>> {
        self.entry(self.ply().checked_sub(1)?)
    }

    /// What was told before the first answer.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// Everything told since the first answer.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.entries().flat_map(|entry| entry.events.iter())
    }

    /// The game as it stood after `ply` answers.
    pub fn at(&self, ply: usize) -> G {
        let Some(stretch) = self.stretch(ply / INTERVAL).filter(|_| ply < self.ply()) else { return self.game.clone() };
        let mut game = stretch.start.clone();
        for entry in &stretch.entries[..ply % INTERVAL] {
            game.play(entry.who, entry.choice, &mut Silent);
        }
        game
    }

    /// The journal as it stood after `ply` answers, to be looked at or played on.
    #[must_use]
    pub fn cut(&self, ply: usize) -> Journal<G> {
        let mut earlier = self.clone();
        if ply < self.ply() {
            earlier.truncate(ply);
        }
        earlier
    }

    /// What the seat can try now, computed when first asked for. Empty when the seat is not asked.
    pub fn verdicts(&self, seat: Seat) -> &Verdicts<G::Choice> {
        // Seats past the last one of any table are asked nothing, like every seat that is not at this one.
        let place = &self.verdicts[seat.index().min(MOST_SEATS - 1)];
        place.get_or_init(|| self.game.verdicts(seat.into()))
    }

    /// Checks, plays and records an answer. On a refusal nothing has changed.
    pub fn submit(&mut self, who: Who, choice: G::Choice) -> Result<&Entry<G>, Refusal> {
        self.check(who, choice)?;
        Ok(self.take(who, choice, false))
    }

    /// Whether an answer would be taken now.
    pub fn check(&self, who: Who, choice: G::Choice) -> Result<(), Refusal> {
        let turn = self.game.turn();
        if turn == Turn::Over {
            return Err(Refusal::Over);
        }
        if !turn.asks(who) {
            return Err(Refusal::NotAsked(who));
        }
        // Somebody was shown this question: then its verdicts are there. Between bots one answer is checked by itself.
        let shown = who.seat().and_then(|seat| self.verdicts.get(seat.index())?.get());
        let allowed = shown.map_or_else(|| self.game.allow(who, choice), |verdicts| verdicts.on(choice));
        match allowed {
            None => Err(Refusal::NoAnswerHere),
            Some(allowed) => allowed.map_err(Refusal::Why),
        }
    }

    /// Answers chance once from a seed; `None` when chance is not asked.
    pub fn answer_chance(&mut self, seed: u64) -> Option<&Entry<G>> {
        let mut legal = Vec::new();
        self.game.legal(Who::Chance, &mut legal);
        let bits = random::draw(seed, self.ply() as u64);
        let choice = self.game.outcome(bits, &legal)?;
        Some(self.take(Who::Chance, choice, false))
    }

    /// Gives the answer of a seat that has only one; `None` when there is none such. Answers that are secretly forced, or
    /// that end a choice the seat has begun, are left to the seat unless `secret_too`.
    pub fn answer_forced(&mut self, secret_too: bool) -> Option<&Entry<G>> {
        let Turn::Ask(seats) = self.game.turn() else { return None };
        if self.game.waits_when_forced() && !secret_too {
            return None;
        }
        let mut legal = Vec::new();
        let only = |seat: Seat| {
            self.game.legal(seat.into(), &mut legal);
            if let [choice] = legal[..] { Some((seat, choice)) } else { None }
        };
        let (seat, choice) = seats.iter().find_map(only)?;
        Some(self.take(seat.into(), choice, true))
    }

    /// Plays and records an answer that has been checked.
    fn take(&mut self, who: Who, choice: G::Choice, forced: bool) -> &Entry<G> {
        // Played on a copy: should the rules panic, the journal is as it was before the answer.
        let mut game = self.game.clone();
        let mark = self.present_mark();
        let mut events = Vec::new();
        game.play(who, choice, &mut events);
        let before = std::mem::replace(&mut self.game, game);
        if self.last.entries.len() == INTERVAL {
            let next = Stretch { start: before, entries: Vec::with_capacity(INTERVAL) };
            let full = std::mem::replace(&mut self.last, Arc::new(next));
            Arc::make_mut(&mut self.full).push(full);
        }
        self.verdicts = Arc::default();
        let entry = Entry { who, choice, forced, held: self.game.held(), mark, events: events.into() };
        let entries = &mut Arc::make_mut(&mut self.last).entries;
        entries.push(entry);
        &entries[entries.len() - 1]
    }

    fn truncate(&mut self, ply: usize) {
        self.game = self.at(ply);
        if let Some(last) = self.full.get(ply / INTERVAL) {
            self.last = Arc::clone(last);
            Arc::make_mut(&mut self.full).truncate(ply / INTERVAL);
        }
        Arc::make_mut(&mut self.last).entries.truncate(ply % INTERVAL);
        self.verdicts = Arc::default();
    }

    /// The ply at which the present question was put. Answers that are held do not change the question for the others.
    pub fn question_ply(&self) -> usize {
        if self.game.held().is_empty() {
            return self.ply();
        }
        self.ply() - self.entries().rev().take_while(|entry| !entry.held.is_empty()).count()
    }

    /// The game as if nobody but `seat` had answered the present question; `None` when nobody else has. Answers that are held until the
    /// last is in are secrets that no redeal can move, since they were chosen and not dealt: this is what a bot in that seat is shown.
    pub fn without_held(&self, seat: Seat) -> Option<G> {
        if self.game.held().without(seat).is_empty() {
            return None;
        }
        let asked = self.question_ply();
        let mut game = self.at(asked);
        let own = self.entries_from(asked).filter(|entry| entry.who == Who::Seat(seat));
        own.for_each(|entry| game.play(entry.who, entry.choice, &mut Silent));
        Some(game)
    }
}
