//! The round and its part, whose turn it is, and what a turn is told by.

use crate::event::Event;
use crate::ids::Source;
use crate::reason::Purpose;
use crate::state::Princes;
use crate::steps::{Actions, Bidding, Opening, Step};
use kit::{Chapter, Telling, TurnOf};

impl Princes {
    pub(crate) fn present_chapter(&self) -> Chapter {
        let rounds = self.edition.rounds();
        let round = Chapter::round_of(self.round.min(rounds), rounds);
        match self.turns_taken() {
            _ if self.round == 0 => Chapter::SET_UP,
            None => round,
            Some(0) if self.stack.iter().any(|step| matches!(step, Step::Court(_))) => round.part("characters"),
            Some(0) => round.part("auctions"),
            Some(_) => round.part("actions"),
        }
    }

    /// The turns of the action phase that have begun; none before it, `None` when it is over.
    fn turns_taken(&self) -> Option<u8> {
        self.stack.iter().find_map(|step| if let Step::Actions(Actions { done }) = step { Some(*done) } else { None })
    }

    /// An auction is told as the turn of who opened it, and what was bought in it belongs to it (§3.2, §3.6).
    pub(crate) fn present_turn_of(&self) -> TurnOf {
        let auction = |opening: &Opening| TurnOf::Seat { seat: opening.seat, nth: opening.sold.len() + opening.out.len() as u8 };
        match (self.turns_taken(), self.stack.top()) {
            (Some(done), _) if done > 0 => match self.first.clockwise(self.seats).nth(usize::from(done - 1)) {
                Some(seat) => TurnOf::Seat { seat, nth: 0 },
                None => TurnOf::Asked,
            },
            (_, Some(Step::Opening(opening) | Step::Bidding(Bidding { opening, .. }))) => auction(opening),
            (Some(_), Some(top)) if self.round > 0 && top.level() == Step::PURCHASE => TurnOf::Same,
            _ => TurnOf::Asked,
        }
    }
}

impl Event {
    pub(crate) fn place_in_turn(&self) -> Telling {
        match self {
            Event::Round { .. } => Telling::Opening,
            // Told by another event as a whole: the cards looked at, the price of what is bought, what cards and Banker score.
            Event::Drawn { .. }
            | Event::Paid { points: 0, purpose: Purpose::Item(_), .. }
            | Event::Worked { raised: false, .. }
            | Event::Scored { source: Source::Best | Source::Cards | Source::Banker, .. }
            | Event::TurnEnded { left: 0, .. } => Telling::Part,
            Event::Scored { source: Source::Merchant, .. } => Telling::Main,
            Event::Looked { .. }
            | Event::Chosen { .. }
            | Event::Returned { .. }
            | Event::Raised { .. }
            | Event::Passed { .. }
            | Event::Paid { .. }
            | Event::HandedOver { .. }
            | Event::Received { .. }
            | Event::Scored { .. }
            | Event::Under { .. }
            | Event::Displaced { .. }
            | Event::Free { .. }
            | Event::Refused { .. }
            | Event::Added { .. } => Telling::Detail,
            _ => Telling::Main,
        }
    }
}
