//! A match: a game with its record. Checked answers, undo, replay.

use crate::record::{Line, Record, RecordError};
use crate::{Edition, Game, Log, Phrase, Printing, Seat, Setup, Silent, Turn, Viewer, Who, Why, luck};
use std::fmt;

/// A game in play together with every answer given so far.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup,
    /// Where it began; undo and replay fold the answers over it.
    start: G,
    from_position: bool,
    game: G,
    answers: Vec<Answer<G::Choice>>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Answer<C> {
    pub who: Who,
    pub choice: C,
    /// It had no alternative and the driver gave it.
    pub forced: bool,
}

/// Why an answer was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    Over,
    NotAsked(Who),
    /// A well-formed answer, but not to the present question.
    NoAnswerHere,
    Why(Why),
}

impl Refusal {
    pub fn rule(&self) -> &'static str {
        match self {
            Refusal::Why(why) => why.rule,
            _ => "",
        }
    }

    /// The messages of the first three are the site's own.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refusal::Over => Phrase::new("refusal-over"),
            Refusal::NotAsked(Who::Seat(seat)) => Phrase::new("refusal-not-asked").with("seat", *seat),
            Refusal::NotAsked(Who::Chance) => Phrase::new("refusal-chance-not-asked"),
            Refusal::NoAnswerHere => Phrase::new("refusal-no-answer-here"),
            Refusal::Why(why) => why.phrase(),
        }
    }
}

/// Why an answer cannot be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has not answered anything yet.
    Nothing,
    /// Chance has answered since.
    Chance,
    /// Another seat has answered since.
    Seat(Seat),
}

impl NoUndo {
    pub fn phrase(self) -> Phrase {
        match self {
            NoUndo::Nothing => Phrase::new("no-undo-nothing"),
            NoUndo::Chance => Phrase::new("no-undo-chance"),
            NoUndo::Seat(seat) => Phrase::new("no-undo-seat").with("seat", seat),
        }
    }
}

impl fmt::Display for NoUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoUndo::Nothing => f.write_str("this seat has nothing to take back"),
            NoUndo::Chance => f.write_str("chance has answered since"),
            NoUndo::Seat(seat) => write!(f, "seat {seat} has answered since"),
        }
    }
}

impl<G: Game> Match<G> {
    pub fn new<L: Log<G::Event>>(edition: &'static Printing<G::Edition>, setup: Setup, log: &mut L) -> Match<G> {
        let mut game = G::new(edition, &setup);
        game.start(log);
        Match { setup, start: game.clone(), from_position: false, game, answers: Vec::new() }
    }

    pub fn from_position(setup: Setup, game: G) -> Match<G> {
        Match { setup, start: game.clone(), from_position: true, game, answers: Vec::new() }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The number of answers, chance included.
    pub fn ply(&self) -> usize {
        self.answers.len()
    }

    pub fn answers(&self) -> &[Answer<G::Choice>] {
        &self.answers
    }

    /// The game as it stood after `ply` answers.
    pub fn at(&self, ply: usize) -> G {
        let mut game = self.start.clone();
        for answer in &self.answers[..ply.min(self.answers.len())] {
            game.play(answer.who, answer.choice, &mut Silent);
        }
        game
    }

    /// The match as it stood after `ply` answers, to be looked at or played on.
    pub fn cut(&self, ply: usize) -> Match<G> {
        let answers = self.answers[..ply.min(self.answers.len())].to_vec();
        Match { setup: self.setup.clone(), start: self.start.clone(), from_position: self.from_position, game: self.at(ply), answers }
    }

    /// Checks, plays and records an answer.
    pub fn submit<L: Log<G::Event>>(&mut self, who: Who, choice: G::Choice, log: &mut L) -> Result<(), Refusal> {
        self.check(who, choice)?;
        self.take(Answer { who, choice, forced: false }, log);
        Ok(())
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
        match self.game.allow(who, choice) {
            None => Err(Refusal::NoAnswerHere),
            Some(allowed) => allowed.map_err(Refusal::Why),
        }
    }

    fn take<L: Log<G::Event>>(&mut self, answer: Answer<G::Choice>, log: &mut L) {
        self.game.play(answer.who, answer.choice, log);
        self.answers.push(answer);
    }

    /// Answers chance once from a seed; false when chance is not asked.
    pub fn answer_chance<L: Log<G::Event>>(&mut self, seed: u64, log: &mut L) -> bool {
        let mut legal = Vec::new();
        self.game.legal(Who::Chance, &mut legal);
        let bits = luck::draw(seed, self.ply() as u64);
        let Some(choice) = self.game.outcome(bits, &legal) else { return false };
        self.take(Answer { who: Who::Chance, choice, forced: false }, log);
        true
    }

    /// Gives the answer of a seat that has only one; false when there is none such. Answers that are secretly forced are left to the
    /// seat unless `secret_too`.
    pub fn answer_forced<L: Log<G::Event>>(&mut self, secret_too: bool, log: &mut L) -> bool {
        let Turn::Ask(seats) = self.game.turn() else { return false };
        if self.game.forced_is_secret() && !secret_too {
            return false;
        }
        let mut legal = Vec::new();
        for seat in seats.iter() {
            self.game.legal(seat.into(), &mut legal);
            if let [choice] = legal[..] {
                self.take(Answer { who: seat.into(), choice, forced: true }, log);
                return true;
            }
        }
        false
    }

    /// Takes back the seat's last answer (with the forced ones behind it), or its whole turn: all its answers since chance or another seat
    /// answered. Gives the number of answers taken back.
    ///
    /// A held answer (several seats asked at once, the last not in yet) can be taken back whatever the others did.
    pub fn undo(&mut self, seat: Seat, whole_turn: bool) -> Result<usize, NoUndo> {
        if self.game.held().contains(seat) {
            return self.undo_held(seat).ok_or(NoUndo::Nothing);
        }
        let own = |answer: &Answer<G::Choice>| answer.who == Who::Seat(seat);
        let first = self.answers.iter().rposition(|a| !own(a)).map_or(0, |i| i + 1);
        let mut keep =
            if whole_turn { first } else { self.answers.iter().rposition(|a| own(a) && !a.forced).map_or(first, |i| i.max(first)) };
        // Forced answers at the very beginning of the turn would be given again at once.
        while keep < self.answers.len() && self.answers[keep].forced {
            keep += 1;
        }
        if keep >= self.answers.len() {
            return Err(match self.answers.last().map(|a| a.who) {
                Some(Who::Chance) if self.answers.iter().any(own) => NoUndo::Chance,
                Some(Who::Seat(other)) if other != seat && self.answers.iter().any(own) => NoUndo::Seat(other),
                _ => NoUndo::Nothing,
            });
        }
        let gone = self.answers.len() - keep;
        self.answers.truncate(keep);
        self.game = self.at(keep);
        Ok(gone)
    }

    fn undo_held(&mut self, seat: Seat) -> Option<usize> {
        let place = self.answers.iter().rposition(|a| a.who == Who::Seat(seat))?;
        self.answers.remove(place);
        self.game = self.at(self.answers.len());
        Some(1)
    }

    pub fn record(&self) -> Record {
        let edition = self.game.edition();
        let over = self.game.turn() == Turn::Over;
        Record {
            game: G::ID.to_string(),
            edition: edition.id.clone(),
            hash: edition.hash.clone(),
            rules: G::RULES,
            seats: self.setup.seats,
            options: self.setup.picked().iter().map(|(id, value)| (id.to_string(), value.to_string())).collect(),
            position: self.from_position.then(|| crate::position::to_json(&self.start)),
            answers: self.answers.iter().map(|a| Line { number: 0, who: a.who, text: self.game.write(a.choice) }).collect(),
            result: over.then(|| {
                let scores = self.game.standing(Viewer::Referee);
                Seat::all(self.setup.seats).map(|seat| scores.total(seat)).collect()
            }),
        }
    }

    /// Plays a record again, checking every answer and the result.
    pub fn replay(record: &Record) -> Result<Match<G>, RecordError> {
        let editions = G::Edition::editions();
        let edition = editions.find(&record.edition, &record.hash).ok_or_else(|| {
            let (id, hash) = (&record.edition, &record.hash);
            RecordError::new(0, format!("edition {id} {hash} is not known here; start with --edition FILE to bring it along"))
        })?;
        Match::replay_with(edition, record)
    }

    pub fn replay_with(edition: &'static Printing<G::Edition>, record: &Record) -> Result<Match<G>, RecordError> {
        let whole = |message: String| RecordError::new(0, message);
        if record.game != G::ID {
            return Err(whole(format!("this is a record of {}, not of {}", record.game, G::ID)));
        }
        if record.rules != G::RULES {
            return Err(whole(format!("played by rules {} of {}; this program knows rules {}", record.rules, G::ID, G::RULES)));
        }
        let setup = Setup::read::<G>(record.seats, &record.options).map_err(|e| whole(e.to_string()))?;
        let mut replayed: Match<G> = match &record.position {
            None => Match::new(edition, setup, &mut Silent),
            Some(json) => {
                let game = crate::position::from_json::<G>(edition, &setup, json).map_err(|e| whole(format!("position: {e}")))?;
                Match::from_position(setup, game)
            }
        };
        for line in &record.answers {
            replayed.replay_line(line)?;
        }
        if let Some(result) = &record.result {
            let over = replayed.game.turn() == Turn::Over;
            let scores = replayed.game.standing(Viewer::Referee);
            let totals: Vec<i32> = Seat::all(record.seats).map(|seat| scores.total(seat)).collect();
            if !over || totals != *result {
                return Err(whole(format!("the record says {result:?} at the end, the game {totals:?} (over: {over})")));
            }
        }
        Ok(replayed)
    }

    fn replay_line(&mut self, line: &Line) -> Result<(), RecordError> {
        let wrong = |message: String| RecordError::new(line.number, message);
        let choice = self.game.read(&line.text).map_err(|e| wrong(e.to_string()))?;
        let mut legal = Vec::new();
        self.game.legal(line.who, &mut legal);
        let forced = legal.len() == 1 && line.who != Who::Chance;
        self.check(line.who, choice).map_err(|refusal| {
            let reason = match refusal {
                Refusal::Over => "the game is over".to_string(),
                Refusal::NotAsked(who) => format!("{who} is not asked now"),
                Refusal::NoAnswerHere => "this is not an answer to the present question".to_string(),
                Refusal::Why(why) => format!("rule {} ({})", why.rule, why.key),
            };
            wrong(format!("`{}` is not possible: {reason}", line.text))
        })?;
        self.take(Answer { who: line.who, choice, forced }, &mut Silent);
        Ok(())
    }
}
