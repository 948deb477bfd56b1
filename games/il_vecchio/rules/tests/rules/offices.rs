//! Chapter 6: offices in Florence, and who knows which tile.

use crate::table::*;
use il_vecchio::{IlVecchio, Tile, Tiles, Track};
use kit::{Event as _, Game, Rng, Seat, Viewer};
use serde_json::{Value, json};

fn at_florence(goods: Value) -> Table {
    turn(3, json!({"families": {"0": {"standing": {"florence": 1}, "goods": goods}}}))
}

/// The rulebook's example: 2 scrolls and the additional 3 florins for a seat in the council; one of the top five tiles is
/// chosen and put down hidden.
#[test]
fn a_member_in_florence_joins_the_council() {
    // §6.1 §6.2 §6.4 §6.5
    let mut table = at_florence(json!({"scroll": 2, "florin": 3}));
    table.play(0, "office council").play(0, "stay");
    assert_eq!((scrolls(&table, 0), florins(&table, 0), row(&table, Track::Council)), (0, 0, vec![0]));
    draw(&mut table, 5);
    assert_eq!(table.legal(0).len(), 5);
    table.play(0, "keep council_abbot");
    assert_eq!(table.game().family(Seat(0)).face_down, Some(Tile::Prior));
    assert_eq!(table.public().families[0].face_down_tile, None);
    assert_eq!(table.public().council.size, 11);
}

#[test]
fn an_office_costs_two_scrolls_and_a_standing_member_in_florence() {
    // §6.1
    at_florence(json!({"scroll": 1, "florin": 9})).refused(0, "office council", "6.1").refused(0, "office nobility", "6.1");
    let away = turn(3, json!({"families": {"0": {"standing": {"prato": 1}, "goods": {"scroll": 2, "florin": 1}}}}));
    away.refused(0, "office nobility", "3.2");
    let mut table = at_florence(json!({"scroll": 3}));
    table.play(0, "office nobility").play(0, "stay");
    assert_eq!((scrolls(&table, 0), row(&table, Track::Nobility), standing(&table, 0, "florence")), (1, vec![0], 0));
}

#[test]
fn three_florins_more_where_the_additional_cost_lies() {
    // §6.2
    at_florence(json!({"scroll": 2, "florin": 2})).refused(0, "office council", "3.6");
    let later = json!({"families": {"0": {"standing": {"florence": 1}, "goods": {"scroll": 2, "florin": 2}}, "1": {"crests": {"tax": 1}}}});
    let table = turn(3, later);
    table.refused(0, "office nobility", "3.6");
    assert!(table.is_legal(0, "office council"), "after the first crest the tile lies on the nobility");
}

#[test]
fn the_additional_cost_is_judged_before_the_crest_of_the_space() {
    // §6.2
    let families = json!({"0": {"standing": {"florence": 1}, "goods": {"scroll": 2, "florin": 4}}});
    let mut table = turn(3, json!({"tracks": {"council": [1, 2]}, "families": families}));
    table.play(0, "office council").play(0, "stay");
    assert_eq!(florins(&table, 0), 1, "the council still costs 3");
    table.chance("crest middlemen");
    assert_eq!(table.game().additional_cost(), Track::Nobility);
}

#[test]
fn bonus_crest_and_tile_follow_in_this_order() {
    // §6.3
    let families = json!({"0": {"standing": {"florence": 1}, "goods": {"scroll": 2}, "council": ["council_office_follower"]}});
    let mut table = turn(3, json!({"tracks": {"nobility": [1, 2]}, "families": families}));
    table.play(0, "office nobility").play(0, "stay").play(0, "take knight 1");
    table.chance("crest tax");
    assert_eq!(table.legal(0), ["pay knight 1"], "the follower can pay the tax");
    table.play(0, "pay knight 1");
    assert!(table.outcomes()[0].starts_with("draw nobility"));
}

#[test]
fn the_top_five_are_looked_at_and_the_rest_goes_under() {
    // §6.4
    let mut table = at_florence(json!({"scroll": 2}));
    table.play(0, "office nobility").play(0, "stay");
    draw(&mut table, 5);
    table.play(0, "keep nobility_reserve");
    let layers = table.public().nobility.layers;
    assert_eq!(layers.iter().map(|l| l.size).collect::<Vec<_>>(), [7, 4]);
    assert_eq!(table.game().tile_pile(Track::Nobility).top().len(), 7, "the four come up only after the other seven");
}

#[test]
fn of_fewer_than_five_tiles_all_are_looked_at() {
    // §6.4
    let nobility: Vec<&str> = Tile::ALL[12..21].iter().map(|t| t.word()).collect();
    let families = json!({"0": {"standing": {"florence": 1}, "goods": {"scroll": 2}}, "1": {"nobility": nobility}});
    let mut table = turn(3, json!({"families": families}));
    table.play(0, "office nobility").play(0, "stay");
    draw(&mut table, 3);
    assert_eq!(table.legal(0), ["keep nobility_one_of_each", "keep nobility_unused_provinces", "keep nobility_crests"]);
}

#[test]
fn a_new_council_tile_does_not_improve_the_action_that_won_it() {
    // §6.5
    let mut table = at_florence(json!({"scroll": 2, "florin": 3}));
    table.play(0, "office council").play(0, "stay");
    for tile in ["council_office_follower", "council_scroll", "council_florins", "council_abbot", "council_knight"] {
        table.chance(&format!("draw {tile}"));
    }
    table.play(0, "keep council_office_follower");
    assert_eq!(followers(&table, 0), [0, 0, 0]);
    assert_eq!(table.asked(), 1);
    table.play(1, "recover").play(2, "recover").play(0, "reveal council_office_follower");
    assert_eq!(table.legal(0), ["take abbot 1", "take knight 1", "take assassin 1"], "the bonus comes at the next turn");
}

#[test]
fn a_nobility_tile_stays_hidden_to_the_end() {
    // §6.6
    let families = json!({"0": {"nobility": ["nobility_crests"], "standing": {"prato": 1}}});
    let table = turn(2, json!({"families": families}));
    assert_eq!(table.view(1).families[0].nobility, None);
    assert_eq!(table.view(1).families[0].nobility_count, 1);
    assert_eq!(table.view(0).families[0].nobility, Some(vec![Tile::Crests]));
    assert_eq!(points(&table, 0, "nobility"), 0);
    assert_eq!(the_end(2, json!({"families": families})).view(1).families[0].nobility, Some(vec![Tile::Crests]));
}

/// Seat 0 has looked at the first five nobility tiles, kept Household, and put four under the stack.
fn looked() -> Table {
    let mut table = at_florence(json!({"scroll": 2}));
    table.play(0, "office nobility").play(0, "stay");
    for tile in &Tile::ALL[12..17] {
        table.chance(&format!("draw {tile}"));
    }
    table
}

const PUT_BACK: [Tile; 4] = [Tile::Landowners, Tile::Conquerors, Tile::Nobles, Tile::Councillors];

#[test]
fn only_the_one_who_looks_sees_the_tiles() {
    // §6.7
    let mut table = looked();
    assert_eq!(table.view(0).looking_at.len(), 5);
    assert!(table.view(1).looking_at.is_empty() && table.public().looking_at.is_empty());
    let told = table.events()[0].seen_by(Viewer::Seat(Seat(1)));
    assert_eq!(told, Some(il_vecchio::Event::Drew { seat: Seat(0), track: Track::Nobility, tile: None }));
    table.play(0, "keep nobility_reserve");
    assert_eq!(table.view(0).nobility.layers[1].known, Some(PUT_BACK.to_vec()));
    assert_eq!(table.view(1).nobility.layers[1].known, None);
    assert_eq!(table.view(0).nobility.layers[0].known, None);
}

#[test]
fn what_was_put_back_stays_where_it_is_for_the_one_who_looked_and_moves_for_others() {
    // §6.7
    let mut table = looked();
    table.play(0, "keep nobility_reserve");
    let under = |game: &IlVecchio| game.tile_pile(Track::Nobility).layers[1].tiles;
    let own: Tiles = PUT_BACK.into_iter().collect();
    let mut rng = Rng::new(1);
    let (mut kept_elsewhere, mut under_elsewhere) = (0, 0);
    for _ in 0..200 {
        let mut mine = table.game().clone();
        mine.redeal(Seat(0), &mut rng);
        assert_eq!(under(&mine), own);
        assert!(mine.family(Seat(0)).nobility.contains(Tile::Household));
        let mut theirs = table.game().clone();
        theirs.redeal(Seat(1), &mut rng);
        kept_elsewhere += usize::from(!theirs.family(Seat(0)).nobility.contains(Tile::Household));
        under_elsewhere += usize::from(under(&theirs) != own);
    }
    assert!(kept_elsewhere > 150 && under_elsewhere > 150, "{kept_elsewhere} {under_elsewhere}");
}

#[test]
fn knowledge_of_the_layer_outlives_anothers_look_as_far_as_logic_goes() {
    // §6.7
    let nobility: Vec<&str> = Tile::ALL[19..24].iter().map(|t| t.word()).collect();
    let families = json!({
        "0": {"standing": {"florence": 1}, "goods": {"scroll": 2}},
        "1": {"standing": {"florence": 1}, "goods": {"scroll": 2}},
        "2": {"nobility": nobility},
    });
    let mut table = turn(3, json!({"families": families}));
    table.play(0, "office nobility").play(0, "stay");
    for tile in &Tile::ALL[12..17] {
        table.chance(&format!("draw {tile}"));
    }
    table.play(0, "keep nobility_reserve");
    // The stack: two unknown tiles, then the four. Seat 1 looks at the two and at three of the four.
    table.play(1, "office nobility").play(1, "stay");
    for tile in [Tile::Caravan, Tile::ThreeColours, Tile::Landowners, Tile::Conquerors, Tile::Nobles] {
        table.chance(&format!("draw {tile}"));
    }
    table.play(1, "keep nobility_cart_bishop");
    assert_eq!(table.view(0).nobility.layers[0].known, None, "seat 0 no longer knows which of the four is left");
    let four: Tiles = PUT_BACK.into_iter().collect();
    let mut rng = Rng::new(2);
    let (mut left, mut kept) = (Tiles::NONE, Tiles::NONE);
    for _ in 0..300 {
        let mut game = table.game().clone();
        game.redeal(Seat(0), &mut rng);
        let top = game.tile_pile(Track::Nobility).layers[0].tiles;
        assert!(top.len() == 1 && top.minus(four).is_empty(), "but it is one of the four: {top:?}");
        left = left.or(top);
        kept = kept.or(game.family(Seat(1)).nobility);
    }
    assert_eq!(left, four, "any of them");
    assert!(four.minus(kept).is_empty() && kept.contains(Tile::Caravan), "what seat 1 kept may be one of them or not: {kept:?}");
}

#[test]
fn own_tiles_never_move_in_a_redeal_and_open_ones_neither() {
    // §6.7
    let mut table = with_start_tiles(3, &[]);
    table.chance("die 1").chance("die 1");
    let mut rng = Rng::new(3);
    let mut others = Tiles::NONE;
    for _ in 0..100 {
        let mut game = table.game().clone();
        game.redeal(Seat(0), &mut rng);
        assert_eq!(game.family(Seat(0)).face_down, Some(Tile::Scribe));
        others = others.or(game.family(Seat(1)).face_down.into_iter().collect());
    }
    // Seat 0 saw Scribe, Treasurer and Paymaster before the others were dealt: they cannot hold them.
    assert_eq!(others, Tile::ALL[3..12].iter().copied().collect::<Tiles>());
}
