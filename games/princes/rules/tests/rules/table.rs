//! Tables to try a rule by hand. Seats 0, 1, 2, 3 sit clockwise.

use kit::Seat;
use princes::Princes;
use serde_json::{Value, json};
use testkit::Scenario;

pub type Table = Scenario<Princes>;
pub type Options = &'static [(&'static str, &'static str)];

pub const BASE: Options = &[];
pub const MUSE: Options = &[("muse", "on")];
pub const COOPERATION: Options = &[("cooperation", "on")];
pub const BOTH: Options = &[("muse", "on"), ("cooperation", "on")];

/// A game in some round with `steps` to come; all piles and stocks are what nobody has. `princes` changes some seats.
pub fn position(seats: u8, options: Options, round: u8, steps: Value, princes: Value) -> Table {
    Scenario::patched(seats, options, document(round, steps, princes))
}

pub fn document(round: u8, steps: Value, princes: Value) -> Value {
    json!({
        "round": round, "first": 0, "steps": steps, "princes": princes, "professions": null, "bonuses": null, "prestige": null,
        "stock": null, "buildings": null, "freedoms": null, "banker": 600,
    })
}

/// The first player, seat 0, opens the auctions of a round.
pub fn auction(seats: u8, options: Options, round: u8, princes: Value) -> Table {
    let mut steps = vec![json!({"step": "round"}), json!({"step": "award"}), json!({"step": "actions", "done": 0})];
    if options.iter().any(|(id, _)| *id == "muse") {
        steps.push(json!({"step": "court_opens"}));
        steps.push(json!({"step": "merchant_due"}));
    }
    steps.push(json!({"step": "opening", "seat": 0, "out": [], "sold": []}));
    position(seats, options, round, Value::Array(steps), princes)
}

/// The action turn of a seat with two actions; the seats before it have had theirs.
pub fn turn(seats: u8, options: Options, round: u8, seat: u8, princes: Value) -> Table {
    let turn = json!({"step": "turn", "seat": seat, "left": 2, "drew": false, "introduced": false, "offers": []});
    let steps = json!([{"step": "round"}, {"step": "award"}, {"step": "actions", "done": seat + 1}, turn]);
    position(seats, options, round, steps, princes)
}

/// The bidding for characters, seat 0 first.
pub fn court(seats: u8, options: Options, round: u8, princes: Value) -> Table {
    let steps = json!([{"step": "round"}, {"step": "award"}, {"step": "actions", "done": 0}, {"step": "court_opens"}]);
    position(seats, options, round, steps, princes)
}

/// The end of the last round: everything but the final scoring is done.
pub fn the_end(seats: u8, options: Options, princes: Value) -> Table {
    position(seats, options, 7, json!([{"step": "round"}]), princes)
}

pub fn at(turn: u8, row: u8, column: u8) -> Value {
    json!({"spot": {"turn": turn, "row": row, "column": column}})
}

pub fn garden(kind: &str, turn: u8, row: u8, column: u8) -> Value {
    json!({"kind": kind, "spot": {"turn": turn, "row": row, "column": column}})
}

/// The land of the rulebook's examples: university, workshop, opera, tower and chapel, two forests and a lake.
pub fn example_land() -> (Value, Value) {
    let buildings = json!({
        "chapel": at(0, 0, 0), "opera": at(1, 0, 1), "workshop": at(0, 2, 4), "university": at(0, 4, 3), "tower": at(0, 4, 6),
    });
    let landscapes = json!([garden("forest", 0, 0, 4), garden("forest", 1, 2, 0), garden("lake", 0, 2, 2)]);
    (buildings, landscapes)
}

pub fn florins(table: &Table, seat: u8) -> i32 {
    table.game().prince(Seat(seat)).florins
}

pub fn prestige(table: &Table, seat: u8) -> i32 {
    table.game().prince(Seat(seat)).prestige()
}

/// Points of one source.
pub fn scored(table: &Table, seat: u8, source: &str) -> i32 {
    let scores = table.scores();
    scores.scores[usize::from(seat)].sources.iter().find(|(name, _)| *name == source).map_or(0, |(_, points)| *points)
}

/// Lets chance draw these cards.
pub fn draw(table: &mut Table, cards: &[&str]) {
    for card in cards {
        table.chance(&format!("draw {card}"));
    }
}
