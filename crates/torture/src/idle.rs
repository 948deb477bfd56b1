//! What a table costs while nobody moves: played for a while, then left alone; unwatched, and with everybody's page open.

use crate::party::{Company, Party, Turn};
use crate::process;
use crate::random::RandomSource;
use crate::stream::Stream;
use serde::Serialize;
use shelf::Title;
use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::time::sleep;

/// What is to be measured.
pub struct IdlePlan {
    pub to: SocketAddr,
    /// The process of the site.
    pub pid: u32,
    pub title: &'static Title,
    pub tables: u64,
    /// Answers of people at each table before it is left alone.
    pub answers: usize,
    pub seed: u64,
}

#[derive(Serialize, Debug)]
pub struct IdleReport {
    pub game: &'static str,
    pub tables: u64,
    /// Pages open at each table in the second figure.
    pub pages: usize,
    /// Answers at each table, chance included, in the mean.
    pub plies: f64,
    pub unwatched_kb: f64,
    pub watched_kb: f64,
}

/// Memory that is only needed while something happens goes back after this long.
const SETTLE: Duration = Duration::from_secs(3);

/// Tables that are played before anything is measured: afterwards the site has all that it keeps for every table.
const WARM_UP: u64 = 10;

impl IdlePlan {
    pub async fn run(self) -> Result<IdleReport, String> {
        process::raise_file_limit()?;
        let mut random = RandomSource::new(self.seed);
        for nth in 0..WARM_UP {
            let party = self.played(nth, &mut random).await?;
            drop(watch(&party).await?);
        }
        let before = self.memory().await?;
        let mut parties = Vec::new();
        for nth in 0..self.tables {
            parties.push(self.played(WARM_UP + nth, &mut random).await?);
        }
        let unwatched = self.memory().await?;
        let mut streams = Vec::new();
        for party in &parties {
            streams.extend(watch(party).await?);
        }
        let watched = self.memory().await?;
        let per_table = |memory: u64| memory.saturating_sub(before) as f64 / 1024.0 / self.tables.max(1) as f64;
        Ok(IdleReport {
            game: self.title.id,
            tables: self.tables,
            pages: streams.len() / parties.len().max(1),
            plies: parties.iter().map(|party| party.seen as f64).sum::<f64>() / parties.len().max(1) as f64,
            unwatched_kb: per_table(unwatched),
            watched_kb: per_table(watched),
        })
    }

    /// A table of people at which so much has been played.
    async fn played(&self, nth: u64, random: &mut RandomSource) -> Result<Party, String> {
        let from = Ipv4Addr::new(127, 20, (nth >> 8) as u8, nth as u8);
        let gathered = Party::gather(self.to, from, self.title, Company::people(self.title)).await;
        let mut party = gathered.map_err(|e| format!("a table was not made: {e}"))?;
        let mut answered = 0;
        let mut person = 0;
        while answered < self.answers {
            match party.turn(person, random).await.map_err(|e| e.to_string())? {
                Turn::Answered(_) => answered += 1,
                Turn::Over => break,
                _ => person = (person + 1) % party.people.len().max(1),
            }
        }
        Ok(party)
    }

    async fn memory(&self) -> Result<u64, String> {
        sleep(SETTLE).await;
        process::memory(self.pid).ok_or_else(|| "the site is not there any more".to_string())
    }
}

/// Everybody at the table opens the live page.
async fn watch(party: &Party) -> Result<Vec<Stream>, String> {
    let mut streams = Vec::new();
    for person in &party.people {
        let mut stream = Stream::open(person, &party.table).await.map_err(|e| e.to_string())?;
        stream.next().await.map_err(|e| e.to_string())?;
        streams.push(stream);
    }
    Ok(streams)
}

impl fmt::Display for IdleReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: {} tables of {:.0} answers: {:.0} kB a table that nobody watches, {:.0} kB with {} pages open",
            self.game, self.tables, self.plies, self.unwatched_kb, self.watched_kb, self.pages
        )
    }
}
