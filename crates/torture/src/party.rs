//! A table and the people who sit at it, each with a browser of their own.

use crate::browser::{Browser, Reply};
use crate::given_answers::{Entry, Fate, GivenAnswers};
use crate::page::{self, Question};
use crate::random::RandomSource;
use shelf::Title;
use std::io::{Error, ErrorKind, Result};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

pub struct Party {
    pub title: &'static Title,
    pub seats: u8,
    /// The address of the table's page.
    pub table: String,
    /// Seat 0 first; bots sit on the seats that are left.
    pub people: Vec<Browser>,
    pub given_answers: GivenAnswers,
    /// Answers the table had when somebody last looked.
    pub seen: usize,
}

/// Who is to sit at a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Company {
    pub people: u8,
    /// The level of those who fill the other seats, as the form names it.
    pub bots: &'static str,
    /// How fast they move, as the form names it.
    pub pace: &'static str,
    pub seats: u8,
}

/// What came of one look at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// An answer was taken; the wait for the reply.
    Answered(Duration),
    /// Nobody of these people is asked just now.
    Waiting,
    Over,
    /// An answer was not taken: somebody was quicker, or there are too many requests.
    Refused(u16),
    /// The site says that it failed itself, and nothing was stored.
    Failed(u16),
    /// The page could not be read.
    Unreadable(u16),
}

impl Company {
    /// People only, as few as the game allows.
    pub fn people(title: &Title) -> Company {
        let seats = title.seats.iter().copied().min().unwrap_or(2);
        Company { people: seats, bots: "", pace: "at-once", seats }
    }

    /// So many people at a table of three, or as near as the game allows. Bots move at once, so that much happens in little time.
    pub fn mixed(title: &Title, people: u8) -> Company {
        let seats = title.seats.iter().copied().min_by_key(|seats| seats.abs_diff(3)).unwrap_or(2);
        Company { people: people.min(seats), bots: "bot-apprentice", pace: "at-once", seats }
    }
}

impl Party {
    /// Makes a table, and everybody sits down.
    pub async fn gather(to: SocketAddr, from: Ipv4Addr, title: &'static Title, company: Company) -> Result<Party> {
        let mut people: Vec<Browser> = (0..company.people).map(|_| Browser::new(from, to)).collect();
        let (host, guests) = people.split_first_mut().ok_or_else(|| Error::other("nobody is there to make the table"))?;
        let seats = company.seats.to_string();
        let named: Vec<(String, &str)> = (0..company.seats)
            .map(|seat| {
                let holder = match seat {
                    0 => "me",
                    seat if seat < company.people => "anybody",
                    _ => company.bots,
                };
                (format!("seat-{seat}"), holder)
            })
            .collect();
        let mut form = vec![("game", title.id), ("seats", seats.as_str()), ("name", "Anna")];
        form.extend(named.iter().map(|(seat, holder)| (seat.as_str(), *holder)));
        let made = host.post("/new", &form).await?;
        if made.status != 303 {
            return Err(not_granted("a table was not made", &made));
        }
        let table = made.location;
        for (guest, seat) in guests.iter_mut().zip(1..) {
            let sat = guest.post(&format!("{table}/sit"), &[("seat", &seat.to_string()), ("name", "Berto")]).await?;
            if sat.status >= 400 {
                return Err(not_granted("a seat was not had", &sat));
            }
        }
        if company.people < company.seats {
            host.post(&format!("{table}/pace"), &[("pace", company.pace)]).await?;
        }
        Ok(Party { title, seats: company.seats, table, people, given_answers: GivenAnswers::default(), seen: 0 })
    }

    /// The site was started again at another address, or everybody opens new connections.
    pub fn move_to(&mut self, to: SocketAddr) {
        self.people.iter_mut().for_each(|person| person.move_to(to));
    }

    /// One person looks at the table and answers if asked. An error: the site is not there.
    pub async fn turn(&mut self, person: usize, random: &mut RandomSource) -> Result<Turn> {
        match self.look(person).await? {
            Look::Asked { question, read_at } => self.answer(person, &question, read_at, random).await,
            Look::Else(turn) => Ok(turn),
        }
    }

    pub async fn look(&mut self, person: usize) -> Result<Look> {
        let browser = self.people.get_mut(person).ok_or_else(|| Error::other("there is no such person"))?;
        let reply = browser.get(&self.table).await?;
        if reply.status != 200 {
            return Ok(Look::Else(if reply.status == 429 { Turn::Refused(429) } else { Turn::Unreadable(reply.status) }));
        }
        let page = reply.body;
        let read_at = page::ply(&page).ok_or_else(|| Error::other("a page without a ply"))?;
        self.seen = self.seen.max(read_at);
        if page::is_over(&page) {
            return Ok(Look::Else(Turn::Over));
        }
        Ok(Question::on(&page).map_or(Look::Else(Turn::Waiting), |question| Look::Asked { question, read_at }))
    }

    pub async fn answer(&mut self, person: usize, question: &Question, read_at: usize, random: &mut RandomSource) -> Result<Turn> {
        let Some(answer) = random.pick(&question.answers).cloned() else { return Ok(Turn::Waiting) };
        let browser = self.people.get_mut(person).ok_or_else(|| Error::other("there is no such person"))?;
        let replied = browser.post_body(&format!("{}/answer", self.table), &question.body(&answer)).await;
        let status = replied.as_ref().map_or(0, |reply| reply.status);
        let fate = match status {
            204 | 303 => Some(Fate::Acknowledged),
            // Refused in so many words: it must not be in the table.
            400..500 => None,
            _ => Some(Fate::Unknown),
        };
        self.given_answers.entries.extend(fate.map(|fate| Entry { seat: question.seat(), read_at, answer, fate }));
        let reply = replied?;
        Ok(match reply.status {
            204 | 303 => Turn::Answered(reply.took),
            status @ 400..500 => Turn::Refused(status),
            status => Turn::Failed(status),
        })
    }

    /// The record of a table that is over.
    pub async fn record(&mut self) -> Result<Reply> {
        let path = format!("{}/record", self.table);
        let host = self.people.first_mut().ok_or_else(|| Error::other("nobody is there to ask"))?;
        host.get(&path).await
    }

    /// The table's own name, as the store has it.
    pub fn id(&self) -> &str {
        self.table.trim_start_matches("/t/")
    }
}

/// What a person sees.
pub enum Look {
    Asked { question: Question, read_at: usize },
    Else(Turn),
}

/// A reply that is no more than a word why not. That the site cannot do it just now is told apart from all else.
fn not_granted(what: &str, reply: &Reply) -> Error {
    let kind = if reply.status == 503 { ErrorKind::ResourceBusy } else { ErrorKind::Other };
    Error::new(kind, format!("{what}: {} {}", reply.status, sentence(reply)))
}

/// The beginning of what the site said, for a message.
fn sentence(reply: &Reply) -> String {
    reply.body.chars().take(160).collect()
}
