//! A prince opens an auction or gives up (§3.1, §3.5 to §3.13).
//! Also carried out here: §3.4.

use super::{Bidding, Last, Purchase};
use crate::Choice;
use crate::event::Event;
use crate::ids::Item;
use crate::set::Set;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Seats, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    pub seat: Seat,
    /// Who has bought or given up this round.
    pub out: Seats,
    /// The piles that are sold this round.
    pub sold: Set<Item>,
}

impl Opening {
    /// The next auction: the first free prince from `seat` clockwise opens it; a single one left buys at the fixed price
    /// (§3.6, §3.8); with nobody left the auctions are over.
    pub fn push(game: &mut Princes, seat: Seat, out: Seats, sold: Set<Item>) {
        let free = usize::from(game.seats) - out.len();
        let next = seat.clockwise(game.seats).find(|s| !out.contains(*s));
        match next {
            Some(seat) if free == 1 => game.push(Last { seat, sold }),
            Some(seat) => game.push(Opening { seat, out, sold }),
            None => {}
        }
    }

    /// After a sale (§3.6): an opener who bought nothing opens again.
    pub fn after_sale(self, game: &mut Princes, buyer: Seat, item: Item, price: i32) {
        Opening::push(game, self.seat, self.out.with(buyer), self.sold.with(item));
        game.push(Purchase { seat: buyer, item, price });
    }
}

impl Princes {
    /// Whether this pile may be sold at all (§3.5).
    pub(crate) fn offered(&self, item: Item, sold: Set<Item>) -> Result<(), Why> {
        ensure(!sold.contains(item), || Why::new("3.5", "why-sold"))?;
        ensure(self.left(item) > 0, || Why::new("3.5", "why-none-left"))
    }

    /// Whether this prince can take the item, money apart: everybody can see it (§3.9 to §3.12).
    pub(crate) fn takes(&self, seat: Seat, item: Item) -> Result<(), Why> {
        let prince = self.prince(seat);
        let room = prince.land.room.landscapes;
        match item {
            Item::Forest | Item::Lake | Item::Park => {
                let fits = item.landscape().is_some_and(|kind| room.contains(kind));
                ensure(fits, || Why::new("3.9", "why-no-room"))
            }
            Item::Landscape => {
                let fits = room.iter().any(|kind| self.left(kind.item()) > 0);
                ensure(fits, || Why::new("3.12", "why-no-room-for-any"))
            }
            Item::Builder => {
                let most = self.edition.builders.len() as i32 - 1;
                ensure(i32::from(prince.builders) < most, || Why::new("3.10", "why-three-builders").figure(most))
            }
            Item::Jester | Item::PrestigeCard | Item::RecruitingCard => Ok(()),
        }
    }
}

impl kit::Step<Princes> for Opening {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.items().map(Choice::Open));
        out.push(Choice::GiveUp);
        game.professor_in_auctions(self.seat, out);
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Open(item) = choice else { return game.may_also(choice) };
        game.offered(item, self.sold)?;
        game.takes(self.seat, item)?;
        game.afford(self.seat, game.edition.table(game.seats).opening)
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        let seat = self.seat;
        if let Choice::Open(item) = choice {
            let price = game.edition.table(game.seats).opening;
            log.tell(|| Event::Opened { seat, item, florins: price });
            Bidding { opening: self, item, price, high: seat, passed: Seats::NONE, seat }.go_on(game);
        } else if let Choice::Learn(sort) = choice {
            game.push(self);
            game.learn(seat, sort, log);
        } else {
            log.tell(|| Event::GaveUp { seat });
            Opening::push(game, seat, self.out.with(seat), self.sold);
        }
    }

    /// Who can pay for nothing should not be betrayed by a quick answer.
    fn forced_is_secret(&self, _: &Princes) -> bool {
        true
    }

    fn question(&self, game: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-open").with("florins", game.edition.table(game.seats).opening)
    }
}
