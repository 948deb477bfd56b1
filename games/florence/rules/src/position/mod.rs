//! The whole state as a document, for puzzles, tests and bug reports.

mod build;
mod check;

use crate::pieces::{Colour, Kind, Member, Side, Source, Tile};
use crate::place::{Place, Shield};
use crate::state::{Florence, Pieces, Player};
use crate::steps::Step;
use crate::strozzi::{Deck, LayerPosition};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is asked or happens, from the bottom to the top.
    pub steps: Vec<Step>,
    pub round: u8,
    /// Who has the first-player marker: a seat, or 1 for Strozzi.
    pub first: Side,
    /// In seat order; Strozzi comes last.
    pub players: Vec<PlayerPosition>,
    pub families: Vec<FamilyPosition>,
    pub places: Vec<PlacePosition>,
    /// By shield (`street 4-5`, `brag 5`, `queue 5`) the players with a guard there.
    pub guards: BTreeMap<String, Vec<Side>>,
    /// Cosimo's, Contessina's and Giovanni's.
    pub carriages: [Option<Place>; 3],
    /// Where the carriages started.
    pub starts: Vec<Place>,
    /// By round, as far as the dial has shown them.
    pub destinations: [Option<Place>; 9],
    /// Likewise; round 1 has none.
    pub tokens: [Option<u8>; 9],
    /// The face-down scandal cards by kind; `null`: all that are nowhere else.
    pub deck: Option<BTreeMap<Kind, u8>>,
    pub discards: BTreeMap<Kind, u8>,
    /// Strozzi's face-down deck; absent with more than one seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strozzi: Option<DeckPosition>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    pub time: u8,
    /// Guards not on the board; `null`: all of them.
    pub guards: Option<u8>,
    pub gifts: u8,
    pub gifts_aside: u8,
    /// To Cosimo, Contessina and Giovanni.
    pub given: [u8; 3],
    pub ring: Option<Place>,
    /// 0: not yet; 1: was the first to pass in this round, and so on.
    pub passed: u8,
    pub objective: Option<u8>,
    pub hand: BTreeMap<Kind, u8>,
    /// Those of the hand that were held before their deck was last reshuffled.
    pub kept: BTreeMap<Kind, u8>,
    pub vp: BTreeMap<Source, u16>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FamilyPosition {
    pub id: Colour,
    /// Débutantes, donnas, maestros; `null`: all that are nowhere else.
    pub supply: Option<[u8; 3]>,
    /// Out of the game.
    pub removed: [u8; 3],
    /// `null`: all that are not on a tile.
    pub markers: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacePosition {
    pub id: Place,
    pub tile: Option<Tile>,
    /// From the lead backwards: `blue donna`.
    pub queue: Vec<String>,
    /// The bottom, middle and top box.
    pub brags: [Option<Colour>; 3],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckPosition {
    /// Cards that lie on top since the last upkeep: so many out of these.
    pub top: Vec<LayerPosition>,
    /// The numbers of the others, shuffled.
    pub rest: Vec<u8>,
}

impl Position {
    pub fn of(game: &Florence) -> Position {
        let guards = Shield::all(game.edition()).filter(|shield| game.is_guarded(*shield)).map(|shield| {
            let owners = game.sides().filter(|side| game.has_guard(*side, shield)).collect();
            (shield.to_string(), owners)
        });
        Position {
            steps: game.stack.iter().copied().collect(),
            round: game.round,
            first: game.first,
            players: game.sides().map(|side| PlayerPosition::of(game.player(side))).collect(),
            families: (0..game.family_count())
                .map(crate::pieces::Family)
                .map(|family| FamilyPosition::of(game.colour(family), &game.families[family.index()]))
                .collect(),
            places: Place::all().map(|place| PlacePosition::of(game, place)).collect(),
            guards: guards.collect(),
            carriages: game.carriages,
            starts: crate::edition::places_of(game.starts).collect(),
            destinations: game.destinations,
            tokens: game.tokens,
            deck: Some(cards_of(&game.deck)),
            discards: cards_of(&game.discards),
            strozzi: game.solo().then(|| DeckPosition::of(&game.strozzi)),
        }
    }
}

fn cards_of(cards: &[u8; 12]) -> BTreeMap<Kind, u8> {
    Kind::ALL.iter().copied().filter(|kind| cards[kind.index()] > 0).map(|kind| (kind, cards[kind.index()])).collect()
}

impl PlayerPosition {
    fn of(player: &Player) -> PlayerPosition {
        let scored = Source::ALL.iter().copied().filter(|source| player.vp[source.index()] > 0);
        PlayerPosition {
            time: player.time,
            guards: Some(player.guards),
            gifts: player.gifts,
            gifts_aside: player.gifts_aside,
            given: player.given,
            ring: player.ring,
            passed: player.passed,
            objective: player.objective.map(|card| card.0),
            hand: cards_of(&player.hand),
            kept: cards_of(&player.kept),
            vp: scored.map(|source| (source, player.vp[source.index()])).collect(),
        }
    }
}

impl FamilyPosition {
    fn of(colour: Colour, pieces: &Pieces) -> FamilyPosition {
        FamilyPosition { id: colour, supply: Some(pieces.supply), removed: pieces.removed, markers: Some(pieces.markers) }
    }
}

impl PlacePosition {
    fn of(game: &Florence, place: Place) -> PlacePosition {
        let name = |member: &Member| format!("{} {}", game.colour(member.family), member.rank);
        PlacePosition {
            id: place,
            tile: game.tiles[place.index()],
            queue: game.queue(place).iter().map(name).collect(),
            brags: game.brags[place.index()].map(|family| family.map(|f| game.colour(f))),
        }
    }
}

impl DeckPosition {
    fn of(deck: &Deck) -> DeckPosition {
        let numbers = |cards: u16| Deck::numbers(cards).map(|card| card.0).collect();
        DeckPosition {
            top: deck
                .top
                .iter()
                .filter(|layer| layer.count > 0)
                .map(|layer| LayerPosition { count: layer.count, cards: numbers(layer.from) })
                .collect(),
            rest: numbers(deck.rest),
        }
    }
}
