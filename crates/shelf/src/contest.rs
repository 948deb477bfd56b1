//! One game between bots, with the time each took.

use crate::title::edition;
use crate::{Seating, ShelfError};
use bots::{Bot, Player, Thinker, play_game};
use kit::{Evaluate, Journal, Rng, Scores, Seat, Setup, Viewer};
use std::time::{Duration, Instant};

/// Aimless play in some games is long.
const MAX_PLIES: usize = 20_000;

/// Who plays, and from which seed.
#[derive(Clone, Debug)]
pub struct Contest {
    /// One for each seat.
    pub players: Vec<Player>,
    pub seed: u64,
    /// Whether the record is wanted.
    pub record: bool,
}

/// How it came out.
#[derive(Clone, Debug)]
pub struct Played {
    pub scores: Scores,
    pub plies: usize,
    /// False: the ply limit came first, and nobody has won.
    pub ended: bool,
    /// By seat, a time for each decision that had alternatives.
    pub times: Vec<Vec<Duration>>,
    pub record: Option<String>,
}

struct Timed<G: Evaluate> {
    bot: Thinker<G>,
    times: Vec<Duration>,
}

impl<G: Evaluate> Bot<G> for Timed<G> {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice> {
        let begun = Instant::now();
        let choice = self.bot.choose(game, seat, rng);
        self.times.push(begun.elapsed());
        choice
    }
}

pub(crate) fn play<G: Evaluate>(seating: &Seating<'_>, contest: &Contest) -> Result<Played, ShelfError> {
    let setup = Setup::read::<G>(seating.seats, seating.options).map_err(|e| ShelfError(e.to_string()))?;
    if contest.players.len() != usize::from(seating.seats) {
        return Err(ShelfError(format!("{} seats need as many bots, not {}", seating.seats, contest.players.len())));
    }
    let mut table = Journal::<G>::new(edition::<G>(seating.edition)?, setup);
    let mut bots: Vec<_> = contest.players.iter().map(|p| Timed::<G> { bot: Thinker::new(p.clone()), times: Vec::new() }).collect();
    let ended = play_game(&mut table, &mut bots, contest.seed, MAX_PLIES);
    Ok(Played {
        scores: table.game().standing(Viewer::Referee),
        plies: table.ply(),
        ended,
        times: bots.into_iter().map(|b| b.times).collect(),
        record: contest.record.then(|| table.record().write()),
    })
}
