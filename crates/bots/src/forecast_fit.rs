//! Fits the weights of an evaluation to how games ended: positions of played games, each with the final points.
//!
//! The weights a tuner finds by play make a bot choose well, but need not predict the final points. These are found by least squares
//! instead, on positions like those at which a search stops and evaluates.

use crate::judge::PerSeat;
use crate::{Bot, Greedy};
use kit::{Evaluate, MOST_SEATS, Rng, Seat, Silent, Turn, Viewer, Who};

/// One in so many positions between turns is kept: neighbouring positions hold nearly the same information.
const KEPT: usize = 3;
/// One in so many answers is a random legal one, so that positions no good player gets into are among the samples too.
const ASTRAY: usize = 60;
/// One in so many games is set apart, to check the weights that were fitted to the others.
const APART: usize = 5;
/// Games longer than this many answers are left out.
const LONGEST: u32 = 3000;

/// The samples to fit to, and those to check with.
pub struct ForecastFit<G> {
    fitted: Vec<Sample<G>>,
    apart: Vec<Sample<G>>,
}

struct Sample<G> {
    game: G,
    end: PerSeat,
}

/// How far off forecasts are: the mean square of what they miss each seat's lead over the table's mean by.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct ForecastErrors {
    /// When every seat is predicted the same points.
    pub nothing: f64,
    /// When the points so far are the prediction.
    pub points: f64,
    /// When the evaluation is the prediction.
    pub evaluation: f64,
}

impl<G> Default for ForecastFit<G> {
    fn default() -> Self {
        ForecastFit { fitted: Vec::new(), apart: Vec::new() }
    }
}

impl<G: Evaluate> ForecastFit<G> {
    pub fn len(&self) -> usize {
        self.fitted.len() + self.apart.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Plays a game of apprentices to its end and keeps some of its positions as samples.
    pub fn play_and_keep(&mut self, mut game: G, rng: &mut Rng) {
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
                    game.search_list(seat.into(), &mut legal);
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
        let samples = if rng.below(APART) == 0 { &mut self.apart } else { &mut self.fitted };
        samples.extend(kept.into_iter().map(|game| Sample { game, end }));
    }

    /// Moves each weight up and down by its own step and keeps what predicts better. Returns the error; call it until that no longer falls.
    pub fn improve(&self, weights: &mut [f32], steps: &mut [f32]) -> f64 {
        let mut best = error(&self.fitted, |game, out| game.evaluate_with(weights, out));
        for nth in 0..weights.len().min(steps.len()) {
            let before = weights[nth];
            let mut moved = false;
            for way in [1.0, -1.0] {
                weights[nth] = before + way * steps[nth];
                let missed = error(&self.fitted, |game, out| game.evaluate_with(weights, out));
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
    pub fn errors(&self, weights: &[f32]) -> ForecastErrors {
        let points = |game: &G, out: &mut PerSeat| {
            let scores = game.standing(Viewer::Referee);
            Seat::all(game.seats()).for_each(|seat| out[seat.index()] = scores.total(seat) as f32);
        };
        ForecastErrors {
            nothing: error(&self.apart, |_, _| ()),
            points: error(&self.apart, points),
            evaluation: error(&self.apart, |game, out| game.evaluate_with(weights, out)),
        }
    }
}

/// How far a weight is moved at first.
pub fn first_step_size(weight: f32) -> f32 {
    0.2 * weight.abs().max(0.1)
}

fn error<G: Evaluate>(samples: &[Sample<G>], judge: impl Fn(&G, &mut PerSeat)) -> f64 {
    let missed = |sample: &Sample<G>| {
        let seats = usize::from(sample.game.seats());
        let mut forecast = [0.0; MOST_SEATS];
        judge(&sample.game, &mut forecast);
        let misses: [f32; MOST_SEATS] = std::array::from_fn(|seat| forecast[seat] - sample.end[seat]);
        // Alone at the table there is nobody to lead.
        let usual = if seats > 1 { misses[..seats].iter().sum::<f32>() / seats as f32 } else { 0.0 };
        misses[..seats].iter().map(|miss| f64::from(miss - usual).powi(2)).sum::<f64>() / seats as f64
    };
    samples.iter().map(missed).sum::<f64>() / samples.len().max(1) as f64
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
