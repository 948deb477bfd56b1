//! Ratings from pairwise results: the Bradley-Terry model on the Elo scale.

/// Points of `a` against `b` out of `games` (a draw is half a point).
#[derive(Copy, Clone, Debug)]
pub struct Pairing {
    pub a: usize,
    pub b: usize,
    pub points: f64,
    pub games: f64,
}

/// A rating and the half of its 95 % interval.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Rating {
    pub elo: f64,
    pub half: f64,
}

/// A point won and a point lost against an average player: so nobody who won everything is rated infinite.
const PRIOR: f64 = 1.0;
const ROUNDS: usize = 500;
/// Elo points for a natural logarithm of odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The most likely ratings of `players`, with mean 0; intervals from the curvature at that point.
pub fn ratings(players: usize, pairings: &[Pairing]) -> Vec<Rating> {
    let mut log_strength = vec![0.0f64; players];
    let mut curvature = vec![0.0f64; players];
    for _ in 0..ROUNDS {
        let mut slope: Vec<f64> = log_strength.iter().map(|s| PRIOR - 2.0 * PRIOR * logistic(*s)).collect();
        curvature = log_strength.iter().map(|s| 2.0 * PRIOR * logistic(*s) * (1.0 - logistic(*s))).collect();
        for pair in pairings {
            let expected = logistic(log_strength[pair.a] - log_strength[pair.b]);
            slope[pair.a] += pair.points - pair.games * expected;
            slope[pair.b] -= pair.points - pair.games * expected;
            let bend = pair.games * expected * (1.0 - expected);
            curvature[pair.a] += bend;
            curvature[pair.b] += bend;
        }
        // A damped Newton step for each by itself: the model is concave, so this settles.
        for (strength, (slope, bend)) in log_strength.iter_mut().zip(slope.iter().zip(&curvature)) {
            *strength += (0.5 * slope / bend.max(1e-9)).clamp(-0.5, 0.5);
        }
    }
    let mean = log_strength.iter().sum::<f64>() / players.max(1) as f64;
    let rate = |(s, bend): (&f64, &f64)| Rating { elo: SCALE * (s - mean), half: SCALE * 1.96 / bend.max(1e-9).sqrt() };
    log_strength.iter().zip(&curvature).map(rate).collect()
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wins_in_four_are_about_191_points_apart() {
        let rated = ratings(2, &[Pairing { a: 0, b: 1, points: 7500.0, games: 10_000.0 }]);
        let apart = rated[0].elo - rated[1].elo;
        assert!((apart - 190.8).abs() < 1.0, "{apart}");
    }

    #[test]
    fn who_beats_the_winner_is_rated_above_both() {
        let pair = |a, b| Pairing { a, b, points: 80.0, games: 100.0 };
        let rated = ratings(3, &[pair(0, 1), pair(1, 2), pair(0, 2)]);
        assert!(rated[0].elo > rated[1].elo && rated[1].elo > rated[2].elo, "{rated:?}");
    }

    #[test]
    fn winning_everything_is_no_infinite_rating() {
        let rated = ratings(2, &[Pairing { a: 0, b: 1, points: 50.0, games: 50.0 }]);
        assert!(rated[0].elo.is_finite() && rated[0].half.is_finite(), "{rated:?}");
    }
}
