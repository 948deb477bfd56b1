//! What site, terminal and protocol rely on, tried on every game of the shelf.

use kit::{NoUndo, Record, Seat, Turn, Viewer, Who};
use shelf::{Reason, Seating, Start, TITLES, Table};

fn sit(game: &str, seats: u8) -> Box<dyn Table> {
    shelf::title(game).unwrap().new_table(&Seating { seats, options: &[], edition: None }, Start::Beginning).unwrap()
}

/// Lets chance answer until a seat is asked.
fn lucky(table: &mut dyn Table, seed: u64) {
    while table.answer_chance(seed) {}
}

fn asked(table: &dyn Table) -> Seat {
    match table.turn() {
        Turn::Ask(seats) => seats.iter().next().unwrap(),
        other => panic!("nobody is asked: {other:?}"),
    }
}

#[test]
fn the_five_games_stand_on_the_shelf_in_their_order() {
    let ids: Vec<_> = TITLES.iter().map(|title| title.id).collect();
    assert_eq!(ids, ["florence", "princes", "il_vecchio", "lorenzo", "firenze"]);
    assert!(shelf::title("chess").is_err_and(|e| e.0.contains("lorenzo")));
}

#[test]
fn every_game_is_played_by_texts_alone_and_its_record_opens_at_every_ply() {
    for title in TITLES {
        let seats = title.seats[0];
        let mut table = sit(title.id, seats);
        for step in 0..60 {
            lucky(table.as_mut(), 9);
            let Turn::Ask(seats) = table.turn() else { break };
            let seat = seats.iter().last().unwrap();
            let legal = table.legal(seat.into());
            table.submit(seat.into(), &legal[step % legal.len()]).unwrap_or_else(|e| panic!("{}: {e:?}", title.id));
        }
        let record = Record::parse(&table.record().write()).unwrap();
        let opened = title.open(None, &record).unwrap();
        assert_eq!(opened.position(), table.position(), "{}", title.id);
        for ply in [0, 1, table.ply() / 2, table.ply()] {
            assert_eq!(opened.at(ply).ply(), ply);
            assert_eq!(opened.at(ply).position(), table.at(ply).position());
        }
    }
}

#[test]
fn offers_are_the_legal_answers_and_the_refused_ones() {
    for title in TITLES {
        let mut table = sit(title.id, title.seats[0]);
        lucky(table.as_mut(), 2);
        let seat = asked(table.as_ref());
        let offers = table.offers(seat);
        let legal: Vec<_> = offers.iter().filter(|o| o.refused.is_none()).map(|o| o.text.clone()).collect();
        assert_eq!(legal, table.legal(seat.into()), "{}", title.id);
        for offer in offers.iter().filter(|o| o.refused.is_some()) {
            assert_eq!(table.check(seat.into(), &offer.text).err(), offer.refused, "{}", offer.text);
        }
    }
}

#[test]
fn a_turn_is_taken_back_answer_by_answer_or_whole() {
    let mut table = sit("lorenzo", 2);
    lucky(table.as_mut(), 4);
    let seat = asked(table.as_ref());
    let start = (table.ply(), table.position());
    table.submit(seat.into(), "member black").unwrap();
    let between = table.position();
    let place = table.legal(seat.into()).into_iter().find(|text| text.contains("council")).unwrap();
    table.submit(seat.into(), &place).unwrap();
    assert_eq!(asked(table.as_ref()), seat, "the privilege is still to be named");
    assert_eq!(table.undo(seat, false), Ok(1));
    assert_eq!(table.position(), between);
    table.submit(seat.into(), &place).unwrap();
    assert_eq!(table.undo(seat, true), Ok(2));
    assert_eq!((table.ply(), table.position()), start);
    assert_eq!(table.undo(seat, false), Err(NoUndo::Nothing));
}

#[test]
fn nothing_is_taken_back_once_another_has_answered() {
    let mut table = sit("lorenzo", 2);
    lucky(table.as_mut(), 4);
    let first = asked(table.as_ref());
    while asked(table.as_ref()) == first {
        let legal = table.legal(first.into());
        table.submit(first.into(), &legal[0]).unwrap();
    }
    let second = asked(table.as_ref());
    let legal = table.legal(second.into());
    table.submit(second.into(), &legal[0]).unwrap();
    assert_eq!(table.undo(first, true), Err(NoUndo::Seat(second)));
}

#[test]
fn a_text_that_is_no_answer_says_what_was_expected() {
    let mut table = sit("lorenzo", 2);
    lucky(table.as_mut(), 4);
    let seat = asked(table.as_ref());
    for text in ["", "MEMBER black", "member  black", "member", "member purple", "member black black", "\u{1F3B2}", &"x".repeat(10_000)] {
        let before = table.ply();
        let refused = table.submit(seat.into(), text).unwrap_err();
        assert!(matches!(refused.reason, Reason::NotationError(ref why) if !why.is_empty()), "{text}");
        assert_eq!(table.ply(), before);
    }
    assert!(table.submit(Who::Chance, "member black").is_err());
}

#[test]
fn every_game_can_be_thought_about_for_every_seat_that_is_asked() {
    for title in TITLES {
        let mut table = sit(title.id, title.seats[title.seats.len() - 1]);
        lucky(table.as_mut(), 2);
        let seat = asked(table.as_ref());
        let level = bots::Level::from_id("apprentice").unwrap();
        let thought = table.thinker(seat, level, bots::Budget::Nodes(50)).think(table.as_ref(), 1).unwrap();
        assert!(table.legal(seat.into()).contains(&thought.choice), "{}", title.id);
        assert_eq!(thought.value.len(), usize::from(table.setup().seats));
    }
}

#[test]
fn an_edition_patch_that_cannot_be_is_refused_by_its_place() {
    for title in TITLES {
        let refused = |patch: &str| {
            let seating = Seating { seats: title.seats[0], options: &[], edition: Some(patch) };
            title.new_table(&seating, Start::Beginning).err().unwrap_or_else(|| panic!("{}: {patch} is taken", title.id)).0
        };
        assert!(refused("not json").contains("JSON"));
        assert!(refused(r#"{"edition": "NO GOOD"}"#).contains("edition"));
        assert_eq!(refused(r#"{"dragons": 7}"#), "edition: dragons: the edition has no such figure");
        let (key, _) = title
            .figures(None)
            .unwrap()
            .json
            .as_object()
            .unwrap()
            .iter()
            .find(|(key, v)| v.is_object() && key.as_str() != "provenance")
            .unwrap();
        assert_eq!(refused(&format!(r#"{{"{key}": 7}}"#)), format!("edition: {key}: the edition has another kind of value here"));
    }
}

#[test]
fn a_viewer_sees_the_standing_at_any_time() {
    for title in TITLES {
        let table = sit(title.id, title.seats[0]);
        let scores = table.scores(Viewer::Public);
        assert!(!scores.over && scores.winners.is_empty(), "{}", title.id);
        assert!(scores.scores.len() >= usize::from(title.seats[0]));
    }
}
