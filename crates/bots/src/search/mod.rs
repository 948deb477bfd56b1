//! Information-set Monte Carlo tree search.
//!
//! Each iteration deals the unseen anew and goes down one tree, in which a question is known by what the thinking seat saw happen
//! ([`tree::Path`]). Every seat maximises its own margin to its best rival (max^n); chance is sampled. Behind a new leaf every seat
//! plays the best end of its turn that a short look finds, to a horizon that is the same for all iterations ([`horizon::Horizon`]),
//! where the position is evaluated. Held answers are chosen from statistics of their own (decoupled), so nobody reacts to
//! what is still secret.

mod averages;
mod horizon;
mod policy;
mod report;
mod rollout;
mod spread;
mod task;
mod tree;
mod worker;

pub use policy::SearchPolicy;

use crate::budget::Meter;
use crate::{Bot, Budget, Considered, Judge, Thought};
use horizon::Horizon;
use kit::{Evaluate, Game, Rng, SearchParams, Seat, Silent, Turn, Viewer};
use std::time::Duration;
use task::Task;
use tree::Path;
use worker::Worker;

/// A bot that searches. It keeps its tree over the small answers of one turn.
pub struct Search<G: Evaluate> {
    pub policy: SearchPolicy,
    pub budget: Budget,
    params: SearchParams,
    judge: Judge,
    /// One tree each, filled side by side from different seeds (root parallelism).
    workers: Vec<Worker<G>>,
    kept: Option<Kept<G>>,
}

/// What the seat must see for the tree to be of use again.
struct Kept<G: Game> {
    seat: Seat,
    view: G::View,
    legal: Vec<G::Choice>,
    path: Path,
}

/// What a search thinks for when it is not told.
const USUAL: Duration = Duration::from_millis(200);

impl<G: Evaluate> Search<G> {
    pub fn new(budget: Budget, policy: SearchPolicy, judge: Judge, threads: usize) -> Self {
        let workers = (0..threads.max(1)).map(|_| Worker::default()).collect();
        Search { params: policy.params::<G>(), policy, budget, judge, workers, kept: None }
    }

    /// The best answer and all that was considered; `None` when the seat is not asked.
    pub fn think(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<Thought<G::Choice>> {
        let mut legal = Vec::new();
        game.search_list(seat.into(), &mut legal);
        let first = *legal.first()?;
        if legal.len() == 1 {
            return Some(self.forced(game, seat, first, rng));
        }
        let root = self.root(game, seat, &legal);
        let meter = Meter::start(self.budget, USUAL).part(self.workers.len() as u64);
        let task = &Task { game, root, seat, policy: &self.policy, params: self.params, judge: &self.judge };
        std::thread::scope(|scope| {
            let mut workers = self.workers.iter_mut();
            let own = workers.next();
            let own_seed = rng.bits();
            for worker in workers {
                let seed = rng.bits();
                scope.spawn(move || worker.run(task, meter, &mut Rng::new(seed)));
            }
            if let Some(worker) = own {
                worker.run(task, meter, &mut Rng::new(own_seed));
            }
        });
        let considered = self.considered(root, &legal, game.seats());
        let choice = considered.first().map_or(first, |c| c.choice);
        let known = self.known(game, seat, rng);
        let line = self.line(&known, root, seat, choice);
        self.keep(known, root, seat, choice);
        Some(Thought { choice, value: self.expected(game.seats()), considered, line })
    }

    /// A state the seat may think on.
    fn known(&self, game: &G, seat: Seat, rng: &mut Rng) -> G {
        let mut known = game.clone();
        if !self.policy.peek {
            known.redeal(seat, rng);
        }
        known
    }

    fn forced(&mut self, game: &G, seat: Seat, only: G::Choice, rng: &mut Rng) -> Thought<G::Choice> {
        let known = self.known(game, seat, rng);
        let value = self.judge.points(&known)[..usize::from(game.seats())].to_vec();
        let considered = vec![Considered { choice: only, visits: 0, value: self.judge.margin(&known, seat), scores: value.clone() }];
        Thought { choice: only, value, considered, line: vec![(seat, only)] }
    }

    /// Where in the tree to go on: behind the last answer of this turn, or in a new tree.
    fn root(&mut self, game: &G, seat: Seat, legal: &[G::Choice]) -> Path {
        if let Some(kept) = self.kept.take()
            && kept.seat == seat
            && kept.legal == legal
            && kept.view == game.view(Viewer::Seat(seat))
        {
            return kept.path;
        }
        self.workers.iter_mut().for_each(Worker::forget);
        Path::ROOT
    }

    /// Remembers what the seat will see after `choice` if it is asked again before chance or anybody else.
    fn keep(&mut self, known: G, root: Path, seat: Seat, choice: G::Choice) {
        let mut next = known;
        let mut path = root.then(seat.into(), choice);
        next.play(seat.into(), choice, &mut Silent);
        let mut legal = Vec::new();
        while next.turn() == Turn::Ask(kit::Seats::one(seat)) && next.held().is_empty() {
            next.search_list(seat.into(), &mut legal);
            match legal[..] {
                [] => return,
                [only] => {
                    path = path.then(seat.into(), only);
                    next.play(seat.into(), only, &mut Silent);
                }
                _ => {
                    self.kept = Some(Kept { seat, view: next.view(Viewer::Seat(seat)), legal, path });
                    return;
                }
            }
        }
    }
}

/// Plays a game to its end as the search plays on behind a leaf. What that is worth is what the search's forecasts are worth.
pub fn play_out<G: Evaluate>(game: &mut G, rng: &mut Rng) {
    let (begun, policy, judge) = (game.clone(), SearchPolicy::default(), Judge::released());
    let params = policy.params::<G>();
    let task = Task { game: &begun, root: Path::ROOT, seat: Seat(0), policy: &policy, params, judge: &judge };
    let mut endless = Horizon::endless(&task);
    rollout::play_on(game, &mut endless, &task, &mut Meter::start(Budget::Nodes(u64::MAX), USUAL), rng);
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice> {
        self.think(game, seat, rng).map(|thought| thought.choice)
    }
}
