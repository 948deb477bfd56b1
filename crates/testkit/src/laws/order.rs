//! People name the things of a set in any order; a search follows one, and misses nothing by it.

use kit::{Game, Rng, Seat, Silent, Step, Turn, Who};

/// A search looks at the canonical part of the legal list, or at all of it where nothing is canonical.
#[track_caller]
pub fn a_search_list_is_the_canonical_part_of_the_legal<G: Game>(game: &G) {
    let (Turn::Ask(seats), Some(step)) = (game.turn(), game.top()) else { return };
    let (mut legal, mut list) = (Vec::new(), Vec::new());
    for who in seats.iter().map(Who::Seat) {
        game.legal(who, &mut legal);
        game.search_list(who, &mut list);
        if legal.iter().any(|choice| step.is_canonical(game, who, *choice)) {
            legal.retain(|choice| step.is_canonical(game, who, *choice));
        }
        assert_eq!(list, legal, "what a search looks at is not the canonical part of what is legal at {step:?}");
    }
}

/// Where a step says of two answers in one order that a search takes them in the other, both orders are legal and come to the same game.
#[track_caller]
pub fn two_things_of_a_set_are_named_in_either_order<G: Game>(game: &G, rng: &mut Rng) {
    let (Some(seat), Some(step)) = (only_asked(game), game.top()) else { return };
    let who = Who::Seat(seat);
    let mut legal = Vec::new();
    game.legal(who, &mut legal);
    let Some(later) = rng.pick(&legal).copied() else { return };
    let begun = after(game, who, later);
    let Some(then) = begun.top().filter(|_| only_asked(&begun) == Some(seat)) else { return };
    for earlier in legal.into_iter().filter(|choice| step.is_canonical(game, who, *choice) && !then.is_canonical(&begun, who, *choice)) {
        let usual = after(game, who, earlier);
        let goes_on = allows(&usual, who, later) && usual.top().is_some_and(|step| step.is_canonical(&usual, who, later));
        if !goes_on {
            continue;
        }
        let (a, b) = (game.write(earlier), game.write(later));
        assert!(allows(&begun, who, earlier), "`{a}`, `{b}` is possible and `{b}`, `{a}` is not, at {step:?}");
        assert!(after(&usual, who, later) == after(&begun, who, earlier), "`{a}`, `{b}` and `{b}`, `{a}` differ at {step:?}");
    }
}

/// No answer of a set is further away.
const LONGEST_SET: usize = 12;
/// Larger trees are not looked through.
const MOST_LOOKED_AT: usize = 4000;

/// Whatever a person comes to by the end of a choice, in whatever order, a search that begins it comes to as well. Looks at one random way
/// that leaves the order of the search.
#[track_caller]
pub fn a_search_comes_to_every_end_of_a_choice<G: Game>(game: &G, rng: &mut Rng) {
    let Some(seat) = only_asked(game).filter(|_| game.top().is_some_and(|step| !step.is_begun(game))) else { return };
    let who = Who::Seat(seat);
    let depth = game.steps().len();
    let (mut legal, mut list) = (Vec::new(), Vec::new());
    let (mut end, mut way, mut astray) = (game.clone(), Vec::new(), false);
    while is_open(&end, seat, depth) {
        if way.len() == LONGEST_SET {
            return;
        }
        end.legal(who, &mut legal);
        end.search_list(who, &mut list);
        let Some(choice) = rng.pick(&legal).copied() else { return };
        astray |= list.binary_search(&choice).is_err();
        way.push(end.write(choice));
        end.play(who, choice, &mut Silent);
    }
    if astray {
        let mut looked_at = 0;
        let found = reaches(game, seat, depth, &end, &mut looked_at, LONGEST_SET);
        assert!(found || looked_at > MOST_LOOKED_AT, "{way:?} at {:?} leads where no search gets", game.top());
    }
}

/// Does an order that a search follows lead to that end? True as well where there is too much to look at.
fn reaches<G: Game>(game: &G, seat: Seat, depth: usize, end: &G, looked_at: &mut usize, left: usize) -> bool {
    *looked_at += 1;
    if !is_open(game, seat, depth) {
        return game == end;
    }
    let mut list = Vec::new();
    game.search_list(seat.into(), &mut list);
    let goes_on = |choice: &G::Choice| reaches(&after(game, seat.into(), *choice), seat, depth, end, looked_at, left - 1);
    left > 0 && list.iter().any(goes_on) || *looked_at > MOST_LOOKED_AT
}

/// Is the step that asked, or one that it pushed, still waiting for that seat alone?
fn is_open<G: Game>(game: &G, seat: Seat, depth: usize) -> bool {
    only_asked(game) == Some(seat) && game.steps().len() >= depth
}

fn only_asked<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        Turn::Ask(seats) if seats.len() == 1 && game.held().is_empty() => seats.iter().next(),
        _ => None,
    }
}

fn allows<G: Game>(game: &G, who: Who, choice: G::Choice) -> bool {
    matches!(game.allow(who, choice), Some(Ok(())))
}

fn after<G: Game>(game: &G, who: Who, choice: G::Choice) -> G {
    let mut next = game.clone();
    next.play(who, choice, &mut Silent);
    next
}
