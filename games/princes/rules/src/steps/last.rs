//! The last free prince takes an item at the fixed price, or nothing (§3.8).

use super::Purchase;
use crate::Choice;
use crate::event::Event;
use crate::ids::Item;
use crate::set::Set;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who, Why};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Last {
    pub seat: Seat,
    /// The piles that are sold this round.
    pub sold: Set<Item>,
}

impl kit::Step<Princes> for Last {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.items().map(Choice::Take));
        out.push(Choice::GiveUp);
        game.professor_in_auctions(self.seat, out);
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Take(item) = choice else { return game.may_also(choice) };
        game.offered(item, self.sold)?;
        game.takes(self.seat, item)?;
        game.afford(self.seat, game.edition.table(game.seats).last_price)
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        let seat = self.seat;
        if let Choice::Take(item) = choice {
            let price = game.edition.table(game.seats).last_price;
            game.push(Purchase { seat, item, price });
        } else if let Choice::Learn(sort) = choice {
            game.push(self);
            game.learn(seat, sort, log);
        } else {
            log.tell(|| Event::GaveUp { seat });
        }
    }

    fn forced_is_secret(&self, _: &Princes) -> bool {
        true
    }

    fn question(&self, game: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-last").with("florins", game.edition.table(game.seats).last_price)
    }
}
