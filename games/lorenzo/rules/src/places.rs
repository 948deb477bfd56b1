//! The names of places and pieces: kinds of cards, members, spaces.

use kit::word_enum;

word_enum! {
    /// The kinds of development cards, in the order of their towers on the board, left to right.
    pub enum Kind { Territory = "territory", Character = "character", Building = "building", Venture = "venture" }
}

word_enum! {
    /// A player's family members. A coloured one has the value of the die of its colour.
    pub enum Member { Black = "black", White = "white", Orange = "orange", Neutral = "neutral" }
}

impl Member {
    pub const COLOURED: [Member; 3] = [Member::Black, Member::White, Member::Orange];

    pub const fn is_coloured(self) -> bool {
        !matches!(self, Member::Neutral)
    }
}

word_enum! {
    /// What territories are worked by, and buildings.
    pub enum Work { Harvest = "harvest", Production = "production" }
}

impl Work {
    /// The cards it works.
    pub const fn kind(self) -> Kind {
        match self {
            Work::Harvest => Kind::Territory,
            Work::Production => Kind::Building,
        }
    }
}

word_enum! {
    /// Every space of the board that takes members. The floors of a tower count from the bottom up.
    pub enum Space {
        Territory1 = "territory-1", Territory2 = "territory-2", Territory3 = "territory-3", Territory4 = "territory-4",
        Character1 = "character-1", Character2 = "character-2", Character3 = "character-3", Character4 = "character-4",
        Building1 = "building-1", Building2 = "building-2", Building3 = "building-3", Building4 = "building-4",
        Venture1 = "venture-1", Venture2 = "venture-2", Venture3 = "venture-3", Venture4 = "venture-4",
        Market1 = "market-1", Market2 = "market-2", Market3 = "market-3", Market4 = "market-4",
        HarvestSingle = "harvest-single", HarvestLarge = "harvest-large",
        ProductionSingle = "production-single", ProductionLarge = "production-large",
        Council = "council",
    }
}

/// Floors of a tower.
pub const FLOORS: usize = 4;

/// Floors of all towers: they are the first spaces.
pub const ALL_FLOORS: usize = 16;

/// What happens on a space.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Area {
    Tower(Kind),
    /// Counted from 0.
    Market(usize),
    Work(Work, Size),
    Council,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Size {
    Single,
    Large,
}

impl Space {
    pub const fn area(self) -> Area {
        match self {
            Space::HarvestSingle => Area::Work(Work::Harvest, Size::Single),
            Space::HarvestLarge => Area::Work(Work::Harvest, Size::Large),
            Space::ProductionSingle => Area::Work(Work::Production, Size::Single),
            Space::ProductionLarge => Area::Work(Work::Production, Size::Large),
            Space::Council => Area::Council,
            _ if (self as usize) < ALL_FLOORS => Area::Tower(Kind::ALL[self as usize / FLOORS]),
            _ => Area::Market(self as usize - ALL_FLOORS),
        }
    }

    /// Market, work spaces, council.
    pub fn beside_towers() -> &'static [Space] {
        &Space::ALL[ALL_FLOORS..]
    }

    /// All others take one member (§3.8).
    pub const fn takes_any_number(self) -> bool {
        matches!(self, Space::HarvestLarge | Space::ProductionLarge | Space::Council)
    }

    /// The floors of one tower from the bottom up.
    pub fn tower(kind: Kind) -> &'static [Space] {
        &Space::ALL[kind.index() * FLOORS..][..FLOORS]
    }

    /// The tower's kind, for a floor.
    pub const fn tower_kind(self) -> Option<Kind> {
        match self.area() {
            Area::Tower(kind) => Some(kind),
            _ => None,
        }
    }

    /// Counted from 0 at the bottom, for a floor.
    pub const fn floor(self) -> usize {
        self as usize % FLOORS
    }
}

/// A set of spaces in one word.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct SpaceSet(u32);

impl SpaceSet {
    pub const fn contains(self, space: Space) -> bool {
        self.0 & (1 << space as u32) != 0
    }

    /// Is any floor of that tower in it?
    pub const fn meets_tower(self, kind: Kind) -> bool {
        self.0 & (0b1111 << (kind as usize * FLOORS)) != 0
    }

    /// Is either space of that area in it?
    pub const fn meets_work(self, work: Work) -> bool {
        match work {
            Work::Harvest => self.contains(Space::HarvestSingle) || self.contains(Space::HarvestLarge),
            Work::Production => self.contains(Space::ProductionSingle) || self.contains(Space::ProductionLarge),
        }
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        SpaceSet(spaces.into_iter().fold(0, |set, space| set | 1 << space as u32))
    }
}
