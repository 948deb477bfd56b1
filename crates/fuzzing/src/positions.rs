//! A position is refused by name, or can be played.

use crate::{game_and_rest, play_on};
use kit::{Rng, Viewer};
use shelf::{Seating, Start};

/// Input: the game, the number of players, then a merge patch on a fresh game's position. What is accepted is a whole position, which everybody can
/// be shown and which can be played on.
pub fn positions(data: &[u8]) {
    let (title, rest) = game_and_rest(data);
    let (seats, patch) = rest.split_once('\n').unwrap_or(("", &rest));
    let seats = seats.trim().parse().ok().filter(|n| title.seats.contains(n)).unwrap_or(title.seats[0]);
    let Ok(patch) = serde_json::from_str(patch) else { return };
    let seating = Seating { seats, options: &[], edition: None };
    let Ok(mut table) = title.new_table(&seating, Start::Patch(&patch)) else { return };
    let position = table.position();
    let again = title.new_table(&seating, Start::Position(&position)).unwrap_or_else(|e| panic!("our own position is refused: {e}"));
    assert_eq!(again.position(), position, "a position is another one once it is loaded");
    for viewer in [Viewer::Public, Viewer::Referee].into_iter().chain(kit::Seat::all(seats).map(Viewer::Seat)) {
        let _ = (table.view(viewer), table.scores(viewer));
    }
    play_on(&mut *table, &mut Rng::new(data.len() as u64), 40);
}
