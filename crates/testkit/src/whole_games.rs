//! Checks that need whole games: how deep the stack gets, how well bots play by the evaluation.

use crate::{setups, walk};
use bots::{Bot, Greedy, Random, play_game};
use kit::{Edition, Evaluate, Game, Journal, Rng, Seat, Setup, Turn, Viewer};

/// Random walks reach the stated depth and never more (more would panic by itself).
#[track_caller]
pub fn deepest_stack<G: Game>(stated: usize) {
    let mut deepest = 0;
    for (nth, setup) in setups::<G>().into_iter().enumerate() {
        for round in 0..40 {
            let mut rng = Rng::new(1000 * nth as u64 + round);
            let mut table = Journal::<G>::new(G::Edition::editions().current(), setup.clone());
            while let Some((who, choice)) = walk::next(&table, &mut rng).filter(|_| table.ply() < 1500) {
                table.submit(who, choice).unwrap_or_else(|e| panic!("{e:?}"));
                deepest = deepest.max(table.game().steps().len());
                if deepest == stated {
                    return;
                }
            }
        }
    }
    panic!("the deepest stack met is {deepest}, stated is {stated}");
}

/// Two-player games (or the smallest table there is) on mirrored seeds: the greedy bot takes at least `percent` of `games`. A shared
/// victory counts half.
#[track_caller]
pub fn greedy_beats_random<G: Evaluate>(games: u64, percent: u64) {
    let seats = *G::SEATS.iter().find(|n| **n >= 2).expect("a game for two or more");
    let setup = Setup::of::<G>(seats).unwrap_or_else(|e| panic!("{e}"));
    let mut halves = 0;
    for game in 0..games {
        let greedy = Seat((game % 2) as u8);
        let mut table = Journal::<G>::new(G::Edition::editions().current(), setup.clone());
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats)
            .map(|s| if s == greedy { Box::new(Greedy { budget: 200 }) as Box<dyn Bot<G>> } else { Box::new(Random) })
            .collect();
        play_game(&mut table, &mut bots, game / 2, 20_000);
        let scores = table.game().standing(Viewer::Referee);
        halves += match (scores.winners.contains(&greedy), scores.winners.len()) {
            (true, 1) => 2,
            (true, _) => 1,
            _ => 0,
        };
    }
    assert!(halves * 50 >= percent * games, "greedy won {} of {games}, {percent} % were promised", halves as f64 / 2.0);
}

/// Games between greedy bots, at the smallest and the largest table in turn, come to an end: no evaluation finds a move it would repeat
/// for ever.
#[track_caller]
pub fn greedy_games_end<G: Evaluate>(games: u64) {
    for game in 0..games {
        let several = G::SEATS.iter().copied().filter(|n| *n >= 2);
        let seats = if game % 2 == 0 { several.min() } else { several.max() }.expect("a game for two or more");
        let setup = Setup::of::<G>(seats).unwrap_or_else(|e| panic!("{e}"));
        let mut table = Journal::<G>::new(G::Edition::editions().current(), setup);
        let mut bots: Vec<Greedy> = Seat::all(seats).map(|_| Greedy { budget: 200 }).collect();
        assert!(play_game(&mut table, &mut bots, game, 5_000), "game {game} of {seats} goes on after {} answers", table.ply());
    }
}

/// Games that the search plays on by itself, behind a leaf, end with at least `percent` of the points that greedy bots reach: an evaluation that
/// takes what is under way for a loss would not get there, and every forecast of the search would be worthless.
#[track_caller]
pub fn forecasts_are_sensible<G: Evaluate>(games: u64, percent: i64) {
    let (mut played_on, mut greedy) = (0, 0);
    let setup = Setup::of::<G>(2).unwrap_or_else(|e| panic!("{e}"));
    for game in 0..games {
        let mut table = Journal::<G>::new(G::Edition::editions().current(), setup.clone());
        let mut alone = table.game().clone();
        bots::play_out(&mut alone, &mut Rng::new(game));
        assert_eq!(alone.turn(), Turn::Over, "game {game} is not played to its end");
        played_on += points(&alone);
        let mut bots: Vec<Greedy> = Seat::all(2).map(|_| Greedy { budget: 200 }).collect();
        assert!(play_game(&mut table, &mut bots, game, 5_000), "game {game} does not end");
        greedy += points(table.game());
    }
    assert!(played_on * 100 >= greedy * percent, "{played_on} points played on, {greedy} by greedy bots; {percent} % were promised");
}

fn points<G: Evaluate>(game: &G) -> i64 {
    let scores = game.standing(Viewer::Referee);
    Seat::all(game.seats()).map(|seat| i64::from(scores.total(seat))).sum()
}
