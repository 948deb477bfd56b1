//! The whole state as a document, for puzzles, tests and bug reports.

use crate::steps::Step;
use crate::{Bottega, Colour, Commission, Edition, Player};
use kit::{Bag, CardSet, LoadedEdition, PositionError, Setup, Stack};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is asked, from the bottom to the top.
    pub steps: Vec<Step>,
    /// Patrons not dealt; `null`: all that nobody has.
    pub patrons_left: Option<Vec<Colour>>,
    /// Commissions not turned up; `null`: all that are nowhere else.
    pub pile: Option<Vec<Commission>>,
    pub discard: Vec<Commission>,
    pub players: Vec<PlayerPosition>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    pub coins: u8,
    pub patron: Option<Colour>,
    pub commissions: Vec<Commission>,
}

impl Position {
    pub fn of(game: &Bottega) -> Position {
        let left = game.patrons_left.kinds().flat_map(|k| std::iter::repeat_n(Colour::at(k), game.patrons_left.0[k].into()));
        Position {
            steps: game.stack.iter().copied().collect(),
            patrons_left: Some(left.collect()),
            pile: Some(game.pile.iter().map(Commission).collect()),
            discard: game.discard.iter().map(Commission).collect(),
            players: game.players.iter().map(PlayerPosition::of).collect(),
        }
    }

    pub fn build(self, edition: &'static LoadedEdition<Edition>, setup: &Setup) -> Result<Bottega, PositionError> {
        if self.players.len() != usize::from(setup.seats) {
            return Err(PositionError::new("players", format!("{} players at a table of {}", self.players.len(), setup.seats)));
        }
        let mut unplaced = CardSet::first(edition.commissions.len() as u8);
        let mut patrons = Bag(edition.patron_counts());
        let mut take = |path: &str, cards: &[Commission]| -> Result<CardSet, PositionError> {
            for card in cards {
                if !unplaced.take(card.0) {
                    return Err(PositionError::new(path, format!("commission {card} is not in the box, or in two places")));
                }
            }
            Ok(cards.iter().map(|c| c.0).collect())
        };
        let discard = take("discard", &self.discard)?;
        let mut players = kit::List::new();
        for (seat, player) in self.players.iter().enumerate() {
            if player.patron.is_some_and(|colour| !patrons.take(colour.index())) {
                return Err(PositionError::new(format!("players.{seat}.patron"), "there are not so many of that colour"));
            }
            let commissions = take(&format!("players.{seat}.commissions"), &player.commissions)?;
            players.push(Player { coins: player.coins, patron: player.patron, commissions });
        }
        for step in &self.steps {
            match step {
                Step::Bids(bids) => {
                    take("steps", &[bids.card])?;
                    let payable = |(seat, bid): (usize, u8)| players.get(seat).is_some_and(|player| bid <= player.coins);
                    if !bids.bids.iter().enumerate().filter_map(|(seat, bid)| bid.map(|bid| (seat, bid))).all(payable) {
                        return Err(PositionError::new("steps", "a bid of nobody at the table, or of more than the bidder has"));
                    }
                }
                Step::Deal(deal) if deal.seat.0 >= setup.seats => return Err(PositionError::new("steps", "no such seat")),
                Step::Deal(_) | Step::Round(_) => {}
            }
        }
        let pile = match &self.pile {
            Some(cards) => take("pile", cards)?,
            None => std::mem::take(&mut unplaced),
        };
        if !unplaced.is_empty() {
            return Err(PositionError::new("pile", format!("commissions {unplaced:?} are nowhere")));
        }
        if self.steps.iter().skip(1).any(|step| matches!(step, Step::Round(_))) {
            return Err(PositionError::new("steps", "a round lies below what is asked in it"));
        }
        let rounds: u32 = self.steps.iter().map(|s| if let Step::Round(r) = s { u32::from(r.rounds_left) } else { 0 }).sum();
        if rounds > pile.len() {
            return Err(PositionError::new("steps", "more rounds left than commissions in the pile"));
        }
        if let Some(left) = &self.patrons_left {
            let mut given = Bag::default();
            left.iter().for_each(|colour| given.put(colour.index()));
            if given != patrons {
                return Err(PositionError::new("patrons_left", "these are not the patrons nobody has"));
            }
        }
        let stack = Stack::from_steps(self.steps).ok_or_else(|| PositionError::new("steps", "deeper than the rules ever get"))?;
        Ok(Bottega { edition, patrons: setup.is_on("patrons"), stack, patrons_left: patrons, pile, discard, players })
    }
}

impl PlayerPosition {
    fn of(player: &Player) -> PlayerPosition {
        let commissions = player.commissions.iter().map(Commission).collect();
        PlayerPosition { coins: player.coins, patron: player.patron, commissions }
    }
}
