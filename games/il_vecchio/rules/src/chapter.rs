//! The part of the game, whose turn it is, and what a turn is told by. The rules count no rounds.

use crate::steps::{LastRound, Rounds, Step};
use crate::{Event, IlVecchio};
use kit::{Chapter, Telling, TurnOf};

impl IlVecchio {
    pub(crate) fn present_chapter(&self) -> Chapter {
        if self.is_set_up() {
            Chapter::SET_UP
        } else if self.is_last_round() {
            Chapter::UNCOUNTED.part("last-round")
        } else {
            Chapter::UNCOUNTED
        }
    }

    /// The families still arrive: that waits in the stack until the last has.
    fn is_set_up(&self) -> bool {
        let arrives = |step: &Step| matches!(step, Step::FirstSeat(_) | Step::MiddlemenStart(_) | Step::StartTiles(_) | Step::Arrive(_));
        self.stack.iter().any(arrives)
    }

    /// Whose turn comes next waits at the bottom of the stack; others may be asked in the middle of a turn (§8.4).
    pub(crate) fn present_turn_of(&self) -> TurnOf {
        match self.stack.iter().next() {
            Some(Step::Rounds(Rounds { seat, .. }) | Step::LastRound(LastRound { seat, .. })) if !self.is_set_up() => {
                TurnOf::Seat { seat: seat.previous(self.seats), nth: 0 }
            }
            _ => TurnOf::Asked,
        }
    }
}

impl Event {
    pub(crate) fn place_in_turn(&self) -> Telling {
        match self {
            // A die is told with the other one.
            Event::Rolled { .. } => Telling::Part,
            Event::LastRound | Event::TurnBegins { .. } => Telling::Opening,
            Event::MiddlemanStarts { .. }
            | Event::Drew { .. }
            | Event::Kept { .. }
            | Event::ChoseZone { .. }
            | Event::TurnedUp { .. }
            | Event::MiddlemanMoved { .. }
            | Event::LaidDown { .. }
            | Event::WentHome { .. }
            | Event::Paid { .. }
            | Event::Took { .. }
            | Event::CostMoved => Telling::Detail,
            _ => Telling::Main,
        }
    }
}
