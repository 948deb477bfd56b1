//! Development cards and the vocabulary of their effects.

use crate::goods::{Goods, Resource};
use crate::places::{Kind, Work};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    #[serde(skip)]
    pub id: String,
    /// Its number in the box.
    pub number: u8,
    /// The name on the Italian card; what people read is in `lang/`.
    pub printed: String,
    pub kind: Kind,
    /// From 1.
    pub period: u8,
    /// Alternatives; none means free.
    pub prices: Vec<Price>,
    /// What happens when the card is laid down, in this order.
    pub immediate: Vec<Effect>,
    /// What it does as long as it lies there.
    pub permanent: Vec<Permanent>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// Must be held and is not spent.
    #[serde(default)]
    pub require: Goods,
    pub pay: Goods,
}

/// An immediate effect.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    Gain(Goods),
    GainPer(GainPer),
    /// An extra action in a tower of that kind, or in any.
    ExtraTower {
        kind: TowerKind,
        value: i16,
        #[serde(default)]
        discount: Goods,
    },
    ExtraWork {
        work: Work,
        value: i16,
    },
}

/// The gain once for each full group of `each` things.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GainPer {
    pub gain: Goods,
    pub per: Counted,
    pub each: i16,
}

#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Counted {
    Cards(Kind),
    Resource(Resource),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum TowerKind {
    One(Kind),
    Any(Any),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Any {
    Any,
}

/// What a card does as long as it lies there.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Permanent {
    Harvest(Worked),
    Production(Worked),
    /// Adds to the value of actions in a tower, and may take one of several resources off the card's price.
    TowerBonus {
        kind: Kind,
        value: i16,
        #[serde(default)]
        discount_one_of: Vec<Goods>,
    },
    WorkBonus {
        work: Work,
        value: i16,
    },
    /// No bonus from these floors, counted from 1.
    NoFloorBonus(Vec<u8>),
    /// Points at the end of the game.
    EndPoints(i16),
}

/// A territory or building at work: from which value of the action on, and what it does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worked {
    pub value: i16,
    pub effects: Vec<Yield>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Yield {
    Gain(Goods),
    GainPer(GainPer),
    /// Alternatives: at most one is made.
    Exchange(Vec<Exchange>),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    pub pay: Goods,
    pub gain: Goods,
}

impl Yield {
    /// What it can give, for checks.
    pub fn gains(&self) -> impl Iterator<Item = &Goods> {
        let (gain, exchanges) = match self {
            Yield::Gain(goods) | Yield::GainPer(GainPer { gain: goods, .. }) => (Some(goods), &[][..]),
            Yield::Exchange(exchanges) => (None, &exchanges[..]),
        };
        gain.into_iter().chain(exchanges.iter().map(|exchange| &exchange.gain))
    }
}

impl Card {
    /// How it is worked, from which value on, and what it yields.
    pub fn worked(&self) -> Option<(Work, i16, &[Yield])> {
        self.permanent.iter().find_map(|effect| match effect {
            Permanent::Harvest(worked) => Some((Work::Harvest, worked.value, &worked.effects[..])),
            Permanent::Production(worked) => Some((Work::Production, worked.value, &worked.effects[..])),
            _ => None,
        })
    }

    /// Its exchanges when it is worked; most cards have none.
    pub fn exchanges(&self) -> &[Exchange] {
        let yields = self.worked().map_or(&[][..], |(_, _, yields)| yields);
        yields.iter().find_map(|y| if let Yield::Exchange(list) = y { Some(&list[..]) } else { None }).unwrap_or(&[])
    }

    pub fn end_points(&self) -> i16 {
        self.permanent.iter().map(|effect| if let Permanent::EndPoints(points) = effect { *points } else { 0 }).sum()
    }

    /// Everything it ever gives, for checks.
    pub fn gains(&self) -> impl Iterator<Item = &Goods> {
        let immediate = self.immediate.iter().filter_map(|effect| match effect {
            Effect::Gain(goods) => Some(goods),
            Effect::GainPer(per) => Some(&per.gain),
            _ => None,
        });
        let yields = self.worked().map_or(&[][..], |(_, _, yields)| yields);
        let worked = yields.iter().flat_map(Yield::gains);
        immediate.chain(worked)
    }
}
