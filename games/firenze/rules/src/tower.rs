//! Towers under construction on a player's site.
//! Also carried out here: §15.6.

use crate::colour::Colour;
use crate::tally::Bricks;
use serde::{Deserialize, Serialize};

/// At the end of a turn a site holds the up to six towers that were raised or begun in it and one that the Architect saved; six
/// more may be begun before the ruins among those fall.
pub const TOWERS: usize = 13;
/// The most that stand when a turn begins.
pub const STANDING: usize = 7;

/// What a tower is made of.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Make {
    /// One colour (§6.2).
    Plain(Colour),
    /// The Campanile's tower, all bricks of different colours (§15.5).
    Mixed(Palette),
    /// A mixed tower whose card has been discarded: it waits to fall (§15.9).
    Orphan(Palette),
}

/// A set of colours.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Colour>", into = "Vec<Colour>")]
pub struct Palette(u8);

impl Palette {
    pub fn contains(self, colour: Colour) -> bool {
        self.0 & 1 << colour as u8 != 0
    }

    #[must_use]
    pub fn with(self, colour: Colour) -> Palette {
        Palette(self.0 | 1 << colour as u8)
    }

    #[must_use]
    pub fn without(self, colour: Colour) -> Palette {
        Palette(self.0 & !(1 << colour as u8))
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.iter().copied().filter(move |c| self.contains(*c))
    }
}

impl FromIterator<Colour> for Palette {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Palette::default(), Palette::with)
    }
}

impl From<Vec<Colour>> for Palette {
    fn from(colours: Vec<Colour>) -> Self {
        colours.into_iter().collect()
    }
}

impl From<Palette> for Vec<Colour> {
    fn from(palette: Palette) -> Self {
        palette.iter().collect()
    }
}

/// A tower under construction.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tower {
    pub make: Make,
    /// Its floors, one brick each (§6.1).
    pub height: u8,
    /// Raised, begun or saved in the present turn of its owner, so no ruin in it (§7.1).
    #[serde(default)]
    pub safe: bool,
}

impl Tower {
    /// A tower begun in this turn.
    pub fn begun(colour: Colour, height: u8) -> Tower {
        Tower { make: Make::Plain(colour), height, safe: true }
    }

    pub fn colour(&self) -> Option<Colour> {
        match self.make {
            Make::Plain(colour) => Some(colour),
            Make::Mixed(_) | Make::Orphan(_) => None,
        }
    }

    /// The colours of a mixed tower, with its card or without.
    pub fn palette(&self) -> Option<Palette> {
        match self.make {
            Make::Plain(_) => None,
            Make::Mixed(palette) | Make::Orphan(palette) => Some(palette),
        }
    }

    pub fn is_orphan(&self) -> bool {
        matches!(self.make, Make::Orphan(_))
    }

    pub fn bricks(&self) -> Bricks {
        match self.make {
            Make::Plain(colour) => [(colour, self.height)].into_iter().collect(),
            Make::Mixed(palette) | Make::Orphan(palette) => palette.iter().map(|c| (c, 1)).collect(),
        }
    }

    /// Is its height what its bricks say?
    pub fn is_sound(&self) -> bool {
        match self.make {
            Make::Plain(_) => self.height > 0,
            Make::Mixed(palette) | Make::Orphan(palette) => self.height > 0 && self.height == palette.len(),
        }
    }
}

impl Default for Tower {
    fn default() -> Self {
        Tower { make: Make::Plain(Colour::White), height: 0, safe: false }
    }
}
