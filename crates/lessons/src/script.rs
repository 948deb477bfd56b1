//! Answers that a lesson gives by itself: the opening, the rivals' turns, what chance brings.

use kit::record::Line;
use kit::{Phrase, RecordError, Who};
use shelf::{Reason, Refused, Table};

/// Answers in the form of a record's lines.
#[derive(Clone, Debug, Default)]
pub struct Script(Vec<Line>);

impl Script {
    pub fn parse(text: &str) -> Result<Script, RecordError> {
        let lines = (1..).zip(text.lines()).map(|(number, line)| (number, line.split('#').next().unwrap_or_default().trim()));
        let lines = lines.filter(|(_, line)| !line.is_empty());
        Ok(Script(lines.map(|(number, line)| Line::parse(number, line)).collect::<Result<_, _>>()?))
    }

    /// Gives the answers, and those that have no alternative: a script may name them or leave them out.
    pub fn play(&self, table: &mut dyn Table) -> Result<(), String> {
        for line in &self.0 {
            while let Err(refused) = table.submit(line.who, &line.text) {
                if !table.answer_forced(false) {
                    let who = match line.who {
                        Who::Chance => "chance".to_string(),
                        Who::Seat(seat) => format!("seat {seat}"),
                    };
                    return Err(format!("line {}: {who} cannot answer `{}`: {}", line.number, line.text, reason(&refused)));
                }
            }
        }
        give_forced(table);
        Ok(())
    }
}

/// Answers without an alternative are given by themselves, as at any table.
pub fn give_forced(table: &mut dyn Table) {
    while table.answer_forced(false) {}
}

/// A refusal for the author of a lesson.
pub fn reason(refused: &Refused) -> String {
    match &refused.reason {
        Reason::Phrase(Phrase { key, .. }) if refused.rule.is_empty() => key.to_string(),
        Reason::Phrase(Phrase { key, .. }) => format!("§{} ({key})", refused.rule),
        Reason::NotationError(expected) => expected.clone(),
    }
}
