//! The file of figures as it is typed.
//! Also carried out here: §1.1, §1.2, §1.3, §1.10.

use crate::pieces::{Colour, Kind, Noble, Rank, Tile};
use crate::place::Place;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub struct Figures {
    pub(super) rounds: u8,
    pub family: FamilyFigures,
    pub(super) board: Board,
    pub(super) queue: QueueFigures,
    pub time: TimeFigures,
    pub actions: Actions,
    pub guards: Guards,
    pub scandal: Scandal,
    pub(super) dial: Dial,
    pub(super) brag: Brag,
    pub objectives: Objectives,
    pub end: End,
    pub solo: Solo,
}

#[derive(Debug, Deserialize)]
pub struct FamilyFigures {
    pub debutantes: u8,
    pub donnas: u8,
    pub maestros: u8,
    pub guards: u8,
    pub gifts_at_start: u8,
    pub gifts_set_aside: u8,
    pub brag_markers: u8,
}

impl FamilyFigures {
    pub const fn members(&self, rank: Rank) -> u8 {
        match rank {
            Rank::Debutante => self.debutantes,
            Rank::Donna => self.donnas,
            Rank::Maestro => self.maestros,
        }
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct Board {
    pub(super) locations: Vec<Location>,
    pub(super) streets: Vec<[Place; 2]>,
    pub(super) route: Vec<Place>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Location {
    pub(super) id: u8,
    pub(super) row: u8,
    pub(super) column: u8,
}

#[derive(Debug, Deserialize)]
pub(super) struct QueueFigures {
    pub(super) labels: [u8; 7],
}

#[derive(Debug, Deserialize)]
pub struct TimeFigures {
    pub max: u8,
    pub start: u8,
    pub tokens: Vec<u8>,
}

#[derive(Debug, Deserialize)]
pub struct Actions {
    pub first_pass_time: u8,
    pub bonus_time: u8,
    pub bonus_vp: u16,
    pub deploy: u8,
    pub promote: u8,
    #[serde(rename = "move")]
    pub step: u8,
    pub hurry: u8,
    pub hurry_streets: u8,
    pub brag: u8,
    pub gift: u8,
    pub gift_more_each: u8,
}

#[derive(Debug, Deserialize)]
pub struct Guards {
    pub bodyguard_own_time: u8,
    pub bodyguard_other_vp: u16,
}

#[derive(Debug, Deserialize)]
pub struct Scandal {
    pub hand_limit: u8,
    pub instead_of_a_card: u8,
    pub discard_time: u8,
    pub run_streets: u8,
    pub(super) kinds: Vec<ScandalKind>,
}

#[derive(Debug, Deserialize)]
pub(super) struct ScandalKind {
    pub(super) id: Kind,
    pub(super) noble: Noble,
    pub(super) copies: u8,
    pub(super) cost: CostFigure,
}

#[derive(Debug, Deserialize)]
pub(super) struct CostFigure {
    pub(super) kind: CostKind,
    pub(super) time: u8,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CostKind {
    Time,
    Gain,
    GiftPrice,
}

/// What playing a scandal card costs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    Time(u8),
    /// The card brings time.
    Gain(u8),
    /// What the gift costs (§6.2).
    GiftPrice,
}

#[derive(Debug, Deserialize)]
pub(super) struct Dial {
    pub(super) segments: Vec<Segment>,
}

/// One round on the nobles' dial.
#[derive(Debug, Deserialize)]
pub struct Segment {
    pub(super) round: u8,
    pub noble: Noble,
    pub lead_vp: u16,
    pub gifts_after: u8,
    /// VP by place in the queue; empty for Giovanni.
    #[serde(default)]
    pub places: Vec<u16>,
    /// Giovanni's rewards: VP and price.
    #[serde(default)]
    pub rewards: Vec<(u16, u8)>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Brag {
    pub(super) levels: [u16; 3],
    pub(super) tiles: Vec<TileFigures>,
}

#[derive(Debug, Deserialize)]
pub(super) struct TileFigures {
    pub(super) id: Tile,
    pub(super) vp: u8,
    pub(super) unit: Unit,
}

/// What a brag tile counts (§5.7 to §5.15).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    DonnasAndMaestros,
    BragMarkers,
    ScandalCards,
    Leads,
    MembersInRow,
    MembersInColumn,
    LocationsWithTwo,
    GiftsGiven,
    LocationsWithOne,
}

#[derive(Debug, Deserialize)]
pub struct Objectives {
    pub(super) cards: Vec<ObjectiveCard>,
    pub(super) vp_by_members: Vec<u16>,
}

#[derive(Debug, Deserialize)]
pub(super) struct ObjectiveCard {
    pub(super) id: u8,
    pub(super) locations: Vec<Place>,
}

#[derive(Debug, Deserialize)]
pub struct End {
    pub time_per_vp: u8,
}

/// The figures of the solo mode.
#[derive(Debug, Deserialize)]
pub struct Solo {
    pub human_colour: Colour,
    pub colours: [Colour; 2],
    pub time_at_start: u8,
    pub time_round_1: u8,
    pub time_least: u8,
    pub giovanni_keeps: u8,
    pub ring_vp_by_act: [u16; 3],
    pub own_bodyguard_vp: u16,
    pub card_time: u8,
    pub kept_on_top: u8,
    pub brag_times_by_act: [u16; 3],
    pub guard_vp: u16,
    pub(super) letters: Letters,
    pub cards: Vec<StrozziFigures>,
    pub adjust: Adjustments,
}

#[derive(Debug, Deserialize)]
pub(super) struct Letters {
    pub(super) by_round: Vec<[Noble; 3]>,
}

#[derive(Debug, Deserialize)]
pub struct StrozziFigures {
    pub(super) number: u8,
    pub time: u8,
    pub effect: StrozziEffect,
    /// Which of the nobles A, B, C.
    #[serde(default)]
    pub target: Option<Letter>,
    #[serde(default)]
    pub colour: Option<CardColour>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StrozziEffect {
    Deploy,
    SpendAllAndPass,
    Promote,
    Brag,
    PlaceGuard,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Letter {
    A,
    B,
    C,
}

/// The colour a card of Strozzi's shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardColour {
    Orange,
    Blue,
    Least,
}

#[derive(Debug, Deserialize)]
pub struct Adjustments {
    pub brag_1_2_3: [u16; 3],
    pub one_time_less: u8,
    pub one_time_less_min: u8,
    pub one_time_more: u8,
    pub one_time_more_max: u8,
    pub half_giovanni_if_unpaid: u16,
    pub card_6_vp_per_time: u16,
    pub strozzi_first_pass_time: u8,
}
