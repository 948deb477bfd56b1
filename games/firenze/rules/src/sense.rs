//! What a position is worth, for bots: prestige so far, and what towers, bricks and cards may still become.
//!
//! The figures here are guesses about play, not figures of the box; they were tuned by hand on games of the greedy bot.

use crate::colour::{COLOURS, Colour};
use crate::contract::{Contract, HEIGHTS, HIGHEST, LOWEST};
use crate::effect::{Effect, Kind, Modifier};
use crate::state::{Firenze, Slot};
use crate::steps::Step;
use crate::tower::Tower;
use kit::{Evaluate, MOST_SEATS, Seat};

/// How likely so many bricks that are neither in the store nor in the row turn up in time, by colour.
const FIND: [Powers; COLOURS] = [powers(0.86), powers(0.84), powers(0.82), powers(0.79), powers(0.76), powers(0.73)];
/// What a loose brick is worth.
const BRICK: [f32; COLOURS] = [0.12, 0.14, 0.17, 0.20, 0.24, 0.28];
/// Bricks that lie in the row.
const IN_ROW: Powers = powers(0.9);
/// For the further turns a tower needs.
const TURNS: Powers = powers(0.93);
/// For the bricks a mixed tower lacks.
const MIXED: Powers = powers(0.75);
/// For the balconies before one.
const WAIT: Powers = powers(0.45);
/// What bricks in the store are worth of the tower they could be.
const UNBUILT: f32 = 0.5;

/// `base` to the power of 0, 1, 2 and so on.
type Powers = [f32; HIGHEST as usize + 1];

const fn powers(base: f32) -> Powers {
    let mut all = [1.0; HIGHEST as usize + 1];
    let mut n = 1;
    while n < all.len() {
        all[n] = all[n - 1] * base;
        n += 1;
    }
    all
}

/// What the end of the turn still holds for the seat that is judged.
#[derive(Copy, Clone, Default)]
struct Pending {
    build: bool,
    ruins: bool,
    contracts: bool,
    /// Bricks owed for building.
    owed: u8,
}

impl Evaluate for Firenze {
    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        let over = self.stack.is_empty();
        for seat in Seat::all(self.seats) {
            out[seat.index()] = self.player(seat).total().into();
        }
        if over {
            return;
        }
        let prospects = Prospects::of(self);
        let mut majorities = [0u8; 4];
        for &colour in Colour::ALL {
            if let Some(seat) = self.majority(colour) {
                majorities[seat.index()] += 1;
                // Most of each bonus that would be won now.
                out[seat.index()] += 0.7 * f32::from(self.edition.majority[colour.index()]);
            }
        }
        for seat in Seat::all(self.seats) {
            out[seat.index()] += self.cards_worth(seat, majorities[seat.index()]) + prospects.site(self, seat);
        }
    }
}

impl Firenze {
    fn cards_worth(&self, seat: Seat, majorities: u8) -> f32 {
        let player = self.player(seat);
        let all = f32::from(self.edition.seals[usize::from(self.seats)]);
        // Cards that work for the rest of the game are worth less towards its end.
        let ahead = Seat::all(self.seats).map(|s| self.player(s).seals).min().map_or(0.0, |left| f32::from(left) / all);
        let worth = |(card, n): (crate::Card, u8)| {
            let spec = self.edition.card(card);
            let one = match (spec.kind, &spec.effect) {
                (Kind::Celebration, _) => f32::from(self.celebration_value(seat, card, majorities)),
                (_, Effect::ReduceBuildCost { .. }) => 1.1 * ahead.min(0.6),
                (Kind::Character, _) => 0.8 * ahead.min(0.6),
                (_, Effect::Passive(Modifier::BuildCost { .. })) => 4.0 * ahead,
                (_, Effect::Passive(Modifier::ExtraDrawOnChooseCard { .. })) => 3.5 * ahead,
                (_, Effect::Passive(_)) => 1.2 * ahead,
                _ => 0.0,
            };
            one * f32::from(n)
        };
        player.cards.iter().map(worth).sum()
    }

    fn pending(&self, seat: Seat) -> Pending {
        if seat != self.active {
            return Pending::default();
        }
        let mut pending = Pending::default();
        for step in self.stack.iter() {
            match step {
                Step::Build(build) => {
                    pending.build = true;
                    pending.owed = if build.placed > 0 { self.build_cost(build.placed) } else { 0 };
                }
                Step::Ruins(_) => pending.ruins = true,
                Step::Contracts(_) => pending.contracts = true,
                Step::Pay(pay) if pay.seat == seat => pending.owed = pay.bricks,
                _ => {}
            }
        }
        pending
    }
}

/// What each contract is worth to whoever gets it, and what lies in the row.
struct Prospects {
    contracts: [[f32; HEIGHTS]; COLOURS],
    row: [u8; COLOURS],
}

impl Prospects {
    fn of(game: &Firenze) -> Prospects {
        let mut contracts = [[0.0; HEIGHTS]; COLOURS];
        let due = game.due();
        let mut levels = [0.0; HEIGHTS];
        for height in LOWEST..=HIGHEST {
            levels[usize::from(height - LOWEST)] = game.level_left(height).map_or(0.0, f32::from);
        }
        for contract in Contract::all().filter(|c| game.seal_on(*c).is_none()) {
            let floor = usize::from(contract.height() - LOWEST);
            let colour = contract.colour().index();
            let wait = game.balcony_on(contract).map_or(1.0, |numeral| WAIT[numeral - due.min(numeral)]);
            let majority = 0.15 * f32::from(game.edition.majority[colour]);
            // A seal on the board is worth something by itself: it brings the end nearer.
            contracts[colour][floor] = wait * (f32::from(game.prestige_of(contract)) + levels[floor] + majority + 0.8);
        }
        let mut row = [0; COLOURS];
        for Slot { bricks, .. } in &game.row {
            for (colour, n) in bricks.iter() {
                row[colour.index()] += n;
            }
        }
        Prospects { contracts, row }
    }

    /// The chance to find so many bricks of a colour.
    fn find(&self, colour: Colour, missing: u8) -> f32 {
        let near = missing.min(self.row[colour.index()].div_ceil(2));
        IN_ROW[usize::from(near)] * FIND[colour.index()][usize::from(missing - near)]
    }

    /// The best that a tower of this height can become with so many bricks at hand. `now`: it may still be handed in as it is.
    fn tower(&self, colour: Colour, height: u8, bricks: u8, now: bool) -> f32 {
        let mut best = 0.0f32;
        for goal in height.max(LOWEST)..=HIGHEST {
            let prize = self.contracts[colour.index()][usize::from(goal - LOWEST)];
            if prize == 0.0 || (goal == height && !now) {
                continue;
            }
            let need = goal - height;
            let missing = need.saturating_sub(bricks);
            best = best.max(prize * TURNS[usize::from(need.div_ceil(2))] * self.find(colour, missing));
        }
        best
    }

    /// Towers and store of a seat.
    fn site(&self, game: &Firenze, seat: Seat) -> f32 {
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
        let spare = |n: i32| 0.35 * n.max(0) as f32;
        value -= spare(count - 3) + spare(count - 4);
        value + self.loose(game, seat, &store, pending)
    }

    fn standing(&self, game: &Firenze, tower: &Tower, store: &mut [u8; COLOURS], pending: Pending) -> f32 {
        let Some(colour) = tower.colour() else { return self.mixed(game, tower) };
        let have = &mut store[colour.index()];
        if pending.ruins && !tower.safe && (*have == 0 || !pending.build) {
            // It falls.
            return BRICK[colour.index()] * f32::from(tower.height / 2);
        }
        let worth = self.tower(colour, tower.height, *have, pending.contracts && tower.safe);
        let used = (*have).min(HIGHEST.saturating_sub(tower.height));
        // With nothing to raise it with in the next turn it may well fall.
        let risk = match (*have, self.row[colour.index()]) {
            (0, 0) => 0.3,
            (0, 1) => 0.6,
            (0, _) => 0.75,
            _ => 1.0,
        };
        let sure = if pending.contracts && tower.safe { self.contracts_at(colour, tower.height) } else { 0.0 };
        *have -= used.min(2);
        (worth * risk).max(sure) + 0.02 * f32::from(tower.height)
    }

    /// What the tower would pay at once.
    fn contracts_at(&self, colour: Colour, height: u8) -> f32 {
        if (LOWEST..=HIGHEST).contains(&height) { self.contracts[colour.index()][usize::from(height - LOWEST)] } else { 0.0 }
    }

    fn mixed(&self, game: &Firenze, tower: &Tower) -> f32 {
        let Some((_, bricks, prestige)) = game.campanile_out() else { return 0.0 };
        let missing = bricks.saturating_sub(tower.height);
        f32::from(prestige) * MIXED[usize::from(missing).min(MIXED.len() - 1)]
    }

    /// Bricks in the store, as bricks and as towers to be begun.
    fn loose(&self, game: &Firenze, seat: Seat, store: &[u8; COLOURS], pending: Pending) -> f32 {
        let held: u8 = store.iter().sum();
        let room = if pending.contracts || pending.build { 24 } else { game.store_limit(seat) };
        let mut value = 0.0;
        let mut best = 0.0f32;
        for &colour in Colour::ALL {
            let n = store[colour.index()];
            value += BRICK[colour.index()] * f32::from(n);
            if n > 0 {
                best = best.max(UNBUILT * self.tower(colour, 0, n, false) - BRICK[colour.index()] * f32::from(n));
            }
        }
        let average = value / f32::from(held.max(1));
        let lost = held.saturating_sub(room) + pending.owed.min(held);
        value + best - average * f32::from(lost)
    }
}
