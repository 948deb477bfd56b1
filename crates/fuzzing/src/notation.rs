//! A text is an answer to the present question, or is refused with a reason.

use crate::{game_and_rest, play_on};
use kit::{Rng, Turn, Who};
use shelf::{Seating, Start};

/// Input: the game, the number of answers played at random before, then a text a line. An answer is taken exactly if it is listed, and only the
/// text that is listed is read as it.
pub fn notation(data: &[u8]) {
    let (title, rest) = game_and_rest(data);
    let mut lines = rest.lines();
    let plies = lines.next().and_then(|n| n.trim().parse().ok()).unwrap_or(0usize).min(150);
    let seating = Seating { seats: title.seats[plies % title.seats.len()], options: &[], edition: None };
    let mut table = title.new_table(&seating, Start::Beginning).expect("a table with all options at their defaults");
    play_on(&mut *table, &mut Rng::new(plies as u64), plies);
    let who = match table.turn() {
        Turn::Over => return,
        Turn::Chance => Who::Chance,
        Turn::Ask(seats) => Who::Seat(seats.iter().next().unwrap_or_default()),
    };
    let legal = table.legal(who);
    for text in lines.take(40) {
        let taken = table.check(who, text).is_ok();
        assert_eq!(taken, legal.iter().any(|listed| listed == text), "`{text}` after {plies} answers of {}", title.id);
        assert!(!taken || table.phrase(text).is_some(), "`{text}` has no words");
    }
}
