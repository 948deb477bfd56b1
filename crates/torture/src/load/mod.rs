//! Many tables in play at once: how long people wait for the reply to an answer.
//!
//! Each table is people with browsers of their own, at an address of its own. They look at the live page (or ask for the page again and
//! again), think, and answer at random. The time is taken from the first byte of the post to the last byte of the reply. Tables come one
//! after the other; nothing is counted before the last has come.
//!
//! The program shares the machine with the site, so it is light: plain sockets, one thread, and an update is unpacked only if
//! nobody else at the table is known to be asked. What it used itself is measured with the figures.

mod report;
mod table;

pub use report::Report;

use crate::process;
use crate::random::RandomSource;
use crate::waits::Waits;
use shelf::Title;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};

#[derive(Clone)]
pub struct Plan {
    /// The site; on this machine.
    pub to: SocketAddr,
    /// Its process, for memory and processor time.
    pub pid: Option<u32>,
    pub tables: u64,
    /// For how long is measured.
    pub seconds: u64,
    /// Tables that come in a second before that.
    pub ramp: u64,
    pub games: Vec<&'static Title>,
    pub others: Others,
    pub pages: Pages,
    /// The shortest and the longest thought.
    pub think: (Duration, Duration),
    pub seed: u64,
}

/// Who sits opposite.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Others {
    People,
    Bots,
}

/// How people hear of a change.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pages {
    /// By the live stream of an open page.
    Live,
    /// By asking for the page.
    Asked,
}

/// The time that counts. It begins when all tables have come.
#[derive(Default)]
struct Span(OnceLock<Instant>);

impl Span {
    /// From now on it counts, for so long. Gives the end.
    fn begin(&self, seconds: u64) -> Instant {
        *self.0.get_or_init(|| Instant::now() + Duration::from_secs(seconds))
    }

    fn counts(&self) -> bool {
        self.0.get().is_some_and(|end| Instant::now() < *end)
    }

    fn is_over(&self) -> bool {
        self.0.get().is_some_and(|end| Instant::now() >= *end)
    }

    /// What is left of it, or so much if it has not begun.
    fn left(&self, most: Duration) -> Duration {
        self.0.get().map_or(most, |end| end.saturating_duration_since(Instant::now()).min(most))
    }
}

/// What the people of one table saw, or of all.
#[derive(Default)]
pub struct Measured {
    pub waits: Waits,
    /// Somebody was quicker.
    pub late: usize,
    /// Not granted for another reason.
    pub refused: usize,
    /// Connections that broke, or tables on which nothing came for long.
    pub broken: usize,
    pub updates: usize,
    pub update_bytes: usize,
    pub largest_update: usize,
    /// What went wrong first.
    pub first_trouble: Option<String>,
}

/// After the last table has come.
const SETTLE: Duration = Duration::from_secs(2);

impl Plan {
    pub async fn run(self) -> Result<Report, String> {
        if !self.to.ip().is_loopback() {
            return Err(format!("{} is not on this machine; only a site of one's own is put under load", self.to));
        }
        let files = process::raise_file_limit()?;
        if files < self.tables * 4 + 100 {
            return Err(format!("{} tables need more open files than the {files} this system allows", self.tables));
        }
        let memory_before = self.pid.and_then(process::memory);
        let span = Arc::new(Span::default());
        let begun = Instant::now();
        let mut random = RandomSource::new(self.seed);
        let mut tables = JoinSet::new();
        for n in 0..self.tables {
            let from = Ipv4Addr::new(127, 10, (n >> 8) as u8, n as u8);
            tables.spawn(table::people(self.clone(), from, n, Arc::clone(&span), random.split()));
            let due = Duration::from_secs_f64((n + 1) as f64 / self.ramp.max(1) as f64);
            sleep_until((begun + due).into()).await;
        }
        sleep(SETTLE).await;
        let begun = self.clock();
        sleep_until(span.begin(self.seconds).into()).await;
        let ended = self.clock();
        let memory = self.pid.and_then(process::memory);
        let mut measured = Measured::default();
        for one in tables.join_all().await {
            measured.join(one);
        }
        Ok(Report::new(&self, &measured, begun, ended, memory_before, memory))
    }

    /// Processor time of the site and of this program.
    fn clock(&self) -> (Duration, Duration) {
        let site = self.pid.and_then(process::cpu).unwrap_or_default();
        (site, process::cpu(std::process::id()).unwrap_or_default())
    }
}

impl Measured {
    fn join(&mut self, other: Measured) {
        self.waits.join(other.waits);
        self.late += other.late;
        self.refused += other.refused;
        self.broken += other.broken;
        self.updates += other.updates;
        self.update_bytes += other.update_bytes;
        self.largest_update = self.largest_update.max(other.largest_update);
        self.first_trouble = self.first_trouble.take().or(other.first_trouble);
    }
}
