//! Many tables in play at once.

use crate::party::{Company, Party, Turn};
use crate::random::RandomSource;
use crate::referee::{self, Findings};
use crate::store;
use crate::waits::Waits;
use kit::Record;
use shelf::TITLES;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::sleep;

#[derive(Default)]
pub struct Crowd {
    pub tables: Vec<Group>,
    pub tally: Tally,
    /// Answers acknowledged so far, for those who watch while the tables play.
    pub answers: Arc<AtomicUsize>,
}

/// One table, and what is needed to begin another of its kind when it is over.
pub struct Group {
    pub party: Party,
    pub company: Company,
    from: Ipv4Addr,
    random: RandomSource,
}

/// What happened at all tables.
#[derive(Default)]
pub struct Tally {
    pub answered: usize,
    /// Answers for which somebody was quicker, or requests beyond a limit.
    pub refused: usize,
    /// The site said that it had failed.
    pub failed: usize,
    /// No reply: refused connections, broken ones, lost patience.
    pub broken: usize,
    /// Tables whose last answer was played.
    pub finished: usize,
    pub waits: Waits,
    pub findings: Findings,
}

/// How people play.
#[derive(Copy, Clone)]
pub struct Manner {
    pub until: Instant,
    /// Between two answers of a table.
    pub think: Duration,
    pub when_broken: WhenBroken,
}

#[derive(Copy, Clone, PartialEq, Eq)]
pub enum WhenBroken {
    /// The site is dead: nothing more is done.
    Stop,
    /// It is expected to be there: a new connection is opened.
    TryAgain,
}

/// Nobody is asked: bots think, or the others have not answered yet.
const PAUSE: Duration = Duration::from_millis(10);

impl Crowd {
    /// Two tables of every game: one person among bots, and two people with a bot where there is a seat for one.
    pub async fn of_all_games(to: SocketAddr, random: &mut RandomSource) -> Result<Crowd, String> {
        let kinds = TITLES.iter().flat_map(|title| [1, 2].map(|people| (title, Company::mixed(title, people))));
        let mut tables = Vec::new();
        for (title, company) in kinds {
            let from = Ipv4Addr::LOCALHOST;
            let party = Party::gather(to, from, title, company).await.map_err(|e| format!("{}: {e}", title.id))?;
            tables.push(Group { party, company, from, random: random.split() });
        }
        Ok(Crowd { tables, ..Crowd::default() })
    }

    /// Tables for people only, each at an address of its own.
    pub async fn of_people(to: SocketAddr, count: u8, random: &mut RandomSource) -> Result<Crowd, String> {
        let mut tables = Vec::new();
        for (n, title) in (1..=count).zip(TITLES.iter().cycle()) {
            let (from, company) = (Ipv4Addr::new(127, 0, 1, n), Company::people(title));
            let party = Party::gather(to, from, title, company).await.map_err(|e| format!("{}: {e}", title.id))?;
            tables.push(Group { party, company, from, random: random.split() });
        }
        Ok(Crowd { tables, ..Crowd::default() })
    }

    /// Tables that have begun already.
    pub fn of_parties(parties: Vec<Party>, random: &mut RandomSource) -> Crowd {
        let group = |party: Party| {
            let from = party.people.first().map_or(Ipv4Addr::LOCALHOST, |person| person.from);
            Group { company: Company::people(party.title), party, from, random: random.split() }
        };
        Crowd { tables: parties.into_iter().map(group).collect(), ..Crowd::default() }
    }

    pub fn move_to(&mut self, to: SocketAddr) {
        self.tables.iter_mut().for_each(|group| group.party.move_to(to));
    }

    /// All tables play side by side in this manner.
    pub async fn play(&mut self, manner: Manner) {
        let mut playing = JoinSet::new();
        for mut group in self.tables.drain(..) {
            let answers = Arc::clone(&self.answers);
            playing.spawn(async move {
                let tally = group.play(manner, &answers).await;
                (group, tally)
            });
        }
        while let Some(played) = playing.join_next().await {
            match played {
                Ok((group, tally)) => {
                    self.tables.push(group);
                    self.tally.join(tally);
                }
                Err(error) => self.tally.findings.unreadable.push(format!("a table's people gave up: {error}")),
            }
        }
        self.tables.sort_by(|a, b| a.party.table.cmp(&b.party.table));
    }

    /// Every table must take one more answer (or be over) while people wait so long. What does not go on is a finding.
    pub async fn go_on(&mut self, patience: Duration) {
        let mut trying = JoinSet::new();
        for mut group in self.tables.drain(..) {
            trying.spawn(async move {
                let moved = group.one_answer(Instant::now() + patience).await;
                (group, moved)
            });
        }
        while let Some(tried) = trying.join_next().await {
            let Ok((group, moved)) = tried else { continue };
            if let Err(why) = moved {
                let Party { title, seen, .. } = &group.party;
                self.tally.findings.unreadable.push(format!("table {} ({}) stands still at ply {seen}: {why}", group.party.id(), title.id));
            }
            self.tables.push(group);
        }
    }

    /// Compares all tables with the store.
    pub fn compare(&mut self, data: &Path, beside: &Path) -> Result<(), String> {
        let records = store::records(data, beside)?;
        let findings = referee::compare_all(self.tables.iter().map(|group| &group.party), &records);
        self.tally.findings.join(findings);
        Ok(())
    }

    pub fn acknowledged(&self) -> usize {
        self.tables.iter().map(|group| group.party.given_answers.acknowledged()).sum()
    }
}

impl Group {
    async fn play(&mut self, manner: Manner, answers: &AtomicUsize) -> Tally {
        let mut tally = Tally::default();
        while Instant::now() < manner.until {
            match self.round(manner, answers, &mut tally).await {
                Ok(()) => {}
                Err(_) if manner.when_broken == WhenBroken::Stop => break,
                Err(_) => {
                    tally.broken += 1;
                    let to = self.party.people.first().map(|person| person.to);
                    to.into_iter().for_each(|to| self.party.move_to(to));
                    sleep(PAUSE).await;
                }
            }
        }
        tally
    }

    /// Everybody at the table looks once and answers if asked.
    async fn round(&mut self, manner: Manner, answers: &AtomicUsize, tally: &mut Tally) -> io::Result<()> {
        let mut asked = false;
        for person in 0..self.party.people.len() {
            let before = self.party.seen;
            match self.party.turn(person, &mut self.random).await? {
                Turn::Answered(wait) => {
                    asked = true;
                    tally.answered += 1;
                    answers.fetch_add(1, Ordering::Relaxed);
                    tally.waits.add(wait);
                    sleep(manner.think).await;
                }
                Turn::Waiting => {}
                Turn::Over => return self.begin_another(tally).await,
                Turn::Refused(_) => tally.refused += 1,
                Turn::Failed(_) | Turn::Unreadable(503) => tally.failed += 1,
                Turn::Unreadable(status) => {
                    let what = format!("table {} ({}) at ply {before}: {status}", self.party.id(), self.party.title.id);
                    if !tally.findings.unreadable.contains(&what) {
                        tally.findings.unreadable.push(what);
                    }
                }
            }
        }
        if !asked {
            sleep(PAUSE).await;
        }
        Ok(())
    }

    /// The record of a table that is over can be had by everybody: it is compared, and another table begins.
    async fn begin_another(&mut self, tally: &mut Tally) -> io::Result<()> {
        let to = self.party.people.first().map(|person| person.to).ok_or_else(|| io::Error::other("nobody is left"))?;
        let reply = self.party.record().await?;
        if reply.status != 200 {
            tally.failed += 1;
            sleep(PAUSE).await;
            return Ok(());
        }
        let next = match Party::gather(to, self.from, self.party.title, self.company).await {
            Err(error) if error.kind() == io::ErrorKind::ResourceBusy => {
                tally.failed += 1;
                sleep(PAUSE).await;
                return Ok(());
            }
            next => next?,
        };
        match Record::parse(&reply.body) {
            Ok(record) => tally.findings.join(referee::compare(&self.party, &record)),
            Err(error) => tally.findings.unreadable.push(format!("the record of {}: {error}", self.party.id())),
        }
        tally.finished += 1;
        self.party = next;
        Ok(())
    }

    async fn one_answer(&mut self, until: Instant) -> Result<(), String> {
        let mut last = "nobody is asked".to_string();
        while Instant::now() < until {
            for person in 0..self.party.people.len() {
                match self.party.turn(person, &mut self.random).await {
                    Ok(Turn::Answered(_) | Turn::Over) => return Ok(()),
                    Ok(Turn::Waiting) => {}
                    Ok(other) => last = format!("{other:?}"),
                    Err(error) => last = error.to_string(),
                }
            }
            sleep(PAUSE).await;
        }
        Err(last)
    }
}

impl Tally {
    fn join(&mut self, other: Tally) {
        self.answered += other.answered;
        self.refused += other.refused;
        self.failed += other.failed;
        self.broken += other.broken;
        self.finished += other.finished;
        self.waits.join(other.waits);
        self.findings.join(other.findings);
    }
}

impl Manner {
    /// As fast as the site answers, for so long.
    pub fn brisk(seconds: f64) -> Manner {
        Manner { until: Instant::now() + Duration::from_secs_f64(seconds), think: Duration::ZERO, when_broken: WhenBroken::TryAgain }
    }

    /// As fast as the site answers, until it is gone.
    pub fn until_death() -> Manner {
        Manner { when_broken: WhenBroken::Stop, ..Manner::brisk(60.0) }
    }

    /// Like people who think a moment, within what one address may ask for.
    pub fn calm(seconds: f64) -> Manner {
        Manner { think: Duration::from_millis(60), ..Manner::brisk(seconds) }
    }
}
