//! Positions with something wrong in them are refused by name.

use florence::Florence;
use kit::{Edition, Game, Journal, Rng, Setup, Turn, Who};
use serde_json::json;

// §13.7
#[test]
fn a_deck_without_strozzis_last_card_is_refused_while_he_acts_on() {
    let setup = Setup::of::<Florence>(1).unwrap();
    let edition = <Florence as Game>::Edition::editions().current();
    let mut table = Journal::<Florence>::new(edition, setup.clone());
    let mut rng = Rng::new(1);
    let mut legal = Vec::new();
    let mut position = kit::position::to_json(table.game());
    // To the first turn of the human.
    while position["steps"][0]["step"] != "turns" {
        let (who, choice) = match table.game().turn() {
            Turn::Over => panic!("no turn at all"),
            Turn::Chance => (Who::Chance, table.game().sample(&mut rng, &mut legal)),
            Turn::Ask(seats) => {
                let who = Who::Seat(seats.iter().next().unwrap());
                table.game().legal(who, &mut legal);
                (who, rng.pick(&legal).copied())
            }
        };
        table.submit(who, choice.unwrap()).unwrap();
        position = kit::position::to_json(table.game());
    }
    for (rest, is_refused) in [(json!([1, 2, 3, 6]), false), (json!([1, 2, 3]), true)] {
        position["strozzi"] = json!({"rest": rest, "top": []});
        let read = kit::position::from_json::<Florence>(edition, &setup, &position);
        match read {
            Ok(_) => assert!(!is_refused),
            Err(error) => assert!(is_refused && error.path == "strozzi" && error.message.contains("card 6"), "{error}"),
        }
    }
}
