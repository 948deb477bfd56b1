//! Reads and checks an edition file. Every error names its place.

use super::{Edition, End, Map, Office, Setup, Space, TrackFigures, Travel, tiles};
use crate::goods::Bundle;
use crate::state::{MOST_MEMBERS, MOST_SPACES};
use crate::{Crest, Good, Kind, Province, Tile, Track};
use kit::EditionError;
use serde::de::DeserializeOwned;
use serde_json::{self, Value};

/// Followers of any colour in one price or gain: each way to choose them is an answer, and there may be tens of answers, not hundreds.
const MOST_FOLLOWERS: u8 = 9;

/// Figures the rules are built on: another number would be another game.
const FIXED: [(&str, u8); 4] =
    [("/components/dice", 2), ("/components/dice_sides", 6), ("/setup/council_keep", 1), ("/actions/office/keep", 1)];

pub(super) fn err(place: &str, message: impl Into<String>) -> EditionError {
    EditionError::new(place, message)
}

/// A list or object inside a section, typed.
pub(super) fn section<T: DeserializeOwned>(json: &Value, place: &str, key: &str) -> Result<T, EditionError> {
    serde_json::from_value(json[key].clone()).map_err(|e| err(&format!("{place}.{key}"), e.to_string()))
}

pub(super) fn small(json: &Value, place: &str) -> Result<u8, EditionError> {
    json.as_u64().and_then(|n| u8::try_from(n).ok()).ok_or_else(|| err(place, "a number from 0 to 255 is needed"))
}

pub(super) fn word<T>(json: &Value, place: &str, key: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, EditionError> {
    let text = json[key].as_str().unwrap_or_default();
    read(text).ok_or_else(|| err(&format!("{place}.{key}"), format!("`{text}` is not known")))
}

/// Goods without a wildcard.
pub(super) fn bundle(json: &Value, place: &str) -> Result<Bundle, EditionError> {
    match &wild(json, place)?[..] {
        [one] => Ok(*one),
        _ => Err(err(place, "no choice of followers here")),
    }
}

/// Goods in which `follower` stands for any follower: all that can be meant, sorted.
fn wild(json: &Value, place: &str) -> Result<Vec<Bundle>, EditionError> {
    let goods = json.as_object().ok_or_else(|| err(place, "goods with their numbers are needed"))?;
    let mut fixed = Bundle::NOTHING;
    let mut followers = 0;
    for (name, count) in goods {
        let count = small(count, place)?;
        match Good::from_word(name) {
            Some(good) => fixed = fixed.with(good, count),
            None if name == "follower" && count <= MOST_FOLLOWERS => followers = count,
            None => return Err(err(place, format!("there is no good {name}"))),
        }
    }
    Ok(fixed.with_any_followers(followers))
}

/// A list of goods of which one is chosen, with every meaning of a wildcard, sorted.
pub(super) fn alternatives(json: &Value, place: &str) -> Result<Vec<Bundle>, EditionError> {
    let list = json.as_array().ok_or_else(|| err(place, "a list is needed"))?;
    let mut all = Vec::new();
    for goods in list {
        all.extend(wild(goods, place)?);
    }
    all.sort_unstable();
    all.dedup();
    if all.contains(&Bundle::NOTHING) { Err(err(place, "nothing is no choice")) } else { Ok(all) }
}

pub(super) fn edition(json: &Value) -> Result<Edition, EditionError> {
    let mut map = Map::read(&json["map"], &json["middlemen"])?;
    let goods = goods(json)?;
    for kind in Kind::ALL.iter().filter(|k| !goods[k.index()].is_empty()) {
        map.active = map.active.or(map.towns[kind.index()]);
    }
    let number = |pointer: &str| small(json.pointer(pointer).unwrap_or(&Value::Null), &pointer[1..].replace('/', "."));
    let part = |pointer: &str| bundle(json.pointer(pointer).unwrap_or(&Value::Null), &pointer[1..].replace('/', "."));
    for (pointer, fixed) in FIXED {
        if number(pointer)? != fixed {
            return Err(err(&pointer[1..].replace('/', "."), format!("the rules are made for {fixed}")));
        }
    }
    let edition = Edition {
        members: number("/components/family_members_per_player")?,
        goods,
        setup: setup(json)?,
        travel: Travel { florins_per_step: number("/travel/florins_per_step")?, anywhere: part("/travel/pay_to_go_anywhere")? },
        bishop: part("/actions/city/bishop")?,
        office: Office {
            price: Bundle::of(Good::Scroll, number("/actions/office/scrolls")?),
            additional_florins: number("/actions/office/additional_florins")?,
            look: number("/actions/office/look")?,
        },
        reinforcement: number("/actions/reinforce/members")?,
        recovery: part("/actions/recover/gain")?,
        tracks: tracks(json, &map)?,
        crests: crests(json)?,
        tax: alternatives(&json["crests"]["tax"]["pay"], "crests.tax.pay")?,
        middlemen_steps: number("/crests/middlemen/steps")?,
        end: End {
            actions: number("/end/actions")?,
            pass_points: number("/end/pass_points")?,
            all_tracks: number("/scoring/all_tracks")?,
            majority: number("/scoring/majority")?,
            crest: number("/scoring/crest")?,
        },
        provinces: listed(json, "province_tiles", |i| Province::at(i).word(), tiles::province)?,
        council: listed(json, "council_tiles", |i| Tile::at(i).word(), tiles::council)?,
        nobility: listed(json, "nobility_tiles", |i| Tile::at(Tile::PER_STACK + i).word(), tiles::nobility)?,
        map,
    };
    check(&edition)?;
    Ok(edition)
}

fn goods(json: &Value) -> Result<[Vec<Bundle>; Kind::COUNT], EditionError> {
    let mut goods: [Vec<Bundle>; Kind::COUNT] = Default::default();
    for (i, slot) in goods.iter_mut().enumerate() {
        let kind = Kind::at(i);
        let place = format!("kinds.{kind}");
        let entry = json["kinds"].as_array().into_iter().flatten().find(|k| k["id"].as_str() == Some(kind.word()));
        *slot = alternatives(&entry.ok_or_else(|| err(&place, "this kind is missing"))?["gain"], &place)?;
        let free = matches!(kind, Kind::Red | Kind::Florence);
        if slot.is_empty() != free {
            return Err(err(&place, "red towns and Florence give nothing, all others something"));
        }
    }
    Ok(goods)
}

fn setup(json: &Value) -> Result<Setup, EditionError> {
    let json = &json["setup"];
    let number = |key: &str| small(&json[key], &format!("setup.{key}"));
    let florins = |key: &str| small(&json["florins"][key], &format!("setup.florins.{key}"));
    let by_seats = |key: &str| -> Result<[u8; 3], EditionError> {
        let mut all = [0; 3];
        for (seats, slot) in (2..).zip(&mut all) {
            *slot = small(&json[key][seats.to_string()], &format!("setup.{key}.{seats}"))?;
        }
        Ok(all)
    };
    if json["additional_cost_on"].as_str() != Some(Track::Council.word()) {
        return Err(err("setup.additional_cost_on", "the tile starts on the council stack and moves to the nobility"));
    }
    Ok(Setup {
        crests: by_seats("crests_in_pile")?,
        first_space: by_seats("track_start_space")?,
        florins_first: florins("first")?,
        florins_right_of_first: florins("right_of_first")?,
        florins_others: florins("others")?,
        tokens: bundle(&json["tokens"], "setup.tokens")?,
        council_deal: number("council_deal")?,
        members_by_roll: number("members_by_roll")?,
        members_by_choice: number("members_by_choice")?,
    })
}

fn crests(json: &Value) -> Result<[u8; 3], EditionError> {
    let mut counts = [0; 3];
    for (slot, crest) in counts.iter_mut().zip(Crest::ALL) {
        let place = format!("crests.kinds.{crest}");
        let entry = json["crests"]["kinds"].as_array().into_iter().flatten().find(|k| k["id"].as_str() == Some(crest.word()));
        *slot = small(&entry.ok_or_else(|| err(&place, "this kind is missing"))?["count"], &place)?;
    }
    Ok(counts)
}

fn tracks(json: &Value, map: &Map) -> Result<[TrackFigures; Track::COUNT], EditionError> {
    listed(
        json,
        "tracks",
        |i| Track::at(i).word(),
        |json, place| {
            let track = word(json, place, "id", Track::from_word)?;
            let mut figures = TrackFigures { gate: None, followers: Vec::new(), any_followers: Vec::new(), spaces: Vec::new() };
            for space in json["spaces"].as_array().into_iter().flatten() {
                let place = format!("{place}.spaces");
                let crest = space["medici_crest"].as_bool().ok_or_else(|| err(&place, "medici_crest is missing"))?;
                let (florins, points) = (small(&space["florins"], &place)?, small(&space["power_points"], &place)?);
                figures.spaces.push(Space { florins, points, crest });
            }
            if track.is_region() {
                figures.gate = Some(map.gate(track, json["gate"].as_str().unwrap_or_default())?);
                figures.followers = alternatives(&json["followers"], &format!("{place}.followers"))?;
                let count = figures.followers.first().map_or(0, |f| f.followers());
                if !(1..=MOST_FOLLOWERS).contains(&count)
                    || figures.followers.iter().any(|f| f.followers() != count || f.iter().any(|(g, _)| !Good::FOLLOWERS.contains(&g)))
                {
                    return Err(err(&format!("{place}.followers"), "every way to pay takes the same number of followers and nothing else"));
                }
                figures.any_followers = Bundle::NOTHING.with_any_followers(count);
            }
            Ok(figures)
        },
    )
}

/// The entries of a list in the order of our ids, each there exactly once.
fn listed<T, const N: usize>(
    json: &Value,
    key: &str,
    id: impl Fn(usize) -> &'static str,
    read: impl Fn(&Value, &str) -> Result<T, EditionError>,
) -> Result<[T; N], EditionError> {
    let list = json[key].as_array().map_or(&[][..], Vec::as_slice);
    let entries = (0..N).map(|i| {
        let place = format!("{key}.{}", id(i));
        let mut named = list.iter().filter(|entry| entry["id"].as_str() == Some(id(i)));
        match (named.next(), named.next()) {
            (Some(entry), None) => read(entry, &place),
            _ => Err(err(&place, "it should be there exactly once")),
        }
    });
    let entries = entries.collect::<Result<Vec<_>, _>>()?;
    if list.len() != N {
        return Err(err(key, format!("{} entries where there should be {N}", list.len())));
    }
    entries.try_into().map_err(|_| err(key, "a wrong number of entries"))
}

/// What the rules rely on between sections.
fn check(edition: &Edition) -> Result<(), EditionError> {
    let setup = &edition.setup;
    let start = setup.members_by_roll.checked_add(setup.members_by_choice);
    if start.is_none_or(|n| n > edition.members) || edition.members > MOST_MEMBERS {
        return Err(err("components.family_members_per_player", format!("from the starting members up to {MOST_MEMBERS}")));
    }
    if edition.travel.florins_per_step == 0 {
        return Err(err("travel.florins_per_step", "at least 1"));
    }
    if setup.council_deal == 0 || usize::from(setup.council_deal) * 4 > Tile::PER_STACK {
        return Err(err("setup.council_deal", "1 to 3 tiles, so that four players can be dealt"));
    }
    if !(4..=12).contains(&edition.office.look) {
        return Err(err("actions.office.look", "4 to 12 tiles"));
    }
    let crests: u16 = edition.crests.iter().map(|n| u16::from(*n)).sum();
    if let Some(n) = setup.crests.iter().find(|n| **n == 0 || u16::from(**n) > crests) {
        return Err(err("setup.crests_in_pile", format!("{n} of {crests} crests")));
    }
    let most = usize::from(edition.end.actions) * 4;
    for (figures, track) in edition.tracks.iter().zip(Track::ALL) {
        let place = format!("tracks.{track}.spaces");
        if figures.spaces.len() + most > MOST_SPACES {
            return Err(err(&place, format!("with the last round's queue there is room for {MOST_SPACES} members")));
        }
        if setup.first_space.iter().any(|first| *first == 0 || usize::from(*first) > figures.spaces.len()) {
            return Err(err(&place, "shorter than setup.track_start_space"));
        }
    }
    if edition.end.actions == 0 {
        return Err(err("end.actions", "at least 1"));
    }
    for tile in &edition.council {
        let same = edition.council.iter().filter(|other| other.bonus.asks() && other.trigger.is_like(&tile.trigger)).count();
        let room = if matches!(tile.trigger, tiles::Trigger::Office | tiles::Trigger::Seize) { 1 } else { 2 };
        if same > room {
            return Err(err("council_tiles", "too many tiles ask something at the same action"));
        }
    }
    let reuses = edition.provinces.iter().filter(|p| matches!(p.effect, tiles::Effect::Reuse)).count();
    if reuses > 1 {
        return Err(err("province_tiles", "at most one tile may repeat others"));
    }
    Ok(())
}
