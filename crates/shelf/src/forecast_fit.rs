//! Fits the weights of a game's evaluation to how played games ended.

use crate::title::edition;
use crate::{Seating, ShelfError};
use bots::{ForecastErrors, ForecastFit, first_step_size};
use kit::{Evaluate, Rng, Setup, Silent};
use std::sync::atomic::{AtomicBool, Ordering};

/// Which games are played, and how the weights are fitted to them.
#[derive(Copy, Clone, Debug)]
pub struct FitSettings<'a> {
    /// Tables that take turns.
    pub tables: &'a [Seating<'a>],
    pub games: u64,
    pub seed: u64,
    /// How often each weight is adjusted.
    pub rounds: u64,
    /// Ends it early; the weights found so far are the result.
    pub stop: &'a AtomicBool,
}

/// The fitted weights, and their error on games that were set apart.
#[derive(Clone, Debug)]
pub struct FittedForecast {
    pub weights: Vec<f32>,
    pub positions: usize,
    /// With the weights found by play.
    pub before: ForecastErrors,
    pub after: ForecastErrors,
}

pub(crate) fn fit<G: Evaluate>(settings: &FitSettings<'_>, each: &mut dyn FnMut(u64)) -> Result<FittedForecast, ShelfError> {
    let mut tables = Vec::new();
    for seating in settings.tables {
        let setup = Setup::read::<G>(seating.seats, seating.options).map_err(|e| ShelfError(e.to_string()))?;
        tables.push((edition::<G>(seating.edition)?, setup));
    }
    let running = || !settings.stop.load(Ordering::Relaxed);
    let mut fit = ForecastFit::<G>::default();
    for (nth, (edition, setup)) in (0..settings.games).zip(tables.iter().cycle()).take_while(|_| running()) {
        let mut game = G::new(edition, setup);
        game.start(&mut Silent);
        fit.play_and_keep(game, &mut Rng::new(settings.seed.wrapping_add(nth)));
        each(nth + 1);
    }
    let seats = settings.tables.first().map_or(2, |seating| seating.seats);
    let mut weights = G::weights(seats).values.clone();
    let before = fit.errors(&weights);
    let mut steps: Vec<f32> = weights.iter().map(|w| first_step_size(*w)).collect();
    for round in (0..settings.rounds).take_while(|_| running()) {
        fit.improve(&mut weights, &mut steps);
        each(settings.games + round + 1);
    }
    Ok(FittedForecast { positions: fit.len(), before, after: fit.errors(&weights), weights })
}
