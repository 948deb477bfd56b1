//! What a position is worth, for bots: prestige, what florins will buy, the works a hand promises, and what is about to be bought.
//!
//! What is under way is counted as if it had come about ([`pending`]). The weights are ours, tuned in self-play; none of them is a rule.

mod pending;

use crate::ids::Character;
use crate::prince::Prince;
use crate::state::Princes;
use crate::steps::Step;
use kit::{Evaluate, Game, MOST_SEATS, SearchDepth, SearchParams, Seat, Weights};

kit::evaluation_weights! {
    /// What things are worth in prestige; found by play (`signoria tune princes`).
    struct EvalWeights = "../data/evaluation.json", from 3 seats "../data/evaluation_from_3.json" {
        /// 100 florins while there is something to buy, and when there is more than can be spent.
        florins, spare_florins,
        /// 100 florins that an auction and an action to come may swallow.
        per_auction, per_action,
        /// Items and cards about to be had.
        prestige_card, prestige_card_late, landscape, bonus_card, profession,
        recruiter,
        /// A work that can be done now, one for later, and how much less likely the latter is for each point that is missing.
        work_now, work_later, gap,
        /// Works of cards not drawn yet, and what they must be worth to count.
        work_drawn, drawn_cost,
        /// A bonus card's points, the best work so far.
        bonus, best_work,
        /// Buildings that an action may still bring, what each is good for beyond its points, room for them.
        buildings, building_extra, room,
        professor, cardinal, princess,
    }
}

/// What is still to come for a seat.
#[derive(Copy, Clone)]
struct Future {
    /// Actions left in the game.
    actions: f32,
    /// Of these, in this round.
    now: f32,
    auctions: f32,
}

impl Future {
    /// Nothing comes after what is left of this turn.
    fn is_last_turn(self) -> bool {
        self.auctions == 0.0 && self.actions <= self.now
    }
}

/// How far a building is counted that could be put up with the actions left.
const LIKELY: f32 = 0.8;

impl Evaluate for Princes {
    /// One-step answers play nearly as well as long looks, so much can be played on; two rounds show what an auction is good for.
    const SEARCH_PARAMS: SearchParams =
        SearchParams { turn_positions: 3, depth: SearchDepth::Rounds(2), prior_visits: 8.0, ..SearchParams::DEFAULT };

    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        self.evaluate_with(&EvalWeights::released(self.seats()).values, out);
    }

    /// What is done before the first round belongs to it.
    fn rounds_begun(&self) -> Option<u32> {
        Some(self.round.max(1).into())
    }

    fn weights(seats: u8) -> &'static Weights {
        EvalWeights::released(seats)
    }

    fn evaluate_with(&self, weights: &[f32], out: &mut [f32; MOST_SEATS]) {
        let weights = &EvalWeights::of(weights);
        for seat in Seat::all(self.seats) {
            let mut prince = *self.prince(seat);
            let pending = self.pending(seat, &mut prince, weights);
            out[seat.index()] = pending + self.worth(seat, &prince, weights);
        }
    }
}

impl Princes {
    /// Hundreds of florins that what is to come may swallow.
    fn wanted(&self, future: Future, w: &EvalWeights) -> f32 {
        (future.auctions * w.per_auction + future.actions * w.per_action).min(35.0)
    }

    fn future(&self, seat: Seat) -> Future {
        let rounds = f32::from(self.edition.rounds().saturating_sub(self.round));
        let mut now = if self.round == 0 { 0.0 } else { f32::from(self.edition.actions) };
        let mut auctions = rounds;
        for step in self.stack.iter() {
            match step {
                Step::Actions(actions) => {
                    let place = self.first.clockwise(self.seats).position(|s| s == seat).unwrap_or(0) as u8;
                    if place < actions.done {
                        now = 0.0;
                    }
                }
                Step::Resume(resume) if resume.turn.seat == seat => now = f32::from(resume.turn.left),
                Step::Turn(turn) if turn.seat == seat => now = f32::from(turn.left),
                Step::Opening(opening) if !opening.out.contains(seat) => auctions += 1.0,
                Step::Bidding(bid) if !bid.opening.out.contains(seat) && bid.high != seat => auctions += 1.0,
                Step::Award(_) | Step::Finish(_) => {}
                _ => {}
            }
        }
        if self.stack.iter().any(|s| matches!(s, Step::Finish(_)))
            || !self.stack.iter().any(|s| matches!(s, Step::Actions(_))) && self.round > 0
        {
            now = 0.0;
        }
        Future { actions: now + rounds * f32::from(self.edition.actions), now, auctions }
    }

    /// What a work of a profession not yet drawn would be worth.
    fn average_work(&self, prince: &Prince) -> f32 {
        let edition = self.edition;
        let mut likes = 0.0;
        for taste in &edition.tastes {
            likes += if prince.land.owned.contains(taste.building) { f32::from(edition.building_value) } else { 0.0 };
            likes += if prince.land.has(taste.landscape) { f32::from(edition.landscape_value) } else { 0.0 };
            likes += if prince.freedoms.contains(taste.freedom) { f32::from(edition.freedom_value) } else { 0.0 };
        }
        // The best of five is chosen, so better than the average.
        let likes = (1.6 * likes / edition.tastes.len() as f32).min(8.0);
        likes + f32::from(prince.jesters * edition.jester_value) + f32::from((prince.people() + 1) * edition.card_value)
    }

    fn worth(&self, seat: Seat, prince: &Prince, w: &EvalWeights) -> f32 {
        let mut value = prince.prestige() as f32;
        if self.stack.is_empty() {
            return value + prince.florins as f32 * 0.0001;
        }
        let future = self.future(seat);
        let last = future.actions == 0.0 && future.auctions == 0.0;
        let budget = self.wanted(future, w);
        let florins = prince.florins as f32 / 100.0;
        value += match future.is_last_turn() {
            true => florins * 0.0001 + self.last_buildings(prince, future),
            false => w.florins * florins.min(budget) + w.spare_florins * (florins - budget).max(0.0),
        };
        value += self.works_worth(seat, prince, future, w);
        if !future.is_last_turn() {
            value += self.building_worth(prince, future, w);
        }
        for card in prince.cards.iter() {
            let now = f32::from(self.prestige_points(seat, card));
            let points = f32::from(self.edition.prestige[card.index()].points);
            let open = f32::from(self.edition.rounds().saturating_sub(self.round)) / 7.0;
            value += if last { now } else { now * (1.0 - 0.35 * open) + points * 0.25 * open };
        }
        if future.actions > 0.0 {
            value += w.recruiter * f32::from(prince.recruiters);
        }
        value + self.character_worth(seat, prince, future, w)
    }

    /// What florins can still become when no auction and no round follows: buildings, as many as actions, florins and room allow. Otherwise who
    /// has nothing left to do would rather draw cards for nothing than end the turn.
    fn last_buildings(&self, prince: &Prince, future: Future) -> f32 {
        let edition = self.edition;
        let cost = edition.builders[usize::from(prince.builders).min(3)].cost.max(1);
        let room = prince.land.room.buildings.minus(prince.land.owned).len();
        let built = future.actions.min((prince.florins / cost).max(0) as f32).min(f32::from(room));
        built * f32::from(edition.building_prestige) * LIKELY
    }

    /// The works a hand promises, the best first.
    fn works_worth(&self, seat: Seat, prince: &Prince, future: Future, w: &EvalWeights) -> f32 {
        if future.actions == 0.0 {
            return 0.0;
        }
        let edition = self.edition;
        let needed_now = f32::from(self.minimum());
        let next = usize::from(self.round).min(edition.minimum.len() - 1);
        let needed_next = f32::from(edition.minimum[next]);
        let muse = if prince.character == Some(Character::Muse) && future.now > 0.0 { f32::from(self.round) } else { 0.0 };
        let bonus: f32 = prince.bonuses.iter().map(|b| f32::from(prince.bonus(edition, b))).sum();
        let mut worths = [0.0f32; 21];
        let mut count = 0;
        let mut ready = 0.0;
        for profession in prince.hand.iter() {
            let work = f32::from(prince.work(edition, profession)) + muse;
            let can_now = future.now > 0.0 && work + bonus >= needed_now;
            let gap = (needed_next - work).max(0.0);
            let chance = if can_now && ready < future.now {
                ready += 1.0;
                w.work_now
            } else if future.actions > future.now {
                (w.work_later - w.gap * gap).max(0.12)
            } else {
                0.0
            };
            worths[count] = work * 0.5 * chance;
            count += 1;
        }
        worths[..count].sort_unstable_by(|a, b| b.total_cmp(a));
        let mut value: f32 = worths[..count].iter().take(future.actions as usize).sum();
        let more = ((future.actions - count as f32) / 4.0).clamp(0.0, 2.5);
        // What is drawn in the last turn is judged by itself (`pending.rs`).
        let more = if future.is_last_turn() { 0.0 } else { more };
        value += more * (self.average_work(prince) * w.work_drawn - w.drawn_cost).max(0.0);
        if count > 0 {
            value += prince.bonuses.iter().map(|b| w.bonus * f32::from(prince.bonus(edition, b)) + 0.3).sum::<f32>();
        }
        let best = Seat::all(self.seats).filter(|s| *s != seat).map(|s| self.prince(s).best).max().unwrap_or(0);
        if prince.best > 0 && prince.best >= best {
            value += f32::from(edition.best_work) * w.best_work;
        }
        value
    }

    /// Buildings still to come, at this prince's price, and the room for them.
    fn building_worth(&self, prince: &Prince, future: Future, w: &EvalWeights) -> f32 {
        let edition = self.edition;
        let builders = usize::from(prince.builders).min(3);
        let cost = edition.builders[builders].cost as f32 / 100.0 * w.florins;
        let room = prince.land.room.buildings.minus(prince.land.owned).len();
        let expected = (future.actions * w.buildings).min(f32::from(room)).min(3.0);
        let gain = f32::from(edition.building_prestige) + w.building_extra;
        let packing = future.actions.min(8.0) / 8.0;
        let touching = if edition.builders[builders].adjacent { 0.5 * expected } else { 0.0 };
        (gain - cost).max(0.0) * expected
            + touching
            + w.room * packing * f32::from(room)
            + 0.02 * packing * f32::from(prince.land.free_squares())
    }

    fn character_worth(&self, seat: Seat, prince: &Prince, future: Future, w: &EvalWeights) -> f32 {
        match prince.character {
            Some(Character::Merchant) => f32::from(self.rank(seat)).max(1.5),
            Some(Character::Professor) => w.professor,
            Some(Character::Cardinal) if future.now >= 2.0 => w.cardinal,
            Some(Character::Princess) if future.now > 0.0 => {
                let value = prince.princess(self.edition);
                if value >= self.minimum() { f32::from(value) * w.princess } else { 0.0 }
            }
            Some(Character::Banker) if self.round == self.edition.rounds() => prince.florins as f32 / 200.0,
            _ => 0.0,
        }
    }
}
