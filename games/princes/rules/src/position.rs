//! The whole state as a document, for puzzles, tests and bug reports.

mod check;
mod load;

use crate::deck::Deck;
use crate::ids::{Bonus, Building, Card, Character, Freedom, Item, Prestige, Profession, Source};
use crate::land::{Garden, Site};
use crate::prince::Prince;
use crate::set::{PileCard, Set};
use crate::state::Princes;
use crate::steps::Step;
use kit::{Game, PositionError, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// From 1; 0 during set-up.
    pub round: u8,
    pub first: Seat,
    pub princes: Vec<PrincePosition>,
    /// A face-down pile; `null`: everything that is nowhere else, shuffled.
    pub professions: Option<PilePosition<Profession>>,
    pub bonuses: Option<PilePosition<Bonus>>,
    pub prestige: Option<PilePosition<Prestige>>,
    /// Bonus cards that have been played.
    pub gone: Vec<Bonus>,
    /// Items left for the auctions, prestige cards apart; `null`: all that nobody has.
    pub stock: Option<BTreeMap<Item, u8>>,
    pub buildings: Option<BTreeMap<Building, u8>>,
    /// Freedoms left; `null`: as many as the table begins with, less those introduced (with two princes: without extra ones).
    pub freedoms: Option<BTreeMap<Freedom, u8>>,
    /// Florins on the Banker.
    pub banker: i32,
    /// Who knows where a hidden card is, besides the prince who holds it.
    #[serde(default)]
    pub seen: BTreeMap<Card, Seats>,
    /// What is asked, from the bottom to the top. None: the game is over.
    pub steps: Vec<Step>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PilePosition<T> {
    pub shuffled: Vec<T>,
    /// The next to come after the shuffled ones stands first.
    #[serde(default = "Vec::new")]
    pub under: Vec<T>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrincePosition {
    pub florins: i32,
    /// Prestige by where it came from.
    pub points: BTreeMap<Source, i16>,
    /// Profession cards in hand.
    pub hand: Vec<Profession>,
    /// Profession cards face up before him.
    pub table: Vec<Profession>,
    pub recruiting_in_hand: u8,
    pub recruiting_on_table: u8,
    pub bonuses: Vec<Bonus>,
    pub cards: Vec<Prestige>,
    pub jesters: u8,
    pub builders: u8,
    pub freedoms: Vec<Freedom>,
    /// A joint building stands here for both owners, with the same spot and border.
    pub buildings: BTreeMap<Building, Site>,
    pub landscapes: Vec<Garden>,
    /// The value of his best work this round; 0: none.
    pub best: u16,
    pub character: Option<Character>,
}

fn wrong<T>(path: impl Into<String>, message: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(path, message))
}

impl Position {
    pub fn of(game: &Princes) -> Position {
        let stocked = Item::ALL.iter().copied().filter(|item| !matches!(item, Item::Landscape | Item::PrestigeCard));
        let mut seen = BTreeMap::new();
        note_seen(&game.professions, game.everyone().fold(Set::NONE, |all, p| all.or(p.table)), &mut seen);
        note_seen(&game.bonuses, game.gone, &mut seen);
        note_seen(&game.prestige, Set::NONE, &mut seen);
        Position {
            round: game.round,
            first: game.first,
            princes: game.everyone().map(PrincePosition::of).collect(),
            professions: Some(PilePosition::of(&game.professions)),
            bonuses: Some(PilePosition::of(&game.bonuses)),
            prestige: Some(PilePosition::of(&game.prestige)),
            gone: game.gone.iter().collect(),
            stock: Some(stocked.map(|item| (item, game.stock[item.index()])).collect()),
            buildings: Some(Building::ALL.iter().map(|b| (*b, game.buildings[b.index()])).collect()),
            freedoms: Some(Freedom::ALL.iter().map(|f| (*f, game.freedoms[f.index()])).collect()),
            banker: game.banker,
            seen,
            steps: game.steps(),
        }
    }
}

impl<T: PileCard> PilePosition<T> {
    fn of(deck: &Deck<T>) -> Self {
        PilePosition { shuffled: deck.shuffled.iter().collect(), under: deck.under.to_vec() }
    }
}

/// What the state knows about hidden cards; open ones are seen by all.
fn note_seen<T: PileCard>(deck: &Deck<T>, open: Set<T>, out: &mut BTreeMap<Card, Seats>) {
    for card in Set::<T>::ALL.minus(open).iter() {
        let seen = deck.seen(card);
        if !seen.is_empty() {
            out.insert(card.card(), seen);
        }
    }
}

impl PrincePosition {
    fn of(prince: &Prince) -> PrincePosition {
        PrincePosition {
            florins: prince.florins,
            points: Source::ALL.iter().map(|s| (*s, prince.points[s.index()])).collect(),
            hand: prince.hand.iter().collect(),
            table: prince.table.iter().collect(),
            recruiting_in_hand: prince.recruiters,
            recruiting_on_table: prince.left,
            bonuses: prince.bonuses.iter().collect(),
            cards: prince.cards.iter().collect(),
            jesters: prince.jesters,
            builders: prince.builders,
            freedoms: prince.freedoms.iter().collect(),
            buildings: prince.land.owned.iter().map(|b| (b, prince.land.sites[b.index()])).collect(),
            landscapes: prince.land.gardens.to_vec(),
            best: prince.best,
            character: prince.character,
        }
    }
}
