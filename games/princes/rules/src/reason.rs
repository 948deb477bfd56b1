//! What a payment is for, where an income comes from, and what a work is made of: the "why" of what is told.

use crate::ids::{Building, Character, Freedom, Item, Landscape, Profession, Sort};
use crate::state::Princes;
use kit::{Phrase, Seat};
use serde::Serialize;

/// What a payment is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    Item(Item),
    Building(Building),
    Freedom(Freedom),
    Character(Character),
    /// The top cards of a pile, of which one is kept.
    Pile(Sort),
}

impl Purpose {
    pub(crate) fn phrase(self) -> Phrase {
        match self {
            Purpose::Item(item) => Phrase::name("item", item),
            Purpose::Building(building) => Phrase::name("building", building),
            Purpose::Freedom(freedom) => Phrase::name("freedom", freedom),
            Purpose::Character(character) => Phrase::name("character", character),
            Purpose::Pile(sort) => Phrase::name("one-of", sort),
        }
    }
}

/// Where florins come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Income {
    Work,
    /// What lay on the Banker, less the bid (§8.19).
    Banker {
        lay: i32,
        bid: i32,
    },
}

impl Income {
    pub(crate) fn phrase(self, seat: Seat, florins: i32) -> Phrase {
        let said = |key: &'static str| Phrase::new(key).with("seat", seat).with("florins", florins);
        match self {
            Income::Work => said("event-received-work"),
            Income::Banker { lay, bid } => said("event-received-banker").with("lay", lay).with("bid", bid),
        }
    }
}

/// A part of a work's value.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    pub thing: Thing,
    pub points: u16,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    Building(Building),
    Landscape(Landscape),
    Freedom(Freedom),
    Jesters,
    /// Profession and recruiting cards.
    People,
    Muse,
    // All of the land, for the Princess.
    Buildings,
    Landscapes,
    Builders,
}

impl Part {
    pub(crate) fn phrase(self) -> Phrase {
        let thing = match self.thing {
            Thing::Building(building) => Phrase::name("building", building),
            Thing::Landscape(kind) => Phrase::name("landscape", kind),
            Thing::Freedom(freedom) => Phrase::name("freedom", freedom),
            Thing::Jesters => Phrase::new("part-jesters"),
            Thing::People => Phrase::new("part-people"),
            Thing::Muse => Phrase::name("character", Character::Muse),
            Thing::Buildings => Phrase::new("score-buildings"),
            Thing::Landscapes => Phrase::new("score-landscapes"),
            Thing::Builders => Phrase::new("score-builders"),
        };
        Phrase::new("work-part").with("thing", thing).with("n", self.points)
    }
}

fn present(parts: impl IntoIterator<Item = (Thing, u16)>) -> Vec<Part> {
    parts.into_iter().filter(|(_, points)| *points > 0).map(|(thing, points)| Part { thing, points }).collect()
}

impl Princes {
    /// What a work without bonus cards is made of (§6.2, §8.8).
    pub(crate) fn work_parts(&self, seat: Seat, profession: Profession) -> Vec<Part> {
        let (edition, prince) = (self.edition, self.prince(seat));
        let taste = edition.taste(profession);
        let liked = |has: bool, value: u8| if has { u16::from(value) } else { 0 };
        present([
            (Thing::Building(taste.building), liked(prince.land.owned.contains(taste.building), edition.building_value)),
            (Thing::Landscape(taste.landscape), liked(prince.land.has(taste.landscape), edition.landscape_value)),
            (Thing::Freedom(taste.freedom), liked(prince.freedoms.contains(taste.freedom), edition.freedom_value)),
            (Thing::Jesters, u16::from(prince.jesters) * u16::from(edition.jester_value)),
            (Thing::People, u16::from(prince.people()) * u16::from(edition.card_value)),
            (Thing::Muse, self.muse_value(seat)),
        ])
    }

    /// What the Princess's work is made of (§8.10).
    pub(crate) fn princess_parts(&self, seat: Seat) -> Vec<Part> {
        let (each, prince) = (&self.edition.princess, self.prince(seat));
        let sum = |number: u8, value: u8| u16::from(number) * u16::from(value);
        present([
            (Thing::Landscapes, sum(prince.land.gardens.len() as u8, each.landscape)),
            (Thing::Buildings, sum(prince.land.owned.len(), each.building)),
            (Thing::Builders, sum(prince.builders, each.builder)),
            (Thing::People, sum(prince.people(), each.card)),
        ])
    }
}
