//! Seats that change hands: taken by a person, given to a bot, taken back.

use crate::owner::{Besides, Owner};
use crate::snapshot::held_by;
use crate::system::System;
use crate::{Person, TableError};
use bots::Level;
use kit::{MOST_SEATS, Seat, Seats};
use std::collections::HashMap;
use std::net::IpAddr;
use std::time::Duration;
use store::{DiaryNote, Holder, SeatRecord, Stage, hash_key};
use tokio::time::Instant;

/// After this long without an open page the others may give a seat to a bot. It is measured by a clock that does not jump.
pub const ABSENT: Duration = Duration::from_secs(120);

/// Whose page is open, and since when it is not.
pub(crate) struct Presence {
    pages: [u32; MOST_SEATS],
    left: [Instant; MOST_SEATS],
    /// From where seats for anybody were taken.
    pub taken_from: HashMap<Seat, IpAddr>,
}

impl Presence {
    pub fn new() -> Presence {
        Presence { pages: [0; MOST_SEATS], left: [Instant::now(); MOST_SEATS], taken_from: HashMap::new() }
    }

    /// True when somebody came who was not there.
    pub fn opened(&mut self, seats: Seats) -> bool {
        let before = self.present();
        for seat in seats.iter() {
            if let Some(pages) = self.pages.get_mut(seat.index()) {
                *pages += 1;
            }
        }
        self.present() != before
    }

    /// True when somebody went.
    pub fn closed(&mut self, seats: Seats) -> bool {
        let before = self.present();
        for seat in seats.iter() {
            if let (Some(pages), Some(left)) = (self.pages.get_mut(seat.index()), self.left.get_mut(seat.index())) {
                *pages = pages.saturating_sub(1);
                *left = Instant::now();
            }
        }
        self.present() != before
    }

    pub fn present(&self) -> Seats {
        (0..).map(Seat).zip(&self.pages).filter(|(_, pages)| **pages > 0).map(|(seat, _)| seat).collect()
    }

    pub fn absent(&self) -> Seats {
        let present = self.present();
        let gone = (0..).map(Seat).zip(&self.left).filter(|(seat, left)| !present.contains(*seat) && left.elapsed() >= ABSENT);
        gone.map(|(seat, _)| seat).collect()
    }

    /// Since when nobody has had the seat's page open; `None`: somebody has.
    pub fn gone_since(&self, seat: Seat) -> Option<Instant> {
        self.left.get(seat.index()).copied().filter(|_| !self.present().contains(seat))
    }

    /// Several seats for anybody were taken from one address: it may be one person.
    fn is_crowded(&self) -> bool {
        let mut from: Vec<&IpAddr> = self.taken_from.values().collect();
        from.sort_unstable();
        from.windows(2).any(|pair| pair[0] == pair[1])
    }
}

/// Gives a seat a link of which nobody has heard yet. Only `person` can show it.
pub(crate) fn renew_link(record: &mut SeatRecord, system: &dyn System, table: &str, seat: Seat, person: &Person) -> Result<(), TableError> {
    record.link_number = system.random()? >> 1;
    record.link_hash = hash_key(&person.key.link(table, seat, record.link_number));
    Ok(())
}

impl Owner {
    pub(crate) async fn sit(&mut self, person: &Person, seat: Seat, link: Option<&str>, name: &str) -> Result<(), TableError> {
        let mut seats = self.state.seats.clone();
        let name = unique_name(&seats, seat, name);
        let others = held_by(&seats, person.id());
        let record = seats.get_mut(seat.index()).ok_or(TableError::NoSuchSeat)?;
        let has_link = link.is_some_and(|key| hash_key(key) == record.link_hash);
        match record.holder {
            _ if has_link && !record.holder.is_bot() => {}
            _ if record.is_reserved_for(person.id()) => {}
            Holder::Anybody if others.is_empty() => {}
            Holder::Anybody => return Err(TableError::OneSeatEach),
            Holder::Invited => return Err(TableError::NotYourSeat),
            Holder::Person | Holder::Bot(_) => return Err(TableError::SeatTaken),
        }
        if record.holder == Holder::Anybody && !has_link {
            self.presence.taken_from.insert(seat, person.address);
        }
        if record.holder != Holder::Person {
            record.name = name;
        }
        (record.holder, record.visitor, record.away) = (Holder::Person, Some(person.id().to_string()), false);
        // Whoever sent the link cannot look into the hand with it, and a link is of no use a second time.
        renew_link(record, &*self.services.system, &self.state.id, seat, person)?;
        self.reseat(seats, Vec::new()).await
    }

    pub(crate) async fn give_to_bot(&mut self, person: &Person, seat: Seat, level: Level) -> Result<(), TableError> {
        if held_by(&self.state.seats, person.id()).is_empty() {
            return Err(TableError::NotYourSeat);
        }
        let absent = self.presence.absent().contains(seat);
        let mut seats = self.state.seats.clone();
        let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
        let record = seats.get_mut(seat.index()).ok_or(TableError::NoSuchSeat)?;
        match record.holder {
            Holder::Bot(_) => return Err(TableError::SeatTaken),
            Holder::Person if record.is_held_by(person.id()) || !(record.away || absent) => return Err(TableError::StillHere),
            _ => {}
        }
        let left = record.holder == Holder::Person;
        record.holder = Holder::Bot(level);
        if record.name.is_empty() {
            record.name = crate::new_table::bot_name(&names);
        }
        let diary = if left { vec![(seat, DiaryNote::BotSatDown)] } else { Vec::new() };
        self.reseat(seats, diary).await
    }

    pub(crate) async fn take_back(&mut self, person: &Person, seat: Seat) -> Result<(), TableError> {
        let mut seats = self.state.seats.clone();
        let record = seats.get_mut(seat.index()).ok_or(TableError::NoSuchSeat)?;
        let left = record.away && record.is_held_by(person.id());
        if !record.is_kept_for(person.id()) && !left {
            return Err(TableError::NotYourSeat);
        }
        (record.holder, record.away) = (Holder::Person, false);
        self.reseat(seats, vec![(seat, DiaryNote::CameBack)]).await
    }

    pub(crate) async fn leave(&mut self, person: &Person) -> Result<(), TableError> {
        let mut seats = self.state.seats.clone();
        let mut diary = Vec::new();
        for seat in held_by(&self.state.seats, person.id()).iter() {
            if self.state.stage == Stage::Playing && !seats.get(seat.index()).is_some_and(|record| record.away) {
                diary.push((seat, DiaryNote::Left));
            }
            self.vacate(&mut seats, seat, person)?;
        }
        self.reseat(seats, diary).await
    }

    /// Who answers again after a goodbye has come back.
    pub(crate) fn back_at_table(&self, seat: Seat) -> Besides {
        let mut seats = self.state.seats.clone();
        match seats.get_mut(seat.index()).filter(|record| record.away && record.holder == Holder::Person) {
            None => Besides::default(),
            Some(record) => {
                record.away = false;
                Besides { seats: Some(seats), diary: vec![(seat, DiaryNote::CameBack)], ..Besides::default() }
            }
        }
    }

    pub(crate) async fn resign(&mut self, person: &Person, seat: Seat, level: Level) -> Result<(), TableError> {
        self.state.holds(person, seat)?;
        match self.state.stage {
            Stage::Gathering => return Err(TableError::NotBegun),
            Stage::Over => return Err(TableError::Over),
            Stage::Playing => {}
        }
        let mut seats = self.state.seats.clone();
        let record = seats.get_mut(seat.index()).ok_or(TableError::NoSuchSeat)?;
        (record.holder, record.away, record.resigned) = (Holder::Bot(level), true, true);
        self.reseat(seats, vec![(seat, DiaryNote::Resigned)]).await
    }

    pub(crate) async fn free_seat(&mut self, person: &Person, seat: Seat) -> Result<(), TableError> {
        // The first seat that is held is the maker's, or of who stands in for the maker.
        let host = self.state.seats.iter().find(|record| record.holder == Holder::Person);
        if !host.is_some_and(|host| host.is_held_by(person.id())) {
            return Err(TableError::NotYourSeat);
        }
        if self.state.stage != Stage::Gathering {
            return Err(TableError::AlreadyBegun);
        }
        let mut seats = self.state.seats.clone();
        if seats.get(seat.index()).is_none_or(|record| record.holder != Holder::Person || record.is_held_by(person.id())) {
            return Err(TableError::NoSuchSeat);
        }
        self.vacate(&mut seats, seat, person)?;
        self.reseat(seats, Vec::new()).await
    }

    /// While people gather the seat is free again; later it is kept, and marked as left.
    fn vacate(&mut self, seats: &mut [SeatRecord], seat: Seat, person: &Person) -> Result<(), TableError> {
        let Some(record) = seats.get_mut(seat.index()) else { return Err(TableError::NoSuchSeat) };
        record.away = true;
        if self.state.stage == Stage::Gathering {
            (record.holder, record.visitor, record.name, record.away) = (Holder::Anybody, None, String::new(), false);
            self.presence.taken_from.remove(&seat);
            renew_link(record, &*self.services.system, &self.state.id, seat, person)?;
        }
        Ok(())
    }

    pub(crate) async fn begin(&mut self, person: &Person) -> Result<(), TableError> {
        if held_by(&self.state.seats, person.id()).is_empty() {
            return Err(TableError::NotYourSeat);
        }
        if self.state.stage != Stage::Gathering {
            return Err(TableError::AlreadyBegun);
        }
        if self.state.seats.iter().any(|seat| seat.holder.is_free()) {
            return Err(TableError::NotBegun);
        }
        self.presence.taken_from.clear();
        self.reseat(self.state.seats.clone(), Vec::new()).await
    }

    pub(crate) async fn new_link(&mut self, person: &Person, seat: Seat) -> Result<(), TableError> {
        let own = held_by(&self.state.seats, person.id());
        let mut seats = self.state.seats.clone();
        let record = seats.get_mut(seat.index()).ok_or(TableError::NoSuchSeat)?;
        let may = match record.holder {
            Holder::Person => own.contains(seat),
            Holder::Anybody | Holder::Invited => !own.is_empty(),
            Holder::Bot(_) => false,
        };
        if !may {
            return Err(TableError::NotYourSeat);
        }
        renew_link(record, &*self.services.system, &self.state.id, seat, person)?;
        self.commit(None, Besides { seats: Some(seats), ..Besides::default() }).await
    }

    /// Writes the seats, and with them the first deals if the last seat has been taken, or what comes next if nobody is left to end a turn: one
    /// transaction.
    async fn reseat(&mut self, seats: Vec<SeatRecord>, diary: Vec<(Seat, DiaryNote)>) -> Result<(), TableError> {
        let begins = self.state.stage == Stage::Gathering && !seats.iter().any(|seat| seat.holder.is_free()) && !self.presence.is_crowded();
        let released = self.is_released_by(&seats);
        let stage = begins.then_some(Stage::Playing);
        let besides = Besides { seats: Some(seats), stage, diary, ..Besides::default() };
        if begins || released { self.hand_on(besides).await } else { self.commit(None, besides).await }
    }
}

/// Two people of one name would make the log a riddle.
pub(crate) fn unique_name(seats: &[SeatRecord], seat: Seat, name: &str) -> String {
    let taken = |name: &str| (0..).map(Seat).zip(seats).any(|(s, record)| s != seat && record.name == name);
    let others = (2..).map(|n| format!("{name} {n}"));
    std::iter::once(name.to_string()).chain(others).find(|name| !taken(name)).unwrap_or_default()
}
