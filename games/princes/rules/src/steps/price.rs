//! Cooperation: what the neighbour is to pay (§9.11, §9.12).

use super::{Made, Offer, Step};
use crate::Choice;
use crate::event::Event;
use crate::ids::Building;
use crate::shape::Spot;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    pub seat: Seat,
    pub building: Building,
    pub partner: Seat,
    pub spot: Spot,
}

impl Price {
    fn made(self, florins: u16) -> Made {
        Made { building: self.building, partner: self.partner, spot: self.spot, florins }
    }
}

impl kit::Step<Princes> for Price {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        let (from, to, step) = game.edition.prices;
        out.extend((from..=to).step_by(usize::from(step)).map(Choice::Price));
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        let (Choice::Price(florins), Some(Step::Resume(below))) = (choice, game.stack.iter().rev().nth(1)) else { return Ok(()) };
        ensure(!below.turn.offers.contains(&self.made(florins)), || Why::new("9.12", "why-offered-before"))
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, who: Who, choice: Choice, log: &mut L) {
        let Choice::Price(florins) = choice else { return kit::impossible_answer!(self, who, choice) };
        let made = self.made(florins);
        if let Some(Step::Resume(below)) = game.stack.top_mut() {
            // A full list would have refused the offer; nothing is lost if it is.
            let _kept = below.turn.offers.try_push(made);
        }
        let Made { building, partner, spot, .. } = made;
        log.tell(|| Event::Offered { seat: self.seat, partner, building, spot, florins });
        game.push(Offer { seat: self.seat, made });
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-price").with("building", Phrase::name("building", self.building)).with("seat", self.partner)
    }
}
