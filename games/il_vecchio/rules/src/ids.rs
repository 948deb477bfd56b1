//! The pieces of the box by name. Figures belonging to them are in the [`Edition`].

use crate::Edition;
use kit::notation::{NotationError, Word, WordReader};
use serde::{Deserialize, Serialize};

kit::word_enum! {
    /// What a family owns and pays with. The last three are the followers.
    pub enum Good {
        Florin = "florin", Scroll = "scroll", Cart = "cart", Bishop = "bishop",
        Assassin = "assassin", Knight = "knight", Abbot = "abbot",
    }
}

impl Good {
    pub const COUNT: usize = 7;
    pub const FOLLOWERS: [Good; 3] = [Good::Assassin, Good::Knight, Good::Abbot];
}

kit::word_enum! {
    /// The colour of a city, which says what its action gives. The first five have a middleman.
    pub enum Kind {
        Brown = "brown", Black = "black", Grey = "grey", White = "white", Purple = "purple",
        Green = "green", Red = "red", Florence = "florence",
    }
}

impl Kind {
    pub const COUNT: usize = 8;
    /// How many of them, counted from the first, have a symbol and so a middleman.
    pub const SYMBOLS: usize = 5;
}

kit::word_enum! {
    /// The five tracks: three regions, two in Florence.
    pub enum Track {
        Venice = "venice", Milan = "milan", PapalStates = "papal_states", Council = "council", Nobility = "nobility",
    }
}

impl Track {
    pub const COUNT: usize = 5;
    pub const REGIONS: [Track; 3] = [Track::Venice, Track::Milan, Track::PapalStates];
    pub const OFFICES: [Track; 2] = [Track::Council, Track::Nobility];

    pub const fn is_region(self) -> bool {
        (self as usize) < 3
    }
}

kit::word_enum! {
    /// What a Medici crest brings about.
    pub enum Crest { Tax = "tax", Middlemen = "middlemen", Family = "family_members" }
}

kit::word_enum! {
    /// A province tile.
    pub enum Province {
        ScrollForFollowers = "milan_scroll_for_followers", Florins = "milan_florins", AnyColours = "milan_any_colours",
        FollowerForScrolls = "milan_follower_for_scrolls", Follower = "milan_follower", BishopAndCart = "milan_bishop_and_cart",
        Scroll = "venice_scroll", Knight = "venice_knight", Assassin = "venice_assassin", Abbot = "venice_abbot",
        FlorinPerMember = "venice_florin_per_member", RollMember = "venice_roll_member",
        Reuse = "papal_reuse", Double = "papal_double", NoCoins = "papal_no_coins",
        FlorinsForBoth = "papal_florins_for_follower_and_scroll", OneOfThree = "papal_choice", FreeMember = "papal_free_member",
    }
}

impl Province {
    pub const COUNT: usize = 18;
}

kit::word_enum! {
    /// A Florence tile: twelve of the council, then twelve of the nobility.
    pub enum Tile {
        Scribe = "council_scroll", Treasurer = "council_florins", Paymaster = "council_follower_florins",
        Prior = "council_abbot", Marshal = "council_knight", Spymaster = "council_assassin",
        Carter = "council_carts", Chaplain = "council_bishops", Physician = "council_recover",
        Patron = "council_office_follower", Chronicler = "council_province_scroll", Captain = "council_reinforce",
        Household = "nobility_reserve", Landowners = "nobility_cities", Conquerors = "nobility_regions",
        Nobles = "nobility_nobles", Councillors = "nobility_councillors", Caravan = "nobility_cart_bishop",
        ThreeColours = "nobility_three_colours", ThreeRegions = "nobility_three_regions", Neighbours = "nobility_neighbours",
        FullHouse = "nobility_one_of_each", Untouched = "nobility_unused_provinces", Crests = "nobility_crests",
    }
}

impl Tile {
    /// Tiles in each of the two stacks.
    pub const PER_STACK: usize = 12;

    /// The track whose stack it belongs to.
    pub const fn stack(self) -> Track {
        if (self as usize) < Tile::PER_STACK { Track::Council } else { Track::Nobility }
    }
}

/// A city of the map, by its place in the edition; its word is the id there.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct City(pub u8);

impl City {
    /// 25 towns with a symbol, three green, three red, and Florence.
    pub const COUNT: usize = 32;

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Word<Edition> for City {
    fn write(self, edition: &Edition, out: &mut String) {
        out.push_str(edition.city_id(self));
    }

    fn read(words: &mut WordReader<'_>, edition: &Edition) -> Result<Self, NotationError> {
        let word = words.next("a city")?;
        edition.city(word).ok_or_else(|| words.wrong(word, "a city"))
    }
}
