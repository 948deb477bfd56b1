//! Finished games and readable playthroughs. `cargo xtask golden firenze` writes them anew; read the diff.

use firenze::Firenze;

#[test]
fn the_tree_of_answers_has_its_size() {
    testkit::perft::<Firenze>(env!("CARGO_MANIFEST_DIR"));
}
