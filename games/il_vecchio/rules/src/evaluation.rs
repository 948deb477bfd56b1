//! What a position is worth, for bots: the points as they stand, and what is at hand at what it may still become.

use crate::steps::Step;
use crate::{Family, Good, IlVecchio, Track};
use kit::{Evaluate, Game, MOST_SEATS, SearchDepth, SearchParams, Seat, Weights};

kit::evaluation_weights! {
    /// What things are worth in points while there is time to use them. A `fade` says how much less each further one is worth.
    pub struct EvalWeights = "../data/evaluation.json" {
        florin, florin_fade, scroll, cart, bishop, follower, fade,
        /// A standing member in a city, how further ones fade, and what part of it a lying one is worth.
        member, member_fade, lying,
        /// The part of a space's points that belongs to who can nearly pay for it: the best track, and the second best.
        ready, ready_second,
        /// Tiles: a province tile not used yet, a council tile, and a nobility tile beyond what it scores already.
        province_tile, council_tile, nobility_tile,
        /// How much of it all counts when the crests are nearly gone, and in the last round before the own double turn is over.
        late, last_round,
    }
}

/// Goods decide ties, and only that, when the game is over.
const TIE: f32 = 0.01;

impl Evaluate for IlVecchio {
    /// A turn is short: to look at all of it costs little, and less finds no good one.
    const SEARCH_PARAMS: SearchParams =
        SearchParams { turn_positions: 300, depth: SearchDepth::Turns(8), prior_visits: 2.0, ..SearchParams::DEFAULT };

    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        self.evaluate_with(&EvalWeights::released(self.seats()).values, out);
    }

    fn weights(seats: u8) -> &'static Weights {
        EvalWeights::released(seats)
    }

    fn evaluate_with(&self, weights: &[f32], out: &mut [f32; MOST_SEATS]) {
        let weights = EvalWeights::of(weights);
        for seat in Seat::all(self.seats) {
            let purse = &self.family(seat).purse;
            let points = self.points(seat, true).total() as f32;
            let time = self.time_left(seat, &weights);
            let coming = self.coming(seat, &weights);
            let hope = if time > 0.0 {
                time * (weights.belongings(self.family(seat), coming.members) + self.readiness(seat, &weights) + coming.tiles)
            } else {
                0.0
            };
            let tie = f32::from(purse.followers()) + f32::from(purse.count(Good::Scroll));
            out[seat.index()] = points + coming.points + hope + TIE * tie;
        }
    }
}

/// What an action under way has still to bring: it stops for the dice, the crest and the tiles, and a bot judges it there.
#[derive(Default)]
struct Coming {
    members: u16,
    tiles: f32,
    points: f32,
}

impl IlVecchio {
    fn coming(&self, seat: Seat, weights: &EvalWeights) -> Coming {
        let mut coming = Coming::default();
        for step in self.stack.iter() {
            match *step {
                Step::Dice(dice) if dice.seat == seat => coming.members += u16::from(dice.members),
                Step::PlaceMembers(place) if place.seat == seat => coming.members += u16::from(place.members),
                Step::Zone(zone) if zone.seat == seat => coming.members += u16::from(zone.members),
                Step::TakeCrest(take) if take.seat == seat => coming.points += f32::from(self.edition.end.crest),
                Step::Claim(claim) if claim.seat == seat => coming.tiles += weights.tile(claim.track),
                Step::Look(look) if look.seat == seat => coming.tiles += weights.tile(look.track),
                Step::Keep(keep) if keep.seat == seat => coming.tiles += weights.tile(keep.track),
                _ => {}
            }
        }
        coming
    }

    /// How much a seat may still do: 1 at the beginning, nothing once it has had its last turn.
    fn time_left(&self, seat: Seat, weights: &EvalWeights) -> f32 {
        match self.stack.iter().next() {
            None => 0.0,
            Some(Step::LastRound(round)) => {
                let waits = round.seat.clockwise(self.seats).take(usize::from(round.left)).any(|s| s == seat);
                let acts = self.stack.iter().any(|step| match step {
                    Step::Turn(turn) => turn.seat == seat && turn.actions > 0,
                    Step::Double(double) => double.seat == seat,
                    _ => false,
                });
                if waits || acts { weights.last_round } else { 0.0 }
            }
            _ => {
                let full = self.edition.setup.crests[IlVecchio::seats_index(self.seats)];
                weights.late + (1.0 - weights.late) * f32::from(self.pile) / f32::from(full.max(1))
            }
        }
    }

    /// How nearly the next space of each track can be paid, times what it scores. The best counts, and the second best a little.
    fn readiness(&self, seat: Seat, weights: &EvalWeights) -> f32 {
        let purse = &self.family(seat).purse;
        let (mut best, mut second) = (0.0f32, 0.0f32);
        for track in Track::ALL.iter().copied().filter(|track| self.is_open(*track)) {
            let space = self.space(track, self.row(track).len());
            let (mut need, mut have) =
                (f32::from(space.florins) / 2.0, f32::from(purse.count(Good::Florin).min(space.florins.into())) / 2.0);
            let worth = if track.is_region() {
                let prices = self.figures(track).followers.iter();
                let met = prices.map(|price| price.iter().map(|(good, n)| purse.count(good).min(n.into())).sum::<u16>()).max();
                have += 2.0 * f32::from(met.unwrap_or(0));
                need += 2.0 * f32::from(self.figures(track).followers.first().map_or(0, |price| price.followers()));
                f32::from(space.points) + weights.tile(track)
            } else {
                let scrolls = self.edition.office.price.count(Good::Scroll);
                have += 2.0 * f32::from(purse.count(Good::Scroll).min(scrolls.into()));
                need += 2.0 * f32::from(scrolls);
                f32::from(space.points) + weights.tile(track)
            };
            let value = worth * (have / need.max(1.0)).powi(2);
            if value > best {
                (best, second) = (value, best);
            } else if value > second {
                second = value;
            }
        }
        weights.ready * best + weights.ready_second * second
    }
}

impl EvalWeights {
    /// A new tile from a track.
    fn tile(&self, track: Track) -> f32 {
        match track {
            Track::Council => self.council_tile,
            Track::Nobility => self.nobility_tile,
            Track::Venice | Track::Milan | Track::PapalStates => self.province_tile,
        }
    }

    fn belongings(&self, family: &Family, coming: u16) -> f32 {
        let count = |good: Good| family.purse.count(good);
        let florins = self.florin * fading(self.florin_fade, count(Good::Florin));
        let scrolls = self.scroll * fading(self.fade, count(Good::Scroll));
        let helpers = self.cart * fading(self.fade, count(Good::Cart)) + self.bishop * fading(self.fade, count(Good::Bishop));
        let followers: f32 = Good::FOLLOWERS.iter().map(|good| self.follower * fading(self.fade, count(*good))).sum();
        let here: u16 = family.up().iter().map(|city| u16::from(family.standing(city))).sum();
        let standing = here + coming;
        let lying: u16 = family.down().iter().map(|city| u16::from(family.lying(city))).sum();
        let members = fading(self.member_fade, standing) * (1.0 - self.lying) + fading(self.member_fade, standing + lying) * self.lying;
        let council = family.council.len() as f32 + f32::from(u8::from(family.face_down.is_some()));
        florins
            + scrolls
            + helpers
            + followers
            + self.member * members
            + self.province_tile * family.face_up().len() as f32
            + self.council_tile * council
            + self.nobility_tile * family.nobility.len() as f32
    }
}

/// 1 + fade + fade² + ... for so many.
fn fading(fade: f32, count: u16) -> f32 {
    let fade = fade.clamp(0.0, 0.99);
    (1.0 - fade.powi(count.into())) / (1.0 - fade)
}
