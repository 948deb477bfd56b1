//! Every component of the edition has its picture.

use drawing::testing::pictures;
use lorenzo_board::LorenzoBoard;

#[test]
fn every_component_has_a_scene_and_no_recipe_is_unused() {
    pictures::<LorenzoBoard>(&["cards", "leaders", "tiles", "bonus_tiles"], &[]);
}
