//! How play goes on behind a leaf, and where it stops to be judged.

use super::task::Task;
use crate::budget::Meter;
use crate::greedy::Line;
use kit::{Evaluate, Rng, Seat, Silent, Turn, Who};
use std::time::Instant;

/// No rollout is longer; aimless games might.
const LONGEST: u32 = 2000;

/// Where an iteration ends: so many turns after the present one. A turn is a run of answers of one seat; alone at the table, what
/// lies between two words of chance.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Horizon {
    /// Turns to come after the present one.
    left: u32,
    seat: Seat,
    alone: bool,
    /// The present turn has had an answer.
    begun: bool,
}

impl Horizon {
    pub fn new(root: Seat, seats: u8, ahead: u32) -> Horizon {
        Horizon { left: ahead, seat: root, alone: seats == 1, begun: false }
    }

    /// Tells it that `seat` is asked. True: that is beyond the horizon.
    pub fn asks(&mut self, seat: Seat) -> bool {
        if self.seat != seat && !self.next_turn(seat) {
            return true;
        }
        self.begun = true;
        false
    }

    /// Tells it that chance is asked. True: the iteration ends here. Evaluations are made for the moment before chance has its
    /// say, so the last turn is judged there.
    pub fn asks_chance(&mut self) -> bool {
        self.begun && (self.left == 0 || self.alone && !self.next_turn(self.seat))
    }

    fn next_turn(&mut self, seat: Seat) -> bool {
        let more = self.left > 0;
        if more {
            *self = Horizon { left: self.left - 1, seat, begun: false, ..*self };
        }
        more
    }
}

/// How many turns ahead iterations are judged: whole rounds, as many as the style has, fewer where the budget would not suffice for enough
/// iterations of that length. One of them is played to find out.
pub(crate) fn turns_ahead<G: Evaluate>(task: &Task<'_, G>, meter: &mut Meter, rng: &mut Rng) -> u32 {
    let seats = u32::from(task.game.seats());
    let most = task.style.rounds * seats;
    let (before, since) = (*meter, Instant::now());
    play_on(&mut task.deal(rng), &mut Horizon::new(task.seat, task.game.seats(), most), task, meter, rng);
    let part = (meter.fits(&before, since) / task.style.enough.max(1.0)).min(1.0);
    ((task.style.rounds as f32 * part) as u32).max(1) * seats
}

/// Plays on to the horizon: every seat takes the best end of its turn that a short look finds. What all answer at once is
/// answered at random.
pub(crate) fn play_on<G: Evaluate>(game: &mut G, horizon: &mut Horizon, task: &Task<'_, G>, meter: &mut Meter, rng: &mut Rng) {
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
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
                game.legal(seat.into(), &mut legal);
                let forced = if together { rng.pick(&legal) } else { legal.first().filter(|_| legal.len() == 1) };
                if let Some(choice) = forced.copied() {
                    meter.spend(1);
                    game.play(seat.into(), choice, &mut Silent);
                    continue;
                }
                let line = Line::best(game, seat, task.judge, task.style.look);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_horizon_lies_so_many_turns_behind_the_present_one() {
        let mut horizon = Horizon::new(Seat(0), 2, 2);
        let asked = [Seat(0), Seat(0), Seat(1), Seat(0), Seat(0)].map(|seat| horizon.asks(seat));
        assert_eq!(asked, [false; 5]);
        assert!(horizon.asks(Seat(1)), "the third turn after the first lies beyond");
    }

    #[test]
    fn the_last_turn_is_judged_where_chance_is_asked() {
        let mut horizon = Horizon::new(Seat(0), 2, 1);
        assert!(!horizon.asks(Seat(0)) && !horizon.asks_chance());
        assert!(!horizon.asks(Seat(1)));
        assert!(horizon.asks_chance());
    }

    #[test]
    fn alone_at_the_table_a_turn_ends_where_chance_is_asked() {
        let mut horizon = Horizon::new(Seat(0), 1, 1);
        assert!(!horizon.asks(Seat(0)) && !horizon.asks_chance(), "one turn is still to come");
        assert!(!horizon.asks(Seat(0)));
        assert!(horizon.asks_chance());
    }
}
