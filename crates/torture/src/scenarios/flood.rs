//! As many requests as one address can send, of every kind that costs the site something, while others play.

use super::{Form, Trial};
use crate::attack::{ATTACKER, Attack};
use crate::bots_turn;
use crate::browser::Browser;
use crate::calm_hours::{CalmHours, Disturbed, MOST_RATIO};
use crate::crowd::Crowd;
use crate::folder::Folder;
use crate::outcome::Outcome;
use crate::page::Question;
use crate::party::{Company, Party};
use crate::random::RandomSource;
use crate::server::Server;
use shelf::Title;
use std::net::Ipv4Addr;
use std::time::Duration;
use tokio::time::sleep;

const CONNECTIONS: usize = 16;
const BYSTANDERS: u8 = 8;
/// A flood may leave so much behind in memory, and so much for each table that was granted: those are in play.
const MOST_LEFT: u64 = 16 << 20;
const MOST_LEFT_BY_TABLE: u64 = 200 << 10;
/// One address may make so many tables without ever showing a cookie, while a flood lasts.
const MOST_TABLES: usize = 120;
/// One address may leave so many chat lines, and so many reports, while a flood lasts.
const MOST_WORDS: usize = 120;
const GRANDMASTERS: usize = 90;
/// Thoughts take seconds: bots are watched for so long at least.
const SHORTEST_WATCH: f64 = 15.0;
/// Who asks for them has not used up an allowance by another flood.
const HOST_OF_GRANDMASTERS: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 10);
/// The other person who plays against bots.
const PLAYER: Ipv4Addr = Ipv4Addr::new(127, 0, 2, 1);

pub async fn run(trial: &Trial, folder: &Folder, outcome: &mut Outcome) -> Result<(), String> {
    let seconds = trial.amount(3, 20) as f64;
    let mut random = RandomSource::new(trial.seed);
    let title = shelf::TITLES.first().ok_or("there is no game")?;
    let mut server = trial.open_to_the_world(&folder.data())?;
    let bait = Party::gather(server.address, ATTACKER, title, Company::people(title)).await.map_err(|e| e.to_string())?;
    let mut crowd = Crowd::of_people(server.address, BYSTANDERS, &mut random).await?;
    let mut calm = CalmHours::begin(trial, &mut crowd, seconds, outcome).await;
    let against_bots = bots_turn::measure(server.address, PLAYER, title, seconds, &mut random).await.map_err(|e| e.to_string())?.spread();
    outcome.measure("calm_bots_p99_ms", against_bots.p99);

    for kind in [Kind::Methods, Kind::Tables, Kind::Chat, Kind::Reports] {
        let before = server.memory();
        let attack = kind.begin(&server, &bait.table, title);
        let during = calm.disturbed(&mut crowd).await;
        let granted = attack.counts.granted();
        outcome.note(&format!("{}_sent", kind.name()), attack.counts.begun());
        outcome.note(&format!("{}_granted", kind.name()), granted);
        drop(attack);
        // Requests that are under way end first.
        sleep(Duration::from_millis(700)).await;
        let left = server.memory().saturating_sub(before);
        outcome.measure(&format!("{}_left_mb", kind.name()), left as f64 / f64::from(1 << 20));
        calm.compare(kind.name(), during, &mut crowd, outcome).await;
        outcome.require(granted <= kind.most(), || format!("{}: {granted} were granted to one address in {seconds} s", kind.name()));
        outcome.require(left <= MOST_LEFT + kind.tables(granted) * MOST_LEFT_BY_TABLE, || {
            format!("{}: {} MB more memory afterwards", kind.name(), left >> 20)
        });
    }

    let made = grandmasters(&server, title, &mut random).await;
    outcome.note("grandmaster_tables", made);
    let (address, mut own_luck) = (server.address, random.split());
    let watch = seconds.max(SHORTEST_WATCH);
    let (waited, during) =
        tokio::join!(bots_turn::measure(address, PLAYER, title, watch, &mut own_luck), Disturbed::watch(&mut crowd, watch));
    let waited = waited.map_err(|e| format!("another visitor's bots: {e}"))?.spread();
    // The grandmasters go on thinking: what comes after them is no calm.
    during.judge("grandmasters", &calm, outcome);
    let ratio = waited.p99 / against_bots.p99;
    outcome.note("bots_turns_meanwhile", waited.count);
    outcome.measure("bots_p99_ms", waited.p99);
    outcome.measure("bots_ratio", ratio);
    outcome.require(waited.count > 1, || "grandmasters: another visitor's bots do not move".to_string());
    outcome.require(trial.form == Form::Short || ratio <= MOST_RATIO, || {
        format!("grandmasters: others waited {:.0} ms for their bots, {ratio:.1} times as long as in calm hours", waited.p99)
    });
    outcome.require(!server.has_ended(), || format!("it did not survive: {}", server.complaints()));
    outcome.faults.extend(crowd.tally.findings.faults());
    Ok(())
}

#[derive(Copy, Clone)]
enum Kind {
    Methods,
    Tables,
    Chat,
    Reports,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Kind::Methods => "methods",
            Kind::Tables => "tables",
            Kind::Chat => "chat",
            Kind::Reports => "reports",
        }
    }

    const fn most(self) -> usize {
        match self {
            Kind::Methods => 0,
            Kind::Tables => MOST_TABLES,
            Kind::Chat | Kind::Reports => MOST_WORDS,
        }
    }

    /// Tables that are there because of it.
    const fn tables(self, granted: usize) -> u64 {
        match self {
            Kind::Tables => granted as u64,
            Kind::Methods | Kind::Chat | Kind::Reports => 0,
        }
    }

    fn begin(self, server: &Server, table: &str, title: &Title) -> Attack {
        let to = server.address;
        let stranger = Browser::new(ATTACKER, to);
        let post = move |path: &str, body: &str| stranger.post_request(path, body, body.len());
        match self {
            Kind::Methods => Attack::flood(to, CONNECTIONS, move |nth| format!("{} / HTTP/1.1\r\nhost: {to}\r\n\r\n", method(nth))),
            Kind::Tables => Attack::flood(to, CONNECTIONS, {
                let text = post(&format!("/play/{}", title.id), "");
                move |_| text.clone()
            }),
            Kind::Chat => Attack::flood(to, CONNECTIONS, {
                let text = post(&format!("{table}/chat"), &format!("words={}", "la+".repeat(120)));
                move |_| text.clone()
            }),
            Kind::Reports => Attack::flood(to, CONNECTIONS, {
                let text = post(&format!("{table}/report"), &format!("ply=1&words={}", "no+".repeat(1200)));
                move |_| text.clone()
            }),
        }
    }
}

/// A word nobody has used as a method yet.
fn method(nth: usize) -> String {
    let letters = (0..6).map(|place| char::from(b'A' + (nth / 26usize.pow(place) % 26) as u8));
    std::iter::once('X').chain(letters).collect()
}

/// The attacker sits down at many tables of grandmasters and answers once at each, so that they begin to think. Gives how many were had.
async fn grandmasters(server: &Server, title: &'static Title, random: &mut RandomSource) -> usize {
    let company = Company { bots: "bot-grandmaster", ..Company::mixed(title, 1) };
    let mut made = 0;
    for _ in 0..GRANDMASTERS {
        // An attacker that is told to wait waits a moment and goes on.
        let Ok(mut party) = Party::gather(server.address, HOST_OF_GRANDMASTERS, title, company).await else {
            sleep(Duration::from_millis(30)).await;
            continue;
        };
        made += 1;
        let Some(attacker) = party.people.first_mut() else { continue };
        let Ok(page) = attacker.get(&party.table).await else { continue };
        let Some(question) = Question::on(&page.body) else { continue };
        let answer = random.pick(&question.answers).cloned().unwrap_or_default();
        let _ = attacker.post_body(&format!("{}/answer", party.table), &question.body(&answer)).await;
    }
    made
}
