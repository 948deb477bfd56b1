//! Who has sealed which contracts, as sets: majorities, level tiles and celebrations are counted from them.

use crate::colour::Colour;
use crate::contract::{CONTRACTS, Contract, HEIGHTS, HIGHEST, LOWEST};
use crate::state::{Firenze, Seal};
use kit::Seat;

/// A set of contracts: one bit each, in their order.
pub(crate) type Contracts = u64;

/// The contracts of the lowest floor, one in each tower.
const LOWEST_FLOOR: Contracts = {
    let (mut set, mut contract) = (0, 0);
    while contract < CONTRACTS {
        set |= 1 << contract;
        contract += HEIGHTS;
    }
    set
};

/// What lies on the board, by owner.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Sealed {
    by: [Contracts; 4],
    /// Neutral seals too.
    any: Contracts,
}

impl Sealed {
    pub fn of(game: &Firenze) -> Sealed {
        let mut sealed = Sealed::default();
        for (contract, seal) in game.seals.iter().enumerate() {
            let Some(seal) = seal else { continue };
            sealed.any |= 1 << contract;
            if let Seal::Of(seat) = seal {
                sealed.by[seat.index()] |= 1 << contract;
            }
        }
        sealed
    }

    pub fn is_open(&self, contract: Contract) -> bool {
        self.any & 1 << contract.index() == 0
    }

    /// A seat's contracts in a tower, the lowest first.
    fn tower(&self, seat: Seat, colour: Colour) -> Contracts {
        self.by[seat.index()] >> (colour.index() * HEIGHTS) & ((1 << HEIGHTS) - 1)
    }

    /// Who has the most seals in a colour; in a tie the one whose seal lies highest (§16.3 to §16.5), which is the greater number of its
    /// bits.
    pub fn majority(&self, colour: Colour, seats: u8) -> Option<Seat> {
        let rank = |seat: &Seat| (self.tower(*seat, colour).count_ones(), self.tower(*seat, colour));
        Seat::all(seats).filter(|seat| self.tower(*seat, colour) != 0).max_by_key(rank)
    }

    /// Has anybody sealed a contract of this height?
    pub fn reached(&self, height: u8) -> bool {
        self.by.iter().any(|own| own & at(height) != 0)
    }

    /// How many contracts a seat has sealed at these heights.
    pub fn count_at(&self, seat: Seat, heights: &[u8]) -> usize {
        let wanted = heights.iter().fold(0, |set, height| set | at(*height));
        (self.by[seat.index()] & wanted).count_ones() as usize
    }

    /// How many contracts a seat has sealed.
    pub fn count(&self, seat: Seat) -> usize {
        self.by[seat.index()].count_ones() as usize
    }

    /// In how many colours a seat has sealed something.
    pub fn colours(&self, seat: Seat) -> usize {
        Colour::ALL.iter().filter(|colour| self.tower(seat, **colour) != 0).count()
    }
}

/// The contracts of a height.
fn at(height: u8) -> Contracts {
    if (LOWEST..=HIGHEST).contains(&height) { LOWEST_FLOOR << (height - LOWEST) } else { 0 }
}
