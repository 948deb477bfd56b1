//! What a position is worth, for bots.

use crate::pieces::{Noble, Rank, Side};
use crate::place::{Place, Shield};
use crate::state::{Florence, STROZZI};
use kit::{Evaluate, MOST_SEATS, Weights};

kit::sense! {
    /// What things are worth in VP; found by play (`signoria tune florence`).
    struct Sense = "../data/sense.json" {
        /// A point of time, before and in the last round; a scandal card likewise.
        time, time_last, card, card_last,
        /// A marker for each round left, and at most.
        marker, marker_most,
        /// Members on the board, for each round left.
        debutante, donna, maestro,
        /// Guards by noble, for each round left.
        guard_cosimo, guard_contessina, guard_giovanni,
        gift,
        /// A member where the objective wants one.
        objective,
        /// How much of the favours of this round and of the next two is counted, and the VP on the way.
        favour_now, favour_next, favour_later, drive,
    }
}

impl Evaluate for Florence {
    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        self.evaluate_with(&Sense::released().values, out);
    }

    fn weights() -> &'static Weights {
        Sense::released()
    }

    /// VP so far, what the queues at the next three destinations promise, and the worth of time and pieces for the rounds left.
    fn evaluate_with(&self, weights: &[f32], out: &mut [f32; MOST_SEATS]) {
        let mut values = [0.0; MOST_SEATS];
        if self.stack.is_empty() {
            self.sides().for_each(|side| values[side.index()] = self.player(side).total() as f32);
        } else {
            let sense = &Sense::of(weights);
            self.sides().for_each(|side| values[side.index()] = self.holdings_worth(side, sense));
            self.add_favours(&mut values, sense);
            self.add_drive(&mut values, sense);
        }
        if self.solo() {
            out[0] = values[0] - values[STROZZI.index()];
        } else {
            *out = values;
        }
    }
}

impl Florence {
    fn holdings_worth(&self, side: Side, sense: &Sense) -> f32 {
        let player = self.player(side);
        let left = f32::from(10 - self.round.min(9)); // rounds to come, this one included
        let last = self.round >= 9;
        let time = f32::from(player.time) * if last { sense.time_last } else { sense.time };
        let cards = f32::from(player.cards()) * if last { sense.card_last } else { sense.card };
        let mut worth = player.total() as f32 + time + cards;
        for family in self.families_of(side) {
            let pieces = &self.families[family.index()];
            worth += f32::from(pieces.markers) * (sense.marker * left).min(sense.marker_most);
            worth += left
                * (sense.debutante * f32::from(self.on_board(family, Rank::Debutante))
                    + sense.donna * f32::from(self.on_board(family, Rank::Donna))
                    + sense.maestro * f32::from(self.on_board(family, Rank::Maestro)));
        }
        let of_noble = |noble: Noble| Shield::of(noble, self.edition()).filter(|shield| self.has_guard(side, *shield)).count() as f32;
        worth += left
            * (sense.guard_cosimo * of_noble(Noble::Cosimo)
                + sense.guard_contessina * of_noble(Noble::Contessina)
                + sense.guard_giovanni * of_noble(Noble::Giovanni));
        worth += sense.gift * f32::from(player.gifts) * left.min(2.0);
        if let Some(card) = player.objective {
            let members = self.members_on(side, self.edition().objective(card.0));
            let now = f32::from(self.edition().objective_vp(usize::from(members)));
            let progress = f32::from(self.round) / 9.0;
            worth += progress * progress * (now + sense.objective * f32::from(members.min(4)));
        }
        worth
    }

    /// The favours of this round and of the two to come.
    fn add_favours(&self, values: &mut [f32; MOST_SEATS], sense: &Sense) {
        for (ahead, share) in [(0, sense.favour_now), (1, sense.favour_next), (2, sense.favour_later)] {
            let round = self.round + ahead;
            if round > 9 {
                break;
            }
            let segment = self.edition().segment(round);
            let Some(place) = self.destinations[usize::from(round) - 1] else { continue };
            if segment.noble == Noble::Giovanni {
                for ((vp, price), side) in segment.rewards.iter().zip(self.control(place).iter()) {
                    let funds = f32::from(self.player(*side).time + self.player(*side).cards());
                    let chance = if ahead == 0 { f32::from(u8::from(funds >= f32::from(*price))) } else { 0.9 };
                    values[side.index()] += share * chance * (f32::from(*vp) - f32::from(*price));
                }
                continue;
            }
            for (member, vp) in self.queue(place).iter().zip(&segment.places) {
                let counts = segment.noble == Noble::Cosimo || member.rank > Rank::Debutante;
                let weight = if counts { 1.0 } else { 0.25 * f32::from(ahead) };
                values[self.side_of(member.family).index()] += share * weight * f32::from(*vp);
            }
        }
    }

    /// Leads and cards along the way of the active noble.
    fn add_drive(&self, values: &mut [f32; MOST_SEATS], sense: &Sense) {
        let noble = self.active();
        let (Some(mut at), Some(destination)) = (self.carriages[noble.index()], self.destination(noble)) else { return };
        let lead_vp = f32::from(self.edition().segment(self.round).lead_vp);
        let mut way = [0.0; MOST_SEATS];
        while at != destination {
            at = self.edition().next[at.index()];
            self.add_visit(at, lead_vp, &mut way);
        }
        values.iter_mut().zip(way).for_each(|(value, vp)| *value += sense.drive * vp);
    }

    fn add_visit(&self, place: Place, lead_vp: f32, values: &mut [f32; MOST_SEATS]) {
        if let Some(lead) = self.queue(place).first() {
            values[self.side_of(lead.family).index()] += lead_vp;
        }
        if let Some(side) = self.best_brag(place).filter(|side| self.is_at(*side, place)) {
            values[side.index()] += 1.0;
        }
        for side in self.sides().filter(|side| self.has_guard(*side, Shield::Brag(place))) {
            values[side.index()] += 1.0;
        }
    }
}
