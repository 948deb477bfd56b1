//! What a card costs (§5): prices, discounts, and whether a purse can pay.

use crate::card::{Card, Permanent};
use crate::goods::{Goods, Resource};
use crate::leader::Ability;
use crate::places::Kind;
use crate::reasons;
use crate::state::Lorenzo;
use kit::{List, Seat, Why};

/// What a player can pay a card with, for whoever wants to hear why it is not enough.
pub(crate) struct Means {
    /// What is in hand now.
    pub hand: Goods,
    /// What is spent before the card is paid.
    pub spent: Goods,
    /// What will be there then, the floor's bonus included.
    pub purse: Goods,
}

impl Means {
    /// Everything before the price is settled: what is in hand is there for it.
    pub(crate) fn at_hand(purse: Goods) -> Means {
        Means { hand: purse, spent: Goods::NONE, purse }
    }
}

impl Lorenzo {
    /// Can this purse pay for the card, at any of its prices?
    pub(crate) fn affords(&self, seat: Seat, card: &Card, purse: &Goods, discount: &Goods) -> bool {
        card.prices.is_empty() || (0..card.prices.len()).any(|price| self.affords_price(seat, card, price, purse, discount))
    }

    /// Can this purse pay that price, with any of the discounts to choose from?
    pub(crate) fn affords_price(&self, seat: Seat, card: &Card, price: usize, purse: &Goods, discount: &Goods) -> bool {
        if !self.player(seat).influence.has_discount(card.kind) {
            return purse.covers(&needed(card, price, discount));
        }
        let choices = self.discount_choices(seat, card, price);
        let pays = |chosen: Option<&Goods>| purse.covers(&needed(card, price, &self.discount(seat, card, price, discount, chosen)));
        if choices.is_empty() { pays(None) } else { choices.iter().any(|choice| pays(Some(choice))) }
    }

    /// Why it cannot: what is missing at that price.
    pub(crate) fn price_refused(&self, seat: Seat, card: &Card, price: usize, means: &Means, discount: &Goods) -> Why {
        let all = self.discount(seat, card, price, discount, self.discount_choices(seat, card, price).first());
        reasons::cannot_pay(rule(card), means, &needed(card, price, &all))
    }

    /// The same where no price of the card can be paid: all of them are named.
    pub(crate) fn prices_refused(&self, seat: Seat, card: &Card, means: &Means, discount: &Goods) -> Why {
        let why = |price: usize| self.price_refused(seat, card, price, means, discount);
        (1..card.prices.len()).fold(why(0), |first, price| first.nor(why(price)))
    }

    /// The fewest coins the card can be had for, besides whatever else it costs.
    pub(crate) fn cheapest_in_coins(&self, seat: Seat, card: &Card, discount: &Goods) -> i16 {
        let coins = |price: usize| {
            let chosen = self.discount_choices(seat, card, price);
            due(card, price, &self.discount(seat, card, price, discount, chosen.first())).get(Resource::Coin)
        };
        (0..card.prices.len()).map(coins).min().unwrap_or(0)
    }

    /// All discounts on a card together (§5.5): the extra action's, the fixed ones of cards, Pico's, and the one chosen.
    pub(crate) fn discount(&self, seat: Seat, card: &Card, price: usize, action: &Goods, chosen: Option<&Goods>) -> Goods {
        let mut sum = *action;
        if !self.player(seat).influence.has_discount(card.kind) {
            return sum;
        }
        for effect in self.permanents(seat) {
            if let Permanent::TowerBonus { kind, discount_one_of, .. } = effect
                && *kind == card.kind
            {
                let mut useful = discount_one_of.iter().filter(|option| lowers(option, card, price));
                match (useful.next(), useful.next()) {
                    (Some(only), None) => sum += *only,
                    (Some(_), Some(_)) => sum += chosen.copied().unwrap_or_default(),
                    _ => {}
                }
            }
        }
        for (_, leader) in self.abilities(seat) {
            if let Ability::CardDiscount(discount) = &leader.effect {
                sum += *discount;
            }
        }
        sum
    }

    /// The discounts of which the player names one: those of one card that all lower the price (§5.7). Fewer than two: no choice.
    pub(crate) fn discount_choices(&self, seat: Seat, card: &Card, price: usize) -> List<Goods, 4> {
        if !self.player(seat).influence.has_discount(card.kind) {
            return List::new();
        }
        let mut choices = List::new();
        for effect in self.permanents(seat) {
            if let Permanent::TowerBonus { kind, discount_one_of, .. } = effect
                && *kind == card.kind
                && discount_one_of.len() > 1
            {
                choices = discount_one_of.iter().copied().filter(|option| lowers(option, card, price)).collect();
            }
        }
        if choices.len() > 1 { choices } else { List::new() }
    }
}

/// The rule that says what a card is paid with.
pub(crate) const fn rule(card: &Card) -> &'static str {
    if matches!(card.kind, Kind::Venture) { "5.3" } else { "5.2" }
}

/// Does this discount take anything off that price?
fn lowers(discount: &Goods, card: &Card, price: usize) -> bool {
    card.prices.get(price).is_some_and(|price| discount.iter().any(|(resource, _)| price.pay.get(resource) > 0))
}

/// What is paid for that price.
pub(crate) fn due(card: &Card, price: usize, discount: &Goods) -> Goods {
    card.prices.get(price).map_or(Goods::NONE, |price| price.pay.less(discount))
}

/// What must be held for that price: what is paid and what is only shown (§5.3, §5.6).
fn needed(card: &Card, price: usize, discount: &Goods) -> Goods {
    card.prices.get(price).map_or(Goods::NONE, |price| price.pay.less(discount).at_least(&price.require))
}
