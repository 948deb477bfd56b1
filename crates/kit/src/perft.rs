//! Counting the tree of answers: a change in the rules that nobody meant changes these numbers.

use crate::{Game, Silent, Turn, Who};

/// The number of different sequences of `depth` answers (chance's outcomes included, whatever their weights) from here, as a search
/// sees them: the orders in which a set can be named are one sequence. A game that ends earlier counts once.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(who) = asked(game) else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    game.search_list(who, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |choice: &G::Choice| {
        let mut next = game.clone();
        next.play(who, *choice, &mut Silent);
        perft(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

/// Whom the game waits for. Of several seats asked at once only the first counts: the order of held answers changes
/// nothing.
fn asked<G: Game>(game: &G) -> Option<Who> {
    match game.turn() {
        Turn::Ask(seats) => seats.iter().next().map(Who::Seat),
        Turn::Chance => Some(Who::Chance),
        Turn::Over => None,
    }
}
