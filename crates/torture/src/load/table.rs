//! One table under load, and another when it is over.

use super::{Measured, Others, Pages, Plan, Span};
use crate::page::{self, Question};
use crate::party::{Company, Party};
use crate::random::RandomSource;
use crate::stream::{Stream, unpack};
use std::io::{Error, ErrorKind, Result};
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// Nothing comes for so long: something is wrong.
const STALLED: Duration = Duration::from_secs(30);
/// How often a page is asked for while others think.
const LOOK_AGAIN: Duration = Duration::from_millis(250);

pub async fn people(plan: Plan, from: Ipv4Addr, nth: u64, span: Arc<Span>, mut random: RandomSource) -> Measured {
    let mut measured = Measured::default();
    let mut nth = nth as usize;
    while !span.is_over() {
        let Some(title) = plan.games.get(nth % plan.games.len().max(1)) else { break };
        let company = match plan.others {
            Others::People => Company::people(title),
            Others::Bots => Company { pace: "steady", ..Company::mixed(title, 1) },
        };
        let played = match Party::gather(plan.to, from, title, company).await {
            Ok(party) => Table { party, plan: &plan, span: &span, random: &mut random, measured: &mut measured }.play().await,
            Err(error) => Err(error),
        };
        if let Err(error) = played
            && !span.is_over()
        {
            measured.broken += 1;
            measured.first_trouble.get_or_insert_with(|| format!("{}: {error}", title.id));
            sleep(LOOK_AGAIN).await;
        }
        nth += 1;
    }
    measured
}

struct Table<'a> {
    party: Party,
    plan: &'a Plan,
    span: &'a Span,
    random: &'a mut RandomSource,
    measured: &'a mut Measured,
}

/// The newest update of each person's page, unread so far.
struct Live {
    newest: Vec<Arc<Slot>>,
    changed: Arc<Notify>,
    /// Ends the readers with the table.
    _readers: JoinSet<()>,
}

#[derive(Default)]
struct Slot(Mutex<Seen>);

#[derive(Default)]
struct Seen {
    packed: Option<String>,
    ended: bool,
    updates: usize,
    bytes: usize,
    largest: usize,
}

impl Table<'_> {
    /// Plays until the table is over, the time is up or something breaks.
    async fn play(mut self) -> Result<()> {
        let live = match self.plan.pages {
            Pages::Live => Some(Live::open(&self.party).await?),
            Pages::Asked => None,
        };
        let mut answered: Vec<Option<Question>> = vec![None; self.party.people.len()];
        let mut first = 0;
        while !self.span.is_over() {
            let asked = match &live {
                Some(live) => live.asked(first, &answered)?,
                None => self.ask_for_pages(first).await?,
            };
            match asked {
                Asked::Over => break,
                Asked::Nobody => match &live {
                    Some(live) => live.wait(self.span).await?,
                    None => sleep(LOOK_AGAIN).await,
                },
                Asked::Person(person, question) => {
                    sleep(self.random.between(self.plan.think.0, self.plan.think.1)).await;
                    if !self.span.is_over() {
                        self.answer(person, &question).await?;
                    }
                    answered[person] = Some(question);
                    first = person;
                }
            }
        }
        if let Some(live) = &live {
            live.count(self.measured);
        }
        Ok(())
    }

    async fn answer(&mut self, person: usize, question: &Question) -> Result<()> {
        let answer = self.random.pick(&question.answers).cloned().unwrap_or_default();
        let counts = self.span.counts();
        let reply = self.party.people[person].post_body(&format!("{}/answer", self.party.table), &question.body(&answer)).await?;
        match reply.status {
            204 | 303 if counts => self.measured.waits.add(reply.took),
            204 | 303 => {}
            409 => self.measured.late += 1,
            status => {
                self.measured.refused += 1;
                self.measured.first_trouble.get_or_insert_with(|| format!("an answer got {status}"));
            }
        }
        Ok(())
    }

    async fn ask_for_pages(&mut self, first: usize) -> Result<Asked> {
        let people = self.party.people.len();
        for person in (first..people).chain(0..first) {
            let reply = self.party.people[person].get(&self.party.table).await?;
            if reply.status != 200 {
                return Err(Error::other(format!("a page got {}", reply.status)));
            }
            self.measured.updates += 1;
            self.measured.update_bytes += reply.body.len();
            self.measured.largest_update = self.measured.largest_update.max(reply.body.len());
            if page::is_over(&reply.body) {
                return Ok(Asked::Over);
            }
            if let Some(question) = Question::on(&reply.body) {
                return Ok(Asked::Person(person, question));
            }
        }
        Ok(Asked::Nobody)
    }
}

enum Asked {
    Person(usize, Question),
    Nobody,
    Over,
}

impl Live {
    async fn open(party: &Party) -> Result<Live> {
        let mut live = Live { newest: Vec::new(), changed: Arc::default(), _readers: JoinSet::new() };
        for person in &party.people {
            let mut stream = Stream::open(person, &party.table).await?;
            let (slot, changed) = (Arc::new(Slot::default()), Arc::clone(&live.changed));
            live.newest.push(Arc::clone(&slot));
            live._readers.spawn(async move {
                while let Ok(packed) = stream.next().await {
                    slot.put(packed);
                    changed.notify_one();
                }
                slot.lock().ended = true;
                changed.notify_one();
            });
        }
        Ok(live)
    }

    /// Who is asked something new; the person who answered last is looked at first, because most turns have several answers.
    fn asked(&self, first: usize, answered: &[Option<Question>]) -> Result<Asked> {
        for person in (first..self.newest.len()).chain(0..first) {
            let (packed, ended) = self.newest[person].take();
            let Some(packed) = packed else {
                if ended {
                    return Err(Error::new(ErrorKind::UnexpectedEof, "the stream ended"));
                }
                continue;
            };
            let page = unpack(&packed)?;
            if page::is_over(&page) {
                return Ok(Asked::Over);
            }
            if let Some(question) = Question::on(&page)
                && answered[person].as_ref() != Some(&question)
            {
                return Ok(Asked::Person(person, question));
            }
        }
        Ok(Asked::Nobody)
    }

    async fn wait(&self, span: &Span) -> Result<()> {
        let most = span.left(STALLED);
        match timeout(most, self.changed.notified()).await {
            Err(_) if most == STALLED => Err(Error::new(ErrorKind::TimedOut, "nothing came for long")),
            _ => Ok(()),
        }
    }

    fn count(&self, measured: &mut Measured) {
        for slot in &self.newest {
            let seen = slot.lock();
            measured.updates += seen.updates;
            measured.update_bytes += seen.bytes;
            measured.largest_update = measured.largest_update.max(seen.largest);
        }
    }
}

impl Slot {
    fn lock(&self) -> std::sync::MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, packed: String) {
        let mut seen = self.lock();
        seen.updates += 1;
        seen.bytes += packed.len();
        seen.largest = seen.largest.max(packed.len());
        seen.packed = Some(packed);
    }

    fn take(&self) -> (Option<String>, bool) {
        let mut seen = self.lock();
        (seen.packed.take(), seen.ended)
    }
}
