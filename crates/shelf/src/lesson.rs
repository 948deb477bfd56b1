//! What a game's evaluation can learn from games that are over.

use crate::title::edition;
use crate::{Seating, ShelfError};
use bots::{Errors, Hindsight, first_step};
use kit::{Evaluate, Rng, Setup, Silent};
use std::sync::atomic::{AtomicBool, Ordering};

/// Games to be played and learnt from.
#[derive(Copy, Clone, Debug)]
pub struct Past<'a> {
    /// Tables that take turns.
    pub tables: &'a [Seating<'a>],
    pub games: u64,
    pub seed: u64,
    /// How often all weights are moved.
    pub rounds: u64,
    /// Ends it early with what was learnt so far.
    pub stop: &'a AtomicBool,
}

/// What was learnt, and what it is worth on games that were not learnt from.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub weights: Vec<f32>,
    pub positions: usize,
    /// With the weights found by play.
    pub before: Errors,
    pub after: Errors,
}

pub(crate) fn learn<G: Evaluate>(past: &Past<'_>, each: &mut dyn FnMut(u64)) -> Result<Lesson, ShelfError> {
    let mut tables = Vec::new();
    for seating in past.tables {
        let setup = Setup::read::<G>(seating.seats, seating.options).map_err(|e| ShelfError(e.to_string()))?;
        tables.push((edition::<G>(seating.edition)?, setup));
    }
    let running = || !past.stop.load(Ordering::Relaxed);
    let mut hindsight = Hindsight::<G>::default();
    for (nth, (edition, setup)) in (0..past.games).zip(tables.iter().cycle()).take_while(|_| running()) {
        let mut game = G::new(edition, setup);
        game.start(&mut Silent);
        hindsight.live(game, &mut Rng::new(past.seed.wrapping_add(nth)));
        each(nth + 1);
    }
    let mut weights = G::weights().values.clone();
    let before = hindsight.errors(&weights);
    let mut steps: Vec<f32> = weights.iter().map(|w| first_step(*w)).collect();
    for round in (0..past.rounds).take_while(|_| running()) {
        hindsight.learn(&mut weights, &mut steps);
        each(past.games + round + 1);
    }
    Ok(Lesson { positions: hindsight.len(), before, after: hindsight.errors(&weights), weights })
}
