//! How long people waited.

use serde::Serialize;
use std::time::Duration;

#[derive(Clone, Default, Debug)]
pub struct Waits(Vec<Duration>);

/// Milliseconds below which a share of all replies came.
#[derive(Copy, Clone, Serialize, Debug)]
pub struct Spread {
    pub count: usize,
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub max: f64,
}

impl Waits {
    pub fn add(&mut self, wait: Duration) {
        self.0.push(wait);
    }

    pub fn join(&mut self, others: Waits) {
        self.0.extend(others.0);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn spread(&self) -> Spread {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let at = |share: f64| {
            let index = (sorted.len() as f64 * share).ceil() as usize;
            sorted.get(index.saturating_sub(1)).copied().unwrap_or_default().as_secs_f64() * 1000.0
        };
        Spread { count: sorted.len(), p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_the_waits_is_below_its_figure() {
        let mut waits = Waits::default();
        (1..=100).rev().for_each(|n| waits.add(Duration::from_millis(n)));
        let spread = waits.spread();
        assert_eq!((spread.p50, spread.p90, spread.p99, spread.max), (50.0, 90.0, 99.0, 100.0));
        assert_eq!(Waits::default().spread().p99, 0.0);
    }
}
