//! What a position is worth, for bots: the points each family may expect at the end.
//!
//! The final scoring as it stands, and besides: goods at what they will still buy, cards at what they will still yield, faith at what
//! the next report pays for it, members at home at their value. All of that fades as the rounds run out.

use crate::card::Yield;
use crate::edition::Edition;
use crate::goods::{Goods, Resource};
use crate::leader::When;
use crate::places::{Kind, Member, Work};
use crate::state::{Lorenzo, Player};
use kit::{Evaluate, MOST_SEATS, Seat, Weights};

kit::evaluation_weights! {
    /// What things are worth in points; found by play (`signoria tune lorenzo`).
    struct EvalWeights = "../data/evaluation.json" {
        /// A good that a card will yield.
        coin, wood, stone, servant, military, faith, victory, privilege,
        /// A good at hand: the first six count in full.
        coin_held, wood_held, stone_held, servant_held, military_held,
        /// How much of the goods at hand counts when no time is left.
        goods_late,
        /// What a row of cards promises of its next step.
        next_card,
        /// How much less often a card is worked for each point of the value it asks for.
        dear,
        /// How often a card is worked a round; a point of value for it; a point of value for a tower.
        work, work_lift, tower_lift,
        /// A member at home, and each point of his value.
        member, member_value,
        /// To be safe at the next report, and the faith of who is not.
        report, faith_cast_out,
        /// A played leader each round, by sort, and one in hand.
        leader_once, leader_always, leader_hand, leader_hand_round,
    }
}

/// Points that a good is worth in the hands of somebody with time to use it.
fn worth(goods: &Goods, w: &EvalWeights) -> f32 {
    let each = [w.coin, w.wood, w.stone, w.servant, w.military, w.faith, w.victory, w.privilege];
    Resource::ALL.iter().zip(each).map(|(resource, worth)| f32::from(goods.get(*resource)) * worth).sum()
}

/// What a row of cards promises while more can be added: somewhere between its points and those of one card more.
fn row(table: &[i16], count: usize, time: f32, w: &EvalWeights) -> f32 {
    let now = f32::from(table[count]);
    let next = f32::from(table[(count + 1).min(table.len() - 1)]);
    now + (next - now) * w.next_card * time
}

/// What the card yields each time it is worked.
fn yields(edition: &Edition, player: &Player, kind: Kind, w: &EvalWeights) -> f32 {
    let mut sum = 0.0;
    for id in player.cards_of(kind) {
        let Some((_, value, effects)) = edition.card(*id).worked() else { continue };
        let often = 1.0 - f32::from(value) * w.dear;
        for effect in effects {
            sum += often
                * match effect {
                    Yield::Gain(goods) => worth(goods, w),
                    Yield::GainPer(per) => worth(&per.gain, w) * 2.5,
                    Yield::Exchange(list) => {
                        let best =
                            |best: f32, exchange: &crate::card::Exchange| best.max(worth(&exchange.gain, w) - worth(&exchange.pay, w));
                        list.iter().fold(0.0, best)
                    }
                };
        }
    }
    sum
}

impl Lorenzo {
    fn expected_points(&self, seat: Seat, w: &EvalWeights) -> f32 {
        let (player, edition) = (self.player(seat), self.edition);
        let rounds = f32::from(edition.rounds().saturating_sub(self.round));
        let time = (rounds / f32::from(edition.rounds())).min(1.0);
        let [points, territories, characters, ventures, military, goods, tiles] = self.points(seat).map(|n| n as f32);
        if self.stack.is_empty() {
            return points + territories + characters + ventures + military + goods + tiles;
        }
        let mut sum = points + ventures + military + tiles;
        // A row that a tile has cancelled scores nothing, however long it grows.
        let cancelled = |points: f32, table: &[i16], kind: Kind| points == 0.0 && table[player.cards_of(kind).len()] > 0;
        for (points, table, kind) in
            [(territories, &edition.scoring.territories, Kind::Territory), (characters, &edition.scoring.characters, Kind::Character)]
        {
            if !cancelled(points, table, kind) {
                sum += row(table, player.cards_of(kind).len(), time, w);
            }
        }
        sum += self.sense_goods(player, time, goods, w);
        sum += self.sense_faith(player, w);
        let works = |work: Work| {
            let lift = f32::from(player.influence.work_cards[work.index()] - player.influence.work_penalty[work.index()]);
            rounds * w.work * (yields(edition, player, work.kind(), w) + w.work_lift * lift)
        };
        sum += works(Work::Harvest) + works(Work::Production);
        sum += player.influence.tower.iter().map(|lift| f32::from(*lift)).sum::<f32>() * w.tower_lift * rounds;
        let home = Member::ALL.iter().filter(|m| player.is_home(**m));
        sum += home.map(|m| w.member + w.member_value * f32::from(self.member_value(seat, *m))).sum::<f32>();
        sum + self.sense_leaders(seat, rounds, w)
    }

    fn sense_goods(&self, player: &Player, time: f32, scored: f32, w: &EvalWeights) -> f32 {
        // The fifth stone is worth less than the first.
        let much = |resource: Resource, worth: f32| {
            let held = f32::from(player.has(resource));
            worth * (held - (held - 6.0).max(0.0) * 0.5)
        };
        let useful = much(Resource::Coin, w.coin_held)
            + much(Resource::Wood, w.wood_held)
            + much(Resource::Stone, w.stone_held)
            + much(Resource::Servant, w.servant_held);
        let military = f32::from(player.has(Resource::Military)) * w.military_held;
        let share = (w.goods_late + time).min(1.0);
        useful * share + scored * (1.0 - share) + military * share
    }

    /// Faith pays with the next report, more so if it keeps the tile away.
    fn sense_faith(&self, player: &Player, w: &EvalWeights) -> f32 {
        let board = &self.edition.board;
        let faith = player.has(Resource::Faith).max(0);
        let points = f32::from(board.faith_points[(faith as usize).min(board.faith_points.len() - 1)]);
        let period = self.period();
        if player.excommunicated[period] {
            return points * w.faith_cast_out;
        }
        let needed = f32::from(board.vatican_faith[period]);
        points + w.report * (f32::from(faith) / needed).min(1.0)
    }

    fn sense_leaders(&self, seat: Seat, rounds: f32, w: &EvalWeights) -> f32 {
        let leaders = &self.player(seat).leaders;
        let fresh = |used: bool| if used { rounds } else { rounds + 0.8 };
        let played = self.abilities(seat).map(|(id, leader)| match leader.when {
            When::Once => w.leader_once * fresh(leaders.used.contains(&id)),
            When::Always => w.leader_always * rounds + 1.0,
        });
        played.sum::<f32>() + leaders.hand.len() as f32 * (w.leader_hand + w.leader_hand_round * rounds)
    }
}

impl Evaluate for Lorenzo {
    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        self.evaluate_with(&EvalWeights::released().values, out);
    }

    fn weights() -> &'static Weights {
        EvalWeights::released()
    }

    fn evaluate_with(&self, weights: &[f32], out: &mut [f32; MOST_SEATS]) {
        let weights = EvalWeights::of(weights);
        for seat in Seat::all(self.seats) {
            out[seat.index()] = self.expected_points(seat, &weights);
        }
    }
}
