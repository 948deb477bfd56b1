//! Every component of the edition has its picture.

use drawing::testing::pictures;
use firenze::Colour;
use firenze_board::FirenzeBoard;

#[test]
fn every_component_has_a_scene_and_no_recipe_is_unused() {
    let told = ["ruin", "mixed-tower", "price", "levels", "majority", "brick-bag", "pile", "store"];
    let towers: Vec<String> = Colour::ALL.iter().flat_map(|colour| [format!("tower-{colour}"), format!("balcony-{colour}")]).collect();
    let others: Vec<&str> = told.into_iter().chain(towers.iter().map(String::as_str)).collect();
    pictures::<FirenzeBoard>(&["action_cards.list"], &others);
}
