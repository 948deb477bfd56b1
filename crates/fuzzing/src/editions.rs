//! A patch on an edition is refused by name, or the game can be played with it.

use crate::{game_and_rest, play_on};
use kit::Rng;
use shelf::{Seating, Start};

/// Input: the game, then a patch on its newest edition. What is accepted can be played by any number of players, and the record finds it again.
pub fn editions(data: &[u8]) {
    let (title, patch) = game_and_rest(data);
    if title.figures(Some(&patch)).is_err() {
        return;
    }
    let seats = title.seats[data.len() % title.seats.len()];
    let seating = Seating { seats, options: &[], edition: Some(&patch) };
    let mut table =
        title.new_table(&seating, Start::Beginning).unwrap_or_else(|e| panic!("an edition that is accepted cannot be played: {e}"));
    play_on(&mut *table, &mut Rng::new(data.len() as u64), 60);
    let again = title.open(Some(&patch), &table.record()).unwrap_or_else(|e| panic!("our own record is refused: {e}"));
    assert_eq!(again.position(), table.position(), "another game after writing");
}
