//! The whole state as a document, and the way back with every contradiction refused by name.

use crate::card::Card;
use crate::contract::Contract;
use crate::edition::{BUILD, Edition, NUMERALS, ROW};
use crate::effect::Kind;
use crate::scoring::Source;
use crate::state::{Firenze, Seal, Slot};
use crate::steps::Step;
use crate::tally::{Bricks, Cards};
use crate::tower::{Make, STANDING, TOWERS, Tower};
use kit::{Game, LoadedEdition, PositionError, Seat, Setup, Stack};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything on the table, and what is being asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is asked, from the bottom to the top.
    pub steps: Vec<Step>,
    /// Whose turn it is.
    pub active: Seat,
    /// `null`: all bricks that are nowhere else.
    pub bag: Option<Bricks>,
    /// The row from the left.
    pub row: Vec<Slot>,
    /// Start cards still on top of the pile.
    pub start_cards: Cards,
    /// The pile under them. `null`: all cards that are nowhere else.
    pub pile: Option<Cards>,
    pub discards: Cards,
    /// Church cards on the board.
    pub churches: Cards,
    /// Covered contracts, such as `"green 5": {"of": 0}` or `"green 5": "neutral"`; `null` or absent: open.
    pub seals: BTreeMap<Contract, Option<Seal>>,
    /// The contracts under the balconies I to IV.
    pub balconies: [Option<Contract>; NUMERALS],
    pub players: Vec<PlayerPosition>,
    /// Characters played in this turn.
    pub played: Vec<Card>,
    /// Who placed his last seal first.
    pub ender: Option<Seat>,
}

/// A player's part of it. Seals not yet placed follow from those on the board.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    pub store: Bricks,
    pub cards: Cards,
    pub towers: Vec<Tower>,
    /// Prestige by source.
    pub prestige: BTreeMap<Source, i16>,
}

fn refuse<T>(path: impl Into<String>, message: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(path, message))
}

impl Position {
    pub fn of(game: &Firenze) -> Position {
        let player = |seat: Seat| {
            let p = game.player(seat);
            let earned = |s: &Source| (*s, p.prestige[s.index()]);
            PlayerPosition {
                store: p.store,
                cards: p.cards,
                towers: p.towers.to_vec(),
                prestige: Source::ALL.iter().map(earned).filter(|(_, n)| *n != 0).collect(),
            }
        };
        Position {
            steps: game.steps(),
            active: game.active,
            bag: Some(game.bag),
            row: game.row.to_vec(),
            start_cards: game.start_cards,
            pile: Some(game.pile),
            discards: game.discards,
            churches: game.churches,
            seals: Contract::all().filter_map(|c| game.seal_on(c).map(|s| (c, Some(s)))).collect(),
            balconies: game.balconies,
            players: Seat::all(game.seats).map(player).collect(),
            played: Card::ALL.iter().copied().filter(|c| game.has_played(*c)).collect(),
            ender: game.ender,
        }
    }

    pub fn into_game(self, edition: &'static LoadedEdition<Edition>, setup: &Setup) -> Result<Firenze, PositionError> {
        let mut game = Firenze::new(edition, setup);
        if self.players.len() != usize::from(setup.seats) {
            return refuse("players", format!("{} players at a table of {}", self.players.len(), setup.seats));
        }
        if self.active.0 >= setup.seats {
            return refuse("active", "there is no such seat");
        }
        game.active = self.active;
        if self.row.len() > ROW {
            return refuse("row", format!("at most {ROW} cards"));
        }
        game.row = self.row.into_iter().collect();
        game.start_cards = self.start_cards;
        game.discards = self.discards;
        game.churches = self.churches;
        for (n, player) in self.players.into_iter().enumerate() {
            player.seat(&mut game, n)?;
        }
        for card in self.played {
            if edition.card(card).kind != Kind::Character {
                return refuse("played", format!("{card} is no character"));
            }
            game.played |= 1 << card.index();
        }
        place_seals(&mut game, &self.seals, self.balconies)?;
        game.ender = self.ender;
        check_ender(&game)?;
        check_churches(&game)?;
        game.bag = whole(self.bag, game.bricks_in_play(&Bricks::NONE), &edition.bricks, "bag")?;
        if self.start_cards.missing_from(&edition.start_cards()).is_err() {
            return refuse("start_cards", "not all of these are start cards");
        }
        game.pile = whole(self.pile, game.cards_in_play(&Cards::NONE), &edition.deck(game.campanile), "pile")?;
        let Some(stack) = Stack::from_steps(self.steps) else { return refuse("steps", "too many") };
        game.stack = stack;
        crate::stack_check::check_steps(&game)?;
        check_towers(&game)?;
        Ok(game)
    }
}

/// The stock as given, or what is missing; refused if the pieces don't add up.
fn whole<K: kit::WordEnum, const N: usize>(
    given: Option<kit::Tally<K, N>>,
    elsewhere: kit::Tally<K, N>,
    all: &kit::Tally<K, N>,
    path: &str,
) -> Result<kit::Tally<K, N>, PositionError> {
    let rest = match elsewhere.missing_from(all) {
        Ok(rest) => rest,
        Err(kind) => return refuse(path, format!("there are too many {} outside it", kind.word())),
    };
    match given {
        Some(given) if given != rest => {
            let wrong = K::ALL.iter().find(|k| given.of(**k) != rest.of(**k)).map_or("", |k| k.word());
            refuse(path, format!("the number of {wrong} does not add up"))
        }
        _ => Ok(rest),
    }
}

impl PlayerPosition {
    fn seat(self, game: &mut Firenze, n: usize) -> Result<(), PositionError> {
        let path = |field: &str| format!("players.{n}.{field}");
        let edition = game.edition;
        for (card, count) in self.cards.iter() {
            match edition.card(card).kind {
                Kind::Event | Kind::Church => return refuse(path("cards"), format!("{card} is never in a hand")),
                Kind::Building if count > 1 => return refuse(path("cards"), format!("two of {card} (10.6)")),
                _ => {}
            }
        }
        if self.towers.len() > TOWERS {
            return refuse(path("towers"), format!("more than {TOWERS}"));
        }
        if let Some(bad) = self.towers.iter().find(|t| !t.is_sound()) {
            return refuse(path("towers"), format!("a tower of height {} with other bricks", bad.height));
        }
        let mixed = self.towers.iter().filter(|t| matches!(t.make, Make::Mixed(_))).count();
        let orphans = self.towers.iter().filter(|t| t.is_orphan()).count();
        let standing = self.towers.iter().filter(|t| t.palette().is_some() && !t.safe).count();
        if mixed > 1 || orphans > 1 || standing > 1 || self.towers.iter().any(|t| t.is_orphan() && t.safe) {
            return refuse(path("towers"), "two mixed towers (15.5), or an orphan that was raised (15.9)");
        }
        if mixed > 0 && game.campanile_out().is_none() {
            return refuse(path("towers"), "a mixed tower without the Campanile on the board: an orphan (15.9)");
        }
        let player = &mut game.players[n];
        for (source, earned) in self.prestige {
            if earned.abs() > 1000 {
                return refuse(path("prestige"), format!("{source}: {earned}"));
            }
            player.prestige[source.index()] = earned;
        }
        player.store = self.store;
        player.cards = self.cards;
        player.towers = self.towers.into_iter().collect();
        Ok(())
    }
}

fn place_seals(
    game: &mut Firenze,
    seals: &BTreeMap<Contract, Option<Seal>>,
    balconies: [Option<Contract>; NUMERALS],
) -> Result<(), PositionError> {
    let mut neutral = 0;
    for (contract, seal) in seals.iter().filter_map(|(c, s)| s.map(|s| (*c, s))) {
        match seal {
            Seal::Neutral => neutral += 1,
            Seal::Of(seat) => {
                let player = game.players.get_mut(seat.index()).filter(|_| seat.0 < game.seats);
                let Some(player) = player else { return refuse(format!("seals.{contract}"), "there is no such seat") };
                let Some(left) = player.seals.checked_sub(1) else {
                    return refuse(format!("seals.{contract}"), format!("seat {seat} has placed too many"));
                };
                player.seals = left;
            }
        }
        game.seals[contract.index()] = Some(seal);
    }
    if neutral > game.edition.neutral_seals {
        return refuse("seals", format!("{neutral} neutral seals, the box holds {}", game.edition.neutral_seals));
    }
    for (numeral, contract) in balconies.iter().enumerate().filter_map(|(n, c)| c.map(|c| (n, c))) {
        if game.edition.tile(numeral, contract).is_none() {
            return refuse(format!("balconies.{numeral}"), format!("no such tile on {contract}"));
        }
        if game.seal_on(contract) == Some(Seal::Neutral) {
            return refuse(format!("seals.{contract}"), "a neutral seal on a balcony (2.2)");
        }
    }
    game.balconies = balconies;
    let open = balconies.iter().map(|b| b.is_none_or(|c| game.seal_on(c).is_none()));
    if !open.is_sorted() {
        return refuse("balconies", "they are fulfilled in order (8.5)");
    }
    Ok(())
}

/// Somebody without seals has ended the game, and only such a player.
fn check_ender(game: &Firenze) -> Result<(), PositionError> {
    let done = |seat: Seat| game.player(seat).seals == 0;
    let right = match game.ender {
        Some(seat) => seat.0 < game.seats && done(seat),
        None => !Seat::all(game.seats).any(done),
    };
    if right { Ok(()) } else { refuse("ender", "the player who placed his last seal first (16.1)") }
}

fn check_churches(game: &Firenze) -> Result<(), PositionError> {
    match game.churches.iter().find(|(c, _)| game.edition.card(*c).kind != Kind::Church) {
        Some((card, _)) => refuse("churches", format!("{card} is no church card")),
        None => Ok(()),
    }
}

/// A site never holds more than its list: what stands, what is safe and what may still be begun fit together.
fn check_towers(game: &Firenze) -> Result<(), PositionError> {
    let placed = game.stack.iter().find_map(|s| if let Step::Build(b) = s { Some(usize::from(b.placed)) } else { None });
    let ruins = game.stack.iter().any(|s| matches!(s, Step::Ruins(_)));
    let falling = game.stack.iter().any(|s| matches!(s, Step::Chip(c) if c.ruin));
    for seat in Seat::all(game.seats) {
        let towers = &game.player(seat).towers;
        let safe = towers.iter().filter(|t| t.safe).count();
        let fits = match placed {
            _ if seat != game.active => towers.len() <= STANDING && safe == 0,
            Some(placed) => safe <= placed && towers.len() + (BUILD - placed) <= TOWERS,
            None if ruins => safe <= BUILD && towers.len() <= TOWERS,
            None => towers.len() <= STANDING + usize::from(falling),
        };
        if !fits {
            return refuse(format!("players.{seat}.towers"), "more towers than can stand here now");
        }
    }
    Ok(())
}
