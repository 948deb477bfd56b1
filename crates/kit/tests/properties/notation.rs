//! One answer has one text, and one text is one answer.

use kit::Seat;
use kit::notation::Choice as _;
use proptest::prelude::*;

struct Edition {
    cards: u8,
}

impl Edition {
    fn has_card(&self, n: u8) -> bool {
        n < self.cards
    }
}

kit::word_enum! { enum Colour { Red = "red", DarkBlue = "dark_blue" } }
kit::id! { struct Card("a card's number", Edition::has_card) for Edition }
kit::choices! {
    enum Choice for Edition {
        "pass" Pass,
        "roll" Roll(pips: u8),
        "owe" Owe(seat: Seat, coins: i16, points: i32),
        "paint" Paint(colour: Colour, card: Card, large: u32),
        "more" More(a: i8, b: u16),
    }
}

const EDITION: Edition = Edition { cards: 57 };

fn choice() -> impl Strategy<Value = Choice> {
    prop_oneof![
        Just(Choice::Pass),
        any::<u8>().prop_map(Choice::Roll),
        (any::<u8>(), any::<i16>(), any::<i32>()).prop_map(|(seat, coins, points)| Choice::Owe(Seat(seat), coins, points)),
        (prop::sample::select(Colour::ALL), 0..EDITION.cards, any::<u32>()).prop_map(|(colour, card, n)| Choice::Paint(
            colour,
            Card(card),
            n
        )),
        (any::<i8>(), any::<u16>()).prop_map(|(a, b)| Choice::More(a, b)),
    ]
}

fn written(choice: Choice) -> String {
    let mut text = String::new();
    choice.write(&EDITION, &mut text);
    text
}

/// Texts that are nearly answers.
fn nearly() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "pass",
        "roll",
        "owe",
        "paint",
        "more",
        "red",
        "dark_blue",
        "0",
        "7",
        "-1",
        "007",
        "+3",
        "56",
        "57",
        "300",
        "",
        " ",
    ]);
    prop::collection::vec(word, 0..6).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn what_is_written_is_read(choice in choice()) {
        let text = written(choice);
        prop_assert!(text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b" _-".contains(&b)), "{}", text);
        prop_assert_eq!(Choice::read(&text, &EDITION), Ok(choice));
    }

    #[test]
    fn what_is_read_is_written_the_same(text in prop_oneof![nearly(), ".{0,30}", "[a-z0-9 _-]{0,220}"]) {
        if let Ok(choice) = Choice::read(&text, &EDITION) {
            prop_assert_eq!(written(choice), text);
        }
    }

    #[test]
    fn different_answers_have_different_texts(a in choice(), b in choice()) {
        prop_assert_eq!(a == b, written(a) == written(b));
    }
}
