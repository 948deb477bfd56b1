//! Every way to sit down that a test should see.

use kit::{Game, Setup};

/// For each seat count: the defaults, each other value of each option alone, and as many options as go together at
/// their last value.
pub fn setups<G: Game>() -> Vec<Setup> {
    let mut found = Vec::new();
    for seats in G::SEATS {
        let options: Vec<_> = G::options().iter().filter(|o| o.seats.contains(seats)).collect();
        let mut add = |asked: &[(String, String)]| match Setup::read::<G>(*seats, asked) {
            Ok(setup) if !found.contains(&setup) => found.push(setup),
            _ => {}
        };
        add(&[]);
        let mut together: Vec<(String, String)> = Vec::new();
        for option in options {
            let mut others = option.values().into_iter().filter(|v| *v != option.default());
            for value in others.clone() {
                add(&[(option.id.to_string(), value.to_string())]);
            }
            if let Some(last) = others.next_back() {
                together.push((option.id.to_string(), last.to_string()));
                if Setup::read::<G>(*seats, &together).is_err() {
                    together.pop();
                }
            }
        }
        add(&together);
    }
    found
}
