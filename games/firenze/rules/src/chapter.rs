//! The part of the game, whose turn it is, and what a turn is told by. The rules count no rounds.

use crate::event::Event;
use crate::state::Firenze;
use crate::steps::Step;
use kit::{Chapter, Telling, TurnOf};

impl Firenze {
    pub(crate) fn present_chapter(&self) -> Chapter {
        if !self.is_turn() && !self.stack.is_empty() {
            Chapter::SET_UP
        } else if self.ender.is_some() {
            Chapter::UNCOUNTED.part("last-turns")
        } else {
            Chapter::UNCOUNTED
        }
    }

    /// The end of a turn waits in the stack while it is taken.
    fn is_turn(&self) -> bool {
        self.stack.iter().any(|step| matches!(step, Step::EndTurn(_)))
    }

    /// Others may be asked in the middle of a turn, when an event goes round (§10.2).
    pub(crate) fn present_turn_of(&self) -> TurnOf {
        if self.is_turn() { TurnOf::Seat { seat: self.active, nth: 0 } } else { TurnOf::Asked }
    }
}

impl Event {
    pub(crate) fn place_in_turn(&self) -> Telling {
        match self {
            // A card is told with its bricks, and the colour die with the height die.
            Event::Dealt { .. } | Event::DrawnForRow { .. } | Event::ColourDie { .. } => Telling::Part,
            Event::TurnBegins { .. } => Telling::Opening,
            Event::Tile { .. }
            | Event::Rerolled { .. }
            | Event::Reshuffled
            | Event::DrawnForStore { .. }
            | Event::Laid { .. }
            | Event::Spare { .. }
            | Event::Shed { .. }
            | Event::Paid { .. }
            | Event::PaidToRow { .. }
            | Event::Exchanged { .. }
            | Event::Swapped { .. }
            | Event::Gave { .. }
            | Event::Dropped { .. } => Telling::Detail,
            _ => Telling::Main,
        }
    }
}
