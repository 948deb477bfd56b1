//! The process is killed in the middle of play, again and again.

use super::Trial;
use super::gathering::Gathering;
use crate::crowd::{Crowd, Manner};
use crate::folder::Folder;
use crate::outcome::Outcome;
use crate::random::RandomSource;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// The site dies after so many more answers and a moment of chance, so never at the same point of an answer. Every tenth dies while it is
/// still getting up.
const MOST_ANSWERS: u64 = 40;
const MOMENT: Duration = Duration::from_millis(20);
/// A busy machine may need long for them; then it dies all the same.
const LONGEST_LIFE: Duration = Duration::from_secs(3);
/// After so many findings nothing more is learnt.
const ENOUGH: usize = 100;
const PATIENCE: Duration = Duration::from_secs(60);

pub async fn run(trial: &Trial, folder: &Folder, outcome: &mut Outcome) -> Result<(), String> {
    let kills = trial.amount(12, 1000);
    let mut random = RandomSource::new(trial.seed);
    let server = trial.open(&folder.data())?;
    let mut crowd = Crowd::of_all_games(server.address, &mut random).await?;
    server.kill()?;
    let mut gathering = Gathering::default();
    for nth in 0..kills {
        let server = trial.open(&folder.data())?;
        crowd.move_to(server.address);
        for what in gathering.stuck(server.address).await.map_err(|e| format!("a site that nobody has killed yet: {e}"))? {
            crowd.tally.findings.unreadable.push(what);
        }
        let makers = (nth % 4 == 3).then(|| gathering.go_on(server.address));
        let more = if nth % 10 == 9 { 0 } else { 1 + random.below(MOST_ANSWERS) };
        let moment = random.between(Duration::ZERO, MOMENT);
        let answers = Arc::clone(&crowd.answers);
        let wanted = answers.load(Ordering::Relaxed) + more as usize;
        let killer = tokio::spawn(async move {
            let born = Instant::now();
            while answers.load(Ordering::Relaxed) < wanted && born.elapsed() < LONGEST_LIFE {
                sleep(Duration::from_millis(1)).await;
            }
            sleep(moment).await;
            server.kill()
        });
        crowd.play(Manner::until_death()).await;
        killer.await.map_err(|e| e.to_string())??;
        if let Some(makers) = makers {
            makers.join_all().await;
        }
        crowd.compare(&folder.data(), folder.root())?;
        if crowd.tally.findings.faults().count() > ENOUGH {
            outcome.note("given_up_after", nth + 1);
            break;
        }
    }
    let server = trial.open(&folder.data())?;
    crowd.move_to(server.address);
    crowd.go_on(PATIENCE).await;
    crowd.move_to(server.address);
    let ended = server.stop()?;
    outcome.require(ended.success(), || format!("asked to stop, it ended with {ended}"));
    crowd.compare(&folder.data(), folder.root())?;
    outcome.note("kills", kills);
    outcome.note("tables", crowd.tables.len() + crowd.tally.finished);
    outcome.note("killed_while_sitting_down", gathering.made);
    outcome.note("finished", crowd.tally.finished);
    outcome.note("acknowledged", crowd.tally.answered);
    outcome.note("compared", crowd.tally.findings.compared);
    outcome.note("lost", crowd.tally.findings.lost.len());
    outcome.note("unexplained", crowd.tally.findings.unexplained.len());
    outcome.require(crowd.tally.answered as u64 >= kills, || format!("only {} answers were given", crowd.tally.answered));
    outcome.faults.extend(crowd.tally.findings.faults());
    Ok(())
}
