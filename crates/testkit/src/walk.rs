//! Random walks: legal answers, chance by seed.

use kit::{Game, Journal, Rng, Turn, Who};

/// The next answer of a random walk, in any order a person could name things; `None` at the end. Of several asked seats any may be the
/// first to answer.
pub fn next<G: Game>(table: &Journal<G>, rng: &mut Rng) -> Option<(Who, G::Choice)> {
    pick(table.game(), rng, G::legal)
}

/// The same in the order a search follows.
pub fn next_searched<G: Game>(table: &Journal<G>, rng: &mut Rng) -> Option<(Who, G::Choice)> {
    pick(table.game(), rng, G::search_list)
}

fn pick<G: Game>(game: &G, rng: &mut Rng, answers: impl Fn(&G, Who, &mut Vec<G::Choice>)) -> Option<(Who, G::Choice)> {
    let mut legal = Vec::new();
    let who = match game.turn() {
        Turn::Over => return None,
        Turn::Chance => Who::Chance,
        Turn::Ask(seats) => {
            let asked: Vec<_> = seats.iter().collect();
            Who::Seat(*rng.pick(&asked)?)
        }
    };
    let choice = match who {
        Who::Chance => game.sample(rng, &mut legal),
        Who::Seat(_) => {
            answers(game, who, &mut legal);
            rng.pick(&legal).copied()
        }
    };
    let choice = choice.unwrap_or_else(|| panic!("{who} is asked and has no legal answer at {:?}", game.steps()));
    Some((who, choice))
}
