//! A journal as a record, and back: every answer is played once, checked and heard on the way.

use super::Journal;
use crate::record::{Line, Record, RecordError};
use crate::{Edition, Game, LoadedEdition, Refusal, Seat, Setup, Turn, Viewer, Who};

/// A record that was played as far as the rules of this program allow.
pub struct Reopened<G: Game> {
    pub journal: Journal<G>,
    /// Why it goes no further; `None`: all of it was played.
    pub stopped: Option<RecordError>,
}

impl<G: Game> Journal<G> {
    pub fn record(&self) -> Record {
        let mut record = self.header();
        record.answers = self.entries().map(|entry| Line { number: 0, who: entry.who, text: self.game.write(entry.choice) }).collect();
        if self.game.turn() == Turn::Over {
            record.result = Some(self.totals());
        }
        record
    }

    /// The record without its answers.
    pub fn header(&self) -> Record {
        let edition = self.game.edition();
        Record {
            game: G::ID.to_string(),
            edition: edition.id.clone(),
            hash: edition.hash.clone(),
            rules: G::RULES,
            seats: self.setup.seats,
            options: self.setup.picked().iter().map(|(id, value)| (id.to_string(), value.to_string())).collect(),
            position: self.from_position.then(|| crate::position::to_json(self.beginning())),
            answers: Vec::new(),
            result: None,
        }
    }

    fn totals(&self) -> Vec<i32> {
        let scores = self.game.standing(Viewer::Referee);
        Seat::all(self.setup.seats).map(|seat| scores.total(seat)).collect()
    }

    /// Plays a record again, checking every answer and the result.
    pub fn replay(record: &Record) -> Result<Journal<G>, RecordError> {
        Journal::replay_with(known_edition::<G>(record)?, record)
    }

    pub fn replay_with(edition: &'static LoadedEdition<G::Edition>, record: &Record) -> Result<Journal<G>, RecordError> {
        let whole = |message: String| RecordError::new(0, message);
        if record.rules != G::RULES {
            return Err(whole(format!("played by rules {} of {}; this program knows rules {}", record.rules, G::ID, G::RULES)));
        }
        let reopened = Journal::<G>::reopen_with(edition, record)?;
        if let Some(stopped) = reopened.stopped {
            return Err(stopped);
        }
        let journal = reopened.journal;
        if let Some(result) = &record.result {
            let over = journal.game.turn() == Turn::Over;
            let totals = journal.totals();
            if !over || totals != *result {
                return Err(whole(format!("the record says {result:?} at the end, the game {totals:?} (over: {over})")));
            }
        }
        Ok(journal)
    }

    /// Plays a record of any rules version as far as its answers are legal today. An error: it cannot even begin.
    pub fn reopen(record: &Record) -> Result<Reopened<G>, RecordError> {
        Journal::reopen_with(known_edition::<G>(record)?, record)
    }

    fn reopen_with(edition: &'static LoadedEdition<G::Edition>, record: &Record) -> Result<Reopened<G>, RecordError> {
        let whole = |message: String| RecordError::new(0, message);
        if record.game != G::ID {
            return Err(whole(format!("this is a record of {}, not of {}", record.game, G::ID)));
        }
        let setup = Setup::read::<G>(record.seats, &record.options).map_err(|e| whole(e.to_string()))?;
        let mut journal: Journal<G> = match &record.position {
            None => Journal::new(edition, setup),
            Some(json) => {
                let game = crate::position::from_json::<G>(edition, &setup, json).map_err(|e| whole(format!("position: {e}")))?;
                Journal::from_position(setup, game)
            }
        };
        let mut legal = Vec::new();
        for line in &record.answers {
            if let Err(stopped) = journal.replay_line(line, &mut legal) {
                return Ok(Reopened { journal, stopped: Some(stopped) });
            }
        }
        Ok(Reopened { journal, stopped: None })
    }

    fn replay_line(&mut self, line: &Line, legal: &mut Vec<G::Choice>) -> Result<(), RecordError> {
        let wrong = |message: String| RecordError::new(line.number, message);
        let choice = self.game.read(&line.text).map_err(|e| wrong(e.to_string()))?;
        self.game.legal(line.who, legal);
        if legal.binary_search(&choice).is_ok() {
            let forced = legal.len() == 1 && line.who != Who::Chance && !self.game.waits_when_forced();
            self.take(line.who, choice, forced);
            return Ok(());
        }
        let reason = match self.check(line.who, choice) {
            Err(Refusal::Over) => "the game is over".to_string(),
            Err(Refusal::NotAsked(who)) => format!("{who} is not asked now"),
            Err(Refusal::Why(why)) => format!("rule {} ({})", why.rule, why.key),
            Err(Refusal::NoAnswerHere) | Ok(()) => "this is not an answer to the present question".to_string(),
        };
        Err(wrong(format!("`{}` is not possible: {reason}", line.text)))
    }
}

fn known_edition<G: Game>(record: &Record) -> Result<&'static LoadedEdition<G::Edition>, RecordError> {
    G::Edition::editions().find(&record.edition, &record.hash).ok_or_else(|| {
        let (id, hash) = (&record.edition, &record.hash);
        RecordError::new(0, format!("edition {id} {hash} is not known here; start with --edition FILE to bring it along"))
    })
}
