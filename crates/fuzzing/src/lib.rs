//! Properties that hold for any bytes whatever. No file, form or line brings the program down, and what it accepts it gives back unchanged.
//!
//! Each target is a function of some bytes that panics when its property does not hold. `cargo fuzz run TARGET` (in `fuzz/`, with a nightly
//! compiler) searches for hours; [`short_run`] tries the kept corpus and some thousand mutations of it, always the same ones, with every test run.

mod editions;
mod engine;
mod forms;
mod notation;
mod positions;
mod records;
mod run;

pub use editions::editions;
pub use engine::engine;
pub use forms::forms;
pub use notation::notation;
pub use positions::positions;
pub use records::records;
pub use run::short_run;

use kit::{Rng, Turn, Who};
use shelf::{Table, Title};

/// The first line names a game (any other word names some game); the rest is the input proper.
fn game_and_rest(data: &[u8]) -> (&'static Title, String) {
    let text = String::from_utf8_lossy(data);
    let (name, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let some = name.bytes().fold(0, |sum, byte| sum + usize::from(byte)) % shelf::TITLES.len();
    (shelf::title(name.trim()).unwrap_or(&shelf::TITLES[some]), rest.to_string())
}

/// Random legal play, by texts: up to so many answers.
fn play_on(table: &mut dyn Table, rng: &mut Rng, plies: usize) {
    for _ in 0..plies {
        let who = match table.turn() {
            Turn::Over => return,
            Turn::Chance => Who::Chance,
            Turn::Ask(seats) => Who::Seat(seats.iter().next().unwrap_or_default()),
        };
        let legal = table.legal(who);
        let Some(text) = rng.pick(&legal) else { return };
        assert!(table.submit(who, text).is_ok(), "{who} `{text}` is offered and then refused");
    }
}
