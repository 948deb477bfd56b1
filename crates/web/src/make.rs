//! New tables: from a form, at one click, or from a position of an old one.

use crate::chance;
use crate::clock;
use crate::fault::Fault;
use crate::house::House;
use crate::store::{Saved, Stage, Stand};
use crate::table::{Holder, Pace, Place};
use axum::http::StatusCode;
use bots::Level;
use kit::Seats;
use shelf::{Seating, Start, Table, Title};
use std::sync::Arc;

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Guest {
    /// The visitor, or another person at the visitor's screen.
    Here(String),
    Friend,
    Anybody,
    Bot(Level),
}

impl House {
    /// A fresh table of a game.
    pub async fn new_table(
        self: &Arc<Self>,
        title: &'static Title,
        options: &[(String, String)],
        guests: &[Guest],
        visitor: &str,
    ) -> Result<String, Fault> {
        let seats = u8::try_from(guests.len()).map_err(|_| Fault::bad_form())?;
        let seating = Seating { seats, options, edition: None };
        let table = title.sit(&seating, Start::Beginning).map_err(|e| {
            tracing::info!(reason = e.0, "a table was not made");
            Fault::with(StatusCode::BAD_REQUEST, "fault-options")
        })?;
        self.open_with(&*table, guests, visitor).await
    }

    /// A table that goes on from where another stands.
    pub async fn open_with(self: &Arc<Self>, table: &dyn Table, guests: &[Guest], visitor: &str) -> Result<String, Fault> {
        if self.store.unfinished(visitor).await? >= self.limits.allowance.tables {
            return Err(Fault::with(StatusCode::TOO_MANY_REQUESTS, "fault-many-tables"));
        }
        let places = self.places(guests, visitor)?;
        let mut record = table.record();
        let answers = std::mem::take(&mut record.answers);
        record.result = None;
        let stage = if places.iter().any(|place| place.holder.is_free()) { Stage::Gathering } else { Stage::Playing };
        let id = chance::table_id()?;
        let stand = Stand { stage, ply: answers.len(), asked: Seats::NONE, at: clock::now() };
        let saved = Saved {
            id: id.clone(),
            game: record.game.clone(),
            header: record.write(),
            answers,
            stage,
            pace: Pace::default(),
            places,
            said: Vec::new(),
        };
        self.store.new_table(saved, stand).await?;
        self.table(&id).await?.begin(self).await?;
        Ok(id)
    }

    fn places(&self, guests: &[Guest], visitor: &str) -> Result<Vec<Place>, Fault> {
        let mut names: Vec<String> = Vec::new();
        let mut places = Vec::new();
        for guest in guests {
            let (holder, name) = match guest {
                Guest::Here(name) => (Holder::Person, apart(name, &names)),
                Guest::Friend => (Holder::Invited, String::new()),
                Guest::Anybody => (Holder::Anybody, String::new()),
                Guest::Bot(level) => (Holder::Bot(*level), self.bot_name(&names)),
            };
            names.push(name.clone());
            let visitor = (holder == Holder::Person).then(|| visitor.to_string());
            places.push(Place { holder, visitor, name, invite: chance::key()?, away: false });
        }
        Ok(places)
    }
}

/// Two people of one name would make the log a riddle.
fn apart(name: &str, taken: &[String]) -> String {
    let other = (2..).map(|n| format!("{name} {n}"));
    std::iter::once(name.to_string()).chain(other).find(|name| !taken.contains(name)).unwrap_or_default()
}
