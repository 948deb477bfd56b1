//! A game in play without its type: answers are texts, views are documents.

use bots::{Budget, Level};
use kit::{Evaluate, Event, Match, NoUndo, Phrase, Refusal, Rng, Scores, Seat, Setup, Turn, Viewer, Who};
use serde_json::Value;

/// A table at which some game is played.
pub trait Table: Send + Sync {
    fn game_id(&self) -> &'static str;
    fn setup(&self) -> &Setup;
    /// The number of answers so far, chance included.
    fn ply(&self) -> usize;
    fn turn(&self) -> Turn;
    /// Seats whose answer to the present question is held until the last is in.
    fn held(&self) -> kit::Seats;
    fn forced_is_secret(&self) -> bool;

    fn legal(&self, who: Who) -> Vec<String>;
    /// What can be tried, allowed or not.
    fn offers(&self, seat: Seat, limit: usize) -> Vec<Offer>;
    /// Whether the answer would be taken now.
    fn check(&self, who: Who, text: &str) -> Result<(), Refused>;
    /// What the seat is asked.
    fn question(&self, seat: Seat) -> Option<Phrase>;
    /// An answer in words.
    fn phrase(&self, text: &str) -> Option<Phrase>;

    /// Checks, plays and records an answer. On a refusal nothing has changed.
    fn submit(&mut self, who: Who, text: &str) -> Result<Box<dyn Heard>, Refused>;
    /// Answers chance once from a seed (see [`kit::luck`]); `None` when chance is not asked.
    fn answer_chance(&mut self, seed: u64) -> Option<Box<dyn Heard>>;
    /// Gives the answer of a seat that has only one; `None` when there is none such.
    fn answer_forced(&mut self, secret_too: bool) -> Option<Box<dyn Heard>>;
    fn undo(&mut self, seat: Seat, whole_turn: bool) -> Result<usize, NoUndo>;

    fn view(&self, viewer: Viewer) -> Value;
    fn position(&self) -> Value;
    fn scores(&self, viewer: Viewer) -> Scores;
    /// The record: it holds every secret.
    fn record(&self) -> kit::Record;
    /// All answers so far.
    fn answers(&self) -> Vec<(Who, String)>;
    /// The table as it stood after `ply` answers.
    fn at(&self, ply: usize) -> Box<dyn Table>;

    /// The table as that seat may imagine it: everything it has not seen is shuffled. What it is shown must be the same.
    fn redealt(&self, seat: Seat, seed: u64) -> Box<dyn Table>;

    /// What a bot thinks for a seat; `None` when it is not asked.
    fn think(&self, seat: Seat, level: Level, budget: Budget, seed: u64) -> Option<Outcome>;
    /// Random legal play from here to the end, on a copy.
    fn playout(&self, seed: u64, max_plies: u64) -> Playout;

    /// For the board, which knows the game's type.
    fn as_any(&self) -> &dyn std::any::Any;
}

/// What happened, still to be cut down to what a viewer may know.
pub trait Heard: Send {
    fn by(&self, viewer: Viewer) -> Vec<Told>;
}

/// One event as a viewer learns it: typed for programs, a phrase for people.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    pub json: Value,
    pub phrase: Phrase,
}

/// An answer that can be tried: its text, its words, and why it is refused if it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    pub text: String,
    pub phrase: Phrase,
    pub refused: Option<Refused>,
}

/// Why an answer is not taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// The number in the game's rules; empty when it is no matter of rules.
    pub rule: &'static str,
    pub reason: Reason,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    Phrase(Phrase),
    /// The text cannot be read at all; says what was expected.
    Misread(String),
}

/// A bot's thought, in texts.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    pub choice: String,
    pub value: Vec<f32>,
    /// Answer, visits, expected margin; best first.
    pub considered: Vec<(String, u64, f32)>,
    /// The points each seat may expect after each of them; empty where it was not looked into.
    pub expected: Vec<Vec<f32>>,
    /// How the bot expects play to go on, up to the next chance.
    pub line: Vec<(Seat, String)>,
}

/// How a random playout came out.
#[derive(Clone, PartialEq, Debug)]
pub struct Playout {
    pub scores: Scores,
    pub plies: u64,
    pub ended: bool,
}

/// The one implementation, for every game.
pub(crate) struct Sat<G: Evaluate>(pub Match<G>);

struct Events<E>(Vec<E>);

impl<E: Event> Heard for Events<E> {
    fn by(&self, viewer: Viewer) -> Vec<Told> {
        let told = |e: E| Told { json: serde_json::to_value(&e).unwrap_or(Value::Null), phrase: e.phrase() };
        self.0.iter().filter_map(|e| e.seen_by(viewer)).map(told).collect()
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused { rule: refusal.rule(), reason: Reason::Phrase(refusal.phrase()) }
    }
}

impl<G: Evaluate> Sat<G> {
    fn game(&self) -> &G {
        self.0.game()
    }

    fn read(&self, text: &str) -> Result<G::Choice, Refused> {
        self.game().read(text).map_err(|e| Refused { rule: "", reason: Reason::Misread(e.0) })
    }
}

impl<G: Evaluate> Table for Sat<G> {
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }

    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn setup(&self) -> &Setup {
        self.0.setup()
    }

    fn ply(&self) -> usize {
        self.0.ply()
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn held(&self) -> kit::Seats {
        self.game().held()
    }

    fn forced_is_secret(&self) -> bool {
        self.game().forced_is_secret()
    }

    fn legal(&self, who: Who) -> Vec<String> {
        let mut legal = Vec::new();
        self.game().legal(who, &mut legal);
        legal.into_iter().map(|c| self.game().write(c)).collect()
    }

    fn offers(&self, seat: Seat, limit: usize) -> Vec<Offer> {
        let mut candidates = Vec::new();
        self.game().candidates(seat.into(), &mut candidates);
        let offer = |choice| Offer {
            text: self.game().write(choice),
            phrase: self.game().phrase(choice),
            refused: self.0.check(seat.into(), choice).err().map(Refused::from),
        };
        candidates.into_iter().take(limit).map(offer).collect()
    }

    fn check(&self, who: Who, text: &str) -> Result<(), Refused> {
        Ok(self.0.check(who, self.read(text)?)?)
    }

    fn question(&self, seat: Seat) -> Option<Phrase> {
        self.game().question(seat)
    }

    fn phrase(&self, text: &str) -> Option<Phrase> {
        self.game().read(text).ok().map(|choice| self.game().phrase(choice))
    }

    fn submit(&mut self, who: Who, text: &str) -> Result<Box<dyn Heard>, Refused> {
        let choice = self.read(text)?;
        let mut events = Vec::new();
        self.0.submit(who, choice, &mut events)?;
        Ok(Box::new(Events(events)))
    }

    fn answer_chance(&mut self, seed: u64) -> Option<Box<dyn Heard>> {
        let mut events = Vec::new();
        self.0.answer_chance(seed, &mut events).then(|| Box::new(Events(events)) as Box<dyn Heard>)
    }

    fn answer_forced(&mut self, secret_too: bool) -> Option<Box<dyn Heard>> {
        let mut events = Vec::new();
        self.0.answer_forced(secret_too, &mut events).then(|| Box::new(Events(events)) as Box<dyn Heard>)
    }

    fn undo(&mut self, seat: Seat, whole_turn: bool) -> Result<usize, NoUndo> {
        self.0.undo(seat, whole_turn)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game().view(viewer)).unwrap_or(Value::Null)
    }

    fn position(&self) -> Value {
        kit::position::to_json(self.game())
    }

    fn scores(&self, viewer: Viewer) -> Scores {
        self.game().standing(viewer)
    }

    fn record(&self) -> kit::Record {
        self.0.record()
    }

    fn answers(&self) -> Vec<(Who, String)> {
        self.0.answers().iter().map(|a| (a.who, self.game().write(a.choice))).collect()
    }

    fn at(&self, ply: usize) -> Box<dyn Table> {
        Box::new(Sat(self.0.cut(ply)))
    }

    fn redealt(&self, seat: Seat, seed: u64) -> Box<dyn Table> {
        let mut game = self.game().clone();
        game.redeal(seat, &mut Rng::new(seed));
        Box::new(Sat(Match::from_position(self.0.setup().clone(), game)))
    }

    fn think(&self, seat: Seat, level: Level, budget: Budget, seed: u64) -> Option<Outcome> {
        // What others have answered to the same question is still a secret.
        let shown = self.0.without_held(seat);
        let thought = bots::think(shown.as_ref().unwrap_or(self.game()), seat, level, budget, seed)?;
        let write = |choice| self.game().write(choice);
        Some(Outcome {
            choice: write(thought.choice),
            value: thought.value,
            expected: thought.considered.iter().map(|c| c.scores.clone()).collect(),
            line: thought.line.into_iter().map(|(seat, choice)| (seat, write(choice))).collect(),
            considered: thought.considered.into_iter().map(|c| (write(c.choice), c.visits, c.value)).collect(),
        })
    }

    fn playout(&self, seed: u64, max_plies: u64) -> Playout {
        let finish = bots::random_playout(self.game().clone(), &mut Rng::new(seed), max_plies, &mut Vec::new());
        Playout { scores: finish.game.standing(Viewer::Referee), plies: finish.plies, ended: finish.ended }
    }
}
