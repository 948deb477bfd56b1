//! Leader cards (§12).
//! Also carried out here: §12.22, §12.23.

use crate::goods::{Goods, Resource};
use crate::places::{Kind, Work};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    #[serde(skip)]
    pub id: String,
    pub number: u8,
    /// The name on the card; what people read is in `lang/`.
    pub printed: String,
    pub requires: Requirement,
    #[serde(rename = "use")]
    pub when: When,
    pub effect: Ability,
}

/// What must hold when he is played; all parts of it.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Requirement {
    /// At least so many cards of each kind.
    #[serde(default)]
    pub cards: BTreeMap<Kind, u8>,
    /// At least so many cards of any one kind.
    #[serde(default)]
    pub cards_of_one_kind: u8,
    /// At least so much of each.
    #[serde(default)]
    pub own: Goods,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// Once in each round, when his owner says so.
    Once,
    /// From the moment he is played.
    Always,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ability {
    Gain(Goods),
    /// Character cards do not change its value (§9.10).
    ExtraWork {
        work: Work,
        value: i16,
    },
    /// One coloured member at home has this value until the end of the round.
    RaiseMember(i16),
    /// Occupied market and work spaces are open.
    SharesSpaces,
    NoTowerFee,
    CardDiscount(Goods),
    /// Comes with each support of the Church.
    ChurchSupport(Goods),
    ColouredBonus(i16),
    NeutralBonus(i16),
    /// All coloured members have this value.
    ColouredValue(i16),
    CopyLeader,
    NoTerritoryMilitary,
    /// These resources of a card's immediate gain come so many times.
    MultiplyCardGain {
        resources: Vec<Resource>,
        factor: i16,
    },
}
