//! Bids given ahead: raise for me up to a sum, or pass, for as long as this item is auctioned (§3.2, §3.3).

use crate::Choice;
use crate::ids::Item;
use crate::state::Princes;
use crate::steps::{Bidding, Step};
use kit::{Follow, Game, Phrase, Seat, StandingOrder};

/// So many sums are offered, from the next bid on.
const SUMS: i32 = 12;

/// An order is about one item in one round: each item is auctioned once a round at most (§3.1).
struct Order {
    /// `None`: pass.
    limit: Option<i32>,
    item: Item,
    round: u8,
}

impl Order {
    fn id(&self) -> String {
        let what = self.limit.map_or("pass".to_string(), |limit| format!("raise-to-{limit}"));
        format!("{what} {} {}", self.item.word(), self.round)
    }

    fn read(id: &str) -> Option<Order> {
        let mut parts = id.split(' ');
        let (what, item, round) = (parts.next()?, parts.next()?, parts.next()?.parse().ok()?);
        let limit = match what.strip_prefix("raise-to-") {
            Some(sum) => Some(sum.parse().ok()?),
            None if what == "pass" => None,
            None => return None,
        };
        Some(Order { limit, item: Item::from_word(item)?, round })
    }

    fn phrase(&self) -> Phrase {
        let phrase = match self.limit {
            Some(limit) => Phrase::new("order-raise-to").with("florins", limit),
            None => Phrase::new("order-pass"),
        };
        phrase.with("item", Phrase::name("item", self.item))
    }
}

impl Princes {
    /// The auction that goes on, whoever is asked in it, perhaps about something else first (§8.18).
    fn bidding(&self) -> Option<Bidding> {
        self.steps().into_iter().rev().find_map(|step| match step {
            Step::Bidding(bidding) => Some(bidding),
            _ => None,
        })
    }

    pub(crate) fn orders_of(&self, seat: Seat) -> Vec<StandingOrder> {
        let Some(bidding) = self.bidding().filter(|bidding| bidding.is_in_play(seat)) else { return Vec::new() };
        let order = |limit| {
            let order = Order { limit, item: bidding.item, round: self.round };
            StandingOrder { id: order.id(), phrase: order.phrase() }
        };
        let raise = self.edition.raise.max(1);
        let sums = (1..=SUMS).map(|nth| bidding.price + nth * raise);
        let can = |sum: &i32| self.takes(seat, bidding.item).is_ok() && self.afford(seat, *sum).is_ok();
        let pass = (bidding.seat != seat).then(|| order(None));
        sums.filter(can).map(|sum| order(Some(sum))).chain(pass).collect()
    }

    pub(crate) fn words_of_order(id: &str) -> Option<Phrase> {
        Order::read(id).map(|order| order.phrase())
    }

    pub(crate) fn follow_order(&self, seat: Seat, id: &str) -> Follow<Choice> {
        let (Some(order), Some(bidding)) = (Order::read(id), self.bidding()) else { return Follow::Ended };
        if order.item != bidding.item || order.round != self.round || !bidding.is_in_play(seat) {
            return Follow::Ended;
        }
        if bidding.seat != seat || !matches!(self.top(), Some(Step::Bidding(_))) {
            return Follow::Waits;
        }
        let next = bidding.price + self.edition.raise;
        match order.limit {
            None => Follow::Answer(Choice::Pass),
            Some(limit) if next <= limit && self.takes(seat, order.item).is_ok() && self.afford(seat, next).is_ok() => {
                Follow::Answer(Choice::Raise)
            }
            Some(_) => Follow::Ended,
        }
    }
}
