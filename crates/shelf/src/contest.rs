//! One game between bots, with the time each took.

use crate::guest::{Entrant, Seated};
use crate::title::edition;
use crate::{Seating, ShelfError};
use bots::{Bot, play_game};
use kit::{Evaluate, Journal, Rng, Scores, Seat, Setup, Viewer, Who};
use std::time::{Duration, Instant};

/// Aimless play in some games is long.
const MAX_PLIES: usize = 20_000;

/// Who plays, and from which seed.
#[derive(Clone, Debug)]
pub struct Contest {
    /// One for each seat.
    pub players: Vec<Entrant>,
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
    bot: Seated<G>,
    times: Vec<Duration>,
}

impl<G: Evaluate> Bot<G> for Timed<G> {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice> {
        let begun = Instant::now();
        let choice = self.bot.choose(game, seat, rng);
        self.times.push(begun.elapsed());
        choice
    }

    fn hear(&mut self, before: &G, who: Who, choice: G::Choice) {
        self.bot.hear(before, who, choice);
    }
}

pub(crate) fn play<G: Evaluate>(seating: &Seating<'_>, contest: &Contest) -> Result<Played, ShelfError> {
    let setup = Setup::read::<G>(seating.seats, seating.options).map_err(|e| ShelfError(e.to_string()))?;
    if contest.players.len() != usize::from(seating.seats) {
        return Err(ShelfError(format!("{} seats need as many bots, not {}", seating.seats, contest.players.len())));
    }
    let mut table = Journal::<G>::new(edition::<G>(seating.edition)?, setup);
    let seated = |entrant: &Entrant| Ok(Timed::<G> { bot: Seated::of(entrant, seating)?, times: Vec::new() });
    let mut bots: Vec<_> = contest.players.iter().map(seated).collect::<Result<_, ShelfError>>()?;
    let ended = play_game(&mut table, &mut bots, contest.seed, MAX_PLIES);
    if let Some(fault) = bots.iter().find_map(|bot| bot.bot.fault()) {
        return Err(ShelfError(format!("the game from seed {} ended at ply {}: {fault}", contest.seed, table.ply())));
    }
    Ok(Played {
        scores: table.game().standing(Viewer::Referee),
        plies: table.ply(),
        ended,
        times: bots.into_iter().map(|b| b.times).collect(),
        record: contest.record.then(|| table.record().write()),
    })
}
