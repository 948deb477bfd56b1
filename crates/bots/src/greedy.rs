//! The best end of one's own turn, as far as the game's evaluation can tell.

use crate::{Bot, Considered, Judge};
use kit::{Evaluate, Rng, Seat, Seats, Silent, Turn};

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
        self.consider_known(&known, seat, &Judge::released(), rng)
    }

    /// The same on a state that is known as it is.
    pub(crate) fn consider_known<G: Evaluate>(&self, known: &G, seat: Seat, judge: &Judge, rng: &mut Rng) -> Vec<Considered<G::Choice>> {
        let mut legal = Vec::new();
        known.search_list(seat.into(), &mut legal);
        let share = if legal.len() > 1 { self.budget / legal.len() } else { 0 };
        let turn = rng.below(legal.len());
        legal.rotate_left(turn);
        let judged = |choice: G::Choice| {
            let value = best_margin_after(known, seat, choice, judge, share);
            Considered { choice, visits: share.max(1) as u64, value, scores: Vec::new() }
        };
        let mut considered: Vec<_> = legal.into_iter().map(judged).collect();
        considered.sort_by(|a, b| b.value.total_cmp(&a.value));
        considered
    }
}

/// The best margin the seat can reach by the end of its turn after an answer, as far as `budget` positions tell.
pub(crate) fn best_margin_after<G: Evaluate>(game: &G, seat: Seat, choice: G::Choice, judge: &Judge, budget: usize) -> f32 {
    Line::best(&after(game, seat, choice), seat, judge, budget).value
}

fn after<G: Evaluate>(game: &G, seat: Seat, choice: G::Choice) -> G {
    let mut next = game.clone();
    next.play(seat.into(), choice, &mut Silent);
    next
}

/// How often the others' answers are guessed where all answer at once.
const GUESSES: u64 = 12;

/// The mean margin when the others answer the same question anyhow: nothing happens before the last is in. Every answer is tried
/// against the same guesses.
fn once_all_are_in<G: Evaluate>(game: &G, seat: Seat, judge: &Judge) -> f32 {
    let mut legal = Vec::new();
    let guess = |seed: u64| {
        let mut rng = Rng::new(seed);
        let mut game = game.clone();
        while let Turn::Ask(seats) = game.turn()
            && !game.held().is_empty()
            && let Some(other) = seats.iter().next()
        {
            game.search_list(other.into(), &mut legal);
            let Some(choice) = rng.pick(&legal).copied() else { break };
            game.play(other.into(), choice, &mut Silent);
        }
        judge.margin(&game, seat)
    };
    (0..GUESSES).map(guess).sum::<f32>() / GUESSES as f32
}

/// The best way to the end of a turn, up to the moment chance or another seat is asked, as far as a number of positions tells.
pub(crate) struct Line<C> {
    pub answers: Vec<C>,
    /// The margin it leads to.
    pub value: f32,
    /// Positions judged to find it.
    pub looked: u64,
}

impl<C: Copy> Line<C> {
    pub fn best<G: Evaluate<Choice = C>>(game: &G, seat: Seat, judge: &Judge, budget: usize) -> Line<C> {
        let mut line = Line { answers: Vec::new(), value: 0.0, looked: 0 };
        let mut backwards = Vec::new();
        line.value = line.look(game, seat, judge, budget, LONGEST_TURN, &mut backwards);
        backwards.reverse();
        line.answers = backwards;
        line
    }

    /// The best margin in reach; `way` becomes the answers that lead there, the last first.
    fn look<G: Evaluate<Choice = C>>(&mut self, game: &G, seat: Seat, judge: &Judge, budget: usize, depth: u32, way: &mut Vec<C>) -> f32 {
        way.clear();
        if game.held().contains(seat) {
            self.looked += GUESSES;
            return once_all_are_in(game, seat, judge);
        }
        if game.turn() != Turn::Ask(Seats::one(seat)) || depth == 0 {
            self.looked += 1;
            return judge.margin(game, seat);
        }
        let mut legal = Vec::new();
        game.search_list(seat.into(), &mut legal);
        let share = if legal.len() == 1 { budget } else { budget / legal.len().max(1) };
        if share == 0 && legal.len() > 1 {
            // The budget is spent: follow the answer that looks best at once.
            self.looked += legal.len() as u64;
            let followed = legal.iter().map(|c| (*c, after(game, seat, *c))).map(|(c, next)| (judge.margin(&next, seat), c, next));
            let Some((_, choice, next)) = followed.max_by(|a, b| a.0.total_cmp(&b.0)) else { return f32::NEG_INFINITY };
            let value = self.look(&next, seat, judge, 0, depth - 1, way);
            way.push(choice);
            return value;
        }
        let (mut best, mut other) = (f32::NEG_INFINITY, Vec::new());
        for choice in legal {
            let value = self.look(&after(game, seat, choice), seat, judge, share, depth - 1, &mut other);
            if value > best {
                best = value;
                other.push(choice);
                std::mem::swap(way, &mut other);
            }
        }
        best
    }
}
