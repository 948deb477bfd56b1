//! What a position is worth, for bots.

mod brags;
mod drives;
mod favours;

use crate::pieces::{Noble, Rank, Side, Source};
use crate::place::Shield;
use crate::state::{Florence, STROZZI};
use kit::{Evaluate, Game, MOST_SEATS, SearchParams, Weights};

kit::evaluation_weights! {
    /// What things are worth in VP; found by play (`signoria tune florence`), most of them by games of four.
    struct EvalWeights = "../data/evaluation.json" {
        /// A point of time, before and in the last round; a scandal card likewise.
        time, time_last, card, card_last,
        /// Time on the dial of who has passed that the next token will find no room for (§3.3).
        surplus,
        /// A marker for each round left, and at most.
        marker, marker_most,
        /// How much of what a tile would give now is counted before the brag: with a member there, one street away, and elsewhere. So
        /// members are drawn to where they serve a brag, and a marker is kept for a good one.
        brag_here, brag_near, brag_away,
        /// How many of one's markers to come Big Mouth may count on (§5.8): it is best bragged at last.
        big_mouth,
        /// Members on the board, for each round left.
        debutante, donna, maestro,
        /// How much more members are worth for each player that is missing to four: fewer share the favours.
        few,
        /// Guards by noble, for each round left.
        guard_cosimo, guard_contessina, guard_giovanni,
        gift,
        /// A member where the objective wants one.
        objective,
        /// How much of the favours of this round and of the next two is counted.
        favour_now, favour_next, favour_later,
        /// Likewise the lead VP on the way of this round's noble and of the next two, and a card there compared with a VP.
        drive_now, drive_next, drive_later, drive_card,
        /// The bonus of who has passed while others act on (§4.4): to keep the others waiting has a price.
        bonus,
        /// Time that is still there for Giovanni's price, for each round until then.
        coming,
    }
}

impl Evaluate for Florence {
    /// The prior value counts for many visits: leads and bonuses are a VP or two each, less than the spread of a few games played on.
    const SEARCH_PARAMS: SearchParams = SearchParams { prior_visits: 30.0, ..SearchParams::DEFAULT };

    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        self.evaluate_with(&EvalWeights::released(self.seats()).values, out);
    }

    fn weights(seats: u8) -> &'static Weights {
        EvalWeights::released(seats)
    }

    /// VP so far, what the queues at the next three destinations promise, and the worth of time and pieces for the rounds left.
    fn evaluate_with(&self, weights: &[f32], out: &mut [f32; MOST_SEATS]) {
        let mut values = [0.0; MOST_SEATS];
        if self.stack.is_empty() {
            self.sides().for_each(|side| values[side.index()] = self.player(side).total() as f32);
        } else {
            let weights = &EvalWeights::of(weights);
            self.sides().for_each(|side| values[side.index()] = self.holdings_worth(side, weights));
            self.add_favours(&mut values, weights);
            self.add_drives(&mut values, weights);
            self.add_waiting(&mut values, weights);
        }
        if self.solo() {
            out[0] = values[0] - values[STROZZI.index()];
        } else {
            *out = values;
        }
    }
}

/// Bonus VP that a player who has passed usually gets in a round, at most.
const USUAL_BONUS: f32 = 3.0;

impl Florence {
    /// How much of this round is over: all of it once at most one player goes on. Otherwise who loses by the round's end would have
    /// reason to put it off.
    fn spent(&self) -> f32 {
        let passed = self.sides().filter(|side| self.player(*side).passed > 0).count() as f32;
        (passed / (f32::from(self.side_count()) - 1.0).max(1.0)).min(1.0)
    }

    /// Those who have passed will get a bonus each time the others act on. Who alone acts on, though the others have long had
    /// more than usual of it, is walking in circles (a way over one's own bodyguard costs nothing): it is told to pass, the
    /// more urgently the longer it lasts.
    fn add_waiting(&self, values: &mut [f32; MOST_SEATS], weights: &EvalWeights) {
        let mut acting = self.sides().filter(|side| self.player(*side).passed == 0);
        let Some(first) = acting.next() else { return };
        let alone = acting.next().is_none();
        let mut given = 0.0;
        for side in self.sides().filter(|side| self.player(*side).passed > 0) {
            values[side.index()] += weights.bonus;
            given += f32::from(self.player(side).vp[Source::Bonus.index()]) - USUAL_BONUS * f32::from(self.round);
        }
        if alone {
            values[first.index()] -= f32::max(given, 0.0);
        }
    }

    fn holdings_worth(&self, side: Side, weights: &EvalWeights) -> f32 {
        let player = self.player(side);
        let left = f32::from(10 - self.round.min(9)) - self.spent(); // rounds to come, with what is left of this one
        let last = self.round >= 9;
        let time = f32::from(player.time) * if last { weights.time_last } else { weights.time };
        let cards = f32::from(player.cards()) * if last { weights.card_last } else { weights.card };
        let mut worth = player.total() as f32 + time + cards;
        let crowded = 1.0 + weights.few * (4.0 - f32::from(self.side_count()));
        for family in self.families_of(side) {
            let pieces = &self.families[family.index()];
            worth += f32::from(pieces.markers) * (weights.marker * left).min(weights.marker_most);
            worth += left
                * crowded
                * (weights.debutante * f32::from(self.on_board(family, Rank::Debutante))
                    + weights.donna * f32::from(self.on_board(family, Rank::Donna))
                    + weights.maestro * f32::from(self.on_board(family, Rank::Maestro)));
        }
        let of_noble = |noble: Noble| self.guards[Shield::span(noble)].iter().filter(|guards| **guards & side.bit() != 0).count() as f32;
        worth += left
            * (weights.guard_cosimo * of_noble(Noble::Cosimo)
                + weights.guard_contessina * of_noble(Noble::Contessina)
                + weights.guard_giovanni * of_noble(Noble::Giovanni));
        worth += weights.gift * f32::from(player.gifts) * left.min(2.0);
        if let Some(card) = player.objective {
            let members = self.members_on(side, self.edition().objective(card.0));
            let now = f32::from(self.edition().objective_vp(usize::from(members)));
            let progress = f32::from(self.round) / 9.0;
            worth += progress * progress * (now + weights.objective * f32::from(members.min(4)));
        }
        worth += self.brag_hopes(side, weights);
        if let (true, Some(token)) = (player.passed > 0, self.tokens.get(usize::from(self.round)).copied().flatten()) {
            worth -= weights.surplus * f32::from((player.time + token).saturating_sub(self.edition().figures.time.max));
        }
        worth
    }
}
