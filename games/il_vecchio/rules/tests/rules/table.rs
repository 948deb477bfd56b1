//! Tables to try a rule at: seat 0 has the turn, and nobody owns anything that the test does not say.

use il_vecchio::{Good, IlVecchio, Tile, Track};
use kit::{Game, Seat};
use serde_json::{Value, json};
use testkit::Scenario;

pub type Table = Scenario<IlVecchio>;

/// Empty hands, all members in reserve but those the patch names.
fn empty(seats: u8, steps: Value, patch: Value) -> Value {
    let family = json!({"reserve": null, "goods": {"cart": 0, "bishop": 0}});
    let families: serde_json::Map<String, Value> = (0..seats).map(|s| (s.to_string(), family.clone())).collect();
    let mut base = json!({
        "steps": steps, "families": families, "crests": null, "pile": null, "provinces": null,
        "council": {"layers": null}, "nobility": {"layers": null},
    });
    kit::patch::apply_keeping_null(&mut base, &patch).unwrap();
    base
}

fn options_of<'a>(options: &'a [(&'a str, &'a str)]) -> &'a [(&'a str, &'a str)] {
    options
}

/// The turn of seat 0 in the middle of a game.
#[track_caller]
pub fn turn(seats: u8, patch: Value) -> Table {
    turn_with(seats, &[], patch)
}

#[track_caller]
pub fn turn_with(seats: u8, options: &[(&str, &str)], patch: Value) -> Table {
    let steps = json!([{"step": "rounds", "seat": 1, "opening": false}, {"step": "turn", "seat": 0, "actions": 1}]);
    Scenario::patched(seats, options_of(options), empty(seats, steps, patch))
}

/// The moment before the turn of seat 0, when tiles are turned up.
#[track_caller]
pub fn start_of_turn(seats: u8, patch: Value) -> Table {
    let steps = json!([{"step": "rounds", "seat": 0, "opening": false}]);
    Scenario::patched(seats, &[], empty(seats, steps, patch))
}

/// The double turn of seat 0 in the last round, before the choice to pass.
#[track_caller]
pub fn last_round(seats: u8, patch: Value) -> Table {
    let steps = json!([{"step": "last_round", "seat": 0, "left": seats}]);
    let base = empty(seats, steps, patch);
    Scenario::patched(seats, &[], base)
}

/// The game is over.
#[track_caller]
pub fn the_end(seats: u8, patch: Value) -> Table {
    Scenario::patched(seats, &[], empty(seats, json!([]), patch))
}

pub fn held(table: &Table, seat: u8, good: Good) -> u16 {
    table.game().family(Seat(seat)).purse.count(good)
}

pub fn florins(table: &Table, seat: u8) -> u16 {
    held(table, seat, Good::Florin)
}

pub fn scrolls(table: &Table, seat: u8) -> u16 {
    held(table, seat, Good::Scroll)
}

/// Assassins, knights, abbots.
pub fn followers(table: &Table, seat: u8) -> [u16; 3] {
    Good::FOLLOWERS.map(|good| held(table, seat, good))
}

pub fn standing(table: &Table, seat: u8, city: &str) -> u8 {
    let city = table.game().edition().city(city).unwrap();
    table.game().family(Seat(seat)).standing(city)
}

pub fn lying(table: &Table, seat: u8, city: &str) -> u8 {
    let city = table.game().edition().city(city).unwrap();
    table.game().family(Seat(seat)).lying(city)
}

pub fn reserve(table: &Table, seat: u8) -> u8 {
    table.game().family(Seat(seat)).reserve
}

pub fn row(table: &Table, track: Track) -> Vec<u8> {
    table.game().row(track).to_vec()
}

pub fn middleman(table: &Table, city: &str) -> bool {
    table.game().middleman_in(table.game().edition().city(city).unwrap())
}

pub fn crests(table: &Table, seat: u8) -> u8 {
    table.game().family(Seat(seat)).crest_count()
}

pub fn has_open(table: &Table, seat: u8, tile: Tile) -> bool {
    table.game().family(Seat(seat)).council.contains(tile)
}

/// Points of a seat from one source, as the referee counts.
pub fn points(table: &Table, seat: u8, source: &str) -> i32 {
    let scores = table.scores();
    scores.scores[usize::from(seat)].sources.iter().find(|s| s.0 == source).unwrap().1
}

/// Chance draws the first tile it can, n times.
pub fn draw(table: &mut Table, n: usize) {
    for _ in 0..n {
        let first = table.outcomes()[0].clone();
        table.chance(&first);
    }
}

/// Set-up up to the first members: seat 0 is first, each keeps the first of the three tiles dealt in order.
pub fn with_start_tiles(seats: u8, options: &[(&str, &str)]) -> Table {
    let mut table = Scenario::with(seats, options);
    table.chance("first 0");
    for seat in 0..seats {
        let tiles: Vec<String> = (0..3).map(|i| Tile::at(usize::from(seat) * 3 + i).word().to_string()).collect();
        for tile in &tiles {
            table.chance(&format!("draw {tile}"));
        }
        table.play(seat, &format!("keep {}", tiles[0]));
    }
    table
}
