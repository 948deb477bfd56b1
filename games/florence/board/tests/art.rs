//! Every component of the edition has its picture.

use drawing::testing::pictures;
use florence_board::FlorenceBoard;

#[test]
fn every_component_has_a_scene_and_no_recipe_is_unused() {
    pictures::<FlorenceBoard>(
        &["nobles.list", "scandal.kinds", "brag.tiles"],
        &[
            "strozzi-1",
            "strozzi-2",
            "strozzi-3",
            "strozzi-4",
            "strozzi-5",
            "strozzi-6",
            "strozzi-7",
            "strozzi-8",
            "strozzi-9",
            "strozzi-10",
        ],
    );
}
