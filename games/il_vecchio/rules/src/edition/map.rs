//! The map of Tuscany: cities, roads, zones and the rings of the middlemen, with every distance worked out once.

use super::read::{err, section};
use crate::set::Cities;
use crate::{City, Kind, Track};
use kit::EditionError;
use serde::Deserialize;
use serde_json::Value;

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
    kind: String,
    pub x: i32,
    pub y: i32,
}

#[derive(Deserialize)]
struct Road {
    a: String,
    b: String,
}

#[derive(Deserialize)]
struct ZoneFigures {
    number: u8,
    cities: Vec<String>,
}

#[derive(Deserialize)]
struct Ring {
    kind: String,
    cities: Vec<String>,
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
        Cities::from_bits(u32::MAX)
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

    pub(super) fn read(json: &Value, middlemen: &Value) -> Result<Map, EditionError> {
        let cities: Vec<CityFigures> = section(json, "map", "cities")?;
        if cities.len() != City::COUNT {
            return Err(err("map.cities", format!("{} cities where there should be {}", cities.len(), City::COUNT)));
        }
        let find = |place: &str, id: &str| {
            let at = cities.iter().position(|c| c.id == id);
            at.map(|i| City(i as u8)).ok_or_else(|| err(place, format!("there is no city {id}")))
        };
        let mut kinds = [Kind::Florence; City::COUNT];
        let mut towns = [Cities::NONE; Kind::COUNT];
        for (i, city) in cities.iter().enumerate() {
            let place = format!("map.cities.{}", city.id);
            let plain = !city.id.is_empty() && city.id.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
            if !plain || find(&place, &city.id)?.index() != i {
                return Err(err(&place, "an id of its own, of lower-case letters and _, is needed"));
            }
            kinds[i] = Kind::from_word(&city.kind).ok_or_else(|| err(&place, format!("there is no kind {}", city.kind)))?;
            towns[kinds[i].index()].add(City(i as u8));
        }
        let florence: Vec<City> = towns[Kind::Florence.index()].iter().collect();
        let [florence] = florence[..] else { return Err(err("map.cities", "exactly one city is Florence")) };
        let roads: Vec<Road> = section(json, "map", "roads")?;
        let mut near = [Cities::NONE; City::COUNT];
        for road in &roads {
            let (a, b) = (find("map.roads", &road.a)?, find("map.roads", &road.b)?);
            near[a.index()].add(b);
            near[b.index()].add(a);
        }
        let (distance, within) = distances(&near)?;
        let zones = read_zones(section(json, "map", "zones")?, &find, florence)?;
        let mut zone_mates: [Cities; City::COUNT] = std::array::from_fn(|i| Cities::one(City(i as u8)));
        for zone in zones {
            for city in zone.iter() {
                zone_mates[city.index()] = zone_mates[city.index()].or(zone);
            }
        }
        let next = read_rings(section(json, "map", "rings")?, &find, &towns)?;
        let mut start = [florence; Kind::SYMBOLS];
        for (slot, kind) in start.iter_mut().zip(Kind::ALL) {
            let id = middlemen.pointer(&format!("/start/{kind}")).and_then(Value::as_str).unwrap_or_default();
            *slot = find("middlemen.start", id)?;
            if kinds[slot.index()] != *kind {
                return Err(err("middlemen.start", format!("{id} is not {kind}")));
            }
        }
        let active = Cities::NONE;
        Ok(Map { cities, kinds, florence, active, distance, within, zones, next, start, towns, zone_mates })
    }

    /// The red town that leads to a region.
    pub(super) fn gate(&self, track: Track, id: &str) -> Result<City, EditionError> {
        let place = format!("tracks.{track}.gate");
        let city = self.cities.iter().position(|c| c.id == id).map(|i| City(i as u8));
        city.filter(|c| self.kinds[c.index()] == Kind::Red).ok_or_else(|| err(&place, format!("{id} is not a red town")))
    }
}

type Find<'a> = dyn Fn(&str, &str) -> Result<City, EditionError> + 'a;
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
    let connected = within.last().is_some_and(|reach| reach.iter().all(|r| r.len() as usize == City::COUNT));
    if connected { Ok((distance, within)) } else { Err(err("map.roads", "some city cannot be reached by road")) }
}

fn read_zones(list: Vec<ZoneFigures>, find: &Find<'_>, florence: City) -> Result<[Cities; 13], EditionError> {
    let mut zones = [Cities::NONE; 13];
    for zone in list {
        let place = format!("map.zones.{}", zone.number);
        let slot = zones.get_mut(usize::from(zone.number)).filter(|z| z.is_empty() && zone.number >= 2 && zone.number != 7);
        let slot = slot.ok_or_else(|| err(&place, "zones are numbered 2 to 12 without 7, each once"))?;
        for id in &zone.cities {
            slot.add(find(&place, id)?);
        }
        if slot.contains(florence) {
            return Err(err(&place, "Florence belongs to no zone"));
        }
    }
    match (2..=12).find(|n| *n != 7 && zones[*n].is_empty()) {
        Some(n) => Err(err("map.zones", format!("zone {n} has no town"))),
        None => Ok(zones),
    }
}

fn read_rings(list: Vec<Ring>, find: &Find<'_>, towns: &[Cities; Kind::COUNT]) -> Result<[City; City::COUNT], EditionError> {
    let mut next: [City; City::COUNT] = std::array::from_fn(|i| City(i as u8));
    let mut done = [false; Kind::SYMBOLS];
    for ring in list {
        let place = format!("map.rings.{}", ring.kind);
        let kind = Kind::from_word(&ring.kind).filter(|k| k.index() < Kind::SYMBOLS).ok_or_else(|| err(&place, "no such symbol"))?;
        let order = ring.cities.iter().map(|id| find(&place, id)).collect::<Result<Vec<_>, _>>()?;
        let all: Cities = order.iter().copied().collect();
        if all != towns[kind.index()] || order.len() != all.len() as usize || all.is_empty() {
            return Err(err(&place, "a ring names every town of its colour once"));
        }
        for (i, city) in order.iter().enumerate() {
            next[city.index()] = order[(i + 1) % order.len()];
        }
        done[kind.index()] = true;
    }
    if done == [true; Kind::SYMBOLS] { Ok(next) } else { Err(err("map.rings", "a ring is missing")) }
}
