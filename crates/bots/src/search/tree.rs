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
        Path(kit::luck::draw(hasher.finish(), 0))
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
    /// Iterations that went through it, and the sum of what they brought beyond the first word of the answer they took: judged later in
    /// the game, positions are worth more or less whatever is answered.
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
    /// The first word: what the evaluation says of the end of the turn.
    pub prior: f32,
}

impl<C> Edge<C> {
    /// The expected margin, with the evaluation's first word, moved by the question's [`Node::gap`], counting as `weight` visits.
    pub fn value(&self, weight: f32, gap: f32) -> f32 {
        ((self.prior + gap) * weight + self.sum) / (self.visits as f32 + weight)
    }
}

impl<C> Node<C> {
    /// What iterations bring beyond the first word, on average.
    pub fn gap(&self) -> f32 {
        if self.ends > 0.0 { self.gap / self.ends } else { 0.0 }
    }

    /// The first word of the n-th best-looking answer.
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

/// Outcomes of chance that have been tried at a place.
#[derive(Clone, Debug)]
pub(crate) struct Luck<C> {
    pub visits: u32,
    pub seen: Vec<C>,
}

#[derive(Clone, Debug)]
pub(crate) struct Tree<C> {
    places: FxHashMap<Path, u32>,
    pub nodes: Vec<Node<C>>,
    pub luck: FxHashMap<Path, Luck<C>>,
}

impl<C> Default for Tree<C> {
    fn default() -> Self {
        Tree { places: FxHashMap::default(), nodes: Vec::new(), luck: FxHashMap::default() }
    }
}

impl<C: Copy + Ord> Tree<C> {
    pub fn find(&self, path: Path) -> Option<usize> {
        self.places.get(&path).map(|place| *place as usize)
    }

    pub fn add(&mut self, path: Path, edges: Vec<Edge<C>>) -> usize {
        let place = self.nodes.len();
        self.nodes.push(Node { edges, visits: 0, gap: 0.0, ends: 0.0 });
        self.places.insert(path, place as u32);
        place
    }

    pub fn clear(&mut self) {
        self.places.clear();
        self.nodes.clear();
        self.luck.clear();
    }
}
