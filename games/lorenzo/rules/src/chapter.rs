//! The round and its part, whose turn it is, and what a turn is told by.

use crate::Lorenzo;
use crate::event::Event;
use crate::steps::Step;
use kit::{Chapter, Telling, TurnOf};

impl Lorenzo {
    pub(crate) fn present_chapter(&self) -> Chapter {
        let has = |wanted: fn(&Step) -> bool| self.stack.iter().any(wanted);
        if self.round == 0 {
            return match self.stack.top() {
                Some(Step::DealLeaders(_) | Step::Draft(_)) => Chapter::SET_UP.part("leaders"),
                Some(Step::BonusTiles(_)) => Chapter::SET_UP.part("bonus-tiles"),
                _ => Chapter::SET_UP,
            };
        }
        let rounds = self.edition.rounds();
        let round = Chapter::round_of(self.round.min(rounds), rounds);
        // The report waits below the turns of its round.
        let reports = has(|step| matches!(step, Step::Vatican(_))) && !has(|step| matches!(step, Step::Turns(_)));
        if reports { round.part("vatican") } else { round }
    }

    /// A turn is told by its place in the round's order (§2.3): whoever makes up for a turn may have two in a row.
    pub(crate) fn present_turn_of(&self) -> TurnOf {
        let taken = self.stack.iter().find_map(|step| if let Step::Turns(turns) = step { Some(turns.taken) } else { None });
        let place = taken.and_then(|taken| taken.checked_sub(1)).map_or(usize::MAX, |place| usize::from(place % self.seats));
        match self.order.get(place) {
            Some(seat) => TurnOf::Seat { seat: *seat, nth: taken.unwrap_or(0) },
            None => TurnOf::Asked,
        }
    }
}

impl Event {
    pub(crate) fn place_in_turn(&self) -> Telling {
        match self {
            // Cards are told by towers, and dice together.
            Event::Card { .. } | Event::Die { .. } => Telling::Part,
            Event::Order { .. } | Event::Round { .. } => Telling::Opening,
            Event::Dealt { .. }
            | Event::Passed { .. }
            | Event::Pays { .. }
            | Event::Gains { .. }
            | Event::Declines { .. }
            | Event::Raises { .. } => Telling::Detail,
            _ => Telling::Main,
        }
    }
}
