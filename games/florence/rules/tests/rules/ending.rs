//! §11: the end.

use crate::table::*;
use kit::{Seat, Viewer};
use serde_json::{Value, json};

/// The ninth round is over.
fn the_end(seats: u8, patch: Value) -> Table {
    let mut all = json!({"steps": [{"step": "upkeep"}], "carriages": [1, 7, 8], "players": {}});
    for seat in 0..seats {
        all["players"][seat.to_string()] = json!({"time": 0});
    }
    kit::patch::apply_keeping_null(&mut all, &patch).expect("a patch");
    let table = table(seats, 9, all);
    assert!(table.is_over());
    table
}

#[test]
fn left_over_cards_become_time_up_to_twelve() {
    // §11.1
    let table = the_end(2, json!({"players": {"0": {"time": 2, "hand": {"teleport": 2}}, "1": {"time": 11, "hand": {"leave_town": 3}}}}));
    assert_eq!((times(&table), cards(&table, 0), cards(&table, 1)), (vec![4, 12], 0, 0));
    assert_eq!(vps(&table), [2, 6]);
}

#[test]
fn two_time_are_one_vp() {
    // §11.2; the rulebook's example: 3 time are 1 VP
    let table = the_end(2, json!({"players": {"0": {"time": 3}, "1": {"time": 8}}}));
    assert_eq!((source(&table, 0, "time"), source(&table, 1, "time")), (1, 4));
}

#[test]
fn an_objective_counts_members_on_its_locations() {
    // §11.3: card 1 shows 1, 2, 7 and 8
    let objective = |queues: Value| source(&the_end(2, json!({"players": {"0": {"objective": 1}}, "places": queues})), 0, "objective");
    assert_eq!(
        objective(json!({"1": {"queue": members(3, "blue debutante")}, "3": {"queue": ["blue debutante"]}})),
        0,
        "three are too few"
    );
    assert_eq!(objective(json!({"1": {"queue": members(4, "blue debutante")}})), 10, "all on one location will do");
    assert_eq!(
        objective(
            json!({"1": {"queue": members(3, "blue debutante")}, "8": {"queue": ["orange donna", "blue debutante", "blue debutante"]}})
        ),
        15
    );
    let all = json!({"1": {"queue": ["blue maestro", "blue donna", "blue donna", "blue donna"]}, "2": {"queue": members(4, "blue debutante")}, "7": {"queue": ["blue debutante"]}});
    assert_eq!(objective(all), 35);
}

#[test]
fn every_objective_shows_four_locations() {
    // §11.3: a member on each location scores for none, four on one of the card's locations for it alone
    for (card, places) in [(1, [1, 2, 7, 8]), (2, [2, 3, 8, 9]), (3, [1, 3, 4, 6]), (4, [4, 6, 7, 9]), (5, [1, 5, 6, 8]), (6, [2, 4, 5, 9])]
    {
        for place in 1..=9u8 {
            let queues = json!({place.to_string(): {"queue": members(4, "blue debutante")}});
            let table = the_end(2, json!({"players": {"0": {"objective": card}}, "places": queues}));
            let expected = if places.contains(&place) { 10 } else { 0 };
            assert_eq!(source(&table, 0, "objective"), expected, "card {card} at {place}");
        }
    }
}

#[test]
fn most_vp_win() {
    // §11.4
    let table = the_end(3, json!({"players": {"0": {"vp": {"brag": 9}}, "1": {"vp": {"lead": 10}}, "2": {"vp": {"brag": 3, "lead": 4}}}}));
    assert_eq!((vps(&table), table.scores().winners), (vec![9, 10, 7], vec![Seat(1)]));
}

#[test]
fn a_tie_goes_to_members_on_the_board_then_to_gifts_then_is_shared() {
    // §11.4
    let tied = |places: Value, given: [Value; 2]| {
        let players = json!({
            "0": {"vp": {"brag": 9}, "given": given[0], "gifts": 2, "gifts_aside": 3},
            "1": {"vp": {"lead": 9}, "given": given[1], "gifts": 2, "gifts_aside": 3},
        });
        the_end(2, json!({"players": players, "places": places})).scores().winners
    };
    let same = || [json!([1, 0, 0]), json!([0, 0, 1])];
    assert_eq!(tied(json!({"1": {"queue": ["orange debutante"]}}), same()), [Seat(1)]);
    assert_eq!(tied(json!({"1": {"queue": ["orange maestro", "blue debutante", "blue debutante"]}}), same()), [Seat(0)]);
    assert_eq!(tied(json!({}), same()), [Seat(0), Seat(1)]);
    let players = json!({
        "0": {"vp": {"brag": 9}, "given": [1, 0, 0], "gifts": 2},
        "1": {"vp": {"lead": 9}, "given": [0, 1, 1], "gifts": 1},
    });
    assert_eq!(the_end(2, json!({"players": players})).scores().winners, [Seat(1)]);
}

#[test]
fn hands_and_objectives_are_secret_but_their_size_is_not() {
    // §11.5
    let players = json!({"0": {"objective": 4, "hand": {"teleport": 1, "queue_swap": 2}}, "1": {"objective": 2}});
    let table = table(3, 1, json!({"players": players}));
    let seen = |viewer: Viewer| kit::Game::view(table.game(), viewer).players[0].clone();
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        let other = seen(viewer);
        assert_eq!((other.objective, other.hand, other.cards), (None, None, [1, 0, 2]));
    }
    let own = seen(Viewer::Seat(Seat(0)));
    assert_eq!(own.objective.map(|card| card.0), Some(4));
    assert_eq!(own.hand.expect("the own hand").len(), 2);
}

#[test]
fn a_redeal_changes_what_a_seat_has_not_seen_and_nothing_else() {
    // §11.5
    let players = json!({
        "0": {"objective": 4, "hand": {"teleport": 1}},
        "1": {"objective": 2, "hand": {"queue_swap": 2, "guard_anywhere": 1}},
    });
    let table = table(2, 1, json!({"players": players}));
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut other = *table.game();
        kit::Game::redeal(&mut other, Seat(0), &mut kit::Rng::new(seed));
        let json = kit::position::to_json(&other);
        assert_eq!((&json["players"][0]["objective"], &json["players"][0]["hand"]), (&json!(4), &json!({"teleport": 1})));
        let view = kit::Game::view(&other, Viewer::Public);
        assert_eq!(view.players[1].cards, [1, 0, 2]);
        seen.insert(json["players"][1]["objective"].as_u64().expect("an objective"));
    }
    assert_eq!(seen, [1, 2, 3, 5, 6].into());
}
