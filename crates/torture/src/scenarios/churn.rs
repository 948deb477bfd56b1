//! Tables are made, played for a moment and left, for a long time: memory must reach a level and stay there.

use super::{Form, Trial};
use crate::crowd::Manner;
use crate::folder::Folder;
use crate::outcome::Outcome;
use crate::party::{Company, Party, Turn};
use crate::random::RandomSource;
use shelf::TITLES;
use std::io::Result;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// People who come and go at the same time.
const COMERS: u64 = 4;
/// Answers before a person leaves.
const ANSWERS: usize = 4;
/// Between two tables of one comer: ten tables a second in all, as a site that is known all over the world may have.
const PAUSE: Duration = Duration::from_millis(400);
/// In the long form: the mean of the last quarter may be so much above that of the second.
const MOST_GROWTH: f64 = 1.15;
/// In the short form there is no level yet: a table that was left may keep so much.
const MOST_A_TABLE: f64 = 400.0 * 1024.0;

pub async fn run(trial: &Trial, folder: &Folder, outcome: &mut Outcome) -> std::result::Result<(), String> {
    let seconds = trial.amount(30, 3600);
    let server = trial.open_to_the_world(&folder.data())?;
    let mut random = RandomSource::new(trial.seed);
    let end = Manner::brisk(seconds as f64).until;
    let counts = Arc::new(Counts::default());
    let mut comers = JoinSet::new();
    for nth in 0..COMERS {
        comers.spawn(come_and_go(server.address, nth, end, random.split(), Arc::clone(&counts)));
    }
    let interval = Duration::from_secs_f64((seconds as f64 / 60.0).max(1.0));
    let mut levels = Vec::new();
    while Instant::now() < end {
        sleep(interval).await;
        levels.push(server.memory());
    }
    comers.join_all().await;
    let tables = counts.tables.load(Ordering::Relaxed);
    let megabytes = |bytes: f64| bytes / f64::from(1 << 20);
    let shown: Vec<String> = levels.iter().step_by(levels.len().div_ceil(10).max(1)).map(|level| (level >> 20).to_string()).collect();
    let mean = |quarter: usize| {
        let part = levels.chunks(levels.len().div_ceil(4).max(1)).nth(quarter).unwrap_or_default();
        part.iter().sum::<u64>() as f64 / part.len().max(1) as f64
    };
    let growth = mean(3) / mean(1).max(1.0);
    outcome.note("tables", tables);
    outcome.note("answers", counts.answers.load(Ordering::Relaxed));
    outcome.note("refused", counts.refused.load(Ordering::Relaxed));
    outcome.note("memory_mb", shown.join(" "));
    outcome.measure("mean_of_last_quarter_mb", megabytes(mean(3)));
    outcome.note("last_quarter_to_second", (growth * 100.0).round() / 100.0);
    let first = levels.first().copied().unwrap_or(0);
    let by_table = levels.last().map_or(0.0, |last| last.saturating_sub(first) as f64 / tables.max(1) as f64);
    outcome.measure("kb_a_table", by_table / 1024.0);
    outcome.require(tables > 0, || "no table was made".to_string());
    match trial.form {
        Form::Long => outcome.require(growth <= MOST_GROWTH, || format!("memory goes on growing: {growth:.2} times")),
        Form::Short => {
            outcome.require(by_table <= MOST_A_TABLE, || format!("{:.0} kB a table were kept after it was left", by_table / 1024.0));
        }
    }
    Ok(())
}

#[derive(Default)]
struct Counts {
    tables: AtomicUsize,
    answers: AtomicUsize,
    refused: AtomicUsize,
}

async fn come_and_go(to: SocketAddr, comer: u64, end: Instant, mut random: RandomSource, counts: Arc<Counts>) {
    let mut nth = comer;
    while Instant::now() < end {
        // Everybody is somebody else, at another address.
        let from = Ipv4Addr::new(127, 1 + (nth >> 16) as u8 % 250, (nth >> 8) as u8, nth as u8);
        if visit(to, from, nth, &mut random, &counts).await.is_err() {
            counts.refused.fetch_add(1, Ordering::Relaxed);
        }
        nth += COMERS;
        sleep(PAUSE).await;
    }
}

async fn visit(to: SocketAddr, from: Ipv4Addr, nth: u64, random: &mut RandomSource, counts: &Counts) -> Result<()> {
    let title = &TITLES[nth as usize % TITLES.len()];
    let mut party = Party::gather(to, from, title, Company::mixed(title, 1)).await?;
    counts.tables.fetch_add(1, Ordering::Relaxed);
    for _ in 0..ANSWERS * 4 {
        match party.turn(0, random).await? {
            Turn::Answered(_) => drop(counts.answers.fetch_add(1, Ordering::Relaxed)),
            _ => sleep(Duration::from_millis(20)).await,
        }
        if party.given_answers.acknowledged() >= ANSWERS {
            break;
        }
    }
    // Every second one says goodbye, the others are simply gone.
    if nth.is_multiple_of(2)
        && let Some(person) = party.people.first_mut()
    {
        person.post(&format!("{}/leave", party.table), &[]).await?;
    }
    Ok(())
}
