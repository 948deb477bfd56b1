//! Tables in mid-game, for tests: the usual lay-out, changed by a patch.

use florence::Florence;
use serde_json::{Value, json};
use testkit::Scenario;

pub type Table = Scenario<Florence>;

/// By seat; alone, the human is purple and Strozzi orange and blue.
pub const COLOURS: [&str; 5] = ["blue", "orange", "purple", "green", "black"];

/// The tile of each location, from 1 to 9.
pub const TILES: [&str; 9] =
    ["influencers", "big_mouth", "scandalous", "party_life", "reputation", "upward_mobility", "plus_one", "big_spender", "eyes_everywhere"];

/// By round: where the noble drives.
pub const DESTINATIONS: [u8; 9] = [6, 4, 3, 2, 5, 9, 1, 7, 8];
/// By round; the first has none.
pub const TOKENS: [u8; 9] = [0, 5, 6, 7, 8, 9, 4, 3, 2];

/// Seat 0 is asked for an action in that round; carriages at 1, 7 and 8, tiles as [`TILES`], all dials at 12.
pub fn table(seats: u8, round: u8, patch: Value) -> Table {
    adjusted(seats, &[], round, patch)
}

/// The human is asked for an action.
pub fn solo(round: u8, patch: Value) -> Table {
    adjusted(1, &[], round, patch)
}

/// With options.
pub fn adjusted(seats: u8, options: &[(&str, &str)], round: u8, patch: Value) -> Table {
    Scenario::patched(seats, options, lay_out(seats, round, patch))
}

/// The patch on a fresh game that lays the table.
pub fn lay_out(seats: u8, round: u8, patch: Value) -> Value {
    let shown = usize::from(round + 2).min(9);
    let destinations: Vec<_> = (0..9).map(|n| if n < shown { json!(DESTINATIONS[n]) } else { Value::Null }).collect();
    let tokens: Vec<_> = (0..9).map(|n| if n > 0 && n < shown { json!(TOKENS[n]) } else { Value::Null }).collect();
    let places: serde_json::Map<_, _> = TILES.iter().enumerate().map(|(n, tile)| ((n + 1).to_string(), json!({"tile": tile}))).collect();
    let colours: &[&str] = if seats == 1 { &["purple", "orange", "blue"] } else { &COLOURS[..usize::from(seats)] };
    let families: serde_json::Map<_, _> = colours.iter().map(|c| (c.to_string(), json!({"supply": null, "markers": null}))).collect();
    let players: serde_json::Map<_, _> = (0..seats.max(2)).map(|n| (n.to_string(), json!({"guards": null}))).collect();
    let mut base = json!({
        "steps": [{"step": "turns", "next": 1}, {"step": "action", "seat": 0}],
        "round": round,
        "places": places,
        "families": families,
        "players": players,
        "carriages": [1, 7, 8],
        "starts": [1, 7, 8],
        "destinations": destinations,
        "tokens": tokens,
        "deck": null,
    });
    kit::patch::apply_keeping_null(&mut base, &patch).expect("a patch");
    base
}

/// The stack of a seat that is asked for an action while the others have yet to.
pub fn action_of(seat: u8, seats: u8) -> Value {
    json!([{"step": "turns", "next": (seat + 1) % seats}, {"step": "action", "seat": seat}])
}

/// A fresh game set up by hand: seat 0 is first, tiles as [`TILES`], carriages at 1, 7, 8, destinations 6, 4, 3, time 5 and 6.
pub fn set_up(seats: u8) -> Table {
    set_up_with(seats, &[], [1, 7, 8], [6, 4, 3])
}

pub fn set_up_with(seats: u8, options: &[(&str, &str)], carriages: [u8; 3], destinations: [u8; 3]) -> Table {
    let mut table = Scenario::with(seats, options);
    if seats > 1 {
        table.chance("first 0");
    }
    for card in 1..=seats {
        table.chance(&format!("objective {card}"));
    }
    lay_tiles(&mut table);
    for place in carriages {
        table.chance(&format!("carriage {place}"));
    }
    for place in destinations {
        table.chance(&format!("destination {place}"));
    }
    table.chance("token 5").chance("token 6");
    table
}

/// Chance lays the tiles as in [`TILES`].
pub fn lay_tiles(table: &mut Table) {
    for tile in TILES {
        table.chance(&format!("tile {tile}"));
    }
}

/// A value of the position: `players.0.time`; entries of lists by their place.
pub fn get(table: &Table, path: &str) -> Value {
    let json = kit::position::to_json(table.game());
    json.pointer(&format!("/{}", path.replace('.', "/"))).cloned().unwrap_or_else(|| panic!("no {path} in the position"))
}

pub fn number(table: &Table, path: &str) -> u64 {
    get(table, path).as_u64().unwrap_or_else(|| panic!("{path} is no number"))
}

/// The queue of a location, the lead first.
pub fn queue(table: &Table, place: u8) -> Vec<String> {
    let names = get(table, &format!("places.{}.queue", place - 1));
    serde_json::from_value(names).expect("a list of members")
}

pub fn time(table: &Table, side: u8) -> u64 {
    number(table, &format!("players.{side}.time"))
}

pub fn times(table: &Table) -> Vec<u64> {
    get(table, "players").as_array().expect("players").iter().map(|p| p["time"].as_u64().expect("time")).collect()
}

pub fn vp(table: &Table, side: u8) -> i32 {
    table.scores().scores[usize::from(side)].total
}

pub fn vps(table: &Table) -> Vec<i32> {
    table.scores().scores.iter().map(|s| s.total).collect()
}

/// VP of one source.
pub fn source(table: &Table, side: u8, name: &str) -> i32 {
    table.scores().scores[usize::from(side)].sources.iter().find(|s| s.0 == name).expect("a source").1
}

/// How many scandal cards a side holds.
pub fn cards(table: &Table, side: u8) -> u64 {
    get(table, &format!("players.{side}.hand")).as_object().expect("a hand").values().map(|n| n.as_u64().expect("n")).sum()
}

/// Who has a guard on a shield.
pub fn guards(table: &Table, shield: &str) -> Vec<u64> {
    let all = get(table, "guards");
    all.get(shield).map_or(Vec::new(), |owners| serde_json::from_value(owners.clone()).expect("sides"))
}

/// So many alike.
pub fn members(count: usize, name: &str) -> Vec<String> {
    vec![name.to_string(); count]
}
