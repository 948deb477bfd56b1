//! A game in a few hundred hex digits: they notice every change and say where it is first seen.
//!
//! A `.digest` has one word for each answer, eight a line, and in each word: four digits for the question and the legal answers, four for what the
//! answer brought about, as every viewer hears it, and two for the view that each seat, and at last the public, has after it. The words alone
//! cannot tell what a view was; but the record is kept beside them, so whoever wants to know plays it with the code as it was.

use crate::playthrough::{self, name, viewers};
use kit::{Event, Game, Journal, Viewer, Who};
use serde_json::Value;
use std::fmt::Write;
use words::Texts;

const WORDS_A_LINE: usize = 8;

/// The digest of a whole game.
pub fn write<G: Game>(table: &Journal<G>) -> String {
    let mut out = String::new();
    for (nth, line) in words_of(table).chunks(WORDS_A_LINE).enumerate() {
        let _ = writeln!(out, "{} {}", nth * WORDS_A_LINE, line.join(" "));
    }
    out
}

/// Compares what was kept with the game as it is played now. The difference names the first ply that differs and what of it does, and shows that
/// moment as it is now.
pub fn compare<G: Game>(kept: &str, table: &Journal<G>, texts: &Texts) -> Result<(), String> {
    let now = words_of(table);
    let kept: Vec<&str> = kept.lines().flat_map(|line| line.split(' ').skip(1)).collect();
    let Some(ply) = (0..now.len().max(kept.len())).find(|ply| kept.get(*ply).copied() != now.get(*ply).map(String::as_str)) else {
        return Ok(());
    };
    let (Some(old), Some(new)) = (kept.get(ply), now.get(ply)) else {
        return Err(format!("{} answers were kept, there are {} now", kept.len(), now.len()));
    };
    let what = differing(old, new, table.setup().seats).join(", ");
    Err(format!("ply {ply} is not as it was: {what}.\nNow it is:\n{}", playthrough::moment(table, texts, ply)))
}

/// The parts in which two words differ.
fn differing(old: &str, new: &str, seats: u8) -> Vec<String> {
    let part = |word: &str, from: usize, len: usize| word.get(from..from + len).map(ToString::to_string);
    let mut parts = vec![("the question or the legal answers".to_string(), 0, 4), ("what it brings about".to_string(), 4, 4)];
    let view = |(nth, viewer)| (format!("what {} sees after it", whom(viewer)), 8 + 2 * nth, 2);
    parts.extend(viewers(seats).into_iter().enumerate().map(view));
    parts.into_iter().filter(|(_, from, len)| part(old, *from, *len) != part(new, *from, *len)).map(|(what, ..)| what).collect()
}

fn whom(viewer: Viewer) -> String {
    if let Viewer::Seat(seat) = viewer { format!("seat {seat}") } else { format!("the {}", name(viewer)) }
}

fn words_of<G: Game>(table: &Journal<G>) -> Vec<String> {
    let mut game = table.at(0);
    let viewers = viewers(game.seats());
    let mut legal = Vec::new();
    let mut word = |answer: &kit::Entry<G>| {
        let (mut asked, mut told) = (Hash::new(), Hash::new());
        if let Who::Seat(seat) = answer.who {
            asked.text(&game.question(seat).map(|q| q.key).unwrap_or_default());
        }
        game.legal(answer.who, &mut legal);
        legal.iter().for_each(|choice| asked.text(&game.write(*choice)));
        asked.text(&game.write(answer.choice));
        let mut events = Vec::new();
        game.play(answer.who, answer.choice, &mut events);
        for event in viewers.iter().flat_map(|viewer| events.iter().filter_map(|e| e.seen_by(*viewer))) {
            told.json(&serde_json::to_value(event).unwrap_or(Value::Null));
        }
        let mut word = format!("{:04x}{:04x}", asked.0 as u16, told.0 as u16);
        for viewer in &viewers {
            let mut seen = Hash::new();
            seen.json(&serde_json::to_value(game.view(*viewer)).unwrap_or(Value::Null));
            let _ = write!(word, "{:02x}", seen.0 as u8);
        }
        word
    };
    table.entries().map(&mut word).collect()
}

/// FNV-1a: short, and the same for ever.
struct Hash(u64);

impl Hash {
    fn new() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }

    fn text(&mut self, text: &str) {
        // No text has the byte that ends it.
        for byte in text.bytes().chain([0xff]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// By path and value, whatever the order of the fields.
    fn json(&mut self, value: &Value) {
        match value {
            Value::Object(fields) => {
                let mut keys: Vec<_> = fields.iter().collect();
                keys.sort_unstable_by_key(|(key, _)| key.as_str());
                keys.into_iter().for_each(|(key, child)| {
                    self.text(key);
                    self.json(child);
                });
                self.text("}");
            }
            Value::Array(entries) => {
                entries.iter().for_each(|child| self.json(child));
                self.text("]");
            }
            Value::String(text) => self.text(text),
            Value::Null => self.text("null"),
            other => self.text(&other.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sack::{Choice, Edition, Sack, TEXTS};
    use kit::{Edition as _, Seat, Setup};

    #[test]
    fn a_difference_is_told_with_its_ply_and_shown_as_it_is_now() {
        let setup = Setup::of::<Sack>(2).unwrap();
        let mut table = Journal::<Sack>::new(Edition::editions().current(), setup);
        for ply in 0..20 {
            table.submit(Who::Seat(Seat(ply % 2)), if ply == 11 { Choice::Take } else { Choice::Look }).unwrap();
        }
        let kept = write(&table);
        assert_eq!((kept.lines().count(), compare(&kept, &table, &TEXTS)), (3, Ok(())));
        let word = kept.lines().nth(1).and_then(|line| line.split(' ').nth(4)).unwrap();
        let changed = kept.replacen(word, &format!("{}zz", &word[..word.len() - 2]), 1);
        let told = compare(&changed, &table, &TEXTS).unwrap_err();
        assert!(
            told.starts_with(
                "ply 11 is not as it was: what the public sees after it.\nNow it is:\n\n[11] 1: ?\n    of take | look\n    > take (take)\n"
            ),
            "{told}"
        );
        assert!(told.contains("all: "), "the views are shown: {told}");
        assert_eq!(compare("", &table, &TEXTS).unwrap_err(), "0 answers were kept, there are 20 now");
    }

    #[test]
    fn the_parts_that_differ_are_named() {
        assert_eq!(differing("aaaabbbb010203", "aaaabbbb010203", 2), Vec::<String>::new());
        assert_eq!(differing("aaaabbbb010203", "aaaabbbb990203", 2), ["what seat 0 sees after it"]);
        assert_eq!(
            differing("aaaabbbb010203", "cccabbbb010299", 2),
            ["the question or the legal answers", "what the public sees after it"]
        );
    }

    #[test]
    fn the_order_of_fields_is_nothing_and_every_value_is_something() {
        let hash = |text: &str| {
            let mut hash = Hash::new();
            hash.json(&serde_json::from_str(text).unwrap());
            hash.0
        };
        assert_eq!(hash(r#"{"a": 1, "b": [true]}"#), hash(r#"{"b": [true], "a": 1}"#));
        for other in [r#"{"a": 1, "b": [false]}"#, r#"{"a": 1, "b": true}"#, r#"{"a": 1}"#, r#"{"a": 2, "b": [true]}"#] {
            assert_ne!(hash(r#"{"a": 1, "b": [true]}"#), hash(other), "{other}");
        }
    }
}
