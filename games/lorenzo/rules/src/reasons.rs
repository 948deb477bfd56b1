//! Why an answer is refused, where more than one step says so. The numbers are those of the README.

use crate::goods::{Goods, Resource};
use crate::prices::Means;
use kit::Why;

pub(crate) const NO_CARD: Why = Why::new("4.3", "why-no-card");
pub(crate) const NOT_HOME: Why = Why::new("2.4", "why-not-home");

/// A price that can't be paid: the first resource that is missing, with what is in hand and what goes off it before (§4.6).
pub(crate) fn cannot_pay(rule: &'static str, means: &Means, needed: &Goods) -> Why {
    let missing = means.purse.lacks(needed).unwrap_or(Resource::Coin);
    let price = needed.get(missing);
    let (hand, spent) = (means.hand.get(missing), means.spent.get(missing));
    let bonus = means.purse.get(missing) - (hand - spent);
    let after = |key| Why::new(rule, key).figure(price).figure(spent).figure(hand + bonus);
    match (missing, spent > 0, bonus > 0) {
        (Resource::Coin, true, false) => after("why-coin-after-fee"),
        (Resource::Coin, true, true) => after("why-coin-after-fee-with-bonus"),
        (Resource::Servant, true, _) => after("why-servant-after-value"),
        (Resource::Coin, false, true) => Why::new(rule, "why-coin-with-bonus").needs(price, hand).figure(hand + bonus),
        // No other bonus of the board pays for a card.
        _ => Why::new(rule, plain(missing)).needs(price, hand + bonus),
    }
}

/// An exchange or a requirement that the purse does not cover.
pub(crate) fn lacks(rule: &'static str, purse: &Goods, needed: &Goods) -> Why {
    cannot_pay(rule, &Means::at_hand(*purse), needed)
}

/// The value is not reached: with fewer servants than it takes.
pub(crate) fn value(needed: i16, reached: i16, servants: i16, held: i16) -> Why {
    Why::new("3.3", "why-value").figure(needed).figure(reached).figure(servants).figure(held)
}

fn plain(missing: Resource) -> &'static str {
    match missing {
        Resource::Coin => "why-coin",
        Resource::Wood => "why-wood",
        Resource::Stone => "why-stone",
        Resource::Servant => "why-servant",
        Resource::Military => "why-military",
        Resource::Faith => "why-faith",
        Resource::Vp | Resource::Privilege => "why-vp",
    }
}
