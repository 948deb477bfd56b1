//! The record is the truth: a readable text file from which the whole game can be played again without a generator.
//!
//! ```text
//! signoria 1
//! game lorenzo
//! edition lorenzo-1 3f0c9a1b2c3d4e5f
//! rules 1
//! seats 2
//! option leaders on
//! position {"…": …}          (only if it did not begin at the beginning)
//!
//! * first 1                  (one answer a line: seat or * for chance)
//! 1 member black
//! # a comment
//! = 31 28                    (optional: the final points, which the reader checks)
//! ```

use crate::{Seat, Who};
use serde_json::Value;
use std::fmt::{self, Write};

/// The newest form this code reads and writes.
pub const FORMAT: u32 = 1;

/// Far more options than any game has; a file that names more is no record of ours.
const MOST_OPTIONS: usize = 64;

/// A record as it stands in the file; nothing in it has been played yet.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Record {
    pub game: String,
    pub edition: String,
    pub hash: String,
    pub rules: u32,
    pub seats: u8,
    pub options: Vec<(String, String)>,
    pub position: Option<Value>,
    /// In order; the line number is kept for error messages (0 when it was not read from a file).
    pub answers: Vec<Line>,
    /// The final totals, seat by seat.
    pub result: Option<Vec<i32>>,
}

#[derive(Clone, Debug)]
pub struct Line {
    pub number: usize,
    pub who: Who,
    pub text: String,
}

impl Line {
    /// `1 member black`: who answers, and what.
    pub fn parse(number: usize, line: &str) -> Result<Line, RecordError> {
        let (who, text) = line.split_once(' ').ok_or_else(|| RecordError::new(number, "a seat (or *) and an answer are expected"))?;
        let who = match who {
            "*" => Who::Chance,
            _ => Who::Seat(Seat(who.parse().map_err(|_| RecordError::new(number, format!("`{}` is no seat and not *", shown(who))))?)),
        };
        Ok(Line { number, who, text: text.trim().to_string() })
    }
}

/// Line numbers do not count: a comment more or less is the same game.
impl PartialEq for Line {
    fn eq(&self, other: &Self) -> bool {
        self.who == other.who && self.text == other.text
    }
}

/// What is wrong with a record, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// 0: the record as a whole.
    pub line: usize,
    pub message: String,
}

impl RecordError {
    pub fn new(line: usize, message: impl Into<String>) -> RecordError {
        RecordError { line, message: message.into() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 { f.write_str(&self.message) } else { write!(f, "line {}: {}", self.line, self.message) }
    }
}

impl std::error::Error for RecordError {}

impl Record {
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut record = Record::default();
        let mut seen: Vec<String> = Vec::new();
        let mut in_header = true;
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (index, raw) in text.lines().enumerate() {
            let number = index + 1;
            let line = raw.split_once('#').filter(|(before, _)| !before.contains('{')).map_or(raw, |(before, _)| before).trim();
            if line.is_empty() {
                // The empty line that ends the header; comment lines and further empty lines say nothing.
                in_header = in_header && (!raw.trim().is_empty() || seen.is_empty());
            } else if in_header {
                let (key, value) = line.split_once(' ').unwrap_or((line, ""));
                record.header(number, key, value.trim(), &mut seen)?;
            } else {
                record.answer(number, line)?;
            }
        }
        for key in ["signoria", "game", "edition", "rules", "seats"] {
            if !seen.iter().any(|s| s == key) {
                return Err(RecordError::new(0, format!("the header line `{key} …` is missing")));
            }
        }
        Ok(record)
    }

    fn header(&mut self, number: usize, key: &str, value: &str, seen: &mut Vec<String>) -> Result<(), RecordError> {
        let wrong = |what: &str| RecordError::new(number, format!("`{} {}`: {what}", shown(key), shown(value)));
        if seen.is_empty() && key != "signoria" {
            return Err(RecordError::new(number, "a record begins with the line `signoria 1`"));
        }
        let once = if key == "option" { format!("option {}", value.split(' ').next().unwrap_or("")) } else { key.to_string() };
        if seen.contains(&once) {
            return Err(wrong("given twice"));
        }
        if key == "option" && self.options.len() == MOST_OPTIONS {
            return Err(wrong(&format!("more than {MOST_OPTIONS} options; no game has so many")));
        }
        seen.push(once);
        match key {
            "signoria" => {
                let format: u32 = value.parse().map_err(|_| wrong("a format number is expected"))?;
                if format != FORMAT {
                    return Err(wrong(&format!("this program reads format {FORMAT}")));
                }
            }
            "game" => self.game = value.to_string(),
            "edition" => {
                let (id, hash) = value.split_once(' ').ok_or_else(|| wrong("a name and a hash are expected"))?;
                (self.edition, self.hash) = (id.to_string(), hash.to_string());
            }
            "rules" => self.rules = value.parse().map_err(|_| wrong("a number is expected"))?,
            "seats" => self.seats = value.parse().map_err(|_| wrong("a number is expected"))?,
            "option" => {
                let (id, picked) = value.split_once(' ').ok_or_else(|| wrong("a name and a value are expected"))?;
                self.options.push((id.to_string(), picked.to_string()));
            }
            "position" => self.position = Some(serde_json::from_str(value).map_err(|e| wrong(&format!("not JSON: {e}")))?),
            _ => return Err(wrong("unknown header line (an empty line ends the header)")),
        }
        Ok(())
    }

    fn answer(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        if self.result.is_some() {
            return Err(RecordError::new(number, "nothing may follow the line of results"));
        }
        if let Some(totals) = line.strip_prefix("= ") {
            let totals: Result<Vec<i32>, _> = totals.split_whitespace().map(str::parse).collect();
            self.result = Some(totals.map_err(|_| RecordError::new(number, "points are whole numbers"))?);
            return Ok(());
        }
        self.answers.push(Line::parse(number, line)?);
        Ok(())
    }

    pub fn write(&self) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "signoria {FORMAT}\ngame {}\nedition {} {}\nrules {}\nseats {}",
            self.game, self.edition, self.hash, self.rules, self.seats
        );
        for (id, value) in &self.options {
            let _ = writeln!(out, "option {id} {value}");
        }
        if let Some(position) = &self.position {
            let _ = writeln!(out, "position {position}");
        }
        out.push('\n');
        for line in &self.answers {
            let _ = writeln!(out, "{} {}", line.who, line.text);
        }
        if let Some(result) = &self.result {
            let totals: Vec<_> = result.iter().map(ToString::to_string).collect();
            let _ = writeln!(out, "= {}", totals.join(" "));
        }
        out
    }
}

/// As much of a text as fits into an error message.
fn shown(text: &str) -> String {
    let mut short: String = text.chars().take(80).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "signoria 1\ngame x\nedition x-1 00\nrules 1\nseats 2\noption a on\n\n* first 1\n1 pass\n= 3 -4\n";

    #[test]
    fn a_record_reads_what_it_writes() {
        let record = Record::parse(SMALL).unwrap();
        assert_eq!(record.write(), SMALL);
        assert_eq!(record.result, Some(vec![3, -4]));
    }

    #[test]
    fn comments_and_windows_line_ends_say_nothing() {
        let commented = SMALL.replace("* first 1\n", "# hello\n* first 1 # the elder\n\n").replace('\n', "\r\n");
        assert_eq!(Record::parse(&commented).unwrap(), Record::parse(SMALL).unwrap());
        let in_header = SMALL.replace("game x", "# mine\ngame x");
        assert_eq!(Record::parse(&in_header).unwrap(), Record::parse(SMALL).unwrap());
    }

    #[test]
    fn errors_name_the_line() {
        let error = |text: &str| Record::parse(text).unwrap_err().to_string();
        assert_eq!(error("hello"), "line 1: a record begins with the line `signoria 1`");
        assert_eq!(error("signoria 1\ngame x\n"), "the header line `edition …` is missing");
        assert!(error(&SMALL.replace("1 pass", "one pass")).starts_with("line 9: `one` is no seat"));
        assert!(error(&SMALL.replace("signoria 1", "signoria 2")).contains("reads format 1"));
        assert!(error(&format!("{SMALL}1 pass\n")).contains("nothing may follow"));
        assert!(error(&SMALL.replace("option a on", "option a on\noption a off")).contains("given twice"));
    }

    #[test]
    fn a_header_without_end_is_given_up_early() {
        let mut endless = SMALL.split_once("option").unwrap().0.to_string();
        for n in 0..100_000 {
            endless.push_str(&format!("option o{n} on\n"));
        }
        let error = Record::parse(&endless).unwrap_err();
        assert_eq!(error.line, 5 + MOST_OPTIONS + 1);
        assert!(error.message.contains("more than 64 options"), "{error}");
        let long = Record::parse(&SMALL.replace("rules 1", &format!("rules {}", "9".repeat(1_000_000)))).unwrap_err();
        assert!(long.message.len() < 200, "an error does not repeat a whole file");
    }
}
