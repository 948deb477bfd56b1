//! §3: what counts at the end.
//! Also carried out here: §3.3.

use crate::{Bottega, Commission};
use kit::{Game, Score, Scores, Seat, Turn, Viewer};

/// The standing as `viewer` can tell it: another's patron counts only once the game is over.
pub fn standing(game: &Bottega, viewer: Viewer) -> Scores {
    let over = game.turn() == Turn::Over;
    let scores: Vec<Score> = Seat::all(game.seats()).map(|seat| score(game, seat, over || viewer.knows(seat))).collect();
    let best = scores.iter().map(|s| s.total).max();
    let winners = scores.iter().filter(|s| over && Some(s.total) == best).filter_map(|s| s.seat).collect();
    Scores { over, scores, winners }
}

fn score(game: &Bottega, seat: Seat, patron_known: bool) -> Score {
    let player = game.player(seat);
    let cards = || player.commissions.iter().map(|card| game.edition.commission(Commission(card)));
    let points: i32 = cards().map(|c| i32::from(c.points)).sum(); // §3.1
    let liked = cards().filter(|c| patron_known && Some(c.colour) == player.patron).count() as i32;
    Score::of(
        seat,
        vec![
            ("commissions", points),
            ("patron", liked * i32::from(game.edition.patron_bonus)),
            ("coins", i32::from(player.coins / game.edition.coins_per_point)), // §3.2
        ],
    )
}
