//! The result of a search: answers with their visits, expected points, the expected line of play.

use super::tree::Path;
use super::{Search, Worker};
use crate::Considered;
use kit::{Evaluate, MOST_SEATS, Seat, Silent, Turn};

/// The expected line stops after so many answers: beyond them it is a guess.
const LONGEST_LINE: usize = 12;
/// An answer tried less often says nothing about what is expected.
const ENOUGH_VISITS: u32 = 2;

impl<G: Evaluate> Search<G> {
    /// The root's answers over all trees, best first: by what they promise, less what is uncertain about those tried seldom.
    pub(super) fn considered(&self, root: Path, legal: &[G::Choice], seats: u8) -> Vec<Considered<G::Choice>> {
        let mut all: Vec<_> = legal.iter().map(|choice| self.weigh(root, *choice, seats)).collect();
        let unit = self.workers.first().map_or(1.0, |w| w.spread.unit()) * self.policy.caution;
        let secure = |c: &Considered<G::Choice>| c.value - unit / (c.visits as f32 + 1.0).sqrt();
        all.sort_by(|a, b| secure(b).total_cmp(&secure(a)).then(b.visits.cmp(&a.visits)));
        all
    }

    fn weigh(&self, root: Path, choice: G::Choice, seats: u8) -> Considered<G::Choice> {
        let prior = self.params.prior_visits;
        let (mut visits, mut sum, mut weight) = (0, 0.0, 0.0);
        let (mut points, mut ends) = ([0.0; MOST_SEATS], 0.0);
        for worker in &self.workers {
            let Some(node) = worker.tree.find(root) else { continue };
            let gap = worker.tree.nodes[node].gap();
            let edges = &worker.tree.nodes[node].edges;
            let Ok(at) = edges.binary_search_by_key(&choice, |e| e.choice) else { continue };
            let here = edges[at].visits as f32 + prior;
            visits += u64::from(edges[at].visits);
            sum += edges[at].value(prior, gap) * here;
            weight += here;
            if let Some((_, sums, count)) = worker.by_answer.iter().find(|(c, ..)| *c == choice) {
                points.iter_mut().zip(sums).for_each(|(all, one)| *all += one);
                ends += count;
            }
        }
        let scores = if ends > 0.0 { points.iter().take(usize::from(seats)).map(|p| p / ends).collect() } else { Vec::new() };
        Considered { choice, visits, value: if weight > 0.0 { sum / weight } else { 0.0 }, scores }
    }

    /// The points each seat may expect, over all iterations.
    pub(super) fn expected(&self, seats: u8) -> Vec<f32> {
        let iterations: u64 = self.workers.iter().map(|w| w.iterations).sum();
        let mean = |seat: Seat| self.workers.iter().map(|w| w.points[seat.index()]).sum::<f64>() / iterations.max(1) as f64;
        Seat::all(seats).map(|seat| mean(seat) as f32).collect()
    }

    /// The most visited answers from here on, up to the next chance or secret.
    pub(super) fn line(&self, known: &G, root: Path, seat: Seat, choice: G::Choice) -> Vec<(Seat, G::Choice)> {
        let mut line = vec![(seat, choice)];
        let mut game = known.clone();
        game.play(seat.into(), choice, &mut Silent);
        let mut path = root.then(seat.into(), choice);
        let mut legal = Vec::new();
        while line.len() < LONGEST_LINE && game.held().is_empty() {
            let Turn::Ask(seats) = game.turn() else { break };
            let Some(next) = seats.iter().next() else { break };
            game.search_list(next.into(), &mut legal);
            let answer = if let [only] = legal[..] { Some(only) } else { self.workers.first().and_then(|w| likeliest(w, path, &legal)) };
            let Some(answer) = answer else { break };
            line.push((next, answer));
            game.play(next.into(), answer, &mut Silent);
            path = path.then(next.into(), answer);
        }
        line
    }
}

fn likeliest<G: Evaluate>(worker: &Worker<G>, path: Path, legal: &[G::Choice]) -> Option<G::Choice> {
    let node = worker.tree.find(path)?;
    let offered = worker.tree.nodes[node].edges.iter().filter(|e| legal.binary_search(&e.choice).is_ok());
    offered.max_by_key(|e| e.visits).filter(|e| e.visits >= ENOUGH_VISITS).map(|e| e.choice)
}
