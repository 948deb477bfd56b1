//! What a card in a tower would cost the viewer now: price, fee and servants against what is there.

use crate::card::{self, Tag};
use crate::context::{Ctx, own, reaches};
use lorenzo::{Card, Goods, Reach, Resource, Space};

/// All payments for a card at one of its prices, in the order they fall due (§4.6).
pub(crate) struct Payment {
    pub servants: i16,
    pub fee: Goods,
    pub bonus: Goods,
    /// Must be held and is not spent.
    pub require: Goods,
    pub price: Goods,
}

impl Payment {
    /// What is paid of a resource in all.
    pub(crate) fn due(&self, resource: Resource) -> i16 {
        let servants = if resource == Resource::Servant { self.servants } else { 0 };
        self.price.get(resource) + self.fee.get(resource) + servants
    }

    /// What would be left of it; below zero: so much is missing.
    pub(crate) fn left(&self, purse: &Goods, resource: Resource) -> i16 {
        let left = purse.get(resource) + self.bonus.get(resource) - self.due(resource);
        let before_price = left + self.price.get(resource);
        // What must be held counts before the price is paid, and the fee cannot be paid from the floor's coins.
        let held = before_price - self.require.get(resource);
        let fee = purse.get(resource) - self.fee.get(resource);
        if held < 0 || fee < 0 { held.min(fee).min(left.min(0)) } else { left }
    }

    fn missing(&self, purse: &Goods) -> Goods {
        let mut missing = Goods::NONE;
        for resource in Resource::ALL {
            missing.set(*resource, self.left(purse, *resource).min(0));
        }
        missing
    }

    pub(crate) fn is_possible(&self, purse: &Goods) -> bool {
        self.missing(purse).is_empty()
    }
}

/// The payments for a card on a floor, one for each of its prices; a free card has one.
pub(crate) fn payments(card: &Card, reach: Option<&Reach>) -> Vec<Payment> {
    let taking = reach.and_then(|reach| reach.taking.as_ref());
    let one = |nth: usize| {
        let printed = card.prices.get(nth);
        let mut require = printed.map_or(Goods::NONE, |price| price.require);
        require.add(Resource::Military, taking.map_or(0, |taking| taking.military));
        Payment {
            servants: reach.map_or(0, |reach| reach.servants),
            fee: taking.map_or(Goods::NONE, |taking| taking.fee),
            bonus: taking.map_or(Goods::NONE, |taking| taking.bonus),
            require,
            price: taking.and_then(|taking| taking.prices.get(nth).copied()).or(printed.map(|price| price.pay)).unwrap_or_default(),
        }
    };
    (0..card.prices.len().max(1)).map(one).collect()
}

/// Of the actions that could take the card, the one that comes cheapest: what the prices are shown for.
pub(crate) fn cheapest<'a>(ctx: &Ctx<'a>, space: Space) -> Option<&'a Reach> {
    reaches(ctx, space).min_by_key(|reach| (reach.refused.is_some(), reach.servants))
}

/// The price tags on a card: for the viewer who looks for a place, what he would pay and what is missing; else as printed.
pub(crate) fn tags(ctx: &Ctx<'_>, card: &Card, space: Space) -> Vec<Tag> {
    let (Some(player), Some(reach)) = (own(ctx), cheapest(ctx, space)) else { return card::printed(card) };
    let tag = |(price, payment): (&lorenzo::card::Price, Payment)| {
        let mut missing = payment.missing(&player.goods);
        // Servants that only the value asks for are missing in the niche, not in the price.
        if missing.get(Resource::Servant) != 0 && payment.price.get(Resource::Servant) == 0 {
            missing.set(Resource::Servant, 0);
        }
        Tag { require: price.require, pay: payment.price, missing }
    };
    card.prices.iter().zip(payments(card, Some(reach))).map(tag).collect()
}
