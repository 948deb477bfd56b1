//! Positions for the chapters' tests, in a few words.

use firenze::tower::{Make, Tower};
use firenze::{Bricks, Card, Colour, Firenze};
use kit::{Edition, Game, Seat, Setup, Silent};
use serde_json::{Value, json};
pub use testkit::Scenario;

/// `"wwg"`: two white bricks and a green one.
pub fn bricks(letters: &str) -> Value {
    json!(tally(letters))
}

pub fn tally(letters: &str) -> Bricks {
    let colour = |c| Colour::at("wygrbp".find(c).expect("a letter of wygrbp"));
    letters.chars().map(|c| (colour(c), 1)).collect()
}

pub fn row(cards: &[(&str, &str)]) -> Value {
    cards.iter().map(|(card, letters)| json!({"card": card, "bricks": bricks(letters)})).collect()
}

pub fn tower(colour: &str, height: u8) -> Value {
    json!({"make": {"plain": colour}, "height": height})
}

pub fn mixed(colours: &[&str]) -> Value {
    json!({"make": {"mixed": colours}, "height": colours.len()})
}

/// A mixed tower whose card is gone.
pub fn orphan(colours: &[&str]) -> Value {
    json!({"make": {"orphan": colours}, "height": colours.len()})
}

/// Cards in a hand.
pub fn hand(cards: &[&str]) -> Value {
    let mut hand = json!({});
    for card in cards {
        hand[*card] = json!(hand[*card].as_u64().unwrap_or(0) + 1);
    }
    hand
}

/// Contracts covered by seats.
pub fn seals(placed: &[(&str, u8)]) -> Value {
    let mut seals = json!({});
    for (contract, seat) in placed {
        seals[*contract] = json!({"of": seat});
    }
    seals
}

/// The phases still to come when this one is asked.
pub fn at(phase: &str) -> Value {
    let phases = [
        json!({"step": "end_turn"}),
        json!({"step": "store_limit"}),
        json!({"step": "card_limit"}),
        json!({"step": "contracts", "fulfilled": 0}),
        json!({"step": "ruins"}),
        json!({"step": "build", "placed": 0, "mark": "start"}),
        json!({"step": "trade"}),
        json!({"step": "choose"}),
    ];
    let top = phases.iter().position(|p| p["step"] == phase).expect("a phase");
    json!(phases[..=top])
}

/// The row of most tests: harmless cards with a yellow brick each.
pub fn plain_row() -> Value {
    let cards = ["princess", "masons", "wholesaler", "workshop", "warehouse", "delivery"];
    row(&cards.map(|card| (card, "y")))
}

/// A game in which seat 0 is to choose its card, changed by `set`: fields of the position, and of players by number.
pub fn table(seats: u8, set: Value) -> Scenario<Firenze> {
    table_with(seats, &[], set)
}

pub fn table_with(seats: u8, options: &[(&str, &str)], set: Value) -> Scenario<Firenze> {
    match try_table(seats, options, set) {
        Ok(game) => Scenario::from_game(game, options),
        Err(error) => panic!("the position is refused: {error}"),
    }
}

pub fn try_table(seats: u8, options: &[(&str, &str)], set: Value) -> Result<Firenze, kit::PositionError> {
    let asked: Vec<_> = options.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
    let setup = Setup::read::<Firenze>(seats, &asked).unwrap_or_else(|e| panic!("{e}"));
    let edition = firenze::Edition::editions().current();
    let mut fresh = Firenze::new(edition, &setup);
    fresh.start(&mut Silent);
    let mut json = kit::position::to_json(&fresh);
    json["steps"] = at("choose");
    json["bag"] = Value::Null;
    json["pile"] = Value::Null;
    json["start_cards"] = json!({});
    json["row"] = plain_row();
    json["balconies"] = json!(["white 6", "red 5", "green 7", "purple 6"]);
    for (field, value) in set.as_object().expect("an object") {
        if field == "players" {
            for (seat, player) in value.as_object().expect("players by number") {
                let seat: usize = seat.parse().expect("a seat");
                for (field, value) in player.as_object().expect("a player's fields") {
                    json["players"][seat][field] = value.clone();
                }
            }
        } else {
            json[field] = value.clone();
        }
    }
    kit::position::from_json(edition, &setup, &json)
}

pub fn store(table: &Scenario<Firenze>, seat: u8) -> Bricks {
    table.game().player(Seat(seat)).store
}

pub fn on_card(table: &Scenario<Firenze>, place: usize) -> Bricks {
    table.game().row[place - 1].bricks
}

pub fn row_names(table: &Scenario<Firenze>) -> Vec<&'static str> {
    table.game().row.iter().map(|s| s.card.word()).collect()
}

/// A site as `("green", 4)`, the mixed tower as `("mixed", 3)`.
pub fn site(table: &Scenario<Firenze>, seat: u8) -> Vec<(&'static str, u8)> {
    let name = |t: &Tower| match t.make {
        Make::Plain(colour) => colour.word(),
        Make::Mixed(_) => "mixed",
        Make::Orphan(_) => "orphan",
    };
    table.game().player(Seat(seat)).towers.iter().map(|t| (name(t), t.height)).collect()
}

pub fn holds(table: &Scenario<Firenze>, seat: u8, card: Card) -> u8 {
    table.game().player(Seat(seat)).cards.of(card)
}

pub fn prestige(table: &Scenario<Firenze>, seat: u8) -> i32 {
    table.scores().scores[usize::from(seat)].total
}

/// One source of a seat's prestige.
pub fn earned(table: &Scenario<Firenze>, seat: u8, source: &str) -> i32 {
    let scores = table.scores();
    let found = scores.scores[usize::from(seat)].sources.iter().find(|(name, _)| *name == source);
    found.expect("a source").1
}

/// The six brick letters, n times each colour, for stores that must be big.
pub fn many(letter: char, n: usize) -> String {
    std::iter::repeat_n(letter, n).collect()
}
