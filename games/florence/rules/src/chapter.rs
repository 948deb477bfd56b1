//! The round and its part, whose turn it is, and what a turn is told by.

use crate::edition::ROUNDS;
use crate::event::Event;
use crate::pieces::Source;
use crate::state::Florence;
use crate::steps::Step;
use kit::{Chapter, Seat, Telling, TurnOf};

impl Florence {
    pub(crate) fn present_chapter(&self) -> Chapter {
        let round = Chapter::round_of(self.round, ROUNDS as u16);
        match self.stack.iter().next() {
            Some(
                Step::FirstPlayer(_)
                | Step::DealObjective(_)
                | Step::LayTile(_)
                | Step::PlaceCarriage(_)
                | Step::ShowDestination(_)
                | Step::ShowToken(_)
                | Step::StrozziSetUp(_)
                | Step::FirstDeploy(_),
            ) => Chapter::SET_UP,
            Some(Step::Drive(_) | Step::Draws(_) | Step::Favour(_) | Step::Offer(_)) => round.part("drive"),
            _ => round,
        }
    }

    /// The turns wait below the one that is being taken, with whose is next (§3.4).
    pub(crate) fn present_turn_of(&self) -> TurnOf {
        let next = self.stack.iter().find_map(|step| if let Step::Turns(turns) = step { Some(turns.next.0) } else { None });
        let Some(next) = next else { return TurnOf::Asked };
        let sides = self.side_count();
        let side = (next + sides - 1) % sides;
        if side < self.seats { TurnOf::Seat { seat: Seat(side), nth: 0 } } else { TurnOf::Table }
    }
}

impl Event {
    pub(crate) fn place_in_turn(&self) -> Telling {
        match self {
            Event::FirstMoved { .. } | Event::Round { .. } => Telling::Opening,
            // Told with what they are for.
            Event::Scored { source: Source::Brag | Source::Objective, .. } => Telling::Part,
            Event::ObjectiveDealt { .. }
            | Event::TileLaid { .. }
            | Event::CarriagePlaced { .. }
            | Event::DestinationShown { .. }
            | Event::TokenShown { .. }
            | Event::Time { .. }
            | Event::Paid { .. }
            | Event::Scored { .. }
            | Event::Lapsed { .. }
            | Event::NoGuard { .. }
            | Event::BragUnseen { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::GiftsGained { .. }
            | Event::StrozziSetAside { .. } => Telling::Detail,
            _ => Telling::Main,
        }
    }
}
