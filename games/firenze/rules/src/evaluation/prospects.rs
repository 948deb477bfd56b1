//! What a building site may become: contracts that are open, and how likely a tower reaches one.

use super::{EvalWeights, Pending};
use crate::colour::{COLOURS, Colour};
use crate::contract::{Contract, HEIGHTS, HIGHEST, LOWEST};
use crate::sealed::Sealed;
use crate::state::{Firenze, Slot};
use crate::tower::Tower;
use kit::Seat;

/// What each contract is worth to whoever gets it, and what lies in the row.
pub(super) struct Prospects<'a> {
    weights: &'a EvalWeights,
    contracts: [[f32; HEIGHTS]; COLOURS],
    row: [u8; COLOURS],
}

impl Prospects<'_> {
    pub fn of<'a>(game: &Firenze, sealed: &Sealed, weights: &'a EvalWeights) -> Prospects<'a> {
        let edition = game.edition;
        let level = |floor: usize| {
            let height = LOWEST + floor as u8;
            if sealed.reached(height) { 0.0 } else { f32::from(edition.levels[usize::from(height)]) }
        };
        let levels: [f32; HEIGHTS] = std::array::from_fn(level);
        let mut contracts = [[0.0; HEIGHTS]; COLOURS];
        for contract in Contract::all().filter(|c| sealed.is_open(*c)) {
            let (colour, floor) = (contract.colour().index(), usize::from(contract.height() - LOWEST));
            let majority = weights.majority_share * f32::from(edition.majority[colour]);
            contracts[colour][floor] = f32::from(edition.contracts[contract.index()]) + levels[floor] + majority + weights.seal;
        }
        // A balcony pays its own prestige, in its turn.
        let due = game.due();
        for (numeral, contract) in game.balconies.iter().enumerate() {
            let Some(contract) = contract.filter(|c| sealed.is_open(*c)) else { continue };
            let Some(tile) = edition.tile(numeral, contract) else { continue };
            let worth = &mut contracts[contract.colour().index()][usize::from(contract.height() - LOWEST)];
            *worth += f32::from(tile.prestige) - f32::from(edition.contracts[contract.index()]);
            *worth *= weights.balcony_wait.powi(numeral.saturating_sub(due) as i32);
        }
        let mut row = [0; COLOURS];
        for Slot { bricks, .. } in &game.row {
            for (colour, n) in bricks.iter() {
                row[colour.index()] += n;
            }
        }
        Prospects { weights, contracts, row }
    }

    /// The best that a tower of this height can become with so many bricks at hand. `now`: it may still be handed in as it is.
    fn tower(&self, colour: Colour, height: u8, bricks: u8, now: bool) -> f32 {
        let prizes = &self.contracts[colour.index()];
        let near = self.row[colour.index()].div_ceil(2);
        let find = self.weights.find(colour);
        let mut best = if now { self.contracts_at(colour, height).max(0.0) } else { 0.0 };
        // Two floors a turn; bricks that are not at hand have to be found.
        let (mut turns, mut found) = (1.0, 1.0);
        for need in 1..=HIGHEST.saturating_sub(height) {
            if need % 2 == 1 {
                turns *= self.weights.turn;
            }
            if need > bricks {
                found *= if need - bricks <= near { self.weights.in_row } else { find };
            }
            if let Some(floor) = (height + need).checked_sub(LOWEST) {
                best = best.max(prizes[usize::from(floor)] * turns * found);
            }
        }
        best
    }

    /// Towers and store of a seat.
    pub fn site(&self, game: &Firenze, seat: Seat) -> f32 {
        let player = game.player(seat);
        let pending = game.pending(seat);
        let mut store = [0u8; COLOURS];
        for (colour, n) in player.store.iter() {
            store[colour.index()] = n;
        }
        if player.seals == 0 {
            return 0.0;
        }
        let mut value = 0.0;
        // The highest first: it has the first call on the bricks.
        let mut count = 0;
        for tower in player.towers.iter().rev() {
            count += 1;
            value += self.standing(game, tower, &mut store, pending);
        }
        let spare = |n: i32| self.weights.crowd * n.max(0) as f32;
        value -= spare(count - 3) + spare(count - 4);
        value + self.loose(game, seat, &store, pending)
    }

    fn standing(&self, game: &Firenze, tower: &Tower, store: &mut [u8; COLOURS], pending: Pending) -> f32 {
        let Some(colour) = tower.colour() else { return self.mixed(game, tower) };
        let have = &mut store[colour.index()];
        if pending.ruins && !tower.safe && (*have == 0 || !pending.build) {
            // It falls.
            return self.weights.brick(colour) * f32::from(tower.height / 2);
        }
        let worth = self.tower(colour, tower.height, *have, pending.contracts && tower.safe);
        let used = (*have).min(HIGHEST.saturating_sub(tower.height));
        // With nothing to raise it with in the next turn it may well fall.
        let risk = match (*have, self.row[colour.index()]) {
            (0, 0) => self.weights.risk_none,
            (0, 1) => self.weights.risk_one,
            (0, _) => self.weights.risk_more,
            _ => 1.0,
        };
        let sure = if pending.contracts && tower.safe { self.contracts_at(colour, tower.height) } else { 0.0 };
        *have -= used.min(2);
        (worth * risk).max(sure) + self.weights.floor * f32::from(tower.height)
    }

    /// What the tower would pay at once.
    fn contracts_at(&self, colour: Colour, height: u8) -> f32 {
        if (LOWEST..=HIGHEST).contains(&height) { self.contracts[colour.index()][usize::from(height - LOWEST)] } else { 0.0 }
    }

    fn mixed(&self, game: &Firenze, tower: &Tower) -> f32 {
        let Some((_, bricks, prestige)) = game.campanile_out().filter(|_| !tower.is_orphan()) else { return 0.0 };
        let missing = bricks.saturating_sub(tower.height);
        f32::from(prestige) * self.weights.mixed.powi(missing.into())
    }

    /// Bricks in the store, as bricks and as towers to be begun.
    fn loose(&self, game: &Firenze, seat: Seat, store: &[u8; COLOURS], pending: Pending) -> f32 {
        let held: u8 = store.iter().sum();
        let room = if pending.contracts || pending.build { 24 } else { game.store_limit(seat) };
        let mut value = 0.0;
        let mut best = 0.0f32;
        for &colour in Colour::ALL {
            let n = store[colour.index()];
            value += self.weights.brick(colour) * f32::from(n);
            if n > 0 {
                best = best.max(self.weights.unbuilt * self.tower(colour, 0, n, false) - self.weights.brick(colour) * f32::from(n));
            }
        }
        let average = value / f32::from(held.max(1));
        let lost = held.saturating_sub(room) + pending.owed.min(held);
        value + best - average * f32::from(lost)
    }
}
