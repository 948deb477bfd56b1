//! The best end of one's own turn, as far as the game's evaluation can tell.

use crate::{Bot, Considered};
use kit::{Evaluate, MOST_SEATS, Rng, Seat, Seats, Silent, Turn};

/// Looks through the small answers of its own turn, up to the moment chance or another seat is asked, and takes the way that
/// ends best against the strongest rival. It never looks past its turn.
#[derive(Copy, Clone, Debug)]
pub struct Greedy {
    /// How many positions it may judge before it follows only the best-looking answer.
    pub budget: usize,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { budget: 600 }
    }
}

/// Beyond this many answers of one turn, judge where one stands.
const LONGEST_TURN: u32 = 40;

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice> {
        self.consider(game, seat, rng).first().map(|best| best.choice)
    }
}

impl Greedy {
    /// Every legal answer with the margin it leads to, best first. Of equals a random one comes first, so that play is not the same every
    /// time.
    pub fn consider<G: Evaluate>(&self, game: &G, seat: Seat, rng: &mut Rng) -> Vec<Considered<G::Choice>> {
        let mut known = game.clone();
        known.redeal(seat, rng);
        let mut legal = Vec::new();
        known.legal(seat.into(), &mut legal);
        let share = if legal.len() > 1 { self.budget / legal.len() } else { 0 };
        let turn = rng.below(legal.len());
        legal.rotate_left(turn);
        let judge = |choice: G::Choice| {
            let value = end_of_turn(&after(&known, seat, choice), seat, share, LONGEST_TURN);
            Considered { choice, visits: share.max(1) as u64, value }
        };
        let mut considered: Vec<_> = legal.into_iter().map(judge).collect();
        considered.sort_by(|a, b| b.value.total_cmp(&a.value));
        considered
    }
}

fn after<G: Evaluate>(game: &G, seat: Seat, choice: G::Choice) -> G {
    let mut next = game.clone();
    next.play(seat.into(), choice, &mut Silent);
    next
}

/// The best margin this seat can reach by the end of its turn.
fn end_of_turn<G: Evaluate>(game: &G, seat: Seat, budget: usize, depth: u32) -> f32 {
    if game.turn() != Turn::Ask(Seats::one(seat)) || depth == 0 {
        return margin(game, seat);
    }
    let mut legal = Vec::new();
    game.legal(seat.into(), &mut legal);
    if let [only] = legal[..] {
        return end_of_turn(&after(game, seat, only), seat, budget, depth - 1);
    }
    let share = budget / legal.len().max(1);
    if share > 0 {
        return legal.iter().map(|c| end_of_turn(&after(game, seat, *c), seat, share, depth - 1)).fold(f32::MIN, f32::max);
    }
    // The budget is spent: follow the answer that looks best at once.
    let followed = legal.iter().map(|c| after(game, seat, *c)).map(|next| (margin(&next, seat), next));
    match followed.max_by(|a, b| a.0.total_cmp(&b.0)) {
        Some((_, next)) => end_of_turn(&next, seat, 0, depth - 1),
        None => margin(game, seat),
    }
}

/// Own expectation less the best rival's; alone, the expectation itself.
pub(crate) fn margin<G: Evaluate>(game: &G, seat: Seat) -> f32 {
    let mut values = [0.0; MOST_SEATS];
    game.evaluate(&mut values);
    let others = Seat::all(game.seats()).filter(|s| *s != seat).map(|s| values[s.index()]);
    let best = others.fold(f32::NEG_INFINITY, f32::max);
    if best == f32::NEG_INFINITY { values[seat.index()] } else { values[seat.index()] - best }
}
