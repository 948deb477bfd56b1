//! One tree and what fills it: an iteration redeals, goes down the tree, adds a turn, evaluates the position, and carries the margins back up.

use super::averages::Averages;
use super::horizon::Horizon;
use super::policy::SearchPolicy;
use super::rollout::{affordable_depth, play_on};
use super::spread::Spread;
use super::task::{IterationState, Task};
use super::tree::{ChanceNode, Edge, Tree};
use crate::budget::Meter;
use crate::greedy::best_margin_after;
use crate::judge::{PerSeat, final_margins, margins};
use crate::{Considered, Greedy};
use kit::{Evaluate, MOST_SEATS, Rng, SearchDepth, Seat, Seats, Silent, Turn, Who};

/// No iteration goes deeper; aimless games might.
const DEEPEST: u32 = 300;
/// One in so many of the nodes in the budget goes into evaluating the root's answers at the end of the turn.
const FIRST_LOOK: u64 = 4;
/// The first look never costs more than this.
const LONGEST_LOOK: u64 = 600;

#[derive(Clone, Debug)]
pub(crate) struct Worker<G: Evaluate> {
    pub tree: Tree<G::Choice>,
    averages: Averages<G::Choice>,
    /// Of the margins of the thinking seat at the leaves: the unit of exploration.
    pub spread: Spread,
    /// Sum of the margins at the leaves since the tree was begun, and their number: what averages are compared with.
    usual: (PerSeat, f32),
    /// Sum of the points at the leaves.
    pub points: [f64; MOST_SEATS],
    /// The same for each answer at the root, with their number.
    pub by_answer: Vec<(G::Choice, PerSeat, f32)>,
    pub iterations: u64,
    /// How far an iteration is played beyond the present turn; found out when a tree is begun.
    depth: Option<SearchDepth>,
    /// Reused lists.
    legal: Vec<G::Choice>,
    trail: Vec<Mark>,
}

/// An answer an iteration went through.
#[derive(Copy, Clone, Debug)]
struct Mark {
    node: usize,
    edge: usize,
    seat: Seat,
    /// Chance has answered since the answer before.
    after_chance: bool,
}

impl<G: Evaluate> Default for Worker<G> {
    fn default() -> Self {
        Worker {
            tree: Tree::default(),
            averages: Averages::default(),
            spread: Spread::default(),
            usual: ([0.0; MOST_SEATS], 0.0),
            points: [0.0; MOST_SEATS],
            by_answer: Vec::new(),
            iterations: 0,
            depth: None,
            legal: Vec::new(),
            trail: Vec::new(),
        }
    }
}

impl<G: Evaluate> Worker<G> {
    /// Forgets the tree and everything else: a new turn's thought does not depend on earlier ones.
    pub fn forget(&mut self) {
        self.tree.clear();
        self.averages.clear();
        self.depth = None;
        self.spread = Spread::default();
        self.usual = ([0.0; MOST_SEATS], 0.0);
    }

    /// Searches until the meter is spent.
    pub fn run(&mut self, task: &Task<'_, G>, mut meter: Meter, rng: &mut Rng) {
        self.points = [0.0; MOST_SEATS];
        self.by_answer.clear();
        self.iterations = 0;
        self.look_at_root(task, &mut meter, rng);
        if self.depth.is_none() {
            self.depth = Some(affordable_depth(task, &mut meter, rng));
        }
        while self.iterations == 0 || !meter.is_spent() {
            let state = IterationState { game: task.deal(rng), path: task.root, pending: None };
            self.iterate(task, state, &mut meter, rng);
        }
    }

    /// The root's answers are judged at the end of the turn they lead to, so that the search starts from no less than what
    /// [`Greedy`] knows.
    fn look_at_root(&mut self, task: &Task<'_, G>, meter: &mut Meter, rng: &mut Rng) {
        let nodes = meter.share(FIRST_LOOK, LONGEST_LOOK);
        let looked = Greedy { budget: nodes as usize }.consider_known(&task.deal(rng), task.seat, task.judge, rng);
        meter.spend(nodes.max(looked.len() as u64));
        if let Some(node) = self.tree.find(task.root) {
            let edges = &mut self.tree.nodes[node].edges;
            for c in looked {
                if let Ok(at) = edges.binary_search_by_key(&c.choice, |e| e.choice) {
                    edges[at].prior = c.value;
                }
            }
            return;
        }
        let edge = |c: Considered<G::Choice>| Edge { choice: c.choice, offered: 0, visits: 0, sum: 0.0, prior: c.value };
        let mut edges: Vec<_> = looked.into_iter().map(edge).collect();
        edges.sort_by_key(|e| e.choice);
        self.tree.add(task.root, edges);
    }

    fn iterate(&mut self, task: &Task<'_, G>, mut state: IterationState<G>, meter: &mut Meter, rng: &mut Rng) {
        self.trail.clear();
        let mut horizon = Horizon::of(task, self.depth.unwrap_or(task.params.depth));
        // A new question ends the way through the tree. What all answer at once has no worth before the last is in.
        let mut grown = false;
        let mut first = None;
        let mut after_chance = false;
        for _ in 0..DEEPEST {
            let together = !state.game.held().is_empty();
            if grown && !together {
                break;
            }
            if !together && horizon.lies_before(&state.game) {
                break;
            }
            meter.spend(1);
            match state.game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    if horizon.asks_chance() {
                        break;
                    }
                    let Some(outcome) = self.chance(&state, task.policy, rng) else { break };
                    state.play(Who::Chance, outcome);
                    after_chance = true;
                }
                Turn::Ask(seats) => {
                    let Some(seat) = next_asked(seats, task.seat) else { break };
                    if !together && horizon.asks(seat) {
                        break;
                    }
                    let mut legal = std::mem::take(&mut self.legal);
                    state.game.search_list(seat.into(), &mut legal);
                    match legal[..] {
                        [] => break,
                        // Without alternative: no node, no budget.
                        [only] => state.play(seat.into(), only),
                        _ => {
                            let (mut mark, new) = self.answer(task, &state, seat, &legal, meter, rng);
                            mark.after_chance = std::mem::take(&mut after_chance);
                            self.trail.push(mark);
                            let choice = self.tree.nodes[mark.node].edges[mark.edge].choice;
                            state.play(seat.into(), choice);
                            first = first.or(Some(choice));
                            grown |= new;
                        }
                    }
                    self.legal = legal;
                }
            }
        }
        play_on(&mut state.game, &mut horizon, task, meter, rng);
        self.carry_up(task, &state.game, first);
    }

    /// One of chance's outcomes. A question with few visits gets few different outcomes, so that the tree grows beyond it.
    fn chance(&mut self, state: &IterationState<G>, policy: &SearchPolicy, rng: &mut Rng) -> Option<G::Choice> {
        let outcome = state.game.sample(rng, &mut self.legal)?;
        let node = self.tree.chance_nodes.entry(state.path).or_insert_with(|| ChanceNode { visits: 0, seen: Vec::new() });
        node.visits += 1;
        if node.seen.contains(&outcome) {
            return Some(outcome);
        }
        if (node.seen.len() as f32) < policy.chance_width * (node.visits as f32).sqrt() {
            node.seen.push(outcome);
            return Some(outcome);
        }
        let again = *rng.pick(&node.seen)?;
        // In this deal of the unseen it may be impossible.
        state.game.legal(Who::Chance, &mut self.legal);
        Some(if self.legal.binary_search(&again).is_ok() { again } else { outcome })
    }

    /// Picks an answer of `seat`; adds its question to the tree when it is new, and says so.
    fn answer(
        &mut self,
        task: &Task<'_, G>,
        state: &IterationState<G>,
        seat: Seat,
        legal: &[G::Choice],
        meter: &mut Meter,
        rng: &mut Rng,
    ) -> (Mark, bool) {
        let found = self.tree.find(state.path);
        let node = match found {
            Some(node) => {
                self.add_missing(node, &state.game, seat, legal, task);
                node
            }
            None => {
                meter.spend(legal.len().max(task.policy.prior_positions) as u64);
                let edges = legal.iter().map(|c| with_prior(&state.game, seat, *c, task, legal.len())).collect();
                self.tree.add(state.path, edges)
            }
        };
        let edge = self.pick(node, seat, legal, task, rng);
        (Mark { node, edge, seat, after_chance: false }, found.is_none())
    }

    /// Answers that were impossible in the deals before.
    fn add_missing(&mut self, node: usize, game: &G, seat: Seat, legal: &[G::Choice], task: &Task<'_, G>) {
        let edges = &mut self.tree.nodes[node].edges;
        if edges.len() == legal.len() && edges.iter().zip(legal).all(|(e, c)| e.choice == *c) {
            return;
        }
        for choice in legal {
            if let Err(at) = edges.binary_search_by_key(choice, |e| e.choice) {
                edges.insert(at, with_prior(game, seat, *choice, task, legal.len()));
            }
        }
    }

    fn pick(&mut self, node: usize, seat: Seat, legal: &[G::Choice], task: &Task<'_, G>, rng: &mut Rng) -> usize {
        let policy = task.policy;
        let unit = self.spread.unit();
        let node = &mut self.tree.nodes[node];
        node.visits += 1;
        let gap = node.gap();
        let all = node.edges.len() == legal.len();
        let width = policy.width + (node.visits as f32).sqrt();
        let floor = if node.edges.len() as f32 > width { node.nth_prior(width as usize) } else { f32::NEG_INFINITY };
        let mut best = (f32::NEG_INFINITY, 0);
        // Of equals any: begin anywhere.
        let (count, begin) = (node.edges.len(), rng.below(node.edges.len()));
        for nth in (begin..count).chain(0..begin) {
            let edge = &mut node.edges[nth];
            if !all && legal.binary_search(&edge.choice).is_err() {
                continue;
            }
            edge.offered += 1;
            if edge.prior < floor && best.0 > f32::NEG_INFINITY {
                continue;
            }
            let visits = edge.visits as f32;
            let explore = policy.explore * unit * ((edge.offered as f32).ln_1p() / (visits + 1.0)).sqrt();
            let elsewhere =
                if policy.averages > 0.0 { policy.averages * self.averages.of(seat, edge.choice) / (visits + 1.0) } else { 0.0 };
            let worth = edge.value(task.params.prior_visits, gap) + explore + elsewhere;
            if worth > best.0 {
                best = (worth, nth);
            }
        }
        best.1
    }

    fn carry_up(&mut self, task: &Task<'_, G>, leaf: &G, first: Option<G::Choice>) {
        let me = task.seat;
        let (points, margin) = if leaf.turn() == Turn::Over {
            final_margins(leaf)
        } else {
            let points = task.judge.forecast(leaf);
            (points, margins(&points, leaf.seats()))
        };
        self.iterations += 1;
        self.points.iter_mut().zip(points).for_each(|(sum, p)| *sum += f64::from(p));
        if let Some(choice) = first {
            let at = self.by_answer.iter().position(|(c, ..)| *c == choice).unwrap_or_else(|| {
                self.by_answer.push((choice, [0.0; MOST_SEATS], 0.0));
                self.by_answer.len() - 1
            });
            let (_, sums, count) = &mut self.by_answer[at];
            sums.iter_mut().zip(points).for_each(|(sum, p)| *sum += p);
            *count += 1.0;
        }
        self.spread.add(margin[me.index()]);
        self.usual.1 += 1.0;
        self.usual.0.iter_mut().zip(margin).for_each(|(sum, m)| *sum += m);
        let mut behind: Option<Mark> = None;
        for mark in self.trail.iter().rev() {
            // Several answers of one seat in a row are one decision: it will take the best of what follows, not the average.
            let best =
                behind.filter(|b| b.seat == mark.seat && !b.after_chance).map(|b| self.tree.nodes[b.node].best(task.params.prior_visits));
            let node = &mut self.tree.nodes[mark.node];
            let edge = &mut node.edges[mark.edge];
            let value = margin[mark.seat.index()];
            node.ends += 1.0;
            node.gap += value - edge.prior;
            if task.policy.averages > 0.0 {
                self.averages.add(mark.seat, edge.choice, value - self.usual.0[mark.seat.index()] / self.usual.1);
            }
            edge.visits += 1;
            edge.sum += value;
            if let Some(best) = best {
                let mixed = task.policy.best_share * best + (1.0 - task.policy.best_share) * edge.sum / edge.visits as f32;
                edge.sum = mixed * edge.visits as f32;
            }
            behind = Some(*mark);
        }
    }
}

/// Of several seats that are asked at once the thinking one comes first: its answer must not hang on theirs.
fn next_asked(seats: Seats, me: Seat) -> Option<Seat> {
    if seats.contains(me) { Some(me) } else { seats.iter().next() }
}

/// An answer with its prior value: the evaluation at the end of the turn it leads to. An answer that is held has no effect yet, so the
/// position is evaluated as it stands.
fn with_prior<G: Evaluate>(game: &G, seat: Seat, choice: G::Choice, task: &Task<'_, G>, of: usize) -> Edge<G::Choice> {
    let prior = if game.held().is_empty() {
        best_margin_after(game, seat, choice, task.judge, task.policy.prior_positions / of.max(1))
    } else {
        let mut next = game.clone();
        next.play(seat.into(), choice, &mut Silent);
        task.judge.margin(&next, seat)
    };
    Edge { choice, offered: 0, visits: 0, sum: 0.0, prior }
}
