//! Excommunication tiles (§10.6 to §10.19).

use crate::goods::Resource;
use crate::places::{Kind, Work};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    #[serde(skip)]
    pub id: String,
    /// From 1.
    pub period: u8,
    pub effects: Vec<Penalty>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Penalty {
    /// So much less of each gain; of several resources in one gain the player names the one that is lessened.
    GainLess {
        resources: Vec<Resource>,
        amount: i16,
    },
    WorkPenalty {
        work: Work,
        value: i16,
    },
    ColouredPenalty(i16),
    TowerPenalty {
        kind: Kind,
        value: i16,
    },
    NoMarket(bool),
    /// So many servants for 1 of value.
    ServantsPerValue(i16),
    /// The first turn of each round is made up for after all other turns.
    FirstTurnLast(bool),
    NoFinalScore(Kind),
    /// Before the final scoring: points for each full group of points.
    LoseByPoints {
        vp: i16,
        each: i16,
    },
    /// For what is left of these at the end.
    LoseByStock {
        vp: i16,
        each: i16,
        of: Vec<Resource>,
    },
    /// For what is printed in the prices of the cards of a kind.
    LoseByPrintedPrice {
        vp: i16,
        each: i16,
        kind: Kind,
        of: Vec<Resource>,
    },
}
