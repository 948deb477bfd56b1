//! From a document to the state: whatever contradicts itself is refused by name.

use super::{PilePosition, Position, PrincePosition, wrong};
use crate::Edition;
use crate::deck::Deck;
use crate::ids::{Building, Card, Character, Freedom, Item, Profession};
use crate::prince::Prince;
use crate::set::{PileCard, Set};
use crate::state::Princes;
use crate::steps::Step;
use kit::{Game, LoadedEdition, PositionError, Seat, Seats, Setup};
use std::collections::BTreeMap;

impl Position {
    pub fn load(self, edition: &'static LoadedEdition<Edition>, setup: &Setup) -> Result<Princes, PositionError> {
        let mut game = Princes::new(edition, setup);
        while game.stack.pop().is_some() {}
        if self.princes.len() != usize::from(setup.seats) {
            return wrong("princes", format!("{} princes at a table of {}", self.princes.len(), setup.seats));
        }
        if self.round > edition.rounds() {
            return wrong("round", format!("there are only {} rounds", edition.rounds()));
        }
        if self.first.0 >= setup.seats {
            return wrong("first", "there is no such seat");
        }
        if !(0..=100_000).contains(&self.banker) {
            return wrong("banker", "from 0 to 100000 florins");
        }
        (game.round, game.first, game.banker) = (self.round, self.first, self.banker);
        for (nth, prince) in self.princes.iter().enumerate() {
            game.princes[nth] = prince.load(edition, &format!("princes.{nth}"))?;
        }
        for step in &self.steps {
            game.check_step(step)?;
            let higher = game.stack.top().is_none_or(|below| below.level() < step.level());
            if !higher {
                return wrong("steps", "these steps do not lie on each other in this order");
            }
            game.push(*step);
        }
        if matches!(self.steps.first(), Some(step) if !matches!(step, Step::Round(_) | Step::Finish(_))) {
            return wrong("steps", "at the bottom lies the round, or the end");
        }
        self.load_cards(&mut game)?;
        self.load_tiles(&mut game)?;
        self.load_stock(&mut game)?;
        game.survey_all();
        game.check_room()?;
        Ok(game)
    }

    fn load_cards(&self, game: &mut Princes) -> Result<(), PositionError> {
        let looked: Vec<Card> = game.looked().map(|(_, cards)| cards.to_vec()).unwrap_or_default();
        let looker = game.looked().map(|(seat, _)| seat);
        let seats = game.seats;
        let mut hands: Vec<(Seat, Set<Profession>)> = Vec::new();
        let mut shown = Set::NONE;
        for seat in Seat::all(seats) {
            let prince = game.prince(seat);
            if !shown.and(prince.table).is_empty() {
                return wrong("princes", "a profession card lies before two princes");
            }
            shown = shown.or(prince.table);
            hands.push((seat, prince.hand));
        }
        let names = ("professions", "a profession card");
        game.professions = load_pile(&self.professions, &hands, shown, &looked, looker, &self.seen, seats, names)?;
        let hands: Vec<_> = Seat::all(seats).map(|s| (s, game.prince(s).bonuses)).collect();
        game.gone = self.gone.iter().copied().collect();
        let names = ("bonuses", "a bonus card");
        game.bonuses = load_pile(&self.bonuses, &hands, game.gone, &looked, looker, &self.seen, seats, names)?;
        let hands: Vec<_> = Seat::all(seats).map(|s| (s, game.prince(s).cards)).collect();
        let names = ("prestige", "a prestige card");
        game.prestige = load_pile(&self.prestige, &hands, Set::NONE, &looked, looker, &self.seen, seats, names)?;
        for (character, held) in Character::ALL.iter().map(|c| (c, game.everyone().filter(|p| p.character == Some(*c)).count())) {
            if held > usize::from(game.muse) {
                return wrong("princes", format!("the {character} cannot be held so often"));
            }
        }
        Ok(())
    }

    /// Lays all tiles; joint ones must be the same for both owners.
    fn load_tiles(&self, game: &mut Princes) -> Result<(), PositionError> {
        for (nth, prince) in self.princes.iter().enumerate() {
            let seat = Seat(nth as u8);
            for (building, site) in &prince.buildings {
                let path = format!("princes.{nth}.buildings.{building}");
                let shape = &game.edition.buildings[building.index()];
                let mask = match site.border {
                    None => shape.at(site.spot),
                    Some(home) => {
                        let above = if home.0 < game.seats { game.above(home) } else { None };
                        let Some(away) = above else { return wrong(path, "there is no such border") };
                        let partner = if seat == home { away } else { home };
                        if (seat != home && seat != away) || self.princes[partner.index()].buildings.get(building) != Some(site) {
                            return wrong(path, "a joint building stands the same for both its owners");
                        }
                        shape.joint_at(site.spot).map(|place| if seat == home { place.home } else { place.away })
                    }
                };
                game.lay(seat, mask, &path)?;
                if let Some(mask) = mask {
                    game.prince_mut(seat).land.build(*building, *site, mask);
                }
            }
            for (index, garden) in prince.landscapes.iter().enumerate() {
                let path = format!("princes.{nth}.landscapes.{index}");
                let mask = game.edition.landscapes[garden.kind.index()].at(garden.spot);
                game.lay(seat, mask, &path)?;
                if index >= crate::land::GARDENS {
                    return wrong(path, "more landscapes than rounds");
                }
                if let Some(mask) = mask {
                    game.prince_mut(seat).land.plant(garden.kind, garden.spot, mask);
                }
            }
        }
        Ok(())
    }

    /// The stocks: as given if they add up, or what is left of the box.
    fn load_stock(&self, game: &mut Princes) -> Result<(), PositionError> {
        game.stock = [0; Item::ALL.len()];
        game.buildings = [0; Building::ALL.len()];
        game.freedoms = [0; Freedom::ALL.len()];
        let placed: BTreeMap<&str, u32> = game.inventory().into_iter().collect();
        let used = |word: &str| placed.get(word).copied().unwrap_or(0);
        let rest = |path: &str, word: &str, box_has: u8| match u32::from(box_has).checked_sub(used(word)) {
            Some(rest) => Ok(rest as u8),
            None => wrong(format!("{path}.{word}"), format!("there are only {box_has} in the box")),
        };
        for item in Item::ALL.iter().copied().filter(|item| !matches!(item, Item::Landscape | Item::PrestigeCard)) {
            let left = rest("stock", item.word(), game.edition.supply[item.index()])?;
            given("stock", item.word(), self.stock.as_ref().map(|s| s.get(&item).copied()), left)?;
            game.stock[item.index()] = left;
        }
        for building in Building::ALL.iter().copied() {
            let left = rest("buildings", building.word(), game.edition.buildings_each[building.index()])?;
            given("buildings", building.word(), self.buildings.as_ref().map(|s| s.get(&building).copied()), left)?;
            game.buildings[building.index()] = left;
        }
        let extras = if game.seats == 2 { 1 } else { 0 };
        for freedom in Freedom::ALL.iter().copied() {
            let introduced = game.everyone().filter(|p| p.freedoms.contains(freedom)).count() as u8;
            let most = game.edition.table(game.seats).freedoms;
            let left = match &self.freedoms {
                Some(freedoms) => freedoms.get(&freedom).copied().unwrap_or(0),
                None => most.saturating_sub(introduced),
            };
            if u32::from(left) + u32::from(introduced) > u32::from(most) + extras {
                return wrong(format!("freedoms.{freedom}"), format!("this table has at most {}", u32::from(most) + extras));
            }
            game.freedoms[freedom.index()] = left;
        }
        Ok(())
    }
}

fn given(path: &str, word: &str, said: Option<Option<u8>>, left: u8) -> Result<(), PositionError> {
    match said {
        Some(said) if said.unwrap_or(0) != left => {
            wrong(format!("{path}.{word}"), format!("of the box {left} are left, not {}", said.unwrap_or(0)))
        }
        _ => Ok(()),
    }
}

#[expect(clippy::too_many_arguments, reason = "everywhere a card of this sort may be")]
fn load_pile<T: PileCard>(
    pile: &Option<PilePosition<T>>,
    hands: &[(Seat, Set<T>)],
    open: Set<T>,
    looked: &[Card],
    looker: Option<Seat>,
    seen: &BTreeMap<Card, Seats>,
    seats: u8,
    (path, what): (&str, &str),
) -> Result<Deck<T>, PositionError> {
    let mut deck = Deck::<T>::full();
    let mut unplaced = deck.shuffled.minus(open);
    let everyone = Seats::all(seats);
    for card in Set::<T>::ALL.iter() {
        let known = seen.get(&card.card()).copied().unwrap_or(Seats::NONE);
        deck.show(card, known.iter().filter(|s| s.0 < seats).collect());
    }
    open.iter().for_each(|card| deck.show(card, everyone));
    let mut take = |card: T, holder: Option<Seat>, deck: &mut Deck<T>| {
        if !unplaced.contains(card) {
            return wrong(path, format!("{what} is in two places: {}", card.card().word()));
        }
        unplaced.remove(card);
        if let Some(holder) = holder {
            deck.show(card, deck.seen(card).with(holder));
        }
        Ok(())
    };
    for (seat, hand) in hands {
        hand.iter().try_for_each(|card| take(card, Some(*seat), &mut deck))?;
    }
    looked.iter().filter_map(|card| T::of(*card)).try_for_each(|card| take(card, looker, &mut deck))?;
    if let Some(pile) = pile {
        pile.shuffled.iter().chain(&pile.under).try_for_each(|card| take(*card, None, &mut deck))?;
        deck.shuffled = pile.shuffled.iter().copied().collect();
        deck.under = pile.under.iter().copied().collect();
        if !unplaced.is_empty() {
            return wrong(path, format!("{what} is nowhere: {unplaced:?}"));
        }
    } else {
        deck.shuffled = unplaced;
    }
    Ok(deck)
}

impl PrincePosition {
    /// Everything but the tiles, which need the whole table.
    fn load(&self, edition: &Edition, path: &str) -> Result<Prince, PositionError> {
        let mut prince = Prince::new(edition, self.florins);
        if !(0..=1_000_000).contains(&self.florins) {
            return wrong(format!("{path}.florins"), "from 0 to 1000000 florins");
        }
        for (source, points) in &self.points {
            if points.abs() > 1000 {
                return wrong(format!("{path}.points.{source}"), "at most 1000 points");
            }
            prince.points[source.index()] = *points;
        }
        if prince.prestige() < 0 {
            return wrong(format!("{path}.points"), "prestige never falls below 0");
        }
        if usize::from(self.builders) >= edition.builders.len() {
            return wrong(format!("{path}.builders"), "nobody has more than three builders");
        }
        let tokens = [self.jesters, self.recruiting_in_hand, self.recruiting_on_table];
        if tokens.iter().any(|n| *n > 30) || self.best > 1000 {
            return wrong(path, "more than the box holds");
        }
        prince.hand = self.hand.iter().copied().collect();
        prince.table = self.table.iter().copied().collect();
        prince.bonuses = self.bonuses.iter().copied().collect();
        prince.cards = self.cards.iter().copied().collect();
        prince.freedoms = self.freedoms.iter().copied().collect();
        (prince.recruiters, prince.left) = (self.recruiting_in_hand, self.recruiting_on_table);
        (prince.jesters, prince.builders) = (self.jesters, self.builders);
        (prince.best, prince.character) = (self.best, self.character);
        Ok(prince)
    }
}
