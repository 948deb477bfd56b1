//! What one visitor may take: requests, streams, tables, words. Enough for any person, too little to bring the site down.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The figures; the command line can change the first two.
#[derive(Copy, Clone, Debug)]
pub struct Allowance {
    /// Requests a second from one address, in the long run.
    pub requests: f64,
    /// Pages one address may keep open.
    pub streams: usize,
    /// Unfinished tables one visitor may sit at.
    pub tables: usize,
}

/// Requests that may come at once, as seconds of the long-run rate.
const BURST: f64 = 4.0;

/// The largest body of a post.
pub const BODY: usize = 16 * 1024;
pub const NAME: usize = 24;
pub const CHAT: usize = 400;
pub const REPORT: usize = 4000;

impl Default for Allowance {
    fn default() -> Self {
        Allowance { requests: 50.0, streams: 24, tables: 40 }
    }
}

struct Bucket {
    left: f64,
    at: Instant,
}

pub struct Limits {
    pub allowance: Allowance,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
    streams: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Limits {
    pub fn new(allowance: Allowance) -> Limits {
        Limits { allowance, buckets: Mutex::default(), streams: Arc::default() }
    }

    /// Takes one request out of the address's bucket; false when it is empty.
    pub fn request(&self, from: IpAddr) -> bool {
        let most = self.allowance.requests * BURST;
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > 10_000 {
            // Addresses that have been quiet for so long have full buckets again.
            buckets.retain(|_, bucket| now.duration_since(bucket.at) < Duration::from_secs(60));
        }
        let bucket = buckets.entry(network(from)).or_insert(Bucket { left: most, at: now });
        bucket.left = (bucket.left + now.duration_since(bucket.at).as_secs_f64() * self.allowance.requests).min(most);
        bucket.at = now;
        if bucket.left < 1.0 {
            return false;
        }
        bucket.left -= 1.0;
        true
    }

    /// Room for one more live page, given back when it is dropped.
    pub fn stream(&self, from: IpAddr) -> Option<Stream> {
        let from = network(from);
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let open = streams.entry(from).or_default();
        if *open >= self.allowance.streams {
            return None;
        }
        *open += 1;
        Some(Stream { streams: Arc::clone(&self.streams), from })
    }
}

/// A household has one IPv6 network and any number of addresses in it.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => IpAddr::V4(v4),
        IpAddr::V6(v6) => {
            let s = v6.segments();
            IpAddr::from([s[0], s[1], s[2], s[3], 0, 0, 0, 0])
        }
    }
}

pub struct Stream {
    streams: Arc<Mutex<HashMap<IpAddr, usize>>>,
    from: IpAddr,
}

impl Drop for Stream {
    fn drop(&mut self) {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = streams.get_mut(&self.from) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&self.from);
            }
        }
    }
}

/// A text somebody typed, made fit to be shown: no control characters, no runs of blanks, at most so many characters.
pub fn tidy(text: &str, most: usize) -> String {
    let plain: String = text.chars().map(|c| if c.is_control() || is_invisible(c) { ' ' } else { c }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ").chars().take(most).collect()
}

/// Marks that turn or hide text around them.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_other_addresses_do_not_notice() {
        let limits = Limits::new(Allowance { requests: 1.0, ..Allowance::default() });
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let taken = (0..100).filter(|_| limits.request(one)).count();
        assert_eq!(taken, 4);
        assert!(limits.request(other));
    }

    #[test]
    fn a_closed_page_makes_room_for_another() {
        let limits = Limits::new(Allowance { streams: 1, ..Allowance::default() });
        let from = IpAddr::from([10, 0, 0, 1]);
        let open = limits.stream(from);
        assert!(open.is_some() && limits.stream(from).is_none());
        drop(open);
        assert!(limits.stream(from).is_some());
    }

    #[test]
    fn typed_text_is_cut_and_cleaned() {
        assert_eq!(tidy("  a\u{202e}b\n\tc  ", 10), "a b c");
        assert_eq!(tidy("abcdef", 3), "abc");
        assert_eq!(tidy("\u{0}\u{200b}", 3), "");
    }
}
