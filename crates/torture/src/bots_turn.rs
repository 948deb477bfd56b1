//! How long a person waits for the bots of a table: from the acknowledged answer to the next question on the live page.

use crate::browser::Browser;
use crate::page::{self, Question};
use crate::party::{Company, Party};
use crate::random::RandomSource;
use crate::stream::{self, Stream};
use crate::waits::Waits;
use shelf::Title;
use std::io::{Error, Result};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout_at};

/// A moment of thought, so that a person stays within what one address may ask for.
const THINK: Duration = Duration::from_millis(60);

/// Plays against bots for so long and gives the waits. A bot that does not move until the end counts with the time until then.
pub async fn measure(to: SocketAddr, from: Ipv4Addr, title: &'static Title, seconds: f64, random: &mut RandomSource) -> Result<Waits> {
    let end = Instant::now() + Duration::from_secs_f64(seconds);
    let mut waits = Waits::default();
    while Instant::now() < end {
        let mut party = Party::gather(to, from, title, Company::mixed(title, 1)).await?;
        let person = party.people.first_mut().ok_or_else(|| Error::other("nobody sits there"))?;
        game(person, &party.table, end, random, &mut waits).await?;
    }
    Ok(waits)
}

async fn game(person: &mut Browser, table: &str, end: Instant, random: &mut RandomSource, waits: &mut Waits) -> Result<()> {
    let mut live = Stream::open(person, table).await?;
    let mut asked_last = None;
    // At some tables the bots move first.
    let mut waiting_since = Some(Instant::now());
    loop {
        let Ok(update) = timeout_at(end.into(), live.next()).await else {
            waits_for(waiting_since, waits);
            return Ok(());
        };
        let page = stream::unpack(&update?)?;
        if page::is_over(&page) {
            return Ok(());
        }
        let Some(question) = Question::on(&page).filter(|question| asked_last.as_ref() != Some(question)) else { continue };
        waits_for(waiting_since.take(), waits);
        sleep(THINK).await;
        let Some(answer) = random.pick(&question.answers).cloned() else { continue };
        let reply = person.post_body(&format!("{table}/answer"), &question.body(&answer)).await?;
        if reply.status < 400 {
            waiting_since = Some(Instant::now());
        }
        asked_last = Some(question);
    }
}

fn waits_for(since: Option<Instant>, waits: &mut Waits) {
    since.into_iter().for_each(|since| waits.add(since.elapsed()));
}
