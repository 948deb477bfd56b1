//! A second site is started on the data folder of one that is running.

use super::Trial;
use crate::crowd::{Crowd, Manner};
use crate::folder::Folder;
use crate::outcome::Outcome;
use crate::random::RandomSource;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(30);

pub async fn run(trial: &Trial, folder: &Folder, outcome: &mut Outcome) -> Result<(), String> {
    let attempts = trial.amount(1, 20);
    let mut random = RandomSource::new(trial.seed);
    let first = trial.open(&folder.data())?;
    let mut crowd = Crowd::of_all_games(first.address, &mut random).await?;
    crowd.play(Manner::brisk(0.5)).await;
    let mut said = String::new();
    for _ in 0..attempts {
        match trial.open(&folder.data()) {
            // It must not open; if it does, half of the people go there, and what that costs is counted.
            Ok(second) => {
                outcome.fault("a second site opens on the same folder");
                crowd.tables.iter_mut().step_by(2).for_each(|group| group.party.move_to(second.address));
                crowd.play(Manner::brisk(1.5)).await;
                crowd.tables.iter_mut().rev().step_by(2).for_each(|group| group.party.move_to(second.address));
                crowd.play(Manner::brisk(1.5)).await;
                second.kill()?;
                crowd.move_to(first.address);
            }
            Err(reason) => said = reason,
        }
        crowd.play(Manner::brisk(0.5)).await;
    }
    crowd.go_on(PATIENCE).await;
    first.kill()?;
    crowd.compare(&folder.data(), folder.root())?;
    // The lock went with the process that held it.
    let again = trial.open(&folder.data())?;
    crowd.move_to(again.address);
    crowd.go_on(PATIENCE).await;
    again.kill()?;
    crowd.compare(&folder.data(), folder.root())?;
    outcome.note("attempts", attempts);
    outcome.note("acknowledged", crowd.tally.answered);
    outcome.note("lost", crowd.tally.findings.lost.len());
    outcome.note("the_second_said", said.chars().take(200).collect::<String>());
    outcome.faults.extend(crowd.tally.findings.faults());
    Ok(())
}
