//! How a table came out, in a line, and what one should know of it.

use kit::{Phrase, Seat};
use store::{SeatRecord, TableResult};
use words::Words;

/// "Anna wins with 52 points (Bruno 48)".
pub fn line(result: &TableResult, seats: &[SeatRecord], words: &Words) -> String {
    let name = |seat: Seat| seats.get(seat.index()).map_or_else(String::new, |record| record.name.clone());
    let points = |seat: Seat| result.totals.get(seat.index()).copied().unwrap_or(0);
    let winners: Vec<Seat> = result.winners.iter().collect();
    let others: Vec<Seat> = (0..).map(Seat).take(result.totals.len()).filter(|seat| !result.winners.contains(*seat)).collect();
    let listed = |seats: &[Seat]| seats.iter().map(|seat| format!("{} {}", name(*seat), points(*seat))).collect::<Vec<_>>().join(", ");
    match (winners.is_empty(), others.is_empty()) {
        (true, _) => format!("{} {}", words.text("site-nobody-wins"), listed(&others)),
        (false, true) => format!("{} {}", words.text("site-winner"), listed(&winners)),
        (false, false) => format!("{} {} ({})", words.text("site-winner"), listed(&winners), listed(&others)),
    }
}

/// What makes a result less than it seems: who gave up, and what was practice.
pub fn remarks(seats: &[SeatRecord], practice: u32, words: &Words) -> Vec<String> {
    let names: Vec<String> = seats.iter().map(|record| record.name.clone()).collect();
    let resigned = (0..).map(Seat).zip(seats).filter(|(_, record)| record.resigned);
    let gave_up = resigned.map(|(seat, _)| words.say(&Phrase::new("diary-resigned").with("seat", seat), &names));
    let practised = (practice > 0).then(|| words.tell(&Phrase::new("site-practised").with("n", practice)));
    gave_up.chain(practised).collect()
}
