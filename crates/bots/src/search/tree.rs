//! The tree of one player's knowledge: questions, reached by what that player saw happen.

use kit::Who;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// A way through the game as the thinking seat sees it, hashed: answers and outcomes in their order. Two states that differ only
/// in what was redealt share it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Path(u64);

impl Path {
    pub const ROOT: Path = Path(0x5157_0E1A);

    pub fn then(self, who: Who, choice: impl Hash) -> Path {
        let mut hasher = FxHasher::default();
        (self.0, who).hash(&mut hasher);
        choice.hash(&mut hasher);
        // FxHasher is weak in its low bits for short inputs; spread them, since this is the identity of a node.
        Path(kit::random::draw(hasher.finish(), 0))
    }

    /// Someone answered and nobody knows what: the next one's question must not depend on it.
    pub fn then_hidden(self, who: Who) -> Path {
        self.then(who, "held")
    }
}

/// A question in the tree: the answers seen so far, sorted.
#[derive(Clone, Debug)]
pub(crate) struct Node<C> {
    pub edges: Vec<Edge<C>>,
    pub visits: u32,
    /// Iterations that went through it, and the sum of what they brought beyond the prior value of the answer they took: positions that are
    /// evaluated later in the game are worth more or less, whatever is answered.
    pub ends: f32,
    pub gap: f32,
}

#[derive(Copy, Clone, Debug)]
pub(crate) struct Edge<C> {
    pub choice: C,
    /// How often it could be chosen: in other deals of the unseen it may be impossible.
    pub offered: u32,
    pub visits: u32,
    /// The margins it led to for the seat that is asked.
    pub sum: f32,
    /// The prior value: the evaluation at the end of the turn.
    pub prior: f32,
}

impl<C> Edge<C> {
    /// The expected margin. The prior value, moved by the question's [`Node::gap`], counts as `weight` visits.
    pub fn value(&self, weight: f32, gap: f32) -> f32 {
        ((self.prior + gap) * weight + self.sum) / (self.visits as f32 + weight)
    }
}

impl<C> Node<C> {
    /// What iterations bring beyond the prior value, on average.
    pub fn gap(&self) -> f32 {
        if self.ends > 0.0 { self.gap / self.ends } else { 0.0 }
    }

    /// The n-th best prior value.
    pub fn nth_prior(&self, n: usize) -> f32 {
        let mut priors: Vec<f32> = self.edges.iter().map(|e| e.prior).collect();
        let n = n.min(priors.len().saturating_sub(1));
        *priors.select_nth_unstable_by(n, |a, b| b.total_cmp(a)).1
    }

    /// The best margin among the answers that were tried.
    pub fn best(&self, weight: f32) -> f32 {
        let gap = self.gap();
        self.edges.iter().filter(|e| e.visits > 0).map(|e| e.value(weight, gap)).fold(f32::NEG_INFINITY, f32::max)
    }
}

/// A question to chance: the outcomes that have been tried.
#[derive(Clone, Debug)]
pub(crate) struct ChanceNode<C> {
    pub visits: u32,
    pub seen: Vec<C>,
}

#[derive(Clone, Debug)]
pub(crate) struct Tree<C> {
    index: FxHashMap<Path, u32>,
    pub nodes: Vec<Node<C>>,
    pub chance_nodes: FxHashMap<Path, ChanceNode<C>>,
}

impl<C> Default for Tree<C> {
    fn default() -> Self {
        Tree { index: FxHashMap::default(), nodes: Vec::new(), chance_nodes: FxHashMap::default() }
    }
}

impl<C: Copy + Ord> Tree<C> {
    pub fn find(&self, path: Path) -> Option<usize> {
        self.index.get(&path).map(|nth| *nth as usize)
    }

    pub fn add(&mut self, path: Path, edges: Vec<Edge<C>>) -> usize {
        let nth = self.nodes.len();
        self.nodes.push(Node { edges, visits: 0, gap: 0.0, ends: 0.0 });
        self.index.insert(path, nth as u32);
        nth
    }

    pub fn clear(&mut self) {
        self.index.clear();
        self.nodes.clear();
        self.chance_nodes.clear();
    }
}
