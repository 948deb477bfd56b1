//! A person's way through a station. Nothing of it is kept here: it is made anew from the answers given so far.

use crate::lesson::{Lesson, LessonError, Sentence, Station, Task};
use crate::pattern;
use kit::Who;
use shelf::{Refused, Table};

pub struct Walk<'a> {
    pub lesson: &'a Lesson,
    /// Which station, counted from 0.
    pub nth: usize,
    /// The right answers so far.
    pub given: Vec<String>,
    pub table: Box<dyn Table>,
}

/// What comes of an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// The answer that was asked for: the table has moved on.
    Right,
    /// The rules allow it, the lesson wants another: the key of the sentence for it.
    Wrong(String),
    /// The rules refuse it: the key of the lesson's own sentence, if it has one, and the rules' reason.
    Refused(Option<String>, Refused),
}

impl<'a> Walk<'a> {
    /// The station with the answers given so far. One that is not right (the lesson has changed since) ends them.
    pub fn resume(lesson: &'a Lesson, nth: usize, given: &[String]) -> Result<Walk<'a>, LessonError> {
        let mut walk = Walk { lesson, nth, given: Vec::new(), table: lesson.start(nth)?.copy() };
        for answer in given {
            if walk.answer(answer)? != Reply::Right {
                break;
            }
        }
        Ok(walk)
    }

    pub fn station(&self) -> &'a Station {
        &self.lesson.stations[self.nth]
    }

    /// What is to be done now; nothing once the station is done.
    pub fn task(&self) -> Option<&'a Task> {
        self.station().tasks.get(self.given.len())
    }

    /// The task that was done last.
    pub fn done(&self) -> Option<&'a Task> {
        self.station().tasks.get(self.given.len().checked_sub(1)?)
    }

    /// The key of a text of one of its tasks.
    pub fn key(&self, task: &Task, what: &str) -> String {
        self.lesson.key(&[&self.station().id, &task.id, what])
    }

    /// Tries an answer. The table moves on by a right one only.
    pub fn answer(&mut self, text: &str) -> Result<Reply, LessonError> {
        let Some(task) = self.task() else { return Err(LessonError("the station is done".to_string())) };
        if let Err(refused) = self.table.check(Who::Seat(self.lesson.seat), text) {
            let own = sentence(&task.refused, text).map(|name| self.key(task, &format!("no-{name}")));
            return Ok(Reply::Refused(own, refused));
        }
        if !task.accepts(text) {
            let name = sentence(&task.wrong, text).map_or("no".to_string(), |name| format!("no-{name}"));
            return Ok(Reply::Wrong(self.key(task, &name)));
        }
        let mut table = self.table.copy();
        task.carry_out(self.lesson.seat, text, table.as_mut()).map_err(LessonError)?;
        self.table = table;
        self.given.push(text.to_string());
        Ok(Reply::Right)
    }
}

fn sentence<'s>(sentences: &'s [Sentence], answer: &str) -> Option<&'s str> {
    sentences.iter().find(|sentence| pattern::any(&sentence.answers, answer)).map(|sentence| sentence.name.as_str())
}
