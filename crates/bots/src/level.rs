//! The levels a person can choose, and one call to have any of them think.

use crate::{Bot, Greedy, Random};
use kit::{Evaluate, MOST_SEATS, Rng, Seat};
use std::time::Duration;

/// How well a bot plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal answer.
    Random,
    /// The best end of its own turn by the game's evaluation.
    Greedy,
}

impl Level {
    pub const ALL: &'static [Level] = &[Level::Random, Level::Greedy];

    /// Its name in protocols and on command lines; its words are the messages `level-ID` and `level-ID-about`.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.id() == id)
    }
}

/// How long a bot may think. Levels that do not search take what they need.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// What the level takes by itself.
    Usual,
    Time(Duration),
    Nodes(u64),
}

/// What a bot thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<C> {
    pub choice: C,
    /// The points each seat may expect.
    pub value: Vec<f32>,
    /// The answers it looked at, best first.
    pub considered: Vec<Considered<C>>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Considered<C> {
    pub choice: C,
    pub visits: u64,
    /// The margin to the best rival that it expects.
    pub value: f32,
}

/// Lets a bot of that level think for a seat; `None` when the seat is not asked. The same seed and budget in nodes give the same
/// thought.
pub fn think<G: Evaluate>(game: &G, seat: Seat, level: Level, budget: Budget, seed: u64) -> Option<Thought<G::Choice>> {
    let mut rng = Rng::new(seed);
    let considered = match level {
        Level::Random => {
            let choice = Random.choose(game, seat, &mut rng)?;
            vec![Considered { choice, visits: 0, value: 0.0 }]
        }
        Level::Greedy => {
            let nodes = if let Budget::Nodes(n) = budget { n as usize } else { Greedy::default().budget };
            Greedy { budget: nodes }.consider(game, seat, &mut rng)
        }
    };
    let mut known = game.clone();
    known.redeal(seat, &mut rng);
    let mut value = [0.0; MOST_SEATS];
    known.evaluate(&mut value);
    let choice = considered.first()?.choice;
    Some(Thought { choice, value: value[..usize::from(game.seats())].to_vec(), considered })
}
