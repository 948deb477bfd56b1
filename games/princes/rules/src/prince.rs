//! What one prince has.
//! Also carried out here: §4.11.

use crate::edition::{Counted, Edition, Size};
use crate::ids::{Bonus, Building, Character, Freedom, Landscape, Prestige, Profession, Source};
use crate::land::Land;
use crate::set::Set;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Prince {
    pub florins: i32,
    /// Prestige by where it came from; what was given in payment counts against it.
    pub points: [i16; Source::ALL.len()],
    /// Profession cards in hand.
    pub hand: Set<Profession>,
    /// Profession cards face up before him.
    pub table: Set<Profession>,
    /// Unused recruiting cards in hand.
    pub recruiters: u8,
    /// Recruiting cards that others have left on his table.
    pub left: u8,
    pub bonuses: Set<Bonus>,
    pub cards: Set<Prestige>,
    pub jesters: u8,
    pub builders: u8,
    pub freedoms: Set<Freedom>,
    pub land: Land,
    /// The value of his best work this round; 0: none.
    pub best: u16,
    /// The character he holds. Used ones have gone back, but for those that last all round.
    pub character: Option<Character>,
}

impl Prince {
    pub fn new(edition: &Edition, florins: i32) -> Prince {
        Prince {
            florins,
            points: [0; Source::ALL.len()],
            hand: Set::NONE,
            table: Set::NONE,
            recruiters: 0,
            left: 0,
            bonuses: Set::NONE,
            cards: Set::NONE,
            jesters: 0,
            builders: 0,
            freedoms: Set::NONE,
            land: Land::new(edition),
            best: 0,
            character: None,
        }
    }

    pub fn prestige(&self) -> i32 {
        self.points.iter().map(|p| i32::from(*p)).sum()
    }

    /// Profession and recruiting cards in hand.
    pub fn people_in_hand(&self) -> u8 {
        self.hand.len() + self.recruiters
    }

    /// Profession and recruiting cards on the table: his works.
    pub fn works(&self) -> u8 {
        self.table.len() + self.left
    }

    pub fn people(&self) -> u8 {
        self.people_in_hand() + self.works()
    }

    fn sized(&self, edition: &Edition, size: Size) -> u8 {
        self.land.owned.iter().filter(|b: &Building| edition.sizes[b.index()] == size).count() as u8
    }

    pub fn count(&self, edition: &Edition, counted: Counted) -> u8 {
        match counted {
            Counted::Building => self.land.owned.len(),
            Counted::LargeBuilding => self.sized(edition, Size::Large),
            Counted::MediumBuilding => self.sized(edition, Size::Medium),
            Counted::SmallBuilding => self.sized(edition, Size::Small),
            Counted::Landscape => self.land.gardens.len() as u8,
            Counted::Forest => self.land.count(Landscape::Forest),
            Counted::Lake => self.land.count(Landscape::Lake),
            Counted::Park => self.land.count(Landscape::Park),
            Counted::Jester => self.jesters,
            Counted::Builder => self.builders,
            Counted::Freedom => self.freedoms.len(),
            Counted::PrestigeCard => self.cards.len(),
            Counted::InHand => self.people_in_hand(),
            Counted::OnTable | Counted::Work => self.works(),
            Counted::FreeSquare => self.land.free_squares(),
        }
    }

    /// What a bonus card adds to a work of this prince, as things stand (§6.8).
    pub fn bonus(&self, edition: &Edition, bonus: Bonus) -> u16 {
        let card = &edition.bonuses[bonus.index()];
        let counts = card.counts.iter().map(|c| u16::from(self.count(edition, *c)));
        let number: u16 = if card.distinct { counts.map(|n| n.min(1)).sum() } else { counts.sum() };
        u16::from(card.value) * number
    }

    /// What a work of this profession is worth without bonus cards and the Muse (§6.2). It makes no difference whether
    /// the card is still in hand.
    pub fn work(&self, edition: &Edition, profession: Profession) -> u16 {
        let taste = edition.taste(profession);
        let building = if self.land.owned.contains(taste.building) { edition.building_value } else { 0 };
        let landscape = if self.land.has(taste.landscape) { edition.landscape_value } else { 0 };
        let freedom = if self.freedoms.contains(taste.freedom) { edition.freedom_value } else { 0 };
        let likes = u16::from(building) + u16::from(landscape) + u16::from(freedom);
        likes + u16::from(self.jesters) * u16::from(edition.jester_value) + u16::from(self.people()) * u16::from(edition.card_value)
    }

    /// What the Princess's work is worth (§8.10).
    pub fn princess(&self, edition: &Edition) -> u16 {
        let each = &edition.princess;
        let sum = |number: u8, value: u8| u16::from(number) * u16::from(value);
        sum(self.land.gardens.len() as u8, each.landscape)
            + sum(self.land.owned.len(), each.building)
            + sum(self.builders, each.builder)
            + sum(self.people(), each.card)
    }
}
