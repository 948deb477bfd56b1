//! The whole state as a document, for puzzles, tests and bug reports.

use crate::Edition;
use crate::deck::Deck;
use crate::ids::{Bonus, Building, Card, Character, Freedom, Item, Prestige, Profession, Source};
use crate::land::{Garden, Site};
use crate::prince::Prince;
use crate::set::{PileCard, Set};
use crate::shape::Spot;
use crate::state::Princes;
use crate::steps::Step;
use kit::{Game, PositionError, Printing, Seat, Seats, Setup};
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

    pub fn load(self, edition: &'static Printing<Edition>, setup: &Setup) -> Result<Princes, PositionError> {
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
                if index >= usize::from(game.edition.rounds()).min(7) {
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

impl<T: PileCard> PilePosition<T> {
    fn of(deck: &Deck<T>) -> Self {
        PilePosition { shuffled: deck.shuffled.iter().collect(), under: deck.under.to_vec() }
    }
}

/// What the state knows about hidden cards; open ones are seen by all.
fn note_seen<T: PileCard>(deck: &Deck<T>, open: Set<T>, out: &mut BTreeMap<Card, Seats>) {
    for card in Set::<T>::all().minus(open).iter() {
        let seen = deck.seen(card);
        if !seen.is_empty() {
            out.insert(card.card(), seen);
        }
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
    for card in Set::<T>::all().iter() {
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

impl Princes {
    /// Whether these squares are free in a land.
    fn lay(&self, seat: Seat, mask: Option<u64>, path: &str) -> Result<(), PositionError> {
        match mask {
            None => wrong(path, "does not lie on the grid"),
            Some(mask) if mask & self.prince(seat).land.taken != 0 => wrong(path, "lies on something else"),
            Some(_) => Ok(()),
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), PositionError> {
        if seat.0 < self.seats { Ok(()) } else { wrong("steps", "there is no such seat") }
    }

    /// Fields of a step that could not come about.
    fn check_step(&self, step: &Step) -> Result<(), PositionError> {
        let seat = |seat: Seat| self.check_seat(seat);
        let seats = |set: Seats| set.iter().try_for_each(seat);
        let sum = |n: i32| if (0..=1_000_000).contains(&n) { Ok(()) } else { wrong("steps", "no such sum is ever paid") };
        let need = |holds: bool, message: &str| if holds { Ok(()) } else { wrong("steps", message) };
        let neighbours = |a: Seat, b: Seat| {
            seat(a).and(seat(b))?;
            need(self.neighbours(a).any(|s| s == b), "these princes are no neighbours")
        };
        let turn = |turn: &crate::steps::Turn| {
            seat(turn.seat)?;
            turn.offers.iter().try_for_each(|made| seat(made.partner))?;
            need(turn.left <= 6, "so many actions nobody has")
        };
        match step {
            Step::Dealing(_) | Step::First(_) | Step::GiveBack(_) | Step::Extra(_) if self.round > 0 => {
                wrong("steps", "set-up is before round 1")
            }
            Step::Dealing(_) | Step::First(_) | Step::Round(_) | Step::Award(_) | Step::Finish(_) => Ok(()),
            Step::GiveBack(step) => {
                need(step.chosen[usize::from(self.seats)..].iter().all(Option::is_none), "there is no such seat")?;
                let held = |s: Seat| step.chosen[s.index()].is_none_or(|card| self.prince(s).hand.contains(card));
                need(Seat::all(self.seats).all(held), "only a card in hand can be returned")
            }
            Step::Extra(step) => need(self.seats == 2 && step.left <= 3, "extra freedoms are for two princes"),
            Step::Opening(step) => seat(step.seat).and(seats(step.out)),
            Step::Bidding(step) => {
                seat(step.seat).and(seat(step.high)).and(seat(step.opening.seat)).and(seats(step.passed)).and(seats(step.opening.out))?;
                need(self.items().any(|item| item == step.item), "this is not auctioned at this table")?;
                sum(step.price)
            }
            Step::Last(step) => seat(step.seat),
            Step::Purchase(step) => {
                need(self.items().any(|item| item == step.item), "this is not auctioned at this table")?;
                seat(step.seat).and(sum(step.price))
            }
            Step::Kind(step) => seat(step.seat),
            Step::Placing(step) => seat(step.seat),
            Step::Hire(step) => {
                seat(step.seat)?;
                need(self.prince(step.seat).recruiters > 0, "there is no recruiting card to use")
            }
            Step::Drawing(step) => {
                need(step.cards.iter().all(|c| c.sort() == step.sort), "these cards are of another pile")?;
                seat(step.seat)
            }
            Step::Choosing(step) => need(!step.cards.is_empty(), "there is no card to choose").and(seat(step.seat)),
            Step::Returning(step) => seat(step.seat),
            Step::MerchantDue(_) | Step::CourtOpens(_) => need(self.muse, "only with Muse & Princess"),
            Step::Court(step) => {
                need(self.muse && !step.out.contains(step.seat), "this prince has no turn at court")?;
                let marks = || step.marks.iter().flatten();
                let on_track = |m: &crate::steps::Mark| {
                    let (low, high) = self.edition.tracks[m.character.index()];
                    (low..=high).contains(&m.space)
                };
                need(marks().all(on_track), "there is no such space")?;
                need(step.marks[usize::from(self.seats)..].iter().all(Option::is_none), "there is no such seat")?;
                need(Character::ALL.iter().all(|c| marks().filter(|m| m.character == *c).count() <= 1), "two markers on a character")?;
                seat(step.seat).and(seats(step.out))
            }
            Step::Favour(step) => need(self.muse, "only with Muse & Princess").and(seat(step.seat)),
            Step::Actions(step) => need(step.done <= self.seats, "so many turns there are not"),
            Step::Resume(step) => turn(&step.turn),
            Step::Turn(step) => turn(step),
            Step::Adding(step) => seat(step.seat).and(sum(step.value.into())).and(need(step.value <= 1000, "no work is worth so much")),
            Step::Payment(step) => seat(step.seat).and(need(step.value <= 1000, "no work is worth so much")),
            Step::Partner(step) => seat(step.seat).and(need(self.cooperation, "only with Cooperation")),
            Step::Site(step) => neighbours(step.seat, step.partner),
            Step::Price(step) => neighbours(step.seat, step.partner),
            Step::Offer(step) => neighbours(step.seat, step.made.partner),
        }
    }

    /// Whoever must place a tile has room for it, and whoever is asked has an answer.
    fn check_room(&self) -> Result<(), PositionError> {
        for step in self.stack.iter() {
            let stuck = match step {
                Step::Placing(_) | Step::Kind(_) | Step::Site(_) | Step::Partner(_) => {
                    let mut legal = Vec::new();
                    let seat = match step {
                        Step::Placing(step) => step.seat,
                        Step::Kind(step) => step.seat,
                        Step::Site(step) => step.seat,
                        Step::Partner(step) => step.seat,
                        _ => self.first,
                    };
                    kit::Step::legal(step, self, seat.into(), &mut legal);
                    legal.is_empty()
                }
                Step::Price(step) => !self.can_stand(step.seat, step.partner, step.building, step.spot),
                Step::Offer(step) => !self.can_stand(step.seat, step.made.partner, step.made.building, step.made.spot),
                _ => false,
            };
            if stuck {
                return wrong("steps", "there is no place for what is to be placed");
            }
        }
        Ok(())
    }

    fn can_stand(&self, seat: Seat, partner: Seat, building: Building, spot: Spot) -> bool {
        let owned = self.prince(seat).land.owned.contains(building);
        !owned
            && self.buildings[building.index()] > 0
            && self.may_share(seat, partner, building).is_ok()
            && self.joint_spots(building, self.border(seat, partner)).any(|s| s == spot)
    }
}
