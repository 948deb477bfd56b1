//! A position is the whole state; a broken one is refused or can be played.

use crate::shrink::caught;
use kit::{Game, LoadedEdition, Rng, Setup, Silent, Turn, Viewer, Who};
use serde_json::Value;

#[track_caller]
pub fn a_position_is_the_whole_state<G: Game>(game: &G, setup: &Setup) {
    let json = kit::position::to_json(game);
    let again =
        kit::position::from_json::<G>(game.edition(), setup, &json).unwrap_or_else(|e| panic!("our own position is refused: {e}\n{json}"));
    assert!(again == *game, "a position does not hold the whole state at {:?}\n{json}", game.steps());
}

/// Changes one value or two of a true position at random. Whatever comes of it is refused with a reason or can be played on for a while: no file may
/// bring the program down, and nobody is asked what has no answer.
#[track_caller]
pub fn a_broken_position_is_refused_or_playable<G: Game>(game: &G, setup: &Setup, rng: &mut Rng) {
    for nth in 0..6 {
        let json = broken(game, nth % 3 == 2, rng);
        if let Err((steps, why)) = is_refused_or_playable::<G>(game.edition(), setup, &json, rng) {
            panic!("{why} at {steps} of a position that was not refused:\n{json}");
        }
    }
}

/// A true position with one value spoilt, or two.
pub fn broken<G: Game>(game: &G, twice: bool, rng: &mut Rng) -> Value {
    let mut json = kit::position::to_json(game);
    spoil_one(&mut json, rng);
    if twice {
        spoil_one(&mut json, rng);
    }
    json
}

/// The steps (of a panic, the line of code) at which play stuck, and how.
pub fn is_refused_or_playable<G: Game>(
    edition: &'static LoadedEdition<G::Edition>,
    setup: &Setup,
    json: &Value,
    rng: &mut Rng,
) -> Result<(), (String, String)> {
    let mut stuck = Ok(());
    let ran = caught(|| stuck = load_and_play::<G>(edition, setup, json, rng));
    ran.map_err(|fault| (fault.place, fault.message)).and(stuck)
}

fn load_and_play<G: Game>(
    edition: &'static LoadedEdition<G::Edition>,
    setup: &Setup,
    json: &Value,
    rng: &mut Rng,
) -> Result<(), (String, String)> {
    let Ok(mut game) = kit::position::from_json::<G>(edition, setup, json) else { return Ok(()) };
    game.view(Viewer::Public);
    game.standing(Viewer::Referee);
    let mut legal = Vec::new();
    for ply in 0..30 {
        let asked = match game.turn() {
            Turn::Over => break,
            Turn::Chance => vec![Who::Chance],
            Turn::Ask(seats) => seats.iter().map(Who::Seat).collect(),
        };
        let stuck = |why: String| (format!("{:?}", game.steps()), format!("{why} at ply {ply}"));
        let mut answer = None;
        for who in asked {
            let choice = match who {
                Who::Chance => game.sample(rng, &mut legal),
                Who::Seat(_) => {
                    game.legal(who, &mut legal);
                    rng.pick(&legal).copied()
                }
            };
            let choice = choice.ok_or_else(|| stuck(format!("{who} has no answer")))?;
            answer.get_or_insert((who, choice));
        }
        let (who, choice) = answer.ok_or_else(|| stuck("nobody is asked".to_string()))?;
        game.play(who, choice, &mut Silent);
    }
    Ok(())
}

/// One value becomes nonsense, or another value of the same position and kind: a wrong town is harder to refuse than a word that is no town.
fn spoil_one(json: &mut Value, rng: &mut Rng) {
    let mut words = Vec::new();
    let mut others = Vec::new();
    collect(json, &mut words, &mut others);
    let address = pick_leaf(json, rng);
    if rng.below(6) == 0 {
        return spoil_list(json, &address, rng);
    }
    let Some(spoilt) = json.pointer_mut(&address) else { return };
    *spoilt = match rng.below(10) {
        0 => Value::Null,
        1 => Value::from(255),
        2 => Value::from("nonsense"),
        3 => Value::from(rng.below(8)),
        4 => Value::from(-1),
        5 => Value::from(rng.below(64)),
        6 if spoilt.is_boolean() => Value::from(spoilt.as_bool() == Some(false)),
        _ if spoilt.is_string() => rng.pick(&words).cloned().unwrap_or_default(),
        _ => rng.pick(&others).cloned().unwrap_or_default(),
    };
}

/// The innermost list around a value loses an entry, or has one twice.
fn spoil_list(json: &mut Value, address: &str, rng: &mut Rng) {
    let mut around = address;
    while let Some((outer, _)) = around.rsplit_once('/') {
        around = outer;
        if let Some(Value::Array(entries)) = json.pointer_mut(around) {
            let nth = rng.below(entries.len());
            if rng.below(2) == 0 {
                entries.remove(nth);
            } else {
                entries.insert(nth, entries[nth].clone());
            }
            return;
        }
    }
}

/// Names of fields are words too: many a position lists towns that way.
fn collect(json: &Value, words: &mut Vec<Value>, others: &mut Vec<Value>) {
    match json {
        Value::Object(fields) => fields.iter().for_each(|(name, child)| {
            words.push(Value::from(name.as_str()));
            collect(child, words, others);
        }),
        Value::Array(entries) => entries.iter().for_each(|child| collect(child, words, others)),
        Value::String(_) => words.push(json.clone()),
        _ => others.push(json.clone()),
    }
}

/// Goes down at random, so that the few values of a step come up as often as the many of a pile. The address is a JSON pointer.
fn pick_leaf(json: &Value, rng: &mut Rng) -> String {
    match json {
        Value::Object(fields) if !fields.is_empty() => {
            let nth = rng.below(fields.len());
            fields.iter().skip(nth).take(1).map(|(name, child)| format!("/{name}{}", pick_leaf(child, rng))).collect()
        }
        Value::Array(entries) if !entries.is_empty() => {
            let nth = rng.below(entries.len());
            format!("/{nth}{}", pick_leaf(&entries[nth], rng))
        }
        _ => String::new(),
    }
}
