//! §1.4: each family is dealt a secret objective.

use super::LayTile;
use crate::choice::{Choice, Objective};
use crate::event::Event;
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealObjective {
    pub seat: Seat,
}

impl Florence {
    /// The objectives that nobody has, in order.
    pub(crate) fn objectives_left(&self) -> impl Iterator<Item = Objective> {
        (1..=self.edition().objectives()).map(Objective).filter(|card| self.players.iter().all(|p| p.objective != Some(*card)))
    }
}

impl Step<Florence> for DealObjective {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.objectives_left().map(Choice::Objective));
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Objective(card) = choice else { return kit::impossible_answer!(self, who, choice) };
        let seat = self.seat;
        game.players[seat.index()].objective = Some(card);
        log.tell(|| Event::ObjectiveDealt { seat, card: Some(card), places: game.edition().objective(card.0).to_vec() });
        if seat.0 + 1 < game.seats {
            game.push(DealObjective { seat: Seat(seat.0 + 1) });
        } else {
            game.push(LayTile { place: Place::at(0) });
        }
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-deal-objective")
    }
}
