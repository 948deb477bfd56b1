//! Weights of an evaluation fitted to how games ended.

use shelf::{FitSettings, FittedForecast, Seating};
use std::sync::atomic::AtomicBool;

fn fit(games: u64, rounds: u64) -> FittedForecast {
    let title = shelf::title("il_vecchio").expect("it is on the shelf");
    let tables = [2, 4].map(|seats| Seating { seats, options: &[], edition: None });
    let stop = AtomicBool::new(false);
    title.fit_forecast(&FitSettings { tables: &tables, games, seed: 3, rounds, stop: &stop }, &mut |_| ()).expect("games can be played")
}

#[test]
fn fitted_weights_predict_games_they_were_not_fitted_to_better() {
    let fitted = fit(40, 3);
    assert!(fitted.positions > 200);
    assert!(fitted.before.evaluation < fitted.before.nothing, "{:?}", fitted.before);
    assert!(fitted.after.evaluation < fitted.before.evaluation, "{:?}, then {:?}", fitted.before, fitted.after);
    assert_eq!(fitted.after.nothing, fitted.before.nothing);
}

#[test]
fn the_same_games_give_the_same_weights() {
    assert_eq!(fit(6, 1).weights, fit(6, 1).weights);
}

#[test]
fn no_rounds_leave_the_weights_as_they_are() {
    assert_eq!(fit(2, 0).weights, shelf::title("il_vecchio").expect("it is on the shelf").weights(2).values);
}
