//! What one visitor may take: requests, streams, tables, words. Enough for any person, too little to bring the site down.

use crate::fault::Fault;
use crate::rate::{Buckets, Rate};
use axum::http::StatusCode;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// The figures that the command line can change.
#[derive(Copy, Clone, Debug)]
pub struct Allowance {
    /// Requests a second from one address, in the long run.
    pub requests: f64,
    /// Pages one address may keep open.
    pub streams: usize,
    /// Unfinished tables one visitor may sit at.
    pub tables: usize,
    /// Tables one address may make in an hour.
    pub new_tables: f64,
    /// Connections one address may have beside those of its open pages.
    pub connections: usize,
    /// Connections of everybody together.
    pub all_connections: usize,
}

/// Requests that may come at once, as seconds of the long-run rate.
const BURST: f64 = 4.0;

/// Probes of one address: its limit of requests may be used up, and the site is well all the same.
const HEALTH: Rate = Rate { per_second: 5.0, at_once: 20.0 };
/// Words of one address, at all tables: a few people in one house who talk fast.
const CHAT_RATE: Rate = Rate { per_second: 1.0, at_once: 20.0 };
/// Reports of one address, and of everybody together: they stay on disk until the keeper has read them.
const REPORT_RATE: Rate = Rate { per_second: 1.0 / 60.0, at_once: 5.0 };
const ALL_REPORTS_RATE: Rate = Rate { per_second: 1.0 / 60.0, at_once: 200.0 };

/// The largest body of a post.
pub const BODY: usize = 16 * 1024;
pub const NAME: usize = 24;
pub const CHAT: usize = 400;
pub const REPORT: usize = 4000;

impl Default for Allowance {
    fn default() -> Self {
        Allowance { requests: 50.0, streams: 24, tables: 40, new_tables: 120.0, connections: 40, all_connections: 4000 }
    }
}

pub struct Limits {
    pub allowance: Allowance,
    requests: Buckets<IpAddr>,
    new_tables: Buckets<IpAddr>,
    health: Buckets<IpAddr>,
    chat: Buckets<IpAddr>,
    reports: Buckets<IpAddr>,
    all_reports: Buckets<()>,
    streams: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Limits {
    pub fn new(allowance: Allowance) -> Limits {
        Limits {
            allowance,
            requests: Buckets::new(Rate { per_second: allowance.requests, at_once: allowance.requests * BURST }),
            new_tables: Buckets::new(Rate { per_second: allowance.new_tables / 3600.0, at_once: allowance.new_tables }),
            health: Buckets::new(HEALTH),
            chat: Buckets::new(CHAT_RATE),
            reports: Buckets::new(REPORT_RATE),
            all_reports: Buckets::new(ALL_REPORTS_RATE),
            streams: Arc::default(),
        }
    }

    /// Whether one more request of this address is answered.
    pub fn request(&self, from: IpAddr) -> bool {
        self.requests.take(network(from))
    }

    /// Room for one more table of an address.
    pub fn new_table(&self, from: IpAddr) -> Result<(), Fault> {
        let many = || Fault::with(StatusCode::TOO_MANY_REQUESTS, "fault-many-new-tables");
        self.new_tables.take(network(from)).then_some(()).ok_or_else(many)
    }

    pub fn health(&self, from: IpAddr) -> bool {
        self.health.take(network(from))
    }

    pub fn chat(&self, from: IpAddr) -> bool {
        self.chat.take(network(from))
    }

    pub fn report(&self, from: IpAddr) -> bool {
        self.reports.take(network(from)) && self.all_reports.take(())
    }

    /// Room for one more live page, given back when it is dropped.
    pub fn stream(&self, from: IpAddr) -> Option<Stream> {
        let from = network(from);
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let open = streams.get(&from).copied().unwrap_or(0);
        if open >= self.allowance.streams {
            return None;
        }
        streams.insert(from, open + 1);
        Some(Stream { streams: Arc::clone(&self.streams), from })
    }
}

/// A household has one IPv6 network and any number of addresses in it.
pub fn network(address: IpAddr) -> IpAddr {
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
    fn one_household_has_one_limit() {
        let limits = Limits::new(Allowance { requests: 1.0, ..Allowance::default() });
        let at = |n: u16| IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, n]);
        assert_eq!((0..100).filter(|n| limits.request(at(*n))).count(), 4);
        assert!(limits.request(IpAddr::from([0x2001, 0xdb8, 0, 2, 0, 0, 0, 1])));
    }

    #[test]
    fn reports_have_a_limit_by_address_and_one_for_all() {
        let limits = Limits::new(Allowance::default());
        assert_eq!((0..100).filter(|_| limits.report([10, 0, 0, 1].into())).count(), 5);
        let taken = (0..100).flat_map(|n| [n; 10]).filter(|n| limits.report([10, 0, 1, *n].into())).count();
        assert_eq!(taken, 195);
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
