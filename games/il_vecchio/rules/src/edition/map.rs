//! The map of Tuscany: cities, roads, zones and the rings of the middlemen, with every distance worked out once.

use crate::set::Cities;
use crate::{City, Kind};
use kit::{EditionError, FigureReader, require};
use serde::Deserialize;

#[derive(Debug)]
pub struct Map {
    pub cities: Vec<CityFigures>,
    pub kinds: [Kind; City::COUNT],
    pub florence: City,
    /// Cities with an action (§4.8), in order.
    pub active: Cities,
    /// Roads on the shortest way from one city to another (§3.2).
    pub distance: [[u8; City::COUNT]; City::COUNT],
    /// From where a city is reached in at most so many steps: `within[goal][steps]`.
    within: Vec<[Cities; City::COUNT]>,
    /// The towns of each zone by its number; 7 has none.
    zones: [Cities; 13],
    /// The next town of the same colour clockwise (§4.1); a town without symbol is its own.
    next: [City; City::COUNT],
    /// Where the middlemen stand by default, and where else each could (§1.6, §1.7).
    pub start: [City; Kind::SYMBOLS],
    pub towns: [Cities; Kind::COUNT],
    /// Towns that share a zone with this one, itself included.
    pub zone_mates: [Cities; City::COUNT],
}

#[derive(Debug, Deserialize)]
pub struct CityFigures {
    pub id: String,
    pub name: String,
    kind: Kind,
    /// Where it lies on the board's drawing, from 0 to 1000 to the east and to the south.
    pub x: i32,
    pub y: i32,
}

impl CityFigures {
    fn has_plain_id(&self) -> bool {
        !self.id.is_empty() && self.id.bytes().all(|b| b.is_ascii_lowercase() || b == b'_')
    }
}

impl Map {
    /// The number of every zone, in order.
    pub fn zone_numbers(&self) -> impl Iterator<Item = u8> {
        (2..=12).filter(|n| !self.zone(*n).is_empty())
    }

    /// The towns of a zone; none for 7 and for what two dice cannot show.
    pub fn zone(&self, number: u8) -> Cities {
        self.zones.get(usize::from(number)).copied().unwrap_or_default()
    }

    pub fn all(&self) -> Cities {
        Cities::ALL
    }

    pub fn next(&self, city: City) -> City {
        self.next[city.index()]
    }

    pub fn distance(&self, from: City, to: City) -> u8 {
        self.distance[from.index()][to.index()]
    }

    /// The cities from which `goal` is reached in at most `steps`.
    pub fn within(&self, goal: City, steps: u16) -> Cities {
        let steps = usize::from(steps).min(self.within.len() - 1);
        self.within[steps][goal.index()]
    }

    pub(super) fn read(map: &FigureReader<'_>, middlemen: &FigureReader<'_>) -> Result<Map, EditionError> {
        let list = map.at("cities");
        let mut cities: Vec<CityFigures> = Vec::new();
        let mut kinds = [Kind::Florence; City::COUNT];
        let mut towns = [Cities::NONE; Kind::COUNT];
        let entries = list.entries()?;
        list.require(entries.len() == City::COUNT, format!("{} cities where there should be {}", entries.len(), City::COUNT))?;
        for (i, entry) in entries.iter().enumerate() {
            let city: CityFigures = entry.get()?;
            let own = city.has_plain_id() && cities.iter().all(|other| other.id != city.id);
            entry.require(own, "an id of its own, of lower-case letters and _, is needed")?;
            kinds[i] = city.kind;
            towns[city.kind.index()].add(City(i as u8));
            cities.push(city);
        }
        let florence: Vec<City> = towns[Kind::Florence.index()].iter().collect();
        let [florence] = florence[..] else { return Err(list.error("exactly one city is Florence")) };
        let find = Find(&cities);
        let mut near = [Cities::NONE; City::COUNT];
        for road in map.at("roads").entries()? {
            let (a, b) = (find.city(&road.at("a"))?, find.city(&road.at("b"))?);
            near[a.index()].add(b);
            near[b.index()].add(a);
        }
        let (distance, within) = distances(&near)?;
        let zones = read_zones(&map.at("zones"), &find, florence)?;
        let mut zone_mates: [Cities; City::COUNT] = std::array::from_fn(|i| Cities::one(City(i as u8)));
        for zone in zones {
            for city in zone.iter() {
                zone_mates[city.index()] = zone_mates[city.index()].or(zone);
            }
        }
        let next = read_rings(&map.at("rings"), &find, &towns)?;
        let mut start = [florence; Kind::SYMBOLS];
        for (slot, kind) in start.iter_mut().zip(Kind::ALL) {
            let town = middlemen.at(kind.word());
            *slot = find.city(&town)?;
            town.require(kinds[slot.index()] == *kind, format!("this town is not {kind}"))?;
        }
        let active = Cities::NONE;
        Ok(Map { kinds, florence, active, distance, within, zones, next, start, towns, zone_mates, cities })
    }

    /// The red town that leads to a region.
    pub(super) fn gate(&self, gate: &FigureReader<'_>) -> Result<City, EditionError> {
        let city = Find(&self.cities).city(gate)?;
        gate.require(self.kinds[city.index()] == Kind::Red, "not a red town")?;
        Ok(city)
    }
}

/// Finds cities by their ids.
struct Find<'a>(&'a [CityFigures]);

impl Find<'_> {
    fn city(&self, figure: &FigureReader<'_>) -> Result<City, EditionError> {
        let id: String = figure.get()?;
        let at = self.0.iter().position(|city| city.id == id);
        at.map(|i| City(i as u8)).ok_or_else(|| figure.error(format!("there is no city {id}")))
    }

    /// The cities of a list, in its order.
    fn cities(&self, list: &FigureReader<'_>) -> Result<Vec<City>, EditionError> {
        list.entries()?.iter().map(|figure| self.city(figure)).collect()
    }
}

type Distances = ([[u8; City::COUNT]; City::COUNT], Vec<[Cities; City::COUNT]>);

/// Breadth first from every city at once: the reach after n steps, for n until everything is reached.
fn distances(near: &[Cities; City::COUNT]) -> Result<Distances, EditionError> {
    let mut distance = [[0; City::COUNT]; City::COUNT];
    let mut within: Vec<[Cities; City::COUNT]> = vec![std::array::from_fn(|i| Cities::one(City(i as u8)))];
    for steps in 1..=City::COUNT {
        let last = within[within.len() - 1];
        let grown = last.map(|reach| reach.iter().fold(reach, |sum, city| sum.or(near[city.index()])));
        if grown == last {
            break;
        }
        for (from, reach) in grown.iter().enumerate() {
            for city in reach.minus(last[from]).iter() {
                distance[from][city.index()] = steps as u8;
            }
        }
        within.push(grown);
    }
    let connected = within.last().is_some_and(|reach| reach.iter().all(|r| usize::from(r.len()) == City::COUNT));
    require(connected, "map.roads", "some city cannot be reached by road")?;
    Ok((distance, within))
}

fn read_zones(list: &FigureReader<'_>, find: &Find<'_>, florence: City) -> Result<[Cities; 13], EditionError> {
    let mut zones = [Cities::NONE; 13];
    for entry in list.entries()? {
        let number: u8 = entry.read("number")?;
        let slot = zones.get_mut(usize::from(number)).filter(|z| z.is_empty() && number >= 2 && number != 7);
        let slot = slot.ok_or_else(|| entry.error("zones are numbered 2 to 12 without 7, each once"))?;
        *slot = find.cities(&entry.at("cities"))?.into_iter().collect();
        entry.require(!slot.contains(florence), "Florence belongs to no zone")?;
        // 6 ways of 36 for a sum of 7, one fewer for each step away from it.
        entry.fixed("dice_ways_of_36", 6 - number.abs_diff(7))?;
    }
    match (2..=12).find(|n| *n != 7 && zones[*n].is_empty()) {
        Some(n) => Err(list.error(format!("zone {n} has no town"))),
        None => Ok(zones),
    }
}

fn read_rings(list: &FigureReader<'_>, find: &Find<'_>, towns: &[Cities; Kind::COUNT]) -> Result<[City; City::COUNT], EditionError> {
    let mut next: [City; City::COUNT] = std::array::from_fn(|i| City(i as u8));
    let mut done = [false; Kind::SYMBOLS];
    for ring in list.entries()? {
        let kind: Kind = ring.read("kind")?;
        let order = find.cities(&ring.at("cities"))?;
        let all: Cities = order.iter().copied().collect();
        let whole = all == towns[kind.index()] && order.len() == usize::from(all.len()) && !all.is_empty();
        ring.require(whole && kind.index() < Kind::SYMBOLS, "a ring names every town of its colour once")?;
        for (i, city) in order.iter().enumerate() {
            next[city.index()] = order[(i + 1) % order.len()];
        }
        done[kind.index()] = true;
    }
    list.require(done == [true; Kind::SYMBOLS], "a ring is missing")?;
    Ok(next)
}
