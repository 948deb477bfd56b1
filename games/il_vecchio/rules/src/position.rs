//! The whole state as a document: for puzzles, tests and bug reports.

mod build;
mod stack;

use crate::{Crest, Edition, Family, Good, IlVecchio, Kind, Province, Tile, TilePile, Track};
use kit::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is asked, from the bottom to the top; cities by id.
    pub steps: Vec<Value>,
    pub first: Seat,
    pub families: Vec<FamilyPosition>,
    /// Who stands on each track, in the order of arrival.
    pub tracks: BTreeMap<Track, Vec<Seat>>,
    /// The town of each middleman.
    pub middlemen: BTreeMap<Kind, String>,
    /// Crests nobody has taken; `null`: all that no family has.
    pub crests: Option<BTreeMap<Crest, u8>>,
    /// How many of them are in the pile; `null`: as many as have not been taken from it.
    pub pile: Option<u8>,
    /// Province tiles nobody has; `null`: all that are nowhere else.
    pub provinces: Option<Vec<Province>>,
    pub council: PilePosition,
    pub nobility: PilePosition,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FamilyPosition {
    pub goods: BTreeMap<Good, u16>,
    /// `null`: all members that are nowhere else.
    pub reserve: Option<u8>,
    /// Members in cities, by the city's id.
    pub standing: BTreeMap<String, u8>,
    pub lying: BTreeMap<String, u8>,
    /// All province tiles won, and those of them used.
    pub provinces: Vec<Province>,
    pub used: Vec<Province>,
    /// Council tiles lying open, and the one face down.
    pub council: Vec<Tile>,
    pub face_down: Option<Tile>,
    pub nobility: Vec<Tile>,
    pub crests: BTreeMap<Crest, u8>,
    pub passed: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PilePosition {
    /// From the top down, tiles shuffled together; `null`: all that are nowhere else, in one layer.
    pub layers: Option<Vec<LayerPosition>>,
    /// Who looked at which tiles and kept which, in the order of time. The last may be still looking.
    pub looks: Vec<LookPosition>,
    /// How many of the looks were at set-up, once the stack has been shuffled after it.
    pub dealt: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayerPosition {
    pub tiles: Vec<Tile>,
    /// The look after which they were put there, if that seat still knows them; counted from 0.
    pub look: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LookPosition {
    pub seat: Seat,
    pub tiles: Vec<Tile>,
    pub kept: Option<Tile>,
}

impl Position {
    pub(crate) fn of(game: &IlVecchio) -> Position {
        let edition = game.edition;
        let families = &game.families[..usize::from(game.seats)];
        Position {
            steps: game.stack.iter().map(|step| stack::to_json(step, edition)).collect(),
            first: game.first,
            families: families.iter().map(|family| FamilyPosition::of(family, edition)).collect(),
            tracks: Track::ALL.iter().map(|t| (*t, game.row(*t).iter().map(|s| Seat(*s)).collect())).collect(),
            middlemen: Kind::ALL.iter().zip(game.middlemen.iter()).map(|(k, c)| (*k, edition.city_id(*c).to_string())).collect(),
            crests: Some(Crest::ALL.iter().map(|c| (*c, game.crests.0[c.index()])).collect()),
            pile: Some(game.pile),
            provinces: Some(game.provinces.iter().collect()),
            council: PilePosition::of(&game.council),
            nobility: PilePosition::of(&game.nobility),
        }
    }
}

impl FamilyPosition {
    fn of(family: &Family, edition: &Edition) -> FamilyPosition {
        FamilyPosition {
            goods: Good::ALL.iter().map(|good| (*good, family.purse.count(*good))).collect(),
            reserve: Some(family.reserve),
            standing: family.up().iter().map(|c| (edition.city_id(c).to_string(), family.standing(c))).collect(),
            lying: family.down().iter().map(|c| (edition.city_id(c).to_string(), family.lying(c))).collect(),
            provinces: family.provinces.iter().collect(),
            used: family.used.iter().collect(),
            council: family.council.iter().collect(),
            face_down: family.face_down,
            nobility: family.nobility.iter().collect(),
            crests: Crest::ALL.iter().map(|c| (*c, family.crests[c.index()])).collect(),
            passed: family.passed,
        }
    }
}

impl PilePosition {
    fn of(pile: &TilePile) -> PilePosition {
        let look = |look: &crate::Look| LookPosition { seat: look.seat, tiles: look.tiles.iter().collect(), kept: look.kept };
        let layer = |layer: &crate::Layer| LayerPosition { tiles: layer.tiles.iter().collect(), look: layer.look };
        PilePosition {
            layers: Some(pile.layers.iter().map(layer).collect()),
            looks: pile.looks.iter().map(look).collect(),
            dealt: pile.dealt,
        }
    }
}
