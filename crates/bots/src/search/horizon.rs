//! Where an iteration stops and the position is evaluated: at the same point of the game for all iterations.

use super::task::Task;
use kit::{Evaluate, SearchDepth, Seat, StopPoint};

#[derive(Copy, Clone, Debug)]
pub(crate) enum Horizon {
    Turns(Turns),
    /// When this round of the game has begun.
    Round(u32),
}

/// So many turns after the present one. A turn is a run of answers of one seat; alone at the table, what lies between two words of
/// chance.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Turns {
    /// Turns to come after the present one.
    left: u32,
    seat: Seat,
    alone: bool,
    /// The present turn has had an answer.
    begun: bool,
    stop: StopPoint,
}

impl Horizon {
    pub fn of<G: Evaluate>(task: &Task<'_, G>, depth: SearchDepth) -> Horizon {
        let seats = task.game.seats();
        let turns = match (depth, task.game.rounds_begun()) {
            (SearchDepth::Rounds(rounds), Some(begun)) => return Horizon::Round(begun + rounds),
            (SearchDepth::Rounds(rounds), None) => rounds * u32::from(seats),
            // Alone there is nobody in between.
            (SearchDepth::Turns(turns), _) if seats == 1 => turns.div_ceil(2),
            (SearchDepth::Turns(turns), _) => turns.max(seats.into()),
        };
        Horizon::Turns(Turns::new(task.seat, seats, turns, task.params.stop))
    }

    /// Nothing lies beyond it.
    pub fn endless<G: Evaluate>(task: &Task<'_, G>) -> Horizon {
        Horizon::Turns(Turns::new(task.seat, task.game.seats(), u32::MAX, StopPoint::BetweenTurns))
    }

    /// True: the game has got there.
    pub fn lies_before<G: Evaluate>(&self, game: &G) -> bool {
        matches!(self, Horizon::Round(round) if game.rounds_begun().is_some_and(|begun| begun >= *round))
    }

    /// Tells it that `seat` is asked. True: that is beyond the horizon.
    pub fn asks(&mut self, seat: Seat) -> bool {
        if let Horizon::Turns(turns) = self { turns.asks(seat) } else { false }
    }

    /// Tells it that chance is asked. True: the iteration ends here.
    pub fn asks_chance(&mut self) -> bool {
        if let Horizon::Turns(turns) = self { turns.asks_chance() } else { false }
    }
}

impl Turns {
    fn new(root: Seat, seats: u8, turns: u32, stop: StopPoint) -> Turns {
        Turns { left: turns, seat: root, alone: seats == 1, begun: false, stop }
    }

    fn asks(&mut self, seat: Seat) -> bool {
        if self.seat != seat && !self.next_turn(seat) {
            return true;
        }
        self.begun = true;
        false
    }

    fn asks_chance(&mut self) -> bool {
        self.begun && (self.left == 0 && self.stop == StopPoint::BeforeChance || self.alone && !self.next_turn(self.seat))
    }

    fn next_turn(&mut self, seat: Seat) -> bool {
        let more = self.left > 0;
        if more {
            *self = Turns { left: self.left - 1, seat, begun: false, ..*self };
        }
        more
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_horizon_lies_so_many_turns_behind_the_present_one() {
        let mut horizon = Turns::new(Seat(0), 2, 2, StopPoint::BeforeChance);
        let asked = [Seat(0), Seat(0), Seat(1), Seat(0), Seat(0)].map(|seat| horizon.asks(seat));
        assert_eq!(asked, [false; 5]);
        assert!(horizon.asks(Seat(1)), "the third turn after the first lies beyond");
    }

    #[test]
    fn the_last_turn_is_judged_where_chance_is_asked() {
        let mut horizon = Turns::new(Seat(0), 2, 1, StopPoint::BeforeChance);
        assert!(!horizon.asks(Seat(0)) && !horizon.asks_chance());
        assert!(!horizon.asks(Seat(1)));
        assert!(horizon.asks_chance());
    }

    #[test]
    fn between_turns_means_once_the_next_one_is_asked() {
        let mut horizon = Turns::new(Seat(0), 2, 1, StopPoint::BetweenTurns);
        assert!(!horizon.asks(Seat(0)) && !horizon.asks(Seat(1)));
        assert!(!horizon.asks_chance() && !horizon.asks(Seat(1)), "the last turn goes on");
        assert!(horizon.asks(Seat(0)));
    }

    #[test]
    fn alone_at_the_table_a_turn_ends_where_chance_is_asked() {
        let mut horizon = Turns::new(Seat(0), 1, 1, StopPoint::BeforeChance);
        assert!(!horizon.asks(Seat(0)) && !horizon.asks_chance(), "one turn is still to come");
        assert!(!horizon.asks(Seat(0)));
        assert!(horizon.asks_chance());
    }
}
