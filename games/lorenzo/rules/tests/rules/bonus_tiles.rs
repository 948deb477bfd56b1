//! §13: the faces of the personal bonus tiles.

use crate::table::{Look, Scenario, Table, scene};

#[test]
fn the_standard_side_is_the_same_for_all() {
    // §13.1
    let mut table = Table::new(2);
    table.chance_by_seed(1);
    assert!(table.public().players.iter().all(|player| player.bonus_tile == Some("standard")));
    table.refused(table.asked(), "pass", "2.5"); // no question about tiles came before the first turn
}

#[test]
fn advanced_tiles_are_chosen_by_the_last_player_first_and_taken_once() {
    // §13.2
    let mut table = Scenario::with(3, &[("bonus_tiles", "advanced")]);
    table.chance("first 1").chance("tile 1-1").chance("tile 2-1").chance("tile 3-1");
    assert_eq!(table.asked(), 0); // the order is 1, 2, 0
    assert_eq!(table.legal(0), ["bonus advanced-1", "bonus advanced-2", "bonus advanced-3", "bonus advanced-4"]);
    table.play(0, "bonus advanced-2").but_not(2, "bonus advanced-2", "13.2");
    table.play(2, "bonus advanced-4").play(1, "bonus advanced-1");
    let tiles: Vec<_> = Table::public(&table).players.iter().map(|player| player.bonus_tile).collect();
    assert_eq!(tiles, [Some("advanced-2"), Some("advanced-1"), Some("advanced-4")]);
    assert_eq!(table.outcomes().len(), 8); // the first card of the game comes next
}

#[test]
fn each_advanced_tile_pays_its_own_goods() {
    // §13.2
    let rows = [
        ("advanced-1", "wood 1 stone 1 military 1", "coin 1 servant 2"),
        ("advanced-2", "wood 1 stone 1 servant 1", "coin 1 military 2"),
        ("advanced-3", "wood 1 stone 1 military 1", "coin 2 servant 1"),
        ("advanced-4", "coin 1 wood 1 stone 1", "servant 1 military 2"),
    ];
    for (tile, harvest, production) in rows {
        let begin = || scene(2).advanced_tiles().bonus_tile(0, tile).turn(0);
        let mut table = begin();
        table.go(0, "black", "harvest-single");
        assert_eq!(table.goods(0), harvest, "{tile}");
        let mut table = begin();
        table.go(0, "black", "production-single");
        assert_eq!(table.goods(0), production, "{tile}");
    }
}

#[test]
fn leaders_are_drafted_before_bonus_tiles_are_chosen() {
    // §13.3
    let mut table: Table = Scenario::with(2, &[("bonus_tiles", "advanced"), ("leaders", "on")]);
    table.chance("first 0").chance_by_seed(4);
    for _ in 0..3 {
        for seat in [1, 0] {
            let keep = table.legal(seat)[0].clone();
            assert!(keep.starts_with("keep"), "{keep}");
            table.play(seat, &keep);
        }
        table.chance("pass-on");
    }
    assert_eq!(table.asked(), 1);
    table.play(1, "bonus advanced-3").play(0, "bonus advanced-1");
}
