//! What cards do, as data: the operations the edition may combine with figures of its own.
//! Also carried out here: §10.8, §11.1, §11.2, §11.3, §11.4, §13.1, §13.3, §13.4, §14.1, §14.3, §14.4, §14.5, §14.6, §15.1, §15.3.

use serde::{Deserialize, Serialize};

/// The five kinds of card (chapter 10).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Event,
    Character,
    Celebration,
    Building,
    Church,
}

/// Whom an event concerns (§10.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Concerns {
    ActivePlayer,
    AllPlayers,
    OneOpponent,
}

/// How many bricks a player has to give up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Amount {
    Fixed { n: u8 },
    PerOwnTower { n: u8 },
    DownTo { n: u8 },
    HalfRoundedDown,
}

impl Amount {
    /// Never more than there are.
    pub fn due(self, store: u8, towers: u8) -> u8 {
        match self {
            Amount::Fixed { n } => n.min(store),
            Amount::PerOwnTower { n } => n.saturating_mul(towers).min(store),
            Amount::DownTo { n } => store.saturating_sub(n),
            Amount::HalfRoundedDown => store / 2,
        }
    }
}

/// What a building changes for its owner.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "modifier", rename_all = "snake_case")]
pub enum Modifier {
    BuildCost { delta: i8 },
    StoreLimit { set: u8 },
    ExchangeGive { set: u8 },
    ExtraDrawOnChooseCard { n: u8 },
}

/// What a celebration counts at the end.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    Flat,
    OwnSealOnContract,
    ColorWithOwnSeal,
    MajorityBonusWon,
}

/// Which contracts count for a celebration.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Filter {
    pub floors: Vec<u8>,
}

/// A celebration that does not stay with its taker.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum OnTake {
    GiveCardTo,
}

/// When a church card pays.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Condition {
    FulfilContract {
        #[serde(default)]
        floors: Vec<u8>,
        #[serde(default)]
        balcony: bool,
    },
    ContractsInOneTurn {
        n: u8,
    },
}

/// One of the things a card with several uses may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Use {
    DiscardCelebrationFromHand,
    IgnoreOwnEvent,
}

/// What a card does.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Effect {
    DiscardFromStore {
        who: Concerns,
        amount: Amount,
    },
    /// One brick: more is not supported.
    RemoveTowerBrick {
        who: Concerns,
        n: u8,
    },
    DrawFromBag {
        n: u8,
    },
    WaiveCardCost,
    TradeWithRow {
        max_swaps: u8,
    },
    ChooseOne {
        options: Vec<Use>,
    },
    ReduceBuildCost {
        by: u8,
    },
    SwapStoreBrick,
    StealStoreBrick,
    ProtectTowerFromRuin,
    Passive(Modifier),
    FinalPoints {
        per: Per,
        value: i8,
        #[serde(default)]
        filter: Option<Filter>,
        #[serde(default)]
        on_take: Option<OnTake>,
    },
    ChurchFirst {
        condition: Condition,
        prestige: u8,
    },
    ChurchCampanile {
        bricks: u8,
        prestige: u8,
    },
}

impl Effect {
    /// The kind of card that may do this; an edition that mixes them up is refused.
    pub fn fits(&self, kind: Kind) -> bool {
        match self {
            Effect::DiscardFromStore { who, .. } => kind == Kind::Event && *who != Concerns::OneOpponent,
            Effect::RemoveTowerBrick { who: Concerns::OneOpponent, n } => kind == Kind::Character && *n == 1,
            Effect::RemoveTowerBrick { n, .. } => kind == Kind::Event && *n == 1,
            Effect::DrawFromBag { .. } => kind == Kind::Event,
            // A building that makes building dearer is not a thing this program knows.
            Effect::Passive(Modifier::BuildCost { delta }) => kind == Kind::Building && *delta <= 0,
            Effect::Passive(_) => kind == Kind::Building,
            Effect::FinalPoints { .. } => kind == Kind::Celebration,
            Effect::ChurchFirst { .. } | Effect::ChurchCampanile { .. } => kind == Kind::Church,
            Effect::TradeWithRow { max_swaps } => kind == Kind::Character && (1..=3).contains(max_swaps),
            _ => kind == Kind::Character,
        }
    }

    /// Does a character have this use?
    pub fn has_use(&self, wanted: Use) -> bool {
        matches!(self, Effect::ChooseOne { options } if options.contains(&wanted))
    }
}
