//! A record is the same game after writing and reading, and no text brings the reader down.

use crate::json::{document, object};
use kit::record::Line;
use kit::{Record, Seat, Who};
use proptest::prelude::*;
use serde_json::Value;

fn who() -> impl Strategy<Value = Who> {
    prop_oneof![Just(Who::Chance), any::<u8>().prop_map(|seat| Who::Seat(Seat(seat)))]
}

fn record() -> impl Strategy<Value = Record> {
    let head = ("[a-z_]{1,8}", "[a-z0-9+-]{1,8}", "[0-9a-f]{16}", any::<u32>(), any::<u8>());
    let options = prop::collection::btree_map("[a-z_]{1,6}", "[a-z0-9]{1,6}", 0..4);
    let position = prop::option::of(object(document()).prop_map(Value::Object));
    let answers = prop::collection::vec((who(), "[a-z]{1,5}( [a-z0-9_-]{1,5}){0,3}"), 0..12);
    let result = prop::option::of(prop::collection::vec(any::<i32>(), 1..6));
    (head, options, position, answers, result).prop_map(|((game, edition, hash, rules, seats), options, position, answers, result)| {
        Record {
            game,
            edition,
            hash,
            rules,
            seats,
            options: options.into_iter().collect(),
            position,
            answers: answers.into_iter().map(|(who, text)| Line { number: 0, who, text }).collect(),
            result,
        }
    })
}

/// Lines as they stand in records, in any order.
fn nearly() -> impl Strategy<Value = String> {
    let line = prop::sample::select(vec![
        "signoria 1",
        "signoria 2",
        "game x",
        "game",
        "edition x-1 00",
        "edition x",
        "rules 1",
        "rules -1",
        "seats 2",
        "seats 300",
        "option a on",
        "option a",
        "position {\"a\": \"#\"}",
        "position {",
        "",
        "",
        "* turn 3",
        "0 pass",
        "1 a  b # said twice",
        "300 pass",
        "1 {#",
        "= 3 -4",
        "=",
        "# note",
        "\u{feff}",
    ]);
    prop::collection::vec(line, 0..14).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #[test]
    fn what_is_written_is_read(record in record()) {
        let text = record.write();
        let read = Record::parse(&text);
        prop_assert_eq!(read.as_ref(), Ok(&record), "{}", text);
    }

    #[test]
    fn windows_line_ends_and_comments_are_the_same_game(record in record()) {
        let text = record.write();
        let (header, answers) = text.split_once("\n\n").unwrap();
        let answers: String = answers.lines().map(|line| format!("{line}  # a remark\r\n# another\r\n")).collect();
        let changed = format!("\u{feff}{}\r\n\r\n{answers}", header.replace('\n', "\r\n"));
        prop_assert_eq!(Record::parse(&changed), Ok(record), "{}", changed);
    }

    #[test]
    fn whatever_is_read_is_the_same_once_it_is_written(text in prop_oneof![nearly(), "\\PC{0,60}"]) {
        let begun = format!("signoria 1\ngame x\nedition x-1 00\nrules 1\nseats 2\n{text}");
        for text in [text, begun] {
            if let Ok(record) = Record::parse(&text) {
                let again = Record::parse(&record.write());
                prop_assert_eq!(again, Ok(record), "{}", text);
            }
        }
    }
}
