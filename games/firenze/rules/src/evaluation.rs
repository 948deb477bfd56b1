//! What a position is worth, for bots: prestige so far, and what towers, bricks and cards may still become.
//!
//! A turn has three parts for the greedy bot: the card, up to the refill of the row; then everything else up to the next player; and what
//! is asked of it by others' events. So a position in the middle of a turn counts what is still to come in it (*pending*).

mod prospects;

use crate::card::Card;
use crate::colour::Colour;
use crate::effect::{Effect, Kind, Modifier};
use crate::sealed::Sealed;
use crate::state::Firenze;
use crate::steps::Step;
use kit::{Evaluate, Game, MOST_SEATS, SearchDepth, SearchParams, Seat, StopPoint, Weights};
use prospects::Prospects;

kit::evaluation_weights! {
    /// Guesses about play, none of them a rule (`signoria tune firenze`).
    struct EvalWeights = "../data/evaluation.json" and "../data/forecast.json" {
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

impl EvalWeights {
    fn brick(&self, colour: Colour) -> f32 {
        [self.white, self.yellow, self.green, self.red, self.blue, self.purple][colour.index()]
    }

    fn find(&self, colour: Colour) -> f32 {
        [self.find_white, self.find_yellow, self.find_green, self.find_red, self.find_blue, self.find_purple][colour.index()]
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
    /// What the bag will bring soon blurs everything: one round. It is judged when the turn is over, where the forecast was learnt: what the row
    /// and the bag bring in a turn under way is anybody's guess.
    const SEARCH_PARAMS: SearchParams =
        SearchParams { depth: SearchDepth::Rounds(1), stop: StopPoint::BetweenTurns, ..SearchParams::DEFAULT };

    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        self.evaluate_with(&EvalWeights::released(self.seats()).values, out);
    }

    fn weights(seats: u8) -> &'static Weights {
        EvalWeights::released(seats)
    }

    fn forecast(_seats: u8) -> &'static Weights {
        EvalWeights::forecast()
    }

    fn evaluate_with(&self, weights: &[f32], out: &mut [f32; MOST_SEATS]) {
        let weights = EvalWeights::of(weights);
        let over = self.stack.is_empty();
        for seat in Seat::all(self.seats) {
            out[seat.index()] = self.player(seat).total().into();
        }
        if over {
            return;
        }
        let sealed = Sealed::of(self);
        let mut majorities = [0u8; 4];
        for &colour in Colour::ALL {
            if let Some(seat) = sealed.majority(colour, self.seats) {
                majorities[seat.index()] += 1;
                out[seat.index()] += weights.majority * f32::from(self.edition.majority[colour.index()]);
            }
        }
        let ahead = self.ahead();
        let prospects = Prospects::of(self, &sealed, &weights);
        for seat in Seat::all(self.seats) {
            let worth = |card| {
                let celebrated = || self.celebrated(&sealed, seat, card, majorities[seat.index()]).into();
                self.card_worth(card, ahead, &weights).unwrap_or_else(celebrated)
            };
            let cards: f32 = self.player(seat).cards.iter().map(|(card, n)| worth(card) * f32::from(n)).sum();
            out[seat.index()] += cards + prospects.site(self, seat);
        }
    }
}

impl Firenze {
    /// How much of the game lies ahead, from 1 to 0.
    fn ahead(&self) -> f32 {
        let all = f32::from(self.edition.seals[usize::from(self.seats)]);
        Seat::all(self.seats).map(|s| self.player(s).seals).min().map_or(0.0, |left| f32::from(left) / all)
    }

    /// What a card is worth to its holder; `None` for a celebration, which counts what is there to be counted. Cards that work for the rest of
    /// the game are worth less towards its end.
    fn card_worth(&self, card: Card, ahead: f32, weights: &EvalWeights) -> Option<f32> {
        let spec = self.edition.card(card);
        Some(match (spec.kind, &spec.effect) {
            (Kind::Celebration, _) => return None,
            (_, Effect::ReduceBuildCost { .. }) => weights.masons * ahead.min(0.6),
            (Kind::Character, _) => weights.character * ahead.min(0.6),
            (_, Effect::Passive(Modifier::BuildCost { .. })) => weights.workshop * ahead,
            (_, Effect::Passive(Modifier::ExtraDrawOnChooseCard { .. })) => weights.brickyard * ahead,
            (_, Effect::Passive(_)) => weights.building * ahead,
            _ => 0.0,
        })
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
