//! The figures of the box.

use crate::{Colour, Commission};
use kit::{EditionError, FigureReader, require};
use serde::Deserialize;

/// What the box holds and what the rules leave to it.
#[derive(Debug, Deserialize)]
pub struct Edition {
    pub start_coins: u8,
    /// The most a bid may be (§2.2).
    pub most_bid: u8,
    pub rounds: u8,
    /// Coins left that make a point (§3.2).
    pub coins_per_point: u8,
    pub patron_bonus: u8,
    pub commissions: Vec<CommissionFigures>,
    pub patrons: Vec<Colour>,
}

#[derive(Debug, Deserialize)]
pub struct CommissionFigures {
    pub colour: Colour,
    pub points: u8,
}

impl Edition {
    pub fn has_commission(&self, n: u8) -> bool {
        usize::from(n) < self.commissions.len()
    }

    pub fn commission(&self, card: Commission) -> &CommissionFigures {
        &self.commissions[card.index()]
    }

    /// How many patrons of each colour there are.
    pub fn patron_counts(&self) -> [u8; 3] {
        let mut counts = [0; 3];
        self.patrons.iter().for_each(|colour| counts[colour.index()] += 1);
        counts
    }
}

impl kit::Edition for Edition {
    const RELEASED: &'static [&'static str] = &[include_str!("../data/bottega.json")];

    fn read(file: &FigureReader<'_>) -> Result<Self, EditionError> {
        let edition: Edition = file.get()?;
        require(edition.commissions.len() <= 24, "commissions", "at most 24 fit")?;
        require(usize::from(edition.rounds) <= edition.commissions.len(), "rounds", "more rounds than commissions")?;
        require(edition.coins_per_point > 0, "coins_per_point", "must be at least 1")?;
        require(edition.patrons.len() >= 4 && edition.patrons.len() <= 24, "patrons", "from 4 to 24: one for each player")?;
        Ok(edition)
    }
}
