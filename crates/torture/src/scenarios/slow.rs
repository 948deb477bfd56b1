//! A thousand slow connections from one address, while others play.

use super::Trial;
use crate::attack::{ATTACKER, Attack, Slow};
use crate::calm_hours::CalmHours;
use crate::crowd::Crowd;
use crate::folder::Folder;
use crate::outcome::Outcome;
use crate::party::{Company, Party};
use crate::process;
use crate::random::RandomSource;
use std::time::Duration;
use tokio::time::sleep;

const CONNECTIONS: usize = 1000;
const BYSTANDERS: u8 = 8;

pub async fn run(trial: &Trial, folder: &Folder, outcome: &mut Outcome) -> Result<(), String> {
    let seconds = trial.amount(3, 20) as f64;
    process::raise_file_limit()?;
    let mut random = RandomSource::new(trial.seed);
    let mut server = trial.open_to_the_world(&folder.data())?;
    let title = shelf::TITLES.first().ok_or("there is no game")?;
    // Made by the attacker in good time: a table with bots, so that its pages change.
    let bait = Party::gather(server.address, ATTACKER, title, Company::mixed(title, 1)).await.map_err(|e| e.to_string())?;
    let mut crowd = Crowd::of_people(server.address, BYSTANDERS, &mut random).await?;
    crowd.tables.iter_mut().flat_map(|group| &mut group.party.people).for_each(|person| person.patience = Duration::from_secs(10));
    outcome.note("connections", CONNECTIONS);
    let mut calm = CalmHours::begin(trial, &mut crowd, seconds, outcome).await;
    for kind in Slow::ALL {
        let attack = Attack::slow(server.address, &bait.table, CONNECTIONS, kind);
        sleep(Duration::from_millis(1200)).await;
        // Everybody comes anew: a visitor who is there already says nothing about one who wants to get in.
        crowd.move_to(server.address);
        let during = calm.disturbed(&mut crowd).await;
        outcome.note(&format!("{}_closed_by_the_site", kind.name()), attack.counts.ended());
        drop(attack);
        sleep(Duration::from_millis(500)).await;
        calm.compare(kind.name(), during, &mut crowd, outcome).await;
        outcome.require(!server.has_ended(), || format!("it did not survive: {}", server.complaints()));
    }
    crowd.go_on(Duration::from_secs(30)).await;
    outcome.faults.extend(crowd.tally.findings.faults());
    Ok(())
}
