//! What a position is worth to each seat.

use kit::{Evaluate, MOST_SEATS, Seat, Viewer};
use std::sync::Arc;

/// One number for each seat.
pub(crate) type PerSeat = [f32; MOST_SEATS];

/// The game's evaluation with the weights a bot thinks with: those released for the table, or its own.
#[derive(Clone, Debug, Default)]
pub struct Judge {
    weights: Option<Arc<[f32]>>,
    /// Used where play behind a leaf stops.
    forecast: Option<Arc<[f32]>>,
}

/// A victory is worth this much more than its margin, as a part of the points on the table: a close one must be preferred to a
/// chance of a high one.
const VICTORY: f32 = 0.08;

impl Judge {
    /// With the released weights of the game.
    pub fn released() -> Judge {
        Judge::default()
    }

    /// With other weights to find answers by, in the game's order.
    #[must_use]
    pub fn playing_by(self, weights: &Arc<[f32]>) -> Judge {
        Judge { weights: Some(Arc::clone(weights)), ..self }
    }

    /// With other weights to predict the final points by.
    #[must_use]
    pub fn forecasting_by(self, forecast: &Arc<[f32]>) -> Judge {
        Judge { forecast: Some(Arc::clone(forecast)), ..self }
    }

    /// The points each seat may expect.
    pub(crate) fn points<G: Evaluate>(&self, game: &G) -> PerSeat {
        by(self.weights.as_deref().unwrap_or_else(|| &G::weights(game.seats()).values), game)
    }

    /// The same by the forecast weights, for positions between turns.
    pub(crate) fn forecast<G: Evaluate>(&self, game: &G) -> PerSeat {
        by(self.forecast.as_deref().unwrap_or_else(|| &G::forecast(game.seats()).values), game)
    }

    /// Own expectation less the best rival's.
    pub(crate) fn margin<G: Evaluate>(&self, game: &G, seat: Seat) -> f32 {
        margins(&self.points(game), game.seats())[seat.index()]
    }
}

fn by<G: Evaluate>(weights: &[f32], game: &G) -> PerSeat {
    let mut values = [0.0; MOST_SEATS];
    game.evaluate_with(weights, &mut values);
    values
}

/// Each seat's points less those of its best rival; alone, the points themselves.
pub(crate) fn margins(points: &PerSeat, seats: u8) -> PerSeat {
    let mut out = [0.0; MOST_SEATS];
    let points = &points[..usize::from(seats).min(MOST_SEATS)];
    for (seat, own) in points.iter().enumerate() {
        let rivals = points.iter().enumerate().filter(|(s, _)| *s != seat).map(|(_, p)| *p);
        let best = rivals.fold(f32::NEG_INFINITY, f32::max);
        out[seat] = if best == f32::NEG_INFINITY { *own } else { own - best };
    }
    out
}

/// The same for a game that is over: the real points, and a premium on winning.
pub(crate) fn final_margins<G: Evaluate>(game: &G) -> (PerSeat, PerSeat) {
    let scores = game.standing(Viewer::Referee);
    let mut points = [0.0; MOST_SEATS];
    for seat in Seat::all(game.seats()) {
        points[seat.index()] = scores.total(seat) as f32;
    }
    let mut out = margins(&points, game.seats());
    let high = points.iter().fold(1.0f32, |a, b| a.max(b.abs()));
    for seat in Seat::all(game.seats()) {
        let share = if scores.winners.contains(&seat) { 1.0 / scores.winners.len() as f32 } else { -1.0 };
        out[seat.index()] += VICTORY * high * share;
    }
    (points, out)
}
