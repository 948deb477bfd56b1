//! What many games between bots come to.

use crate::Played;
use kit::Seat;
use serde::Serialize;
use std::collections::BTreeMap;

/// The results of one bot over all the seats it held.
#[derive(Clone, Debug, Default)]
pub struct BotTotals {
    /// Seats held in games that ended: two of the same bot at a table count twice.
    pub seats: u64,
    /// A shared victory counts as its part.
    pub wins: f64,
    pub score: f64,
    /// Its scores where it won alone or shared, and how often that was.
    pub winning_score: f64,
    pub victories: u64,
    /// Points by source.
    pub sources: BTreeMap<&'static str, f64>,
    /// In microseconds, a decision each.
    times: Vec<u32>,
}

/// The same as figures for people and programs.
#[derive(Clone, Debug, Serialize)]
pub struct BotResult {
    pub bot: String,
    pub seats: u64,
    pub wins: f64,
    /// Of the games it sat in, the part it won, and what is fair among equals.
    pub share: f64,
    /// The 95 % Wilson interval of the share.
    pub low: f64,
    pub high: f64,
    pub fair: f64,
    pub mean_score: f64,
    /// The mean score of its victories.
    pub winning_score: f64,
    pub p50_ms: f64,
    pub p99_ms: f64,
    /// Mean points by source.
    pub sources: BTreeMap<&'static str, f64>,
}

impl BotTotals {
    pub fn add(&mut self, seat: Seat, played: &Played) {
        self.times.extend(played.times.get(seat.index()).into_iter().flatten().map(|t| t.as_micros().min(u128::from(u32::MAX)) as u32));
        if !played.ended {
            return;
        }
        let total = f64::from(played.scores.total(seat));
        self.seats += 1;
        self.score += total;
        if played.scores.winners.contains(&seat) {
            self.wins += 1.0 / played.scores.winners.len() as f64;
            self.winning_score += total;
            self.victories += 1;
        }
        let own = played.scores.scores.iter().find(|s| s.seat == Some(seat));
        for (source, points) in own.into_iter().flat_map(|s| &s.sources) {
            *self.sources.entry(source).or_default() += f64::from(*points);
        }
    }

    pub fn result(&self, bot: &str, seats_at_table: u8) -> BotResult {
        let seats = self.seats.max(1) as f64;
        let (low, high) = wilson(self.wins, self.seats as f64);
        let mut times = self.times.clone();
        times.sort_unstable();
        let at = |part: f64| times.get((times.len() as f64 * part) as usize).map_or(0.0, |us| f64::from(*us) / 1000.0);
        BotResult {
            bot: bot.to_string(),
            seats: self.seats,
            wins: self.wins,
            share: self.wins / seats,
            low,
            high,
            fair: 1.0 / f64::from(seats_at_table.max(1)),
            mean_score: self.score / seats,
            winning_score: self.winning_score / self.victories.max(1) as f64,
            p50_ms: at(0.5),
            p99_ms: at(0.99),
            sources: self.sources.iter().map(|(source, sum)| (*source, sum / seats)).collect(),
        }
    }
}

/// The 95 % Wilson score interval of `wins` in `games`.
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let share = wins / games;
    let spread = Z * Z / games;
    let centre = (share + spread / 2.0) / (1.0 + spread);
    let half = Z * (share * (1.0 - share) / games + spread / (4.0 * games)).sqrt() / (1.0 + spread);
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published examples of the interval: 10 of 20 and 0 of 10.
    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = wilson(10.0, 20.0);
        assert!((low - 0.299).abs() < 0.001 && (high - 0.701).abs() < 0.001, "{low} {high}");
        let (low, high) = wilson(0.0, 10.0);
        assert!(low == 0.0 && (high - 0.2775).abs() < 0.001, "{low} {high}");
    }
}
