//! The state of a game and the small questions everything else asks it.

use crate::Edition;
use crate::deck::Deck;
use crate::event::Event;
use crate::ids::{Bonus, Building, Card, Freedom, Item, Landscape, Prestige, Profession, Sort, Source};
use crate::prince::Prince;
use crate::set::{PileCard, Set};
use crate::steps::Step;
use kit::{LoadedEdition, Log, MOST_SEATS, Seat, Stack};

/// The deepest stack: round, award, actions, court, merchant, opening, and what is bought.
pub const DEPTH: usize = 7;

/// A game of The Princes of Florence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Princes {
    pub(crate) edition: &'static LoadedEdition<Edition>,
    pub(crate) seats: u8,
    /// Muse & Princess is played.
    pub(crate) muse: bool,
    /// Cooperation is played.
    pub(crate) cooperation: bool,
    /// With two princes: the harder game with four freedoms.
    pub(crate) harder: bool,
    /// From 1; 0 during set-up.
    pub(crate) round: u8,
    pub(crate) first: Seat,
    pub(crate) princes: [Prince; MOST_SEATS],
    pub(crate) professions: Deck<Profession>,
    pub(crate) bonuses: Deck<Bonus>,
    pub(crate) prestige: Deck<Prestige>,
    /// By item; prestige cards are counted in their pile.
    pub(crate) stock: [u8; Item::ALL.len()],
    pub(crate) buildings: [u8; Building::ALL.len()],
    pub(crate) freedoms: [u8; Freedom::ALL.len()],
    /// Bonus cards that have been played.
    pub(crate) gone: Set<Bonus>,
    /// Florins on the Banker.
    pub(crate) banker: i32,
    /// Buildings that have a joint place, by the border's home seat. Worked out whenever something changes.
    pub(crate) joint_room: [Set<Building>; MOST_SEATS],
    pub(crate) stack: Stack<Step, DEPTH>,
}

impl Princes {
    pub fn prince(&self, seat: Seat) -> &Prince {
        &self.princes[seat.index()]
    }

    pub(crate) fn prince_mut(&mut self, seat: Seat) -> &mut Prince {
        &mut self.princes[seat.index()]
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub(crate) fn everyone(&self) -> impl Iterator<Item = &Prince> {
        self.princes[..usize::from(self.seats)].iter()
    }

    pub(crate) fn push(&mut self, step: impl Into<Step>) {
        self.stack.push(step.into());
    }

    /// The value a work needs this round (§6.4).
    pub fn minimum(&self) -> u16 {
        let round = usize::from(self.round.max(1)).min(self.edition.minimum.len());
        u16::from(self.edition.minimum[round - 1])
    }

    pub(crate) fn score<L: Log<Event>>(&mut self, seat: Seat, source: Source, points: i16, log: &mut L) {
        if points != 0 {
            self.prince_mut(seat).points[source.index()] += points;
            log.tell(|| Event::Scored { seat, source, points });
        }
    }

    /// One plus the princes strictly ahead (§8.13).
    pub(crate) fn rank(&self, seat: Seat) -> i16 {
        let own = self.prince(seat).prestige();
        1 + self.everyone().filter(|p| p.prestige() > own).count() as i16
    }

    /// How many of a pile are left. With two princes all landscapes are one pile.
    pub fn left(&self, item: Item) -> u8 {
        match item {
            Item::PrestigeCard => self.prestige.len(),
            Item::Landscape => Landscape::ALL.iter().map(|l| self.stock[l.item().index()]).sum(),
            _ => self.stock[item.index()],
        }
    }

    /// What is auctioned at this table, in order (§3.12).
    pub fn items(&self) -> impl Iterator<Item = Item> {
        let two = self.seats == 2;
        Item::ALL.iter().copied().filter(move |item| match item {
            Item::Landscape => two,
            Item::Forest | Item::Lake | Item::Park => !two,
            _ => true,
        })
    }

    pub(crate) fn pile_len(&self, sort: Sort) -> u8 {
        match sort {
            Sort::Profession => self.professions.len(),
            Sort::Bonus => self.bonuses.len(),
            Sort::Prestige => self.prestige.len(),
        }
    }

    pub(crate) fn draw(&mut self, card: Card, by: Seat) {
        match card {
            Card::Profession(card) => self.professions.draw(card, by),
            Card::Bonus(card) => self.bonuses.draw(card, by),
            Card::Prestige(card) => self.prestige.draw(card, by),
        }
    }

    pub(crate) fn put_under(&mut self, card: Card, by: Seat) {
        match card {
            Card::Profession(card) => self.professions.put_under(card, by),
            Card::Bonus(card) => self.bonuses.put_under(card, by),
            Card::Prestige(card) => self.prestige.put_under(card, by),
        }
    }

    /// A card drawn goes into a prince's hand, or face down before him.
    pub(crate) fn keep(&mut self, card: Card, seat: Seat) {
        let prince = self.prince_mut(seat);
        match card {
            Card::Profession(card) => prince.hand.add(card),
            Card::Bonus(card) => prince.bonuses.add(card),
            Card::Prestige(card) => prince.cards.add(card),
        }
    }

    pub(crate) fn next_cards(&self, sort: Sort, out: &mut Vec<crate::Choice>) {
        use crate::Choice::Draw;
        match sort {
            Sort::Profession => out.extend(self.professions.next_cards().map(Draw)),
            Sort::Bonus => out.extend(self.bonuses.next_cards().map(Draw)),
            Sort::Prestige => out.extend(self.prestige.next_cards().map(Draw)),
        }
    }

    pub(crate) fn sample_card(&self, sort: Sort, rng: &mut kit::Rng) -> Option<Card> {
        match sort {
            Sort::Profession => self.professions.sample(rng).map(PileCard::card),
            Sort::Bonus => self.bonuses.sample(rng).map(PileCard::card),
            Sort::Prestige => self.prestige.sample(rng).map(PileCard::card),
        }
    }

    /// Who has this profession card face up before him.
    pub(crate) fn patron(&self, profession: Profession) -> Option<Seat> {
        Seat::all(self.seats).find(|s| self.prince(*s).table.contains(profession))
    }

    /// Profession cards that `seat` could recruit (§4.9).
    pub(crate) fn recruitable(&self, seat: Seat) -> Set<Profession> {
        let others = Seat::all(self.seats).filter(|s| *s != seat);
        others.fold(Set::NONE, |all, s| all.or(self.prince(s).table))
    }

    /// The recruiting card lies down where the profession lay; everybody sees who has it in hand now.
    pub(crate) fn recruit<L: Log<Event>>(&mut self, seat: Seat, profession: Profession, log: &mut L) {
        let Some(victim) = self.patron(profession) else { return };
        let loser = self.prince_mut(victim);
        loser.table.remove(profession);
        loser.left += 1;
        let winner = self.prince_mut(seat);
        winner.recruiters -= 1;
        winner.hand.add(profession);
        self.professions.show(profession, kit::Seats::all(self.seats));
        log.tell(|| Event::Recruited { seat, victim, profession });
    }
}
