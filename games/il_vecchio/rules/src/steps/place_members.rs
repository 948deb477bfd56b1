//! §1.12 and §7.1: members from the reserve come to towns of a zone, or to any city after a 7.
//! Also carried out here: §1.15.

use crate::set::Cities;
use crate::{Choice, City, Event, IlVecchio};
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceMembers {
    pub seat: Seat,
    /// The number of the zone, or [`PlaceMembers::ANYWHERE`].
    pub zone: u8,
    /// Members still to place.
    pub members: u8,
    /// The last of the cities named so far, in the order of the list: two members are alike, and a search does not go back.
    pub least: City,
}

impl PlaceMembers {
    pub const ANYWHERE: u8 = 0;

    fn cities(&self, game: &IlVecchio) -> Cities {
        if self.zone == PlaceMembers::ANYWHERE { game.edition.map.all() } else { game.edition.map.zone(self.zone) }
    }
}

impl kit::Step<IlVecchio> for PlaceMembers {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.edition.map.all().iter().map(Choice::Place));
    }

    fn allow(&self, game: &IlVecchio, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Place(city) = choice else { return Ok(()) };
        ensure(self.cities(game).contains(city), || Why::new("7.1", "why-zone").figure(self.zone))
    }

    fn is_canonical(&self, _: &IlVecchio, _: Who, choice: Choice) -> bool {
        let Choice::Place(city) = choice else { return true };
        city >= self.least
    }

    /// The same without asking every city of the map.
    fn legal(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.cities(game).iter().map(Choice::Place));
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, who: Who, choice: Choice, log: &mut L) {
        let Choice::Place(city) = choice else { return kit::impossible_answer!(self, who, choice) };
        let seat = self.seat;
        let family = game.family_mut(seat);
        family.reserve = family.reserve.saturating_sub(1);
        family.arrive(city);
        let id = game.town(city);
        log.tell(|| Event::Placed { seat, city: id });
        if self.members > 1 {
            game.push(PlaceMembers { members: self.members - 1, least: self.least.max(city), ..self });
        }
    }

    fn is_begun(&self, _: &IlVecchio) -> bool {
        self.least != City(0)
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new(if self.zone == PlaceMembers::ANYWHERE { "ask-place-anywhere" } else { "ask-place" }).with("zone", self.zone)
    }
}
