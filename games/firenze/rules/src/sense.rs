//! What a position is worth, for bots: prestige so far, and what towers, bricks and cards may still become.
//!
//! A turn has three parts for the greedy bot: the card, up to the refill of the row; then everything else up to the next player; and what
//! is asked of it by others' events. So a position in the middle of a turn counts what is still to come in it (*pending*).

use crate::colour::{COLOURS, Colour};
use crate::contract::{Contract, HEIGHTS, HIGHEST, LOWEST};
use crate::effect::{Effect, Kind, Modifier};
use crate::state::{Firenze, Slot};
use crate::steps::Step;
use crate::tower::Tower;
use kit::{Evaluate, Foresight, MOST_SEATS, Seat, Weights};

kit::sense! {
    /// Guesses about play, none of them a rule (`signoria tune firenze`).
    struct Sense = "../data/sense.json" {
        /// A loose brick of each colour.
        white, yellow, green, red, blue, purple,
        /// How likely a brick that is neither in the store nor in the row turns up in time.
        find_white, find_yellow, find_green, find_red, find_blue, find_purple,
        /// The same for one that lies in the row.
        in_row,
        /// For each further turn a tower needs.
        turn,
        /// What bricks in the store are worth of the tower they could be.
        unbuilt,
        /// For each balcony before one.
        balcony_wait,
        /// A seal on the board brings the end nearer.
        seal,
        /// A majority that is won now; and its share in a contract of that colour.
        majority, majority_share,
        /// A floor of a tower, whatever becomes of it.
        floor,
        /// A tower without a brick to raise it in the next turn, with none, one or more of its colour in the row.
        risk_none, risk_one, risk_more,
        /// Each tower beyond the third, twice that beyond the fourth.
        crowd,
        /// For each brick a mixed tower lacks.
        mixed,
        /// Cards.
        masons, character, workshop, brickyard, building,
    }
}

/// A weight to the power of 0, 1, 2 and so on.
type Powers = [f32; HIGHEST as usize + 1];

fn powers(base: f32) -> Powers {
    let mut all = [1.0; HIGHEST as usize + 1];
    for n in 1..all.len() {
        all[n] = all[n - 1] * base;
    }
    all
}

impl Sense {
    fn brick(&self, colour: Colour) -> f32 {
        [self.white, self.yellow, self.green, self.red, self.blue, self.purple][colour.index()]
    }

    fn find(&self) -> [f32; COLOURS] {
        [self.find_white, self.find_yellow, self.find_green, self.find_red, self.find_blue, self.find_purple]
    }
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
    /// What the bag will bring soon blurs everything: one round, and the evaluation's word weighs much.
    const FORESIGHT: Foresight = Foresight { look: 10, rounds: 1, prior: 25.0 };

    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        self.evaluate_with(&Sense::released().values, out);
    }

    fn weights() -> &'static Weights {
        Sense::released()
    }

    fn evaluate_with(&self, weights: &[f32], out: &mut [f32; MOST_SEATS]) {
        let sense = Sense::of(weights);
        let over = self.stack.is_empty();
        for seat in Seat::all(self.seats) {
            out[seat.index()] = self.player(seat).total().into();
        }
        if over {
            return;
        }
        let prospects = Prospects::of(self, sense);
        let mut majorities = [0u8; 4];
        for &colour in Colour::ALL {
            if let Some(seat) = self.majority(colour) {
                majorities[seat.index()] += 1;
                out[seat.index()] += sense.majority * f32::from(self.edition.majority[colour.index()]);
            }
        }
        for seat in Seat::all(self.seats) {
            out[seat.index()] += self.cards_worth(seat, majorities[seat.index()], &sense) + prospects.site(self, seat);
        }
    }
}

impl Firenze {
    fn cards_worth(&self, seat: Seat, majorities: u8, sense: &Sense) -> f32 {
        let player = self.player(seat);
        let all = f32::from(self.edition.seals[usize::from(self.seats)]);
        // Cards that work for the rest of the game are worth less towards its end.
        let ahead = Seat::all(self.seats).map(|s| self.player(s).seals).min().map_or(0.0, |left| f32::from(left) / all);
        let worth = |(card, n): (crate::Card, u8)| {
            let spec = self.edition.card(card);
            let one = match (spec.kind, &spec.effect) {
                (Kind::Celebration, _) => f32::from(self.celebration_value(seat, card, majorities)),
                (_, Effect::ReduceBuildCost { .. }) => sense.masons * ahead.min(0.6),
                (Kind::Character, _) => sense.character * ahead.min(0.6),
                (_, Effect::Passive(Modifier::BuildCost { .. })) => sense.workshop * ahead,
                (_, Effect::Passive(Modifier::ExtraDrawOnChooseCard { .. })) => sense.brickyard * ahead,
                (_, Effect::Passive(_)) => sense.building * ahead,
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
    sense: Sense,
    find: [Powers; COLOURS],
    in_row: Powers,
    turns: Powers,
    contracts: [[f32; HEIGHTS]; COLOURS],
    row: [u8; COLOURS],
}

impl Prospects {
    fn of(game: &Firenze, sense: Sense) -> Prospects {
        let mut contracts = [[0.0; HEIGHTS]; COLOURS];
        let due = game.due();
        let waits = powers(sense.balcony_wait);
        let mut levels = [0.0; HEIGHTS];
        for height in LOWEST..=HIGHEST {
            levels[usize::from(height - LOWEST)] = game.level_left(height).map_or(0.0, f32::from);
        }
        for contract in Contract::all().filter(|c| game.seal_on(*c).is_none()) {
            let floor = usize::from(contract.height() - LOWEST);
            let colour = contract.colour().index();
            let wait = game.balcony_on(contract).map_or(1.0, |numeral| waits[numeral - due.min(numeral)]);
            let majority = sense.majority_share * f32::from(game.edition.majority[colour]);
            contracts[colour][floor] = wait * (f32::from(game.prestige_of(contract)) + levels[floor] + majority + sense.seal);
        }
        let mut row = [0; COLOURS];
        for Slot { bricks, .. } in &game.row {
            for (colour, n) in bricks.iter() {
                row[colour.index()] += n;
            }
        }
        Prospects { sense, find: sense.find().map(powers), in_row: powers(sense.in_row), turns: powers(sense.turn), contracts, row }
    }

    /// The chance to find so many bricks of a colour.
    fn find(&self, colour: Colour, missing: u8) -> f32 {
        let near = missing.min(self.row[colour.index()].div_ceil(2));
        self.in_row[usize::from(near)] * self.find[colour.index()][usize::from(missing - near)]
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
            best = best.max(prize * self.turns[usize::from(need.div_ceil(2))] * self.find(colour, missing));
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
        let spare = |n: i32| self.sense.crowd * n.max(0) as f32;
        value -= spare(count - 3) + spare(count - 4);
        value + self.loose(game, seat, &store, pending)
    }

    fn standing(&self, game: &Firenze, tower: &Tower, store: &mut [u8; COLOURS], pending: Pending) -> f32 {
        let Some(colour) = tower.colour() else { return self.mixed(game, tower) };
        let have = &mut store[colour.index()];
        if pending.ruins && !tower.safe && (*have == 0 || !pending.build) {
            // It falls.
            return self.sense.brick(colour) * f32::from(tower.height / 2);
        }
        let worth = self.tower(colour, tower.height, *have, pending.contracts && tower.safe);
        let used = (*have).min(HIGHEST.saturating_sub(tower.height));
        // With nothing to raise it with in the next turn it may well fall.
        let risk = match (*have, self.row[colour.index()]) {
            (0, 0) => self.sense.risk_none,
            (0, 1) => self.sense.risk_one,
            (0, _) => self.sense.risk_more,
            _ => 1.0,
        };
        let sure = if pending.contracts && tower.safe { self.contracts_at(colour, tower.height) } else { 0.0 };
        *have -= used.min(2);
        (worth * risk).max(sure) + self.sense.floor * f32::from(tower.height)
    }

    /// What the tower would pay at once.
    fn contracts_at(&self, colour: Colour, height: u8) -> f32 {
        if (LOWEST..=HIGHEST).contains(&height) { self.contracts[colour.index()][usize::from(height - LOWEST)] } else { 0.0 }
    }

    fn mixed(&self, game: &Firenze, tower: &Tower) -> f32 {
        let Some((_, bricks, prestige)) = game.campanile_out().filter(|_| !tower.is_orphan()) else { return 0.0 };
        let missing = bricks.saturating_sub(tower.height);
        f32::from(prestige) * self.sense.mixed.powi(missing.into())
    }

    /// Bricks in the store, as bricks and as towers to be begun.
    fn loose(&self, game: &Firenze, seat: Seat, store: &[u8; COLOURS], pending: Pending) -> f32 {
        let held: u8 = store.iter().sum();
        let room = if pending.contracts || pending.build { 24 } else { game.store_limit(seat) };
        let mut value = 0.0;
        let mut best = 0.0f32;
        for &colour in Colour::ALL {
            let n = store[colour.index()];
            value += self.sense.brick(colour) * f32::from(n);
            if n > 0 {
                best = best.max(self.sense.unbuilt * self.tower(colour, 0, n, false) - self.sense.brick(colour) * f32::from(n));
            }
        }
        let average = value / f32::from(held.max(1));
        let lost = held.saturating_sub(room) + pending.owed.min(held);
        value + best - average * f32::from(lost)
    }
}
