//! How a table begins.

use crate::answers::settle;
use crate::seating::{renew_link, unique_name};
use crate::system::{System, random_word};
use crate::table_state::waiting_for;
use crate::tables::Tables;
use crate::{Person, TableError};
use bots::Level;
use kit::{Seat, Seats, Turn};
use shelf::{Seating, Start, Table, Title};
use store::{BotPace, Holder, SeatRecord, Stage, StoredAnswer, StoredTable, TurnEnd};

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Guest {
    /// The visitor, or another person at the visitor's screen.
    Here(String),
    /// Whoever has the link.
    Friend,
    Anybody,
    Bot(Level),
    /// A bot that goes by this name: it takes over a seat that had one.
    BotNamed(Level, String),
}

/// A table that is wanted.
pub struct NewTable<'a> {
    pub title: &'static Title,
    pub options: &'a [(String, String)],
    /// The text of a patch on the newest edition.
    pub edition: Option<&'a str>,
    pub plan: SeatPlan<'a>,
}

/// Who sits down, and how their turns end.
pub struct SeatPlan<'a> {
    pub guests: &'a [Guest],
    pub turn_end: TurnEnd,
}

/// The bots' names: people of the time, none of them a player's.
const BOT_NAMES: [&str; 8] = ["Bianca", "Ottavio", "Ginevra", "Baldassarre", "Fioretta", "Rinaldo", "Isotta", "Lapo"];

pub(crate) fn bot_name(taken: &[String]) -> String {
    let free = BOT_NAMES.into_iter().find(|name| !taken.iter().any(|t| t == name));
    free.unwrap_or(BOT_NAMES[0]).to_string()
}

impl Tables {
    /// A fresh table of a game; gives its id.
    pub async fn create(&self, person: &Person, wanted: &NewTable<'_>) -> Result<String, TableError> {
        let seats = u8::try_from(wanted.plan.guests.len()).map_err(|_| TableError::NoSuchSeat)?;
        let seating = Seating { seats, options: wanted.options, edition: wanted.edition };
        let table = wanted.title.new_table(&seating, Start::Beginning).map_err(|e| TableError::BadOptions(e.0))?;
        self.create_from(person, table, &wanted.plan).await
    }

    /// A table that goes on from where another stands. It is stored with its first deals in one transaction.
    pub async fn create_from(&self, person: &Person, table: Box<dyn Table>, plan: &SeatPlan<'_>) -> Result<String, TableError> {
        let services = self.services();
        if services.store.unfinished(person.id()).await? >= services.tables_per_visitor {
            return Err(TableError::TooManyTables);
        }
        let id = random_word(&*services.system, 1)?;
        let seats = seats(&*services.system, &id, person, plan.guests)?;
        let stored = prepare(&*services.system, id.clone(), table, seats, plan.turn_end)?;
        services.store.new_table(stored, services.system.now()).await?;
        // A bot may be the first to move: whoever made the table is on its way to look at it.
        self.open(&id).await?;
        Ok(id)
    }
}

/// A new table as the store will have it: with its first deals, if nobody is waited for.
pub(crate) fn prepare(
    system: &dyn System,
    id: String,
    mut table: Box<dyn Table>,
    seats: Vec<SeatRecord>,
    turn_end: TurnEnd,
) -> Result<StoredTable, TableError> {
    let begins = !seats.iter().any(|seat| seat.holder.is_free());
    if begins {
        settle(table.as_mut(), system)?;
    }
    let stage = match (begins, table.turn()) {
        (false, _) => Stage::Gathering,
        (true, Turn::Over) => Stage::Over,
        (true, _) => Stage::Playing,
    };
    Ok(StoredTable {
        id,
        game: table.game_id().to_string(),
        header: table.header().write(),
        version: 1,
        undone: 0,
        stage,
        asked: if stage == Stage::Playing { waiting_for(table.as_ref(), None) } else { Seats::NONE },
        bot_pace: BotPace::default(),
        turn_end,
        ending: None,
        practice: 0,
        result: None,
        rematch: None,
        seats,
        answers: table.answers_from(0).into_iter().map(|line| StoredAnswer { version: 1, who: line.who, text: line.text }).collect(),
        chat: Vec::new(),
        diary: Vec::new(),
    })
}

fn seats(system: &dyn System, table: &str, person: &Person, guests: &[Guest]) -> Result<Vec<SeatRecord>, TableError> {
    let mut seats: Vec<SeatRecord> = Vec::new();
    // A bot does not take the name of anybody who is to sit here.
    let named =
        guests.iter().filter_map(|guest| if let Guest::Here(name) | Guest::BotNamed(_, name) = guest { Some(name.clone()) } else { None });
    let taken: Vec<String> = named.collect();
    for (seat, guest) in (0..).map(Seat).zip(guests) {
        let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).chain(taken.iter().cloned()).collect();
        let (holder, name) = match guest {
            Guest::Here(name) => (Holder::Person, unique_name(&seats, seat, name)),
            Guest::Friend => (Holder::Invited, String::new()),
            Guest::Anybody => (Holder::Anybody, String::new()),
            Guest::Bot(level) => (Holder::Bot(*level), bot_name(&names)),
            Guest::BotNamed(level, name) => (Holder::Bot(*level), unique_name(&seats, seat, name)),
        };
        let visitor = (holder == Holder::Person).then(|| person.id().to_string());
        let mut record = SeatRecord::new(holder, visitor, name);
        renew_link(&mut record, system, table, seat, person)?;
        seats.push(record);
    }
    Ok(seats)
}
