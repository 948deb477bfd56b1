//! Positions of played games and how these came out: what an evaluation should have foretold.
//!
//! The weights a tuner finds by play make a bot choose well; what becomes of a position they need not say. These are found by least squares
//! instead, at the moments where a search stops playing on and asks.

use crate::judge::PerSeat;
use crate::{Bot, Greedy};
use kit::{Evaluate, MOST_SEATS, Rng, Seat, Silent, Turn, Viewer, Who};

/// One in so many positions between turns is kept: neighbours tell the same.
const KEPT: usize = 3;
/// One in so many answers is anything legal, so that positions no good player gets into are known too.
const ASTRAY: usize = 60;
/// One in so many positions is set apart to check what was learnt on the others.
const APART: usize = 5;
/// Aimless games are not learnt from.
const LONGEST: u32 = 3000;

/// What happened, to learn from.
pub struct Hindsight<G> {
    seen: Vec<Seen<G>>,
    apart: Vec<Seen<G>>,
}

struct Seen<G> {
    game: G,
    end: PerSeat,
}

/// How far off forecasts are: the mean square of what they miss each seat's lead over the table's mean by.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Errors {
    /// Of who knows nothing.
    pub nothing: f64,
    /// Of who counts the points so far.
    pub points: f64,
    /// Of the evaluation.
    pub foretold: f64,
}

impl<G> Default for Hindsight<G> {
    fn default() -> Self {
        Hindsight { seen: Vec::new(), apart: Vec::new() }
    }
}

impl<G: Evaluate> Hindsight<G> {
    pub fn len(&self) -> usize {
        self.seen.len() + self.apart.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Plays a game of apprentices to its end and remembers some of its positions.
    pub fn live(&mut self, mut game: G, rng: &mut Rng) {
        let mut kept = Vec::new();
        let mut pause = Pause::of(&game);
        let mut legal = Vec::new();
        for _ in 0..LONGEST {
            if pause.comes(&game) && rng.below(KEPT) == 0 {
                kept.push(game.clone());
            }
            match game.turn() {
                Turn::Over => return self.remember(kept, &game, rng),
                Turn::Chance => {
                    let Some(outcome) = game.sample(rng, &mut legal) else { return };
                    game.play(Who::Chance, outcome, &mut Silent);
                }
                Turn::Ask(seats) => {
                    let Some(seat) = seats.iter().next() else { return };
                    game.legal(seat.into(), &mut legal);
                    let astray = legal.len() == 1 || rng.below(ASTRAY) == 0;
                    let answer = if astray { rng.pick(&legal).copied() } else { Greedy::default().choose(&game, seat, rng) };
                    let Some(answer) = answer else { return };
                    game.play(seat.into(), answer, &mut Silent);
                }
            }
        }
    }

    fn remember(&mut self, kept: Vec<G>, over: &G, rng: &mut Rng) {
        let mut end = [0.0; MOST_SEATS];
        let scores = over.standing(Viewer::Referee);
        for seat in Seat::all(over.seats()) {
            end[seat.index()] = scores.total(seat) as f32;
        }
        // Whole games are set apart: positions of one share their end.
        let place = if rng.below(APART) == 0 { &mut self.apart } else { &mut self.seen };
        place.extend(kept.into_iter().map(|game| Seen { game, end }));
    }

    /// Moves each weight to and fro by its own step, and keeps what foretells better. Gives the error; call it until that stays.
    pub fn learn(&self, weights: &mut [f32], steps: &mut [f32]) -> f64 {
        let mut best = error(&self.seen, |game, out| game.evaluate_with(weights, out));
        for nth in 0..weights.len().min(steps.len()) {
            let before = weights[nth];
            let mut moved = false;
            for way in [1.0, -1.0] {
                weights[nth] = before + way * steps[nth];
                let missed = error(&self.seen, |game, out| game.evaluate_with(weights, out));
                if missed < best {
                    (best, moved) = (missed, true);
                    steps[nth] *= 1.3 * way;
                    break;
                }
                weights[nth] = before;
            }
            if !moved {
                steps[nth] *= 0.6;
            }
        }
        best
    }

    /// On the games that were set apart.
    pub fn errors(&self, weights: &[f32]) -> Errors {
        let points = |game: &G, out: &mut PerSeat| {
            let scores = game.standing(Viewer::Referee);
            Seat::all(game.seats()).for_each(|seat| out[seat.index()] = scores.total(seat) as f32);
        };
        Errors {
            nothing: error(&self.apart, |_, _| ()),
            points: error(&self.apart, points),
            foretold: error(&self.apart, |game, out| game.evaluate_with(weights, out)),
        }
    }
}

/// How far a weight is moved at first.
pub fn first_step(weight: f32) -> f32 {
    0.2 * weight.abs().max(0.1)
}

fn error<G: Evaluate>(seen: &[Seen<G>], judge: impl Fn(&G, &mut PerSeat)) -> f64 {
    let missed = |seen: &Seen<G>| {
        let seats = usize::from(seen.game.seats());
        let mut foretold = [0.0; MOST_SEATS];
        judge(&seen.game, &mut foretold);
        let misses: [f32; MOST_SEATS] = std::array::from_fn(|seat| foretold[seat] - seen.end[seat]);
        // Alone at the table there is nobody to lead.
        let usual = if seats > 1 { misses[..seats].iter().sum::<f32>() / seats as f32 } else { 0.0 };
        misses[..seats].iter().map(|miss| f64::from(miss - usual).powi(2)).sum::<f64>() / seats as f64
    };
    seen.iter().map(missed).sum::<f64>() / seen.len().max(1) as f64
}

/// Where a search would stop: between two turns, or rounds where the game counts them.
enum Pause {
    Turn(Option<Seat>),
    Round(u32),
}

impl Pause {
    fn of<G: Evaluate>(game: &G) -> Pause {
        game.rounds_begun().map_or(Pause::Turn(None), Pause::Round)
    }

    /// True: another turn or round begins here.
    fn comes<G: Evaluate>(&mut self, game: &G) -> bool {
        match self {
            Pause::Round(round) => {
                let now = game.rounds_begun().unwrap_or(*round);
                game.held().is_empty() && std::mem::replace(round, now) != now
            }
            Pause::Turn(last) => match game.turn() {
                Turn::Ask(seats) if seats.len() == 1 && game.held().is_empty() => {
                    let now = seats.iter().next();
                    let before = std::mem::replace(last, now);
                    before.is_some() && before != now
                }
                Turn::Chance if game.seats() == 1 => last.take().is_some(),
                _ => false,
            },
        }
    }
}
