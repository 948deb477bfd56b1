//! How often something may happen: a bucket that fills at a steady rate, one for each who takes from it.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A long-run rate, and what may come at once.
#[derive(Copy, Clone, Debug)]
pub struct Rate {
    pub per_second: f64,
    pub at_once: f64,
}

struct Bucket {
    left: f64,
    at: Instant,
}

/// Buckets are forgotten when they must be full again, so a flood from many addresses leaves nothing behind.
pub struct Buckets<K> {
    rate: Rate,
    kept: Mutex<Kept<K>>,
}

struct Kept<K> {
    buckets: HashMap<K, Bucket>,
    /// Forgetting looks at every bucket, so it happens only when there are twice as many as were left the last time.
    sweep_at: usize,
}

const FIRST_SWEEP: usize = 1024;

impl<K: Eq + Hash> Buckets<K> {
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, kept: Mutex::new(Kept { buckets: HashMap::new(), sweep_at: FIRST_SWEEP }) }
    }

    /// Takes one out of the bucket; false when it is empty.
    pub fn take(&self, key: K) -> bool {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> bool {
        let Rate { per_second, at_once } = self.rate;
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.buckets.len() >= kept.sweep_at {
            let full_after = Duration::from_secs_f64((at_once / per_second).clamp(0.0, 1e6));
            kept.buckets.retain(|_, bucket| now.saturating_duration_since(bucket.at) < full_after);
            kept.sweep_at = (kept.buckets.len() * 2).max(FIRST_SWEEP);
        }
        let bucket = kept.buckets.entry(key).or_insert(Bucket { left: at_once, at: now });
        bucket.left = (bucket.left + now.saturating_duration_since(bucket.at).as_secs_f64() * per_second).min(at_once);
        bucket.at = now;
        if bucket.left < 1.0 {
            return false;
        }
        bucket.left -= 1.0;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_fills_again_and_others_do_not_notice() {
        let buckets = Buckets::new(Rate { per_second: 1.0, at_once: 4.0 });
        let now = Instant::now();
        assert_eq!((0..100).filter(|_| buckets.take_at("one", now)).count(), 4);
        assert!(buckets.take_at("other", now));
        let later = now + Duration::from_secs(2);
        assert_eq!((0..100).filter(|_| buckets.take_at("one", later)).count(), 2);
    }

    #[test]
    fn a_flood_of_addresses_is_forgotten() {
        let buckets = Buckets::new(Rate { per_second: 1.0, at_once: 4.0 });
        let begun = Instant::now();
        // A new address every millisecond: 4,000 of them have a bucket that is not full again.
        for nth in 0..100_000_u64 {
            buckets.take_at(nth, begun + Duration::from_millis(nth));
            let kept = buckets.kept.lock().unwrap().buckets.len();
            assert!(kept <= 8_000, "{kept} after {nth}");
        }
    }
}
