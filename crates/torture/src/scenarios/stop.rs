//! The keeper of the site tells it to stop, in the middle of play and with live pages open.

use super::Trial;
use crate::crowd::{Crowd, Manner, WhenBroken};
use crate::folder::Folder;
use crate::outcome::Outcome;
use crate::random::RandomSource;
use crate::store;
use crate::stream::Stream;
use std::time::{Duration, Instant};
use tokio::time::sleep;

const PATIENCE: Duration = Duration::from_secs(30);

pub async fn run(trial: &Trial, folder: &Folder, outcome: &mut Outcome) -> Result<(), String> {
    let rounds = trial.amount(2, 20);
    let mut random = RandomSource::new(trial.seed);
    let server = trial.open(&folder.data())?;
    let mut crowd = Crowd::of_all_games(server.address, &mut random).await?;
    server.stop()?;
    let (mut longest, mut log_left) = (Duration::ZERO, 0);
    for _ in 0..rounds {
        let server = trial.open(&folder.data())?;
        crowd.move_to(server.address);
        let mut pages = Vec::new();
        for person in crowd.tables.iter().flat_map(|group| group.party.people.iter().map(|person| (person, &group.party.table))) {
            pages.push(Stream::open(person.0, person.1).await.map_err(|e| e.to_string())?);
        }
        let moment = random.between(Duration::from_millis(300), Duration::from_millis(600));
        let stopping = tokio::spawn(async move {
            sleep(moment).await;
            let told = Instant::now();
            // It waits in its own way; the people go on meanwhile.
            let ended = tokio::task::spawn_blocking(move || server.stop()).await.map_err(|e| e.to_string())??;
            Ok::<_, String>((ended, told.elapsed()))
        });
        crowd.play(Manner { when_broken: WhenBroken::Stop, ..Manner::brisk(60.0) }).await;
        let (ended, took) = stopping.await.map_err(|e| e.to_string())??;
        drop(pages);
        outcome.require(ended.success(), || format!("told to stop, it ended with {ended}"));
        longest = longest.max(took);
        log_left = log_left.max(store::log_length(&folder.data()));
        crowd.compare(&folder.data(), folder.root())?;
    }
    let server = trial.open(&folder.data())?;
    crowd.move_to(server.address);
    crowd.go_on(PATIENCE).await;
    server.stop()?;
    crowd.compare(&folder.data(), folder.root())?;
    outcome.note("stops", rounds);
    outcome.note("acknowledged", crowd.tally.answered);
    outcome.note("lost", crowd.tally.findings.lost.len());
    outcome.measure("longest_stop_ms", longest.as_secs_f64() * 1000.0);
    outcome.note("log_bytes_left", log_left);
    outcome.require(log_left == 0, || format!("{log_left} bytes of the store's log were not merged into its file"));
    outcome.faults.extend(crowd.tally.findings.faults());
    Ok(())
}
