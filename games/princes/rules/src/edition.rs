//! The figures of the box: read from `data/princes.json`, checked, typed.
//! Also carried out here: §1.1, §1.4, §1.7, §10.1 to §10.3.

mod read;

use crate::ids::{Bonus, Building, Character, Freedom, Item, Landscape, Prestige, Profession};
use crate::shape::Shape;
use kit::{EditionError, FigureReader};

kit::word_enum! {
    /// What bonus and prestige cards count.
    pub enum Counted {
        Building = "building", LargeBuilding = "large_building", MediumBuilding = "medium_building",
        SmallBuilding = "small_building", Landscape = "landscape", Forest = "forest", Lake = "lake", Park = "park",
        Jester = "jester", Builder = "builder", Freedom = "freedom", PrestigeCard = "prestige_card",
        InHand = "profession_or_recruiting_card_in_hand", OnTable = "profession_or_recruiting_card_on_table", Work = "work",
        FreeSquare = "free_square",
    }
}

kit::word_enum! {
    pub enum Size { Large = "large", Medium = "medium", Small = "small" }
}

/// What an artist likes.
#[derive(Copy, Clone, Debug)]
pub struct Taste {
    pub building: Building,
    pub landscape: Landscape,
    pub freedom: Freedom,
}

/// What a bonus card adds: `value` for each thing counted, or for each kind of thing present.
#[derive(Clone, Debug)]
pub struct BonusFigures {
    pub value: u8,
    pub distinct: bool,
    pub counts: Vec<Counted>,
}

/// When a prestige card scores.
#[derive(Clone, Debug)]
pub enum Aim {
    Most { counted: Counted, tied: u8 },
    Fewest { counted: Counted, tied: u8 },
    AtLeast(Vec<(Counted, u8)>),
}

#[derive(Clone, Debug)]
pub struct PrestigeFigures {
    pub points: u8,
    pub aim: Aim,
}

/// What a number of builders gives.
#[derive(Copy, Clone, Debug, Default)]
pub struct BuilderFigures {
    pub cost: i32,
    pub adjacent: bool,
    /// For hiring the builder that makes it this number.
    pub prestige: u8,
}

/// The Princess's work.
#[derive(Copy, Clone, Debug)]
pub struct PrincessFigures {
    pub landscape: u8,
    pub building: u8,
    pub builder: u8,
    pub card: u8,
}

/// The figures that change with two players.
#[derive(Copy, Clone, Debug)]
pub struct TableFigures {
    pub florins: i32,
    pub opening: i32,
    pub last_price: i32,
    /// Copies of each freedom; with two players before the extra ones are drawn.
    pub freedoms: u8,
}

/// All figures of the game. Money is in florins.
#[derive(Debug)]
pub struct Edition {
    /// By round; as many as there are rounds.
    pub minimum: Vec<u8>,
    /// By seat count: 2, 3, 4, 5.
    pub tables: [TableFigures; 4],
    pub extra_freedoms: u8,
    pub extra_freedoms_harder: u8,
    pub dealt: u8,
    pub pay_per_point: i32,
    pub florins_per_prestige: i32,
    pub step_back: i32,
    pub raise: i32,
    pub supply: [u8; Item::ALL.len()],
    pub buildings_each: [u8; Building::ALL.len()],
    pub same_landscape_prestige: u8,
    pub jester_value: u8,
    pub builders: [BuilderFigures; 4],
    pub look_at: u8,
    pub actions: u8,
    pub building_prestige: u8,
    pub profession_cost: i32,
    pub freedom_cost: i32,
    pub bonus_cost: i32,
    pub building_value: u8,
    pub landscape_value: u8,
    pub freedom_value: u8,
    pub card_value: u8,
    pub best_work: u8,
    pub tastes: [Taste; Profession::ALL.len()],
    pub sizes: [Size; Building::ALL.len()],
    pub buildings: [Shape; Building::ALL.len()],
    pub landscapes: [Shape; Landscape::ALL.len()],
    pub palace: u64,
    pub bonuses: [BonusFigures; Bonus::ALL.len()],
    pub prestige: [PrestigeFigures; Prestige::ALL.len()],
    /// First and last space of each character.
    pub tracks: [(u8, u8); Character::ALL.len()],
    pub bid_unit: i32,
    pub cardinal_actions: u8,
    pub princess: PrincessFigures,
    pub banker_start: i32,
    pub banker_growth: i32,
    pub joint_prestige: u8,
    pub offers: u8,
    /// Builders that a building of one's own at an open border needs; and when a building stands opposite.
    pub border_builders: u8,
    pub faced_builders: u8,
    /// From, to, step.
    pub prices: (u16, u16, u16),
}

impl Edition {
    pub fn table(&self, seats: u8) -> &TableFigures {
        &self.tables[usize::from(seats.clamp(2, 5)) - 2]
    }

    pub fn rounds(&self) -> u8 {
        self.minimum.len() as u8
    }

    pub fn taste(&self, profession: Profession) -> Taste {
        self.tastes[profession.index()]
    }
}

impl kit::Edition for Edition {
    const RELEASED: &'static [&'static str] = &[include_str!("../data/princes.json")];
    const REMARKS: &'static [&'static str] = read::REMARKS;

    fn read(file: &FigureReader<'_>) -> Result<Self, EditionError> {
        read::edition(file)
    }
}
