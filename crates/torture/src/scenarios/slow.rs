//! A thousand slow connections from one address, while others play.

use super::{Form, Trial};
use crate::attack::{ATTACKER, Attack, Slow};
use crate::crowd::{Crowd, Manner};
use crate::folder::Folder;
use crate::outcome::Outcome;
use crate::party::{Company, Party};
use crate::process;
use crate::random::RandomSource;
use std::time::Duration;
use tokio::time::sleep;

const CONNECTIONS: usize = 1000;
const BYSTANDERS: u8 = 8;
/// Another visitor may wait so many times as long as in calm hours.
const MOST_RATIO: f64 = 3.0;

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
    // The first pages of a young site are slower than later ones.
    crowd.play(Manner::calm(1.0)).await;
    crowd.tally.waits = Default::default();
    crowd.play(Manner::calm(seconds)).await;
    let calm = std::mem::take(&mut crowd.tally.waits).spread();
    outcome.note("connections", CONNECTIONS);
    outcome.measure("calm_p99_ms", calm.p99);
    outcome.require(crowd.tally.broken == 0, || format!("{} requests got no reply in calm hours", crowd.tally.broken));
    for kind in Slow::ALL {
        let attack = Attack::slow(server.address, &bait.table, CONNECTIONS, kind);
        sleep(Duration::from_millis(1200)).await;
        let broken = crowd.tally.broken;
        // Everybody comes anew: a visitor who is there already says nothing about one who wants to get in.
        crowd.move_to(server.address);
        crowd.play(Manner::calm(seconds)).await;
        let during = std::mem::take(&mut crowd.tally.waits).spread();
        let (ratio, broken) = (during.p99 / calm.p99, crowd.tally.broken - broken);
        outcome.measure(&format!("{}_p99_ms", kind.name()), during.p99);
        outcome.measure(&format!("{}_ratio", kind.name()), ratio);
        outcome.note(&format!("{}_closed_by_the_site", kind.name()), attack.counts.ended());
        outcome.require(broken == 0, || format!("{}: {broken} requests of others got no reply", kind.name()));
        outcome.require(during.count > 0, || format!("{}: nobody else could answer", kind.name()));
        outcome.require(trial.form == Form::Short || ratio <= MOST_RATIO, || {
            format!("{}: others' p99 was {:.1} ms, {ratio:.1} times that of calm hours", kind.name(), during.p99)
        });
        drop(attack);
        sleep(Duration::from_millis(500)).await;
        outcome.require(!server.has_ended(), || format!("it did not survive: {}", server.complaints()));
    }
    crowd.go_on(Duration::from_secs(30)).await;
    outcome.faults.extend(crowd.tally.findings.faults());
    Ok(())
}
