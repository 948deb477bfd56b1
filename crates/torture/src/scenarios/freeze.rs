//! The process stands still for seconds while people wait (a machine that is being moved, a debugger, a disk that hangs), and goes on.

use super::Trial;
use crate::crowd::{Crowd, Manner};
use crate::folder::Folder;
use crate::outcome::Outcome;
use crate::random::RandomSource;
use std::time::Duration;
use tokio::time::sleep;

const FROZEN: Duration = Duration::from_secs(3);
const PATIENCE: Duration = Duration::from_secs(30);

pub async fn run(trial: &Trial, folder: &Folder, outcome: &mut Outcome) -> Result<(), String> {
    let rounds = trial.amount(1, 20);
    let mut random = RandomSource::new(trial.seed);
    let mut server = trial.open(&folder.data())?;
    let mut crowd = Crowd::of_all_games(server.address, &mut random).await?;
    for _ in 0..rounds {
        let before = random.between(Duration::from_millis(200), Duration::from_millis(900));
        let seconds = (before + FROZEN + Duration::from_secs(1)).as_secs_f64();
        let standing_still = async {
            sleep(before).await;
            server.freeze()?;
            sleep(FROZEN).await;
            server.thaw()
        };
        let (frozen, ()) = tokio::join!(standing_still, crowd.play(Manner::brisk(seconds)));
        frozen?;
    }
    crowd.go_on(PATIENCE).await;
    outcome.require(!server.has_ended(), || format!("it did not survive: {}", server.complaints()));
    server.kill()?;
    crowd.compare(&folder.data(), folder.root())?;
    outcome.note("freezes", rounds);
    outcome.note("acknowledged", crowd.tally.answered);
    outcome.note("connections_lost", crowd.tally.broken);
    outcome.measure("longest_wait_ms", crowd.tally.waits.spread().max);
    outcome.note("lost", crowd.tally.findings.lost.len());
    outcome.require(crowd.tally.broken == 0, || format!("{} requests got no reply", crowd.tally.broken));
    outcome.faults.extend(crowd.tally.findings.faults());
    Ok(())
}
