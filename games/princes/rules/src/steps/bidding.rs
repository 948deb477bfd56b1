//! The others raise or pass (§3.2, §3.3).

use super::Opening;
use crate::Choice;
use crate::event::Event;
use crate::ids::Item;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Seats, Who, Why};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bidding {
    /// Who opened, and how the round's auctions stand.
    pub opening: Opening,
    pub item: Item,
    /// The bid that stands.
    pub price: i32,
    /// Whose bid it is.
    pub high: Seat,
    /// Who has passed on this item.
    pub passed: Seats,
    /// Who is asked.
    pub seat: Seat,
}

impl Bidding {
    /// Asks the next free prince clockwise who has not passed, the highest bidder apart; without one the item is sold.
    pub(super) fn go_on(self, game: &mut Princes) {
        let next = self.seat.next(game.seats).clockwise(game.seats).find(|s| *s != self.high && self.is_in_play(*s));
        match next {
            Some(seat) => game.push(Bidding { seat, ..self }),
            None => self.opening.after_sale(game, self.high, self.item, self.price),
        }
    }
}

impl Bidding {
    /// The seat could still come to buy the item.
    pub(crate) fn is_in_play(&self, seat: Seat) -> bool {
        !self.passed.contains(seat) && !self.opening.out.contains(seat)
    }
}

impl kit::Step<Princes> for Bidding {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend([Choice::Raise, Choice::Pass]);
        game.professor_in_auctions(self.seat, out);
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        if choice != Choice::Raise {
            return game.may_also(choice);
        }
        game.takes(self.seat, self.item)?;
        game.afford(self.seat, self.price + game.edition.raise)
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        let seat = self.seat;
        if let Choice::Learn(sort) = choice {
            game.push(self);
            return game.learn(seat, sort, log);
        }
        if choice == Choice::Raise {
            self.price += game.edition.raise;
            self.high = seat;
            log.tell(|| Event::Raised { seat, florins: self.price });
        } else {
            self.passed = self.passed.with(seat);
            log.tell(|| Event::Passed { seat, item: Some(self.item) });
        }
        self.go_on(game);
    }

    /// A pass for want of money is a secret; one for want of room is not.
    fn forced_is_secret(&self, game: &Princes) -> bool {
        game.takes(self.seat, self.item).is_ok()
    }

    fn question(&self, game: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-bid")
            .with("item", Phrase::name("item", self.item))
            .with("florins", self.price)
            .with("seat", self.high)
            .with("raised", self.price + game.edition.raise)
    }
}
