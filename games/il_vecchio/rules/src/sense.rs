//! What a position is worth, for bots.

use crate::{Family, Good, IlVecchio};
use kit::{Evaluate, MOST_SEATS, Seat};

/// What the first, second, third ... of a good is worth in points while there is time to spend it. Later ones count as the last.
const WORTH: [(Good, &[f32]); Good::COUNT] = [
    (Good::Florin, &[0.35, 0.35, 0.35, 0.35, 0.3, 0.3, 0.25, 0.25, 0.2, 0.15, 0.1, 0.05]),
    (Good::Scroll, &[1.0, 1.1, 0.6, 0.5, 0.15, 0.05]),
    (Good::Cart, &[0.6, 0.4, 0.15, 0.05]),
    (Good::Bishop, &[0.7, 0.5, 0.2, 0.05]),
    (Good::Assassin, &[1.2, 0.8, 0.3, 0.05]),
    (Good::Knight, &[1.1, 0.8, 0.3, 0.05]),
    (Good::Abbot, &[1.1, 0.8, 0.3, 0.05]),
];

/// A standing member in a city, a lying one, and how fast more of them lose worth.
const STANDING: [f32; 6] = [1.2, 0.8, 0.5, 0.3, 0.15, 0.05];
const LYING: f32 = 0.45;
const PROVINCE_TILE: f32 = 1.2;
const COUNCIL_TILE: f32 = 2.5;
/// A nobility tile is counted by what it would score now; it will score more.
const NOBILITY_TILE: f32 = 2.0;
/// Goods decide ties, and only that, when the game is over.
const TIE: f32 = 0.01;

impl Evaluate for IlVecchio {
    /// Points as they stand, and what is at hand at what it may still become.
    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        for seat in Seat::all(self.seats) {
            let family = self.family(seat);
            let points = self.points(seat, true).total() as f32;
            let left = self.time_left(seat);
            let goods = f32::from(family.purse.followers()) + f32::from(family.purse.count(Good::Scroll));
            out[seat.index()] = points + left * promise(family) + TIE * goods;
        }
    }
}

impl IlVecchio {
    /// How much of the game lies ahead of a seat: 1 at the beginning, little in the last round, nothing at the end.
    fn time_left(&self, seat: Seat) -> f32 {
        use crate::steps::Step;
        match self.stack.iter().next() {
            None => 0.0,
            Some(Step::LastRound(round)) => {
                let waits = round.seat.clockwise(self.seats).take(usize::from(round.left)).any(|s| s == seat);
                let acts = self.stack.iter().any(|step| match step {
                    Step::Turn(turn) => turn.seat == seat && turn.actions > 0,
                    Step::Double(double) => double.seat == seat,
                    _ => false,
                });
                if waits {
                    0.7
                } else if acts {
                    0.5
                } else {
                    0.0
                }
            }
            _ => 0.8 + 0.2 * f32::from(self.pile.min(5)) / 5.0,
        }
    }
}

fn promise(family: &Family) -> f32 {
    let goods: f32 = WORTH.iter().map(|(good, steps)| worth(steps, family.purse.count(*good))).sum();
    let standing: u16 = family.up().iter().map(|city| u16::from(family.standing(city))).sum();
    let lying: u16 = family.down().iter().map(|city| u16::from(family.lying(city))).sum();
    // Whoever lies stands up with one recovery, so he is worth part of a standing one.
    let members = worth(&STANDING, standing) * (1.0 - LYING) + worth(&STANDING, standing + lying) * LYING;
    let tiles = PROVINCE_TILE * family.face_up().len() as f32
        + COUNCIL_TILE * (family.council.len() as f32 + f32::from(u8::from(family.face_down.is_some())))
        + NOBILITY_TILE * family.nobility.len() as f32;
    goods + members + tiles
}

/// The sum of the first `count` steps; beyond the list each is worth the last entry.
fn worth(steps: &[f32], count: u16) -> f32 {
    let count = usize::from(count);
    let listed: f32 = steps.iter().take(count).sum();
    let last = steps.last().copied().unwrap_or(0.0);
    listed + last * count.saturating_sub(steps.len()).min(20) as f32
}
