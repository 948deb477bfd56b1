//! What a strong bot would answer in a person's place: only where all others are bots, so that nobody is wronged by it.

use crate::bot_pool::{Task, Thought};
use crate::live_table::Signal;
use crate::owner::{Besides, Owner};
use crate::{Person, TableError};
use bots::{Budget, Level};
use kit::Seat;
use shelf::Outcome;
use std::sync::Arc;
use std::time::Duration;
use store::DiaryNote;

/// A person waits for it: with all that comes before and after, advice is there within a second.
const TIME: Duration = Duration::from_millis(700);

/// Why advice is asked for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AdviceFor {
    /// The person wants to know.
    Question,
    /// The coach thinks along, and speaks up only if it must.
    Coach,
}

/// What was thought about a person's question.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    pub seat: Seat,
    /// The version of the question.
    pub question: u64,
    pub why: AdviceFor,
    /// `None` while it is thought about.
    pub thought: Option<Advised>,
}

#[derive(Clone, PartialEq, Default, Debug)]
pub struct Advised {
    /// The points that the bot sees coming for the seat. Some games' evaluations see no further than a few turns.
    pub points: f32,
    /// The best first.
    pub answers: Vec<AdvisedAnswer>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct AdvisedAnswer {
    pub answer: String,
    /// By how much the lead over the best rival is smaller than after the best answer, in points.
    pub loss: f32,
}

impl Owner {
    /// Asks the pool for a thought on behalf of a person; it comes back as a signal. Asked again about the same question, nothing new is thought.
    pub(crate) async fn advise(&mut self, person: &Person, seat: Seat, question: u64, why: AdviceFor) -> Result<(), TableError> {
        self.state.holds(person, seat)?;
        if !self.state.is_alone() {
            return Err(TableError::NoAdvice);
        }
        if question != self.state.question() || !self.state.asked().contains(seat) || self.state.ending.is_some() {
            return Err(TableError::Outdated);
        }
        let known = self.state.advice.as_ref().filter(|advice| advice.seat == seat && advice.question == question);
        let thought = match known {
            Some(known) if known.why == why || why == AdviceFor::Coach => return Ok(()),
            Some(known) => known.thought.clone(),
            None => {
                self.think_for(seat, question)?;
                None
            }
        };
        self.state.advice = Some(Arc::new(Advice { seat, question, why, thought }));
        let note = match why {
            AdviceFor::Question => DiaryNote::Advised,
            AdviceFor::Coach => DiaryNote::Coached,
        };
        // The coach is noted once; it looks at every question from then on.
        let is_noted = why == AdviceFor::Coach && self.state.diary.iter().any(|line| line.seat == seat && line.what == note);
        if is_noted {
            self.publish();
            return Ok(());
        }
        self.commit(None, Besides { diary: vec![(seat, note)], ..Besides::default() }).await
    }

    fn think_for(&self, seat: Seat, question: u64) -> Result<(), TableError> {
        let signals = self.signals.clone();
        let task = Task {
            payer: self.payer.clone(),
            thinker: self.state.table.thinker(seat, Level::Grandmaster, Budget::Usual),
            table: self.state.table.copy(),
            time: Some(TIME),
            seed: self.services.system.random().unwrap_or_default(),
            done: Box::new(move |thought| drop(signals.send(Signal::Advice { seat, question, thought }))),
        };
        self.services.bots.submit(task).map_err(|_| TableError::Busy)
    }

    /// Hears a thought on behalf of a person. Gives a complaint for the keeper if the bot panicked.
    pub(crate) fn hear_advice(&mut self, seat: Seat, question: u64, thought: Thought) -> Option<String> {
        let waiting = self.state.advice.clone().filter(|advice| advice.seat == seat && advice.question == question)?;
        let (advised, complaint) = match thought.outcome {
            Ok(outcome) => (outcome.map(|outcome| Advised::by(seat, &outcome)).unwrap_or_default(), None),
            Err(panicked) => (Advised::default(), Some(format!("advice for seat {seat} broke off: {}", panicked.0))),
        };
        self.state.advice = Some(Arc::new(Advice { thought: Some(advised), ..(*waiting).clone() }));
        complaint
    }
}

impl Advised {
    fn by(seat: Seat, outcome: &Outcome) -> Advised {
        let best = outcome.considered.first().map_or(0.0, |(.., value)| *value);
        let answers =
            outcome.considered.iter().map(|(answer, _, value)| AdvisedAnswer { answer: answer.clone(), loss: (best - value).max(0.0) });
        Advised { points: outcome.value.get(seat.index()).copied().unwrap_or_default(), answers: answers.collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_costs_what_it_brings_less_than_the_best() {
        let outcome = Outcome {
            choice: "b".to_string(),
            value: vec![30.0, 20.0],
            considered: vec![("b".to_string(), 900, 4.0), ("a".to_string(), 90, -2.0), ("c".to_string(), 1, 4.5)],
            expected: Vec::new(),
            line: Vec::new(),
        };
        let advised = Advised::by(Seat(1), &outcome);
        let losses: Vec<_> = advised.answers.iter().map(|a| (a.answer.as_str(), a.loss)).collect();
        assert_eq!(advised.points, 20.0);
        assert_eq!(losses, [("b", 0.0), ("a", 6.0), ("c", 0.0)], "what was hardly looked at is not praised");
    }
}
