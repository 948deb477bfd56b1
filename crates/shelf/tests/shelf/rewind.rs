//! How far one can go back without knowing more than one did, and when a turn has ended.

use crate::turns::play;
use kit::{Seat, Turn, TurnBy, Who};
use shelf::{Seating, Start, TITLES};

#[test]
fn going_back_stops_at_the_last_thing_that_chance_or_a_hand_has_shown() {
    for title in TITLES.iter().filter(|title| title.id != "princes") {
        let table = play(title, 2, 11, 400);
        for ply in (1..=table.ply()).step_by(7) {
            let now = table.at(ply);
            for seat in Seat::all(2) {
                let since = now.nothing_revealed_since(seat);
                let chance = (0..ply).rev().find(|ply| now.who(*ply) == Some(Who::Chance)).map_or(0, |ply| ply + 1);
                assert!(since >= chance, "{} at {ply}: chance answered at {chance}", title.id);
                let own = |ply: usize| now.who(ply) == Some(Who::Seat(seat));
                assert!(since == 0 || !own(since - 1), "{}: an own answer shows nothing hidden", title.id);
            }
        }
    }
}

#[test]
fn a_card_that_a_rival_plays_from_its_hand_is_a_card_seen() {
    // Leaders are secret until they are played or discarded.
    let title = shelf::title("lorenzo").unwrap();
    let options = [("leaders".to_string(), "on".to_string())];
    let mut table = title.new_table(&Seating { seats: 2, options: &options, edition: None }, Start::Beginning).unwrap();
    let mut rng = kit::Rng::new(3);
    let mut discarded = None;
    while discarded.is_none() {
        let who = match table.turn() {
            Turn::Over => panic!("nobody discards"),
            Turn::Chance => Who::Chance,
            Turn::Ask(asked) => Who::Seat(asked.iter().next().unwrap()),
        };
        let legal = table.legal(who);
        let discard = legal.iter().find(|text| text.starts_with("discard ") && table.ply() > 60);
        let text = discard.unwrap_or_else(|| rng.pick(&legal).unwrap()).clone();
        if discard.is_some() {
            discarded = Some((who.seat().unwrap(), table.ply()));
        }
        table.submit(who, &text).unwrap();
    }
    let (seat, ply) = discarded.unwrap();
    let other = Seat(1 - seat.0);
    assert_eq!(table.nothing_revealed_since(other), ply + 1, "the other has seen the card");
    assert!(table.nothing_revealed_since(seat) <= ply, "who discards it knew it");
}

#[test]
fn a_table_that_was_rewound_is_the_table_as_it_was() {
    for title in TITLES {
        let table = play(title, 3, 4, 120);
        let seat = Seat(1);
        let decisions = table.decisions_of(seat);
        assert!(decisions.is_sorted_by(|a, b| a > b) && !decisions.is_empty(), "{}", title.id);
        for ply in decisions {
            assert_eq!(table.who(ply), Some(Who::Seat(seat)));
            let mut again = table.copy();
            assert_eq!(again.rewind(ply), table.ply() - ply);
            assert_eq!(again.position(), table.at(ply).position());
            assert!(again.turn().asks(seat.into()));
        }
    }
}

#[test]
fn a_turn_has_ended_when_its_last_answer_is_given_and_somebody_else_comes_next() {
    for title in TITLES {
        let table = play(title, 2, 6, 400);
        let mut ended = 0;
        for ply in 1..=table.ply() {
            let now = table.at(ply);
            let Some(seat) = now.ended_by() else { continue };
            ended += 1;
            let last = now.turn_at(ply - 1).unwrap();
            assert_eq!((last.by, now.who(ply - 1)), (TurnBy::Seat(seat), Some(Who::Seat(seat))), "{} at {ply}", title.id);
            assert_ne!(now.turn(), Turn::Ask(kit::Seats::one(seat)), "{} at {ply}", title.id);
            assert_eq!(now.present_turn().plies, ply..ply, "another turn is to begin");
        }
        assert!(ended > 4, "{}: {ended}", title.id);
    }
}

#[test]
fn an_answer_that_says_the_turn_is_over_needs_no_second_word() {
    let table = play(shelf::title("princes").unwrap(), 3, 12, 600);
    let ends: Vec<usize> = (0..table.ply()).filter(|ply| table.answers_from(*ply)[0].text == "end").collect();
    assert!(!ends.is_empty());
    for ply in ends {
        assert_eq!(table.at(ply + 1).ended_by(), None, "at {ply}");
    }
}
