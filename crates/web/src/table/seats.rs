//! Seats that change hands: taken by a person, given to a bot, taken back.

use super::{Holder, Seated, Sitting};
use crate::chance;
use crate::fault::Fault;
use crate::house::House;
use crate::store::Stage;
use bots::Level;
use kit::Seat;

/// After this many seconds without an open page the others may give a seat to a bot.
pub const ABSENT: i64 = 120;

impl Sitting {
    /// Sits down on a free seat for anybody, or on the seat the link was made for.
    pub async fn sit(&self, house: &House, visitor: &str, seat: Seat, invite: Option<&str>, name: &str) -> Result<(), Fault> {
        let mut seated = self.lock().await;
        let name = unique(&seated, seat, name);
        let place = seated.places.get_mut(seat.index()).ok_or_else(Fault::no_seat)?;
        let allowed = match place.holder {
            Holder::Anybody => true,
            Holder::Invited => invite == Some(place.invite.as_str()),
            // The seat's own link moves it to another device of the same person.
            Holder::Person => invite == Some(place.invite.as_str()),
            Holder::Bot(_) => false,
        };
        if !allowed {
            return Err(if place.holder == Holder::Invited { Fault::not_yours() } else { Fault::new("fault-seat-taken") });
        }
        if place.holder != Holder::Person {
            place.name = name;
            place.invite = chance::key()?;
        }
        (place.holder, place.visitor, place.away) = (Holder::Person, Some(visitor.to_string()), false);
        self.reseat(house, &mut seated).await
    }

    /// Fills a free seat, or a leaver's, with a bot.
    pub async fn give_to_bot(&self, house: &House, visitor: &str, seat: Seat, level: Level) -> Result<(), Fault> {
        let mut seated = self.lock().await;
        if seated.held_by(visitor).is_empty() {
            return Err(Fault::not_yours());
        }
        let absent = self.absent_for(seat) >= ABSENT;
        let place = seated.places.get_mut(seat.index()).ok_or_else(Fault::no_seat)?;
        match place.holder {
            Holder::Bot(_) => return Err(Fault::new("fault-seat-taken")),
            Holder::Person if place.is_held_by(visitor) || !(place.away || absent) => return Err(Fault::new("fault-still-here")),
            _ => {}
        }
        place.holder = Holder::Bot(level);
        if place.name.is_empty() {
            let others = seated.names();
            seated.places[seat.index()].name = house.bot_name(&others);
        }
        self.reseat(house, &mut seated).await
    }

    /// Comes back to a seat a bot has kept.
    pub async fn take_back(&self, house: &House, visitor: &str, seat: Seat) -> Result<(), Fault> {
        let mut seated = self.lock().await;
        let place = seated.places.get_mut(seat.index()).ok_or_else(Fault::no_seat)?;
        if !place.was_held_by(visitor) {
            return Err(Fault::not_yours());
        }
        (place.holder, place.away) = (Holder::Person, false);
        self.reseat(house, &mut seated).await
    }

    /// Says goodbye: the others may give the seat to a bot at once. Before the game begins the seat is simply free again.
    pub async fn leave(&self, house: &House, visitor: &str) -> Result<(), Fault> {
        let mut seated = self.lock().await;
        let gathering = seated.stage == Stage::Gathering;
        for place in seated.places.iter_mut().filter(|place| place.is_held_by(visitor)) {
            place.away = true;
            if gathering {
                (place.holder, place.visitor, place.name) = (Holder::Anybody, None, String::new());
                place.invite = chance::key()?;
            }
        }
        self.reseat(house, &mut seated).await
    }

    async fn reseat(&self, house: &House, seated: &mut Seated) -> Result<(), Fault> {
        let written = house.store.put_places(&self.id, seated.places.clone()).await;
        self.kept(written)?;
        if seated.stage == Stage::Gathering && !seated.places.iter().any(|place| place.holder.is_free()) {
            seated.stage = Stage::Playing;
            let before = seated.table.ply();
            seated.settle()?;
            self.keep(house, seated, before).await?;
        }
        Ok(())
    }
}

/// Two people of one name would make the log a riddle.
fn unique(seated: &Seated, seat: Seat, name: &str) -> String {
    let taken = |name: &str| (0..).map(Seat).zip(&seated.places).any(|(s, place)| s != seat && place.name == name);
    let mut told_apart = name.to_string();
    for n in 2..10 {
        if !taken(&told_apart) {
            break;
        }
        told_apart = format!("{name} {n}");
    }
    told_apart
}
