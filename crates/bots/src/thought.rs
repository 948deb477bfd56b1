//! What a bot thinks of a position: for hints and the analysis of games as much as for the answer itself.

use crate::{Bot, Budget, Greedy, Judge, Level, Novice, Player, Random, Search};
use kit::{Evaluate, Rng, Seat};

/// What a bot thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<C> {
    pub choice: C,
    /// The points each seat may expect.
    pub value: Vec<f32>,
    /// The answers it looked at, best first.
    pub considered: Vec<Considered<C>>,
    /// How the bot expects play to go on, this answer first, up to the next chance.
    pub line: Vec<(Seat, C)>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Considered<C> {
    pub choice: C,
    pub visits: u64,
    /// The margin to the best rival that it expects.
    pub value: f32,
    /// The points each seat may expect after it; empty when it was not looked into.
    pub scores: Vec<f32>,
}

/// Lets a bot of that level think for a seat; `None` when the seat is not asked. The same seed and budget in nodes give the same
/// thought, whatever the seat has not seen.
pub fn think<G: Evaluate>(game: &G, seat: Seat, level: Level, budget: Budget, seed: u64) -> Option<Thought<G::Choice>> {
    think_as(game, seat, &Player { budget, ..Player::of(level) }, seed)
}

/// The same for a player with threads or weights of its own.
pub fn think_as<G: Evaluate>(game: &G, seat: Seat, player: &Player, seed: u64) -> Option<Thought<G::Choice>> {
    Thinker::new(player.clone()).think(game, seat, &mut Rng::new(seed))
}

/// A bot that answers as [`think_as`] does, each time with new random numbers, and keeps its tree over the small answers of a turn.
pub struct Thinker<G: Evaluate> {
    player: Player,
    judge: Judge,
    search: Option<Search<G>>,
}

impl<G: Evaluate> Thinker<G> {
    pub fn new(player: Player) -> Self {
        Thinker { judge: player.judge(), search: player.search::<G>(), player }
    }

    /// How long it may think from now on, if it searches.
    pub fn set_budget(&mut self, budget: Budget) {
        if let Some(search) = &mut self.search {
            search.budget = budget;
        }
    }

    /// Its answer and all that it considered; `None` when the seat is not asked.
    pub fn think(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<Thought<G::Choice>> {
        let mut known = game.clone();
        known.redeal(seat, rng);
        let considered = match (&mut self.search, self.player.level) {
            (Some(search), _) => return search.think(game, seat, rng),
            (None, Level::Novice) => Novice::consider(&known, seat, &self.judge, rng),
            (None, Level::Apprentice) => Greedy { budget: self.player.positions() }.consider_known(&known, seat, &self.judge, rng),
            _ => {
                let choice = Random.choose(game, seat, rng)?;
                vec![Considered { choice, visits: 0, value: 0.0, scores: Vec::new() }]
            }
        };
        let value = self.judge.points(&known)[..usize::from(game.seats())].to_vec();
        let choice = considered.first()?.choice;
        Some(Thought { choice, value, considered, line: vec![(seat, choice)] })
    }
}

impl<G: Evaluate> Bot<G> for Thinker<G> {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice> {
        if let Some(search) = &mut self.search {
            return search.choose(game, seat, rng);
        }
        match self.player.level {
            Level::Novice => Novice::consider(game, seat, &self.judge, rng).first().map(|c| c.choice),
            Level::Apprentice => {
                let mut known = game.clone();
                known.redeal(seat, rng);
                let greedy = Greedy { budget: self.player.positions() };
                greedy.consider_known(&known, seat, &self.judge, rng).first().map(|c| c.choice)
            }
            _ => Random.choose(game, seat, rng),
        }
    }
}
