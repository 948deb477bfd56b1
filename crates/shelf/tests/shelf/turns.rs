//! Answers are grouped into turns, and every turn has its round: the same in log, replay, undo and marks.

use kit::{Chapter, Phrase, Rng, RoundNumber, Seat, Turn, TurnBy, TurnSpan, Viewer, Who};
use shelf::{Seating, Start, TITLES, Table, Title};

pub fn play(title: &Title, seats: u8, seed: u64, most: usize) -> Box<dyn Table> {
    let mut table = title.new_table(&Seating { seats, options: &[], edition: None }, Start::Beginning).unwrap();
    let mut rng = Rng::new(seed);
    while table.ply() < most {
        let who = match table.turn() {
            Turn::Over => break,
            Turn::Chance => Who::Chance,
            Turn::Ask(asked) => Who::Seat(asked.iter().next().unwrap()),
        };
        let legal = table.legal(who);
        let text = rng.pick(&legal).unwrap().clone();
        table.submit(who, &text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
    }
    table
}

/// A game of every title with every number of seats.
fn games() -> impl Iterator<Item = (&'static Title, Box<dyn Table>)> {
    TITLES.iter().flat_map(|title| title.seats.iter().map(move |seats| (title, play(title, *seats, u64::from(*seats), 500))))
}

fn spans(table: &dyn Table) -> Vec<TurnSpan> {
    table.turns_from(0)
}

#[test]
fn every_answer_belongs_to_exactly_one_turn() {
    for (title, table) in games() {
        let mut ply = 0;
        for span in spans(table.as_ref()) {
            assert_eq!(span.plies.start, ply, "{}", title.id);
            for inside in span.plies.clone() {
                assert_eq!(table.turn_at(inside).as_ref(), Some(&span), "{} at {inside}", title.id);
            }
            ply = span.plies.end;
        }
        assert_eq!(ply, table.ply(), "{}", title.id);
    }
}

#[test]
fn all_that_was_told_is_told_once_and_in_order() {
    for (title, table) in games() {
        let by_turns: Vec<Phrase> =
            spans(table.as_ref()).iter().flat_map(|span| table.told(span, Viewer::Referee)).map(|(_, said)| said).collect();
        let by_answers: Vec<Phrase> = (0..table.ply()).flat_map(|ply| table.sentences(ply, Viewer::Referee)).collect();
        assert!(by_turns.ends_with(&by_answers), "{}: {} and {} sentences", title.id, by_turns.len(), by_answers.len());
    }
}

#[test]
fn turns_are_the_same_after_a_record_was_read_and_at_every_earlier_step() {
    for (title, table) in games() {
        let opened = title.open(None, &table.record()).unwrap();
        let all = spans(table.as_ref());
        assert_eq!(spans(opened.as_ref()), all, "{}", title.id);
        for ply in (0..table.ply()).step_by(37) {
            let earlier = table.at(ply);
            let ended: Vec<&TurnSpan> = all.iter().filter(|span| span.plies.end <= ply && !span.plies.is_empty()).collect();
            let seen = spans(earlier.as_ref());
            assert_eq!(seen.iter().take(ended.len()).collect::<Vec<_>>(), ended, "{} at {ply}", title.id);
        }
    }
}

fn number(chapter: Chapter) -> u16 {
    match chapter.round {
        RoundNumber::SetUp => 0,
        RoundNumber::Nth { n, .. } => n,
        RoundNumber::Uncounted => panic!("a journal counts what the rules do not"),
    }
}

#[test]
fn every_game_counts_its_rounds_from_the_set_up_on_and_never_back() {
    for (title, table) in games() {
        let rounds: Vec<u16> =
            spans(table.as_ref()).iter().filter(|span| !span.plies.is_empty()).map(|span| number(span.chapter)).collect();
        assert_eq!(rounds[0], 0, "{}", title.id);
        assert!(rounds.is_sorted() && rounds.windows(2).all(|pair| pair[1] <= pair[0] + 1), "{}: {rounds:?}", title.id);
        assert!(*rounds.last().unwrap() > 1, "{}: {rounds:?}", title.id);
    }
}

#[test]
fn rounds_have_their_names_in_three_languages() {
    let said = |game: &str, lang: words::Lang, table: &dyn Table| {
        let words = words::Words::new(lang, Some(&shelf::title(game).unwrap().texts)).unwrap();
        let mut names: Vec<String> = spans(table).iter().map(|span| words.tell(&span.chapter.phrase())).collect();
        names.dedup();
        names
    };
    let table = play(shelf::title("princes").unwrap(), 3, 5, 400);
    let english = said("princes", words::Lang::En, table.as_ref());
    assert_eq!(english[..4], ["Set-up", "Round 1 of 7, auctions", "Round 1 of 7, actions", "Round 2 of 7, auctions"]);
    assert_eq!(said("princes", words::Lang::Fr, table.as_ref())[1], "Manche 1 sur 7, enchères");
    let firenze = play(shelf::title("firenze").unwrap(), 2, 5, 200);
    assert_eq!(said("firenze", words::Lang::Nl, firenze.as_ref())[..3], ["Opbouw", "Ronde 1", "Ronde 2"]);
}

#[test]
fn in_lorenzo_everybody_has_four_turns_a_round() {
    let table = play(shelf::title("lorenzo").unwrap(), 3, 8, 2000);
    assert_eq!(table.turn(), Turn::Over);
    for round in 1..=6 {
        for seat in Seat::all(3) {
            let own = |span: &&TurnSpan| span.by == TurnBy::Seat(seat) && number(span.chapter) == round && span.chapter.part.is_none();
            assert_eq!(spans(table.as_ref()).iter().filter(own).count(), 4, "seat {seat} in round {round}");
        }
    }
}

#[test]
fn what_others_answer_in_the_middle_of_a_turn_belongs_to_it() {
    // An auction of the Princes is one turn of who opened it, with everybody's bids.
    let table = play(shelf::title("princes").unwrap(), 4, 3, 300);
    let bids = |span: &TurnSpan| span.plies.clone().filter_map(|ply| table.who(ply)?.seat()).collect::<std::collections::BTreeSet<_>>();
    let auctions = spans(table.as_ref()).into_iter().filter(|span| span.chapter.part == Some("auctions"));
    assert!(auctions.map(|span| bids(&span).len()).max() >= Some(3));
    // Chance draws bricks in the middle of a turn of Firenze.
    let table = play(shelf::title("firenze").unwrap(), 2, 3, 300);
    let mixed = |span: &TurnSpan| {
        let chance = |ply: usize| table.who(ply) == Some(Who::Chance);
        matches!(span.by, TurnBy::Seat(_)) && span.plies.clone().any(chance) && !chance(span.plies.end - 1)
    };
    assert!(spans(table.as_ref()).iter().filter(|span| !span.plies.is_empty()).any(mixed));
}

#[test]
fn a_question_to_all_at_once_is_one_turn() {
    let table = play(shelf::title("princes").unwrap(), 3, 5, 60);
    let together: Vec<TurnSpan> = spans(table.as_ref()).into_iter().filter(|span| span.by == TurnBy::Together).collect();
    assert!(!together.is_empty());
    for span in &together {
        let seats: Vec<Who> = span.plies.clone().filter_map(|ply| table.who(ply)).filter(|who| *who != Who::Chance).collect();
        assert_eq!(seats.len(), 3, "{span:?}");
    }
}

#[test]
fn news_begin_after_the_seats_last_turn_and_not_after_its_last_answer() {
    let table = play(shelf::title("firenze").unwrap(), 3, 9, 2000);
    let mut seen = 0;
    for ply in 1..table.ply() {
        let now = table.at(ply);
        let present = now.present_turn();
        let TurnBy::Seat(seat) = present.by else { continue };
        let from = now.news_from(seat);
        assert!(from <= present.plies.start, "its own turn is no news");
        let own = (from..present.plies.start).filter_map(|ply| now.turn_at(ply)).any(|span| span.by == TurnBy::Seat(seat));
        assert!(!own, "all its earlier turns are old at {ply}");
        seen += usize::from(from > 0 && from < present.plies.start);
    }
    assert!(seen > 20);
}
