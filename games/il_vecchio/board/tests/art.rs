//! Every component of the edition has its picture.

use drawing::testing::pictures;
use il_vecchio_board::IlVecchioBoard;

#[test]
fn every_component_has_a_scene_and_no_recipe_is_unused() {
    pictures::<IlVecchioBoard>(&["tracks", "kinds", "province_tiles", "council_tiles", "nobility_tiles", "crests.kinds"], &[]);
}
