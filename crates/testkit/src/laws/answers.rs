//! Legality is said once; one notation.

use kit::{Follow, Game, Seat, Step, Turn, Who};

fn asked<G: Game>(game: &G) -> Vec<Who> {
    match game.turn() {
        Turn::Ask(seats) => seats.iter().map(Who::Seat).collect(),
        Turn::Chance => vec![Who::Chance],
        Turn::Over => Vec::new(),
    }
}

#[track_caller]
pub fn lists_are_sorted_unique_and_said_once<G: Game>(game: &G) {
    let (mut legal, mut candidates) = (Vec::new(), Vec::new());
    for who in asked(game) {
        game.legal(who, &mut legal);
        game.candidates(who, &mut candidates);
        assert!(!legal.is_empty(), "{who} is asked and has no legal answer at {:?}", game.steps());
        assert!(candidates.is_sorted_by(|a, b| a < b), "candidates not sorted or twice the same: {candidates:?} at {:?}", game.top());
        let Some(step) = game.top() else { continue };
        candidates.retain(|c| step.allow(game, who, *c).is_ok());
        assert_eq!(legal, candidates, "legal is not the candidates that are allowed at {:?}", game.top());
        if who == Who::Chance {
            assert!(legal.iter().all(|c| game.weight(*c) > 0), "an outcome of chance without weight at {:?}", game.top());
        }
    }
    for seat in kit::Seat::all(game.seats()).map(Who::Seat).filter(|who| !game.turn().asks(*who)) {
        game.legal(seat, &mut legal);
        assert!(legal.is_empty(), "{seat} is not asked and has answers");
    }
}

/// A standing order that is offered has words, stands when it is given, and answers only what is legal.
#[track_caller]
pub fn orders_are_followed_by_legal_answers<G: Game>(game: &G) {
    let mut legal = Vec::new();
    for seat in Seat::all(game.seats()) {
        game.legal(seat.into(), &mut legal);
        for order in game.standing_orders(seat) {
            assert_eq!(game.order_phrase(&order.id), Some(order.phrase), "{} is said otherwise when it stands", order.id);
            match game.follow(seat, &order.id) {
                Follow::Answer(choice) => assert!(legal.contains(&choice), "{} answers {choice:?}, which is not legal", order.id),
                Follow::Waits => {}
                Follow::Ended => panic!("{} is offered and over at once at {:?}", order.id, game.top()),
            }
        }
    }
}

#[track_caller]
pub fn notation_reads_what_it_writes<G: Game>(game: &G) {
    let mut candidates = Vec::new();
    for who in asked(game) {
        game.candidates(who, &mut candidates);
        for choice in &candidates {
            let text = game.write(*choice);
            assert!(
                text.split(' ')
                    .all(|w| !w.is_empty() && w.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_' || b == b'-')),
                "`{text}` is not words and digits"
            );
            assert_eq!(game.read(&text), Ok(*choice), "`{text}` is read as something else");
            assert!(game.read(&format!("{text} 999x")).is_err(), "`{text} 999x` should not be read");
        }
    }
}
