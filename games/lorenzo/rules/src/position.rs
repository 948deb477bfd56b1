//! The whole state as a document, for puzzles, tests and bug reports.

use crate::Edition;
use crate::edition::{MOST_LEADERS, PERIODS};
use crate::goods::Goods;
use crate::ids::{BonusId, CardId, LeaderId, TileId};
use crate::places::{ALL_FLOORS, Kind, Member, Space};
use crate::state::{Leaders, Lorenzo};
use crate::steps::Step;
use kit::{CardSet, List, LoadedEdition, PositionError, Seat, Seats, Setup, Stack};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

mod check;

/// Components are named by their ids.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is asked, from the bottom to the top.
    pub steps: Vec<Step>,
    /// From 1; 0 in the set-up.
    pub round: u8,
    /// The turn order; empty before chance has named the first seat.
    pub order: Vec<Seat>,
    /// Black, white, orange; 0 before the first roll.
    pub dice: [u8; 3],
    /// The excommunication tiles of the periods.
    pub tiles: Vec<String>,
    /// The floors of each tower from the bottom up.
    pub towers: BTreeMap<Kind, [Option<String>; 4]>,
    /// Development cards not yet drawn; `null`: all that are nowhere else.
    pub pile: Option<Vec<String>>,
    /// Development cards that nobody took.
    pub removed: Vec<String>,
    /// Members in the council palace in the order in which they came, by owner.
    pub council: Vec<Seat>,
    pub players: Vec<PlayerPosition>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    pub goods: Goods,
    /// Cards by kind, the oldest first.
    pub cards: BTreeMap<Kind, Vec<String>>,
    /// Where each member stands; `null`: at home.
    pub members: BTreeMap<Member, Option<Space>>,
    /// Which periods' tiles the player has.
    pub excommunicated: [bool; PERIODS],
    pub bonus_tile: Option<String>,
    pub hand: Vec<String>,
    /// The cards to choose from in the draft.
    pub packet: Vec<String>,
    pub played: Vec<String>,
    pub discarded: Vec<String>,
    /// Once-per-round leaders used in this round.
    pub used: Vec<String>,
    /// Whom Lorenzo de' Medici imitates.
    pub copied: Option<String>,
    /// The member that Federico da Montefeltro gave a value.
    pub raised: Option<Raised>,
    /// Leader cards of others that this player has seen.
    pub passed: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raised {
    pub member: Member,
    pub value: i16,
}

fn wrong<T>(path: impl Into<String>, message: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(path, message))
}

impl Position {
    pub(crate) fn of(game: &Lorenzo) -> Position {
        let edition = game.edition;
        let cards = |set: CardSet| set.iter().map(|card| CardId(card).word(edition).to_string()).collect();
        let floor = |space: &Space| game.towers[space.index()].map(|card| card.word(edition).to_string());
        let tower = |kind: &Kind| (*kind, [0, 1, 2, 3].map(|n| floor(&Space::tower(*kind)[n])));
        Position {
            steps: game.stack.iter().copied().collect(),
            round: game.round,
            order: game.order.to_vec(),
            dice: game.dice,
            tiles: game.tiles.iter().map(|tile| tile.word(edition).to_string()).collect(),
            towers: Kind::ALL.iter().map(tower).collect(),
            pile: Some(cards(game.pile)),
            removed: cards(game.removed),
            council: game.council.to_vec(),
            players: Seat::all(game.seats).map(|seat| PlayerPosition::of(game, seat)).collect(),
        }
    }

    pub(crate) fn load(self, edition: &'static LoadedEdition<Edition>, setup: &Setup) -> Result<Lorenzo, PositionError> {
        let mut game = Lorenzo::unpacked(edition, setup);
        if self.players.len() != usize::from(setup.seats) {
            return wrong("players", format!("{} players at a table of {}", self.players.len(), setup.seats));
        }
        game.round = self.round;
        game.dice = self.dice;
        game.order = seats("order", &self.order, setup.seats)?;
        game.council = seats("council", &self.council, setup.seats)?;
        game.tiles = components("tiles", &self.tiles, edition, TileId::from_word)?;
        self.load_cards(&mut game)?;
        for (seat, player) in Seat::all(setup.seats).zip(&self.players) {
            player.load(&mut game, seat)?;
        }
        for seat in Seat::all(setup.seats) {
            game.recount(seat);
        }
        game.stack = Stack::from_steps(self.steps).ok_or_else(|| PositionError::new("steps", "deeper than the rules ever get"))?;
        check::whole(&game)?;
        Ok(game)
    }

    /// Every development card is in one place.
    fn load_cards(&self, game: &mut Lorenzo) -> Result<(), PositionError> {
        let edition = game.edition;
        let mut unplaced = CardSet::first(edition.cards.len() as u8);
        let mut take = |path: &str, word: &str| match CardId::from_word(word, edition) {
            None => wrong(path, format!("there is no card {word}")),
            Some(card) if !unplaced.take(card.0) => wrong(path, format!("{word} is in two places")),
            Some(card) => Ok(card),
        };
        let mut towers = [None; ALL_FLOORS];
        for (kind, floors) in &self.towers {
            for (space, word) in Space::tower(*kind).iter().zip(floors) {
                let Some(word) = word else { continue };
                let card = take(&format!("towers.{kind}"), word)?;
                if game.card(card).kind != *kind {
                    return wrong(format!("towers.{kind}"), format!("{word} is no {kind}"));
                }
                towers[space.index()] = Some(card);
            }
        }
        game.towers = towers;
        for (seat, player) in self.players.iter().enumerate() {
            for (kind, words) in &player.cards {
                let path = format!("players.{seat}.cards.{kind}");
                if words.len() > usize::from(edition.personal.cards_of_a_kind) {
                    return wrong(path, "more cards than a personal board holds");
                }
                for word in words {
                    let card = take(&path, word)?;
                    if game.card(card).kind != *kind {
                        return wrong(path, format!("{word} is no {kind}"));
                    }
                    game.players[seat].cards[kind.index()].push(card);
                }
            }
        }
        game.removed = CardSet::NONE;
        for word in &self.removed {
            game.removed.add(take("removed", word)?.0);
        }
        game.pile = CardSet::NONE;
        for word in self.pile.iter().flatten() {
            game.pile.add(take("pile", word)?.0);
        }
        if self.pile.is_none() {
            game.pile = std::mem::take(&mut unplaced);
        }
        match unplaced.iter().next() {
            Some(card) => wrong("pile", format!("{} is nowhere", CardId(card).word(edition))),
            None => Ok(()),
        }
    }
}

impl PlayerPosition {
    fn of(game: &Lorenzo, seat: Seat) -> PlayerPosition {
        let (player, edition) = (game.player(seat), game.edition);
        let cards = |kind: &Kind| (*kind, player.cards_of(*kind).iter().map(|card| card.word(edition).to_string()).collect());
        let leaders = |list: &[LeaderId]| list.iter().map(|leader| leader.word(edition).to_string()).collect();
        PlayerPosition {
            goods: player.purse,
            cards: Kind::ALL.iter().map(cards).collect(),
            members: Member::ALL.iter().map(|member| (*member, player.places[member.index()])).collect(),
            excommunicated: player.excommunicated,
            bonus_tile: player.bonus_tile.map(|tile| tile.word(edition).to_string()),
            hand: leaders(&player.leaders.hand),
            packet: leaders(&player.leaders.packet),
            played: leaders(&player.leaders.played),
            discarded: leaders(&player.leaders.discarded),
            used: leaders(&player.leaders.used),
            copied: player.leaders.copied.map(|leader| leader.word(edition).to_string()),
            raised: player.leaders.raised.map(|(member, value)| Raised { member, value }),
            passed: leaders(&game.passed(seat)),
        }
    }

    fn load(&self, game: &mut Lorenzo, seat: Seat) -> Result<(), PositionError> {
        let (edition, everybody) = (game.edition, Seats::all(game.seats));
        let at = |field: &str| format!("players.{seat}.{field}");
        let list = |field: &str, words: &[String]| -> Result<List<LeaderId, MOST_LEADERS>, PositionError> {
            let mut list: List<_, MOST_LEADERS> = components(&at(field), words, edition, LeaderId::from_word)?;
            list.sort_unstable();
            Ok(list)
        };
        let leader = |field: &str, word: &Option<String>| -> Result<Option<LeaderId>, PositionError> {
            Ok(list(field, word.as_slice())?.first().copied())
        };
        let leaders = Leaders {
            hand: list("hand", &self.hand)?,
            packet: list("packet", &self.packet)?,
            played: list("played", &self.played)?,
            discarded: list("discarded", &self.discarded)?,
            used: list("used", &self.used)?,
            copied: leader("copied", &self.copied)?,
            raised: self.raised.as_ref().map(|raised| (raised.member, raised.value)),
        };
        let secret = leaders.hand.iter().chain(&leaders.packet).map(|leader| (*leader, Seats::one(seat)));
        let open = leaders.played.iter().chain(&leaders.discarded).map(|leader| (*leader, everybody));
        for (leader, seen) in secret.chain(open) {
            let known = &mut game.seen_by[leader.index()];
            *known = seen.iter().fold(*known, Seats::with);
        }
        for word in &self.passed {
            match LeaderId::from_word(word, edition) {
                Some(leader) => game.seen_by[leader.index()] = game.seen_by[leader.index()].with(seat),
                None => return wrong(at("passed"), format!("there is no leader {word}")),
            }
        }
        let bonus_tile = match &self.bonus_tile {
            None => None,
            Some(word) => match BonusId::from_word(word, edition) {
                Some(tile) => Some(tile),
                None => return wrong(at("bonus_tile"), format!("there is no bonus tile {word}")),
            },
        };
        check::purse(&self.goods, edition, &at("goods"))?;
        let player = game.player_mut(seat);
        player.purse = self.goods;
        player.places = [0, 1, 2, 3].map(|n| self.members.get(&Member::at(n)).copied().flatten());
        player.excommunicated = self.excommunicated;
        player.bonus_tile = bonus_tile;
        player.leaders = leaders;
        Ok(())
    }
}

fn seats<const N: usize>(path: &str, seats: &[Seat], count: u8) -> Result<List<Seat, N>, PositionError> {
    if seats.len() > N || seats.iter().any(|seat| seat.0 >= count) {
        return wrong(path, "too many seats, or one that is not at the table");
    }
    Ok(seats.iter().copied().collect())
}

/// Words of the edition, each once.
fn components<T: Copy + Default + PartialEq, const N: usize>(
    path: &str,
    words: &[String],
    edition: &'static LoadedEdition<Edition>,
    find: impl Fn(&str, &Edition) -> Option<T>,
) -> Result<List<T, N>, PositionError> {
    let mut list = List::new();
    for word in words {
        let Some(id) = find(word, edition) else { return wrong(path, format!("there is no {word}")) };
        if list.contains(&id) || !list.try_push(id) {
            return wrong(path, format!("{word} is one too many"));
        }
    }
    Ok(list)
}
