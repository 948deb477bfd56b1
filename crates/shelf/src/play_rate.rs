//! How fast a game goes: random legal play, legal lists included, on one core.

use crate::title::edition;
use crate::{Seating, ShelfError};
use bots::random_playout;
use kit::{Evaluate, Rng, Setup, Silent};
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Aimless play in some games is long.
const MAX_PLIES: u64 = 20_000;

/// What was measured. A decision is an answer of a seat, forced ones included; chance's answers count as plies only.
#[derive(Clone, Debug, Serialize)]
pub struct PlayRate {
    pub game: &'static str,
    pub seats: u8,
    pub options: String,
    pub decisions_per_s: f64,
    pub games_per_s: f64,
    pub plies_per_game: f64,
    /// Games that met the ply limit.
    pub unfinished: u64,
    pub state_bytes: usize,
    pub clone_ns: f64,
}

pub(crate) fn measure<G: Evaluate>(seating: &Seating<'_>, time: Duration) -> Result<PlayRate, ShelfError> {
    let setup = Setup::read::<G>(seating.seats, seating.options).map_err(|e| ShelfError(e.to_string()))?;
    let mut start = G::new(edition::<G>(seating.edition)?, &setup);
    start.start(&mut Silent);
    let mut rng = Rng::new(1);
    let mut legal = Vec::new();
    let (mut games, mut plies, mut decisions, mut unfinished) = (0u64, 0u64, 0u64, 0u64);
    let mut last = random_playout(start.clone(), &mut rng, MAX_PLIES, &mut legal).game;
    let begun = Instant::now();
    while games == 0 || begun.elapsed() < time {
        let finish = random_playout(start.clone(), &mut rng, MAX_PLIES, &mut legal);
        games += 1;
        plies += finish.plies;
        decisions += finish.decisions;
        unfinished += u64::from(!finish.ended);
        last = finish.game;
    }
    let seconds = begun.elapsed().as_secs_f64();
    let options: Vec<String> = setup.picked().iter().map(|(id, value)| format!("{id}={value}")).collect();
    Ok(PlayRate {
        game: G::ID,
        seats: seating.seats,
        options: options.join(" "),
        decisions_per_s: decisions as f64 / seconds,
        games_per_s: games as f64 / seconds,
        plies_per_game: plies as f64 / games as f64,
        unfinished,
        state_bytes: size_of::<G>(),
        clone_ns: clone_time(&last),
    })
}

fn clone_time<G: Clone>(game: &G) -> f64 {
    const CLONES: u32 = 100_000;
    let begun = Instant::now();
    for _ in 0..CLONES {
        black_box(black_box(game).clone());
    }
    begun.elapsed().as_nanos() as f64 / f64::from(CLONES)
}
