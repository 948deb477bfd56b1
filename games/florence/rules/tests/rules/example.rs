//! The rulebook's example of play: a whole round for three, with its figures.

use crate::table::*;
use serde_json::json;

/// Blue is first player, then orange and purple. Cosimo's carriage is at 1 and he will drive to 6; Contessina to 4. Reputation lies at 5.
fn before_round_one() -> Table {
    let mut table = set_up_with(3, &[], [1, 7, 8], [6, 4, 3]);
    assert_eq!(get(&table, "places.4.tile"), json!("reputation"));
    table.play(2, "at 6").play(1, "at 5").play(0, "at 1");
    table
}

fn the_round() -> Table {
    let mut table = before_round_one();
    assert_eq!(times(&table), [12, 12, 12]);
    table.play(0, "gift cosimo").play(0, "guard street 4-5");
    table.play(1, "deploy").play(1, "at 6");
    table.play(2, "deploy").play(2, "at 6");
    assert_eq!(queue(&table, 6), ["purple debutante", "orange debutante", "purple debutante"]);
    assert_eq!(times(&table), [10, 8, 8]);

    table.play(0, "gift cosimo").play(0, "guard street 5-6");
    table.play(1, "deploy").play(1, "at 4");
    table.play(2, "promote").play(2, "member 6 3");
    assert_eq!(queue(&table, 6), ["purple donna", "purple debutante", "orange debutante"]);
    assert_eq!(times(&table), [7, 4, 3]);

    table.play(0, "move").play(0, "member 1 1").play(0, "to 2");
    table.play(1, "brag").play(1, "at 5");
    assert_eq!((vp(&table, 1), get(&table, "places.4.brags")), (9, json!([null, "orange", null])));
    table.play(2, "pass").play(2, "ring 6");
    assert_eq!(times(&table), [6, 3, 5]);

    table.play(0, "deploy").play(0, "at 3");
    table.play(1, "pass").play(1, "ring 5");
    table.play(2, "time");
    assert_eq!(times(&table), [2, 3, 6]);
    table.play(0, "pass");
    table
}

#[test]
fn the_example_round_ends_with_two_fourteen_and_nineteen_points() {
    // §1.13, §3.4, §4, §5.11, §6.2, §8 and §9.1 together
    let mut table = the_round();
    // Cosimo is at 5: orange has the lead and the best brag.
    assert_eq!((vps(&table), get(&table, "carriages.0")), (vec![0, 10, 0], json!(5)));
    table.chance("draw family_reception");
    assert_eq!((cards(&table, 0), cards(&table, 1), cards(&table, 2)), (0, 1, 0));
    assert_eq!(vps(&table), [2, 14, 19]);
    assert_eq!((0..3).map(|seat| source(&table, seat, "lead")).collect::<Vec<_>>(), [2, 1, 1]);
    assert_eq!((source(&table, 2, "cosimo"), source(&table, 1, "cosimo")), (18, 4));
    assert_eq!(times(&table), [2, 3, 6], "nobody got another bonus");
}

#[test]
fn blue_can_score_fourteen_more_if_all_walk_to_contessina() {
    // §6.8: three members at 6 walk two guarded streets to 4, the one at 5 walks one
    let mut table = the_round();
    table.chance("draw family_reception").chance("destination 2").chance("token 9");
    // Orange and purple get the time they need; with three players five places are open at 4.
    table = table.patch(json!({"players": {"1": {"time": 12}, "2": {"time": 12}}, "steps": action_of(1, 3)}));
    table.play(1, "hurry").play(1, "member 6 3").play(1, "to 5").play(1, "to 4");
    table.play(2, "hurry").play(2, "member 6 2").play(2, "to 5").play(2, "to 4");
    table.play(0, "pass").play(0, "ring 9");
    table.play(1, "move").play(1, "member 5 1").play(1, "to 4");
    table.play(2, "hurry").play(2, "member 6 1").play(2, "to 5").play(2, "to 4");
    assert_eq!(source(&table, 0, "bodyguard"), 14);
    assert_eq!(queue(&table, 4).len(), 5);
}
