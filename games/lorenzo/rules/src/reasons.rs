//! Why an answer is refused, where more than one step says so. The numbers are those of the README.

use crate::goods::{Goods, Resource};
use kit::Why;

pub(crate) const NO_CARD: Why = Why::new("4.3", "why-no-card");
pub(crate) const NOT_HOME: Why = Why::new("2.4", "why-not-home");

/// A price, an exchange or a requirement that the purse does not cover: the first resource that is missing.
pub(crate) fn lacks(rule: &'static str, purse: &Goods, needed: &Goods) -> Why {
    let missing = purse.lacks(needed).unwrap_or(Resource::Coin);
    let key = match missing {
        Resource::Coin => "why-coin",
        Resource::Wood => "why-wood",
        Resource::Stone => "why-stone",
        Resource::Servant => "why-servant",
        Resource::Military => "why-military",
        Resource::Faith => "why-faith",
        Resource::Vp | Resource::Privilege => "why-vp",
    };
    Why::new(rule, key).needs(needed.get(missing), purse.get(missing))
}
