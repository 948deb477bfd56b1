//! The names of everything in the box. Figures belonging to them live in the [`Edition`](crate::Edition).

use kit::notation::{NotationError, Word, WordReader};

kit::word_enum! {
    /// The 21 artists and scholars, in the order of the published table.
    pub enum Profession {
        Mathematician = "mathematician", Theologian = "theologian", Philosopher = "philosopher", Botanist = "botanist",
        Alchemist = "alchemist", Physicist = "physicist", Watchmaker = "watchmaker", Goldsmith = "goldsmith",
        BellMaker = "bell_maker", Cartographer = "cartographer", Jurist = "jurist", Choreographer = "choreographer",
        Composer = "composer", Sculptor = "sculptor", Painter = "painter", Pharmacist = "pharmacist",
        Physician = "physician", Dramatist = "dramatist", Poet = "poet", Astronomer = "astronomer",
        OrganBuilder = "organ_builder",
    }
}

kit::word_enum! {
    pub enum Building {
        University = "university", Laboratory = "laboratory", Workshop = "workshop", Library = "library", Opera = "opera",
        Studio = "studio", Hospital = "hospital", Theatre = "theatre", Tower = "tower", Chapel = "chapel",
    }
}

kit::word_enum! {
    pub enum Landscape { Forest = "forest", Lake = "lake", Park = "park" }
}

kit::word_enum! {
    pub enum Freedom { Travel = "travel", Religion = "religion", Opinion = "opinion" }
}

kit::word_enum! {
    /// What is auctioned. With two princes the three landscapes are one pile, [`Item::Landscape`].
    pub enum Item {
        Forest = "forest", Lake = "lake", Park = "park", Landscape = "landscape", Jester = "jester", Builder = "builder",
        PrestigeCard = "prestige_card", RecruitingCard = "recruiting_card",
    }
}

kit::word_enum! {
    /// The 20 bonus cards, in the order of the rulebook's table.
    pub enum Bonus {
        EachBuilding = "each_building", EachLargeBuilding = "each_large_building",
        MediumBuildingsAndForests = "medium_buildings_and_forests",
        SmallBuildingsAndLandscapes = "small_buildings_and_landscapes", BuildingSizes = "building_sizes",
        EachLandscape = "each_landscape", EachForest = "each_forest", EachLake = "each_lake", EachPark = "each_park",
        EachFreedom = "each_freedom", EachJester = "each_jester", FreedomsAndJesters = "freedoms_and_jesters",
        EachBuilder = "each_builder", BuildersAndLakes = "builders_and_lakes", EachPrestigeCard = "each_prestige_card",
        PrestigeCardsAndFreedoms = "prestige_cards_and_freedoms", LandscapeTypes = "landscape_types",
        SevenCategories = "seven_categories", PeopleInHand = "people_in_hand", PeopleOnTable = "people_on_table",
    }
}

kit::word_enum! {
    /// The 14 prestige cards, in the order of the rulebook's list.
    pub enum Prestige {
        MostBuildings = "most_buildings", TwoLargeBuildings = "two_large_buildings",
        FewestFreeSquares = "fewest_free_squares", ThreeLandscapeTypes = "three_landscape_types",
        MostLandscapes = "most_landscapes", MostForests = "most_forests", MostLakes = "most_lakes",
        ThreeFreedoms = "three_freedoms", BuildingsFreedomsWorks = "buildings_freedoms_works",
        MostJesters = "most_jesters", MostBuilders = "most_builders", MostParks = "most_parks",
        BuilderJesterLandscapes = "builder_jester_landscapes", MostWorks = "most_works",
    }
}

kit::word_enum! {
    /// The six characters of Muse & Princess.
    pub enum Character {
        Muse = "muse", Cardinal = "cardinal", Princess = "princess", Merchant = "merchant", Professor = "professor",
        Banker = "banker",
    }
}

kit::word_enum! {
    /// The three face-down piles of cards.
    pub enum Sort { Profession = "profession", Bonus = "bonus", Prestige = "prestige" }
}

kit::word_enum! {
    /// Where prestige came from, and where it went.
    pub enum Source {
        Works = "works", Best = "best", Buildings = "buildings", Landscapes = "landscapes", Builders = "builders",
        Merchant = "merchant", Cards = "cards", Banker = "banker", Spent = "spent",
    }
}

impl Landscape {
    pub const fn item(self) -> Item {
        match self {
            Landscape::Forest => Item::Forest,
            Landscape::Lake => Item::Lake,
            Landscape::Park => Item::Park,
        }
    }
}

impl Item {
    /// The landscape this pile holds, if it holds one kind.
    pub const fn landscape(self) -> Option<Landscape> {
        match self {
            Item::Forest => Some(Landscape::Forest),
            Item::Lake => Some(Landscape::Lake),
            Item::Park => Some(Landscape::Park),
            _ => None,
        }
    }
}

/// A card of one of the three piles. Their words are all different, so a card is written by its word alone.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(untagged)]
pub enum Card {
    Profession(Profession),
    Bonus(Bonus),
    Prestige(Prestige),
}

/// The empty slot of an inline list; never seen.
impl Default for Card {
    fn default() -> Self {
        Card::Profession(Profession::Mathematician)
    }
}

impl Card {
    pub const fn sort(self) -> Sort {
        match self {
            Card::Profession(_) => Sort::Profession,
            Card::Bonus(_) => Sort::Bonus,
            Card::Prestige(_) => Sort::Prestige,
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Card::Profession(card) => card.word(),
            Card::Bonus(card) => card.word(),
            Card::Prestige(card) => card.word(),
        }
    }

    pub fn from_word(word: &str) -> Option<Card> {
        Profession::from_word(word)
            .map(Card::Profession)
            .or_else(|| Bonus::from_word(word).map(Card::Bonus))
            .or_else(|| Prestige::from_word(word).map(Card::Prestige))
    }
}

impl<E> Word<E> for Card {
    fn write(self, _: &E, out: &mut String) {
        out.push_str(self.word());
    }
    fn read(words: &mut WordReader<'_>, _: &E) -> Result<Self, NotationError> {
        let word = words.next("a card")?;
        Card::from_word(word).ok_or_else(|| words.wrong(word, "a card"))
    }
}
