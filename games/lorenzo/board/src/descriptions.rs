//! Prices and effects in words: what panels and screen readers say, as `icons.rs` shows the same in pictures.

use kit::Phrase;
use lorenzo::card::{Counted, Effect, Exchange, GainPer, Permanent, Price, TowerKind, Yield};
use lorenzo::leader::{Ability, Leader, Requirement, When};
use lorenzo::{Card, Goods, Work};

/// "3 coins, 2 wood": messages `amount-…`.
pub(crate) fn amounts(goods: &Goods) -> Vec<Phrase> {
    goods.iter().map(|(resource, n)| Phrase::name("amount", resource).with("n", n)).collect()
}

pub(crate) fn goods(goods: &Goods) -> Phrase {
    Phrase::new("draw-goods").with("goods", amounts(goods))
}

/// "a or b".
fn alternatives(all: impl Iterator<Item = Phrase>) -> Option<Phrase> {
    all.reduce(|a, b| Phrase::new("draw-or").with("a", a).with("b", b))
}

/// The sentences that describe a card, its name first.
pub(crate) fn card(card: &Card) -> Vec<Phrase> {
    let mut told = vec![Phrase::name("card", &card.id)];
    told.extend(alternatives(card.prices.iter().map(price)).map(|all| Phrase::new("draw-price").with("goods", all)));
    let at_once: Vec<Phrase> = card.immediate.iter().map(effect).collect();
    if !at_once.is_empty() {
        told.push(Phrase::new("draw-at-once").with("what", at_once));
    }
    told.extend(card.permanent.iter().map(|effect| match effect {
        Permanent::Harvest(worked) => Phrase::new("draw-harvest").with("value", worked.value).with("what", yields(&worked.effects)),
        Permanent::Production(worked) => Phrase::new("draw-production").with("value", worked.value).with("what", yields(&worked.effects)),
        Permanent::EndPoints(points) => Phrase::new("draw-end-points").with("goods", Phrase::name("amount", "vp").with("n", *points)),
        other => permanent(other),
    }));
    told
}

pub(crate) fn price(price: &Price) -> Phrase {
    if price.require.is_empty() {
        goods(&price.pay)
    } else {
        Phrase::new("draw-price-needs").with("goods", amounts(&price.pay)).with("needs", amounts(&price.require))
    }
}

fn gain_per(per: &GainPer) -> Phrase {
    let thing = match per.per {
        Counted::Cards(kind) => Phrase::name("draw-each", kind),
        Counted::Resource(resource) => Phrase::name("amount", resource).with("n", per.each),
    };
    Phrase::new("draw-per").with("goods", amounts(&per.gain)).with("thing", thing)
}

fn extra_work(work: Work, value: i16) -> Phrase {
    Phrase::name("draw-extra", work).with("value", value)
}

pub(crate) fn effect(effect: &Effect) -> Phrase {
    match effect {
        Effect::Gain(gain) => goods(gain),
        Effect::GainPer(per) => gain_per(per),
        Effect::ExtraTower { kind, value, discount } => {
            let tower = if let TowerKind::One(kind) = kind { Phrase::name("tower", kind) } else { Phrase::new("draw-any-tower") };
            let action = Phrase::new("draw-extra-tower").with("tower", tower).with("value", *value);
            if discount.is_empty() {
                return action;
            }
            Phrase::new("draw-cheaper").with("what", action).with("goods", amounts(discount))
        }
        Effect::ExtraWork { work, value } => extra_work(*work, *value),
    }
}

pub(crate) fn exchange(exchange: &Exchange) -> Phrase {
    Phrase::new("choice-exchange-goods").with("pay", amounts(&exchange.pay)).with("gain", amounts(&exchange.gain))
}

/// What a card does when it is worked.
pub(crate) fn yields(yields: &[Yield]) -> Vec<Phrase> {
    let told = |what: &Yield| match what {
        Yield::Gain(gain) => goods(gain),
        Yield::GainPer(per) => gain_per(per),
        Yield::Exchange(list) => alternatives(list.iter().map(exchange)).unwrap_or_else(|| Phrase::new("list-nothing")),
    };
    yields.iter().map(told).collect()
}

/// A lasting effect that stands under a term of its own ("Harvest", "At the end").
pub(crate) fn permanent(effect: &Permanent) -> Phrase {
    match effect {
        Permanent::Harvest(worked) | Permanent::Production(worked) => Phrase::new("draw-goods").with("goods", yields(&worked.effects)),
        Permanent::TowerBonus { kind, value, discount_one_of } => {
            let bonus = Phrase::new("draw-tower-bonus").with("tower", Phrase::name("tower", kind)).with("value", *value);
            match alternatives(discount_one_of.iter().map(goods)) {
                Some(off) => Phrase::new("draw-cheaper").with("what", bonus).with("goods", off),
                None => bonus,
            }
        }
        Permanent::WorkBonus { work, value } => Phrase::name("draw-bonus", work).with("value", *value),
        Permanent::NoFloorBonus(_) => Phrase::new("draw-no-floor-bonus"),
        Permanent::EndPoints(points) => Phrase::name("amount", "vp").with("n", *points),
    }
}

/// A leader: name, what he asks for, what he does.
pub(crate) fn leader(leader: &Leader) -> Vec<Phrase> {
    let when = if leader.when == When::Once { "draw-once" } else { "draw-always" };
    vec![
        Phrase::name("leader", &leader.id),
        Phrase::new("draw-leader-needs").with("what", requirement(&leader.requires)),
        Phrase::new(when).with("what", ability(&leader.effect)),
    ]
}

pub(crate) fn requirement(requires: &Requirement) -> Vec<Phrase> {
    let mut told: Vec<Phrase> = requires.cards.iter().map(|(kind, n)| Phrase::name("draw-cards", kind).with("n", *n)).collect();
    if requires.cards_of_one_kind > 0 {
        told.push(Phrase::new("draw-cards-of-one-kind").with("n", requires.cards_of_one_kind));
    }
    told.extend(amounts(&requires.own));
    told
}

pub(crate) fn ability(ability: &Ability) -> Phrase {
    let new = Phrase::new;
    match ability {
        Ability::Gain(gain) => goods(gain),
        Ability::ExtraWork { work, value } => extra_work(*work, *value),
        Ability::RaiseMember(value) => new("draw-raise").with("value", *value),
        Ability::SharesSpaces => new("draw-shares-spaces"),
        Ability::NoTowerFee => new("draw-no-fee"),
        Ability::CardDiscount(off) => new("draw-card-discount").with("goods", amounts(off)),
        Ability::ChurchSupport(gift) => new("draw-church-support").with("goods", amounts(gift)),
        Ability::ColouredBonus(value) => new("draw-coloured-bonus").with("value", *value),
        Ability::NeutralBonus(value) => new("draw-neutral-bonus").with("value", *value),
        Ability::ColouredValue(value) => new("draw-coloured-value").with("value", *value),
        Ability::CopyLeader => new("draw-copy-leader"),
        Ability::NoTerritoryMilitary => new("draw-no-military"),
        Ability::MultiplyCardGain { resources, factor } => {
            let named: Vec<Phrase> = resources.iter().map(|r| Phrase::name("resource", r)).collect();
            new("draw-multiply").with("resources", named).with("factor", *factor)
        }
    }
}
