//! A game from a position; contradictions are refused by name.

use super::{DeckPosition, Position};
use crate::choice::Objective;
use crate::edition::Edition;
use crate::pieces::{Family, KINDS, Kind, Member, Rank, Side};
use crate::place::{PLACES, Place, Shield};
use crate::state::Florence;
use crate::strozzi::{ALL_CARDS, Deck, Layer};
use kit::{LoadedEdition, PositionError, Setup, Stack};
use std::collections::BTreeMap;

pub(super) fn refuse<T>(path: impl Into<String>, message: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(path, message))
}

impl Position {
    pub fn build(self, loaded: &'static LoadedEdition<Edition>, setup: &Setup) -> Result<Florence, PositionError> {
        let mut game = Florence::bare(loaded, setup);
        if !(1..=9).contains(&self.round) {
            return refuse("round", "rounds are 1 to 9");
        }
        game.round = self.round;
        if self.first.0 >= game.side_count() {
            return refuse("first", "no such player");
        }
        game.first = self.first;
        self.build_places(&mut game)?;
        self.build_guards(&mut game)?;
        self.build_families(&mut game)?;
        self.build_players(&mut game)?;
        self.build_cards(&mut game)?;
        self.build_route(&mut game)?;
        match (game.solo(), &self.strozzi) {
            (true, Some(deck)) => game.strozzi = deck.build()?,
            (false, None) => {}
            (true, None) => return refuse("strozzi", "his deck is missing"),
            (false, Some(_)) => return refuse("strozzi", "he plays against one seat only"),
        }
        let Some(stack) = Stack::from_steps(self.steps.iter().copied()) else {
            return refuse("steps", "deeper than the rules ever get");
        };
        game.stack = stack;
        game.check_steps()?;
        Ok(game)
    }

    fn build_places(&self, game: &mut Florence) -> Result<(), PositionError> {
        if self.places.len() != PLACES || Place::all().zip(&self.places).any(|(place, given)| place != given.id) {
            return refuse("places", "the nine locations in order");
        }
        for (place, given) in Place::all().zip(&self.places) {
            let path = format!("places.{place}");
            if given.tile.is_some() && game.tiles.contains(&given.tile) {
                return refuse(format!("{path}.tile"), "a tile in two places");
            }
            game.tiles[place.index()] = given.tile;
            if given.queue.len() > game.open_places() {
                return refuse(format!("{path}.queue"), format!("{} places are open", game.open_places()));
            }
            for name in &given.queue {
                let Some(member) = read_member(game, name) else {
                    return refuse(format!("{path}.queue"), format!("`{name}` is no member of a family in play"));
                };
                if game.queue(place).last().is_some_and(|ahead| ahead.rank < member.rank) {
                    return refuse(format!("{path}.queue"), "not in order of rank");
                }
                game.queues[place.index()].push(member);
                game.crowd[game.side_of(member.family).index()][place.index()] += 1;
            }
            for (level, colour) in given.brags.iter().enumerate() {
                let Some(colour) = colour else { continue };
                let Some(family) = game.family_of(*colour) else {
                    return refuse(format!("{path}.brags"), format!("{colour} does not play"));
                };
                let side = game.side_of(family);
                if !game.is_strozzi(side) && game.brag_marker_of(side, place) {
                    return refuse(format!("{path}.brags"), format!("two markers of {colour}"));
                }
                game.brags[place.index()][level] = Some(family);
            }
        }
        Ok(())
    }

    fn build_guards(&self, game: &mut Florence) -> Result<(), PositionError> {
        for (text, owners) in &self.guards {
            let Some(shield) = Shield::from_text(text, game.edition()) else {
                return refuse(format!("guards.{text}"), "no such shield");
            };
            for owner in owners {
                if owner.0 >= game.side_count() || game.has_guard(*owner, shield) {
                    return refuse(format!("guards.{text}"), "no such player, or twice the same");
                }
                if game.player(*owner).guards == 0 {
                    return refuse(format!("guards.{text}"), "more guards than the player has");
                }
                game.player_mut(*owner).guards -= 1;
                let index = shield.index(game.edition());
                game.guards[index] |= owner.bit();
            }
        }
        Ok(())
    }

    fn build_families(&self, game: &mut Florence) -> Result<(), PositionError> {
        if self.families.len() != usize::from(game.family_count()) {
            return refuse("families", format!("there are {}", game.family_count()));
        }
        for (family, given) in (0..).map(Family).zip(&self.families) {
            let path = format!("families.{}", given.id);
            if game.colour(family) != given.id {
                return refuse(path, "not in the order of the seats");
            }
            let all = game.families[family.index()];
            let mut supply = [0; 3];
            for rank in Rank::ALL {
                let r = rank.index();
                let on_board = game.queues.iter().flat_map(|q| q.iter()).filter(|m| m.family == family && m.rank == *rank).count() as u8;
                let Some(left) = all.supply[r].checked_sub(on_board).and_then(|left| left.checked_sub(given.removed[r])) else {
                    return refuse(path, format!("too many members of rank {rank}"));
                };
                supply[r] = left;
            }
            if given.supply.is_some_and(|told| told != supply) {
                return refuse(format!("{path}.supply"), format!("{supply:?} are left"));
            }
            let placed = game.brags.iter().flatten().flatten().filter(|owner| **owner == family).count() as u8;
            let Some(markers) = all.markers.checked_sub(placed).filter(|left| given.markers.is_none_or(|told| told == *left)) else {
                return refuse(format!("{path}.markers"), "not the number of markers that are left");
            };
            let pieces = &mut game.families[family.index()];
            (pieces.supply, pieces.removed, pieces.markers) = (supply, given.removed, markers);
        }
        Ok(())
    }

    fn build_players(&self, game: &mut Florence) -> Result<(), PositionError> {
        if self.players.len() != usize::from(game.side_count()) {
            return refuse("players", format!("there are {}", game.side_count()));
        }
        let figures = &game.edition().figures;
        for (side, given) in (0..).map(Side).zip(&self.players) {
            let path = format!("players.{}", side.0);
            let left = game.player(side).guards;
            if given.guards.is_some_and(|told| told != left) {
                return refuse(format!("{path}.guards"), format!("{left} are left"));
            }
            if given.time > figures.time.max {
                return refuse(format!("{path}.time"), format!("a dial goes to {}", figures.time.max));
            }
            let gifts: u32 = given.given.iter().chain([&given.gifts, &given.gifts_aside]).map(|n| u32::from(*n)).sum();
            let all = game.player(side).gifts + game.player(side).gifts_aside;
            if gifts != u32::from(all) {
                return refuse(format!("{path}.gifts"), format!("{gifts} gifts, but there are {all}"));
            }
            if given.passed > game.side_count() {
                return refuse(format!("{path}.passed"), "more than play");
            }
            if given.ring.is_some_and(|place| game.ring_at(place)) {
                return refuse(format!("{path}.ring"), "two rings on one location");
            }
            let objective = given.objective.map(Objective);
            let known = |card: Objective| game.edition().has_objective(card.0) && game.objectives_left().any(|left| left == card);
            if objective.is_some_and(|card| !known(card)) {
                return refuse(format!("{path}.objective"), "no such card, or in two hands");
            }
            if game.is_strozzi(side) && (objective.is_some() && !self.steps.is_empty() || !given.hand.is_empty()) {
                return refuse(path, "Strozzi has no cards");
            }
            let (hand, kept) = (counts(&given.hand), counts(&given.kept));
            let cards: u32 = hand.iter().map(|n| u32::from(*n)).sum();
            if cards > u32::from(figures.scandal.hand_limit) || hand.iter().zip(&kept).any(|(hand, kept)| kept > hand) {
                return refuse(format!("{path}.hand"), "too many cards");
            }
            let player = game.player_mut(side);
            (player.time, player.ring, player.passed, player.objective) = (given.time, given.ring, given.passed, objective);
            (player.gifts, player.gifts_aside, player.given) = (given.gifts, given.gifts_aside, given.given);
            (player.hand, player.kept) = (hand, kept);
            for (source, vp) in &given.vp {
                player.vp[source.index()] = *vp;
            }
        }
        Ok(())
    }

    fn build_cards(&self, game: &mut Florence) -> Result<(), PositionError> {
        game.discards = counts(&self.discards);
        let told = self.deck.as_ref().map(counts);
        for kind in Kind::ALL {
            let k = kind.index();
            let held: u32 = game.players.iter().map(|player| u32::from(player.hand[k])).sum();
            let elsewhere = held + u32::from(game.discards[k]);
            let Some(left) = u32::from(game.edition().copies_of[k]).checked_sub(elsewhere) else {
                return refuse("discards", format!("too many of {kind}"));
            };
            if told.is_some_and(|deck| u32::from(deck[k]) != left) {
                return refuse("deck", format!("{left} of {kind} are left"));
            }
            game.deck[k] = left as u8;
        }
        Ok(())
    }

    fn build_route(&self, game: &mut Florence) -> Result<(), PositionError> {
        game.carriages = self.carriages;
        game.destinations = self.destinations;
        game.tokens = self.tokens;
        for place in &self.starts {
            if game.starts & 1 << place.index() != 0 {
                return refuse("starts", "three different locations");
            }
            game.starts |= 1 << place.index();
        }
        let (dials, times) = (game.destinations, game.tokens);
        for (round, place) in (1..).zip(&dials) {
            let Some(place) = place else { continue };
            let under = game.starts & 1 << place.index() != 0;
            if dials.iter().filter(|d| **d == Some(*place)).count() > 1 || under != (round > 6) {
                return refuse(format!("destinations.{}", round - 1), "each location once, the starting ones last");
            }
        }
        for time in times.iter().flatten() {
            let all = game.edition().figures.time.tokens.iter().filter(|t| *t == time).count();
            if times.iter().filter(|t| **t == Some(*time)).count() > all || times[0].is_some() {
                return refuse("tokens", format!("no token {time} for this"));
            }
        }
        Ok(())
    }
}

fn counts(cards: &BTreeMap<Kind, u8>) -> [u8; KINDS] {
    let mut counts = [0; KINDS];
    cards.iter().for_each(|(kind, n)| counts[kind.index()] = *n);
    counts
}

fn read_member(game: &Florence, name: &str) -> Option<Member> {
    let (colour, rank) = name.split_once(' ')?;
    let family = game.family_of(crate::pieces::Colour::from_word(colour)?)?;
    Some(Member { family, rank: Rank::from_word(rank)? })
}

impl DeckPosition {
    fn build(&self) -> Result<Deck, PositionError> {
        let mut seen = 0u16;
        let mut set = |path: &str, numbers: &[u8]| -> Result<u16, PositionError> {
            let mut cards = 0;
            for number in numbers {
                let bit = 1u16.checked_shl(u32::from(*number)).unwrap_or(0) & ALL_CARDS & !seen;
                if bit == 0 {
                    return refuse(path, format!("no card {number}, or in two places"));
                }
                seen |= bit;
                cards |= bit;
            }
            Ok(cards)
        };
        let mut deck = Deck::default();
        if self.top.len() > deck.top.len() {
            return refuse("strozzi.top", "three layers at most");
        }
        let mut left = 0u32;
        for (slot, given) in deck.top.iter_mut().zip(&self.top) {
            *slot = Layer { count: given.count, from: set("strozzi.top", &given.cards)? };
            left += slot.from.count_ones();
            let Some(rest) = left.checked_sub(u32::from(given.count)).filter(|_| given.count > 0) else {
                return refuse("strozzi.top", "more cards than there are, or none");
            };
            left = rest;
        }
        deck.rest = set("strozzi.rest", &self.rest)?;
        Ok(deck)
    }
}
