//! A position is the whole state; a broken one is refused or can be played.

use kit::{Game, Rng, Setup, Silent, Turn, Viewer, Who};
use serde_json::Value;

#[track_caller]
pub fn a_position_is_the_whole_state<G: Game>(game: &G, setup: &Setup) {
    let json = kit::position::to_json(game);
    let again =
        kit::position::from_json::<G>(game.edition(), setup, &json).unwrap_or_else(|e| panic!("our own position is refused: {e}\n{json}"));
    assert!(again == *game, "a position does not hold the whole state at {:?}\n{json}", game.steps());
}

/// Changes one value of a true position at random. Whatever comes of it is refused with a reason or can be played on for a while:
/// no file may bring the program down.
#[track_caller]
pub fn a_broken_position_is_refused_or_playable<G: Game>(game: &G, setup: &Setup, rng: &mut Rng) {
    for _ in 0..6 {
        let mut json = kit::position::to_json(game);
        let leaves = count(&json);
        let mut nth = rng.below(leaves);
        spoil(&mut json, &mut nth, rng);
        let Ok(mut spoilt) = kit::position::from_json::<G>(game.edition(), setup, &json) else { continue };
        spoilt.view(Viewer::Public);
        spoilt.standing(Viewer::Referee);
        let mut legal = Vec::new();
        for _ in 0..30 {
            let (who, choice) = match spoilt.turn() {
                Turn::Over => break,
                Turn::Chance => (Who::Chance, spoilt.sample(rng, &mut legal)),
                Turn::Ask(seats) => {
                    let who = Who::Seat(seats.iter().next().unwrap_or(kit::Seat(0)));
                    spoilt.legal(who, &mut legal);
                    (who, rng.pick(&legal).copied())
                }
            };
            let Some(choice) = choice else { break };
            spoilt.play(who, choice, &mut Silent);
        }
    }
}

fn count(json: &Value) -> usize {
    match json {
        Value::Object(fields) => fields.values().map(count).sum(),
        Value::Array(entries) => entries.iter().map(count).sum(),
        _ => 1,
    }
}

fn spoil(json: &mut Value, nth: &mut usize, rng: &mut Rng) {
    match json {
        Value::Object(fields) => fields.iter_mut().for_each(|(_, child)| spoil(child, nth, rng)),
        Value::Array(entries) => entries.iter_mut().for_each(|child| spoil(child, nth, rng)),
        _ if *nth == 0 => {
            *nth = usize::MAX;
            *json = match rng.below(6) {
                0 => Value::Null,
                1 => Value::from(255),
                2 => Value::from("nonsense"),
                3 => Value::from(rng.below(8)),
                4 => Value::from(-1),
                _ => Value::from(rng.below(64)),
            };
        }
        _ => *nth = nth.wrapping_sub(1),
    }
}
