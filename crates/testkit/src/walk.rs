//! Random walks: legal answers, chance by seed.

use kit::{Game, Match, Rng, Turn, Who};

/// The next answer of a random walk; `None` at the end. Of several asked seats any may be the first to answer.
pub fn next<G: Game>(table: &Match<G>, rng: &mut Rng) -> Option<(Who, G::Choice)> {
    let game = table.game();
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
            game.legal(who, &mut legal);
            rng.pick(&legal).copied()
        }
    };
    let choice = choice.unwrap_or_else(|| panic!("{who} is asked and has no legal answer at {:?}", game.steps()));
    Some((who, choice))
}
