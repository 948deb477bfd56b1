//! How play goes on behind a leaf, up to the horizon.

use super::horizon::Horizon;
use super::task::Task;
use crate::budget::Meter;
use crate::greedy::Line;
use kit::{Evaluate, Rng, SearchDepth, Silent, Turn, Who};
use std::time::Instant;

/// No rollout is longer; aimless games might.
const LONGEST: u32 = 2000;

/// How far ahead iterations are judged: as far as the game asks for, less where the budget would not suffice for enough iterations
/// of that length. One of them is played to find out.
pub(crate) fn affordable_depth<G: Evaluate>(task: &Task<'_, G>, meter: &mut Meter, rng: &mut Rng) -> SearchDepth {
    let most = task.params.depth;
    let (before, since) = (*meter, Instant::now());
    play_on(&mut task.deal(rng), &mut Horizon::of(task, most), task, meter, rng);
    let part = (meter.fits(&before, since) / task.policy.min_iterations.max(1.0)).min(1.0);
    most.part(part)
}

/// Plays on to the horizon: every seat takes the best end of its turn that a short look finds. What all answer at once is
/// answered at random.
pub(crate) fn play_on<G: Evaluate>(game: &mut G, horizon: &mut Horizon, task: &Task<'_, G>, meter: &mut Meter, rng: &mut Rng) {
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
        if game.held().is_empty() && horizon.lies_before(game) {
            return;
        }
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                if horizon.asks_chance() {
                    return;
                }
                let Some(outcome) = game.sample(rng, &mut legal) else { return };
                meter.spend(1);
                game.play(Who::Chance, outcome, &mut Silent);
            }
            Turn::Ask(seats) => {
                let Some(seat) = seats.iter().next() else { return };
                let together = seats.len() > 1 || !game.held().is_empty();
                if !together && horizon.asks(seat) {
                    return;
                }
                game.search_list(seat.into(), &mut legal);
                let forced = if together { rng.pick(&legal) } else { legal.first().filter(|_| legal.len() == 1) };
                if let Some(choice) = forced.copied() {
                    meter.spend(1);
                    game.play(seat.into(), choice, &mut Silent);
                    continue;
                }
                let line = Line::best(game, seat, task.judge, task.params.turn_positions);
                if line.answers.is_empty() {
                    return;
                }
                meter.spend(line.looked);
                for choice in line.answers {
                    game.play(seat.into(), choice, &mut Silent);
                }
            }
        }
    }
}
