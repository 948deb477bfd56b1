//! What a position is worth, for bots: the points each family may expect at the end.
//!
//! The final scoring as it stands, and besides: goods at what they will still buy, cards at what they will still yield, faith at what
//! the next report pays for it, members at home at their value, leaders at what they will still do. All of that fades as the rounds run out.

mod leaders;

use crate::card::Yield;
use crate::edition::{Edition, PERIODS};
use crate::goods::{Goods, Resource};
use crate::places::{Kind, Member, Work};
use crate::state::{Lorenzo, Player};
use crate::steps::Step;
use kit::{Evaluate, Game, MOST_SEATS, Seat, Weights};

kit::evaluation_weights! {
    /// What things are worth in points; found by play (`signoria tune lorenzo`).
    struct EvalWeights = "../data/evaluation.json" {
        /// A good that a card will yield.
        coin, wood, stone, servant, military, faith, victory, privilege,
        /// A good at hand: the first six count in full.
        coin_held, wood_held, stone_held, servant_held, military_held,
        /// After so many turns goods are worth half of what they are worth with all the time in the world.
        goods_turns,
        /// What a row of cards promises of its next step.
        next_card,
        /// How much less often a card is worked for each point of the value it asks for.
        dear,
        /// How often a card is worked a round; a point of value for it; a point of value for a tower.
        work, work_lift, tower_lift,
        /// A member at home, and each point of his value.
        member, member_value,
        /// To be safe at the next report, and the faith of who has been cast out before.
        report, faith_cast_out,
        /// What a tile of the first two periods costs a round.
        cast_out,
        /// What a leader does in a round: an extra harvest or production, a seat at taken places, no fee in towers, a discount, territories without
        /// military power, twice a card's gain.
        leader_work, leader_shares, leader_no_fee, leader_discount, leader_no_military, leader_multiply,
        /// What a point of value of a member is worth a round, where a leader gives it.
        leader_value,
        /// Cards and goods that come a round towards what a leader requires, and how far one in hand is trusted.
        leader_cards, leader_goods, leader_hope,
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

/// How much is still to come.
#[derive(Copy, Clone)]
struct Time {
    /// Rounds after this one.
    rounds: f32,
    /// Turns of one's own, those of this round among them.
    turns: f32,
    /// All of it, as a part of the whole game.
    share: f32,
}

impl Lorenzo {
    fn expected_points(&self, seat: Seat, w: &EvalWeights) -> f32 {
        let (player, edition) = (self.player(seat), self.edition);
        let [points, territories, characters, ventures, military, goods, tiles] = self.points(seat).map(|n| n as f32);
        if self.stack.is_empty() {
            return points + territories + characters + ventures + military + goods + tiles;
        }
        let time = self.time_left(player);
        let mut sum = points + ventures + military + tiles;
        // A row that a tile has cancelled scores nothing, however long it grows.
        let cancelled = |points: f32, table: &[i16], kind: Kind| points == 0.0 && table[player.cards_of(kind).len()] > 0;
        for (points, table, kind) in
            [(territories, &edition.scoring.territories, Kind::Territory), (characters, &edition.scoring.characters, Kind::Character)]
        {
            if !cancelled(points, table, kind) {
                sum += row(table, player.cards_of(kind).len(), time.share, w);
            }
        }
        sum += goods_at_hand(player, time, goods, w);
        sum += self.standing_with_church(seat, w);
        let works = |work: Work| {
            let lift = f32::from(player.influence.work_cards[work.index()] - player.influence.work_penalty[work.index()]);
            time.rounds * w.work * (yields(edition, player, work.kind(), w) + w.work_lift * lift)
        };
        sum += works(Work::Harvest) + works(Work::Production);
        sum += player.influence.tower.iter().map(|lift| f32::from(*lift)).sum::<f32>() * w.tower_lift * time.rounds;
        let home = Member::ALL.iter().filter(|m| player.is_home(**m));
        sum += home.map(|m| w.member + w.member_value * f32::from(self.member_value(seat, *m))).sum::<f32>();
        sum + self.leaders_worth(seat, time, w)
    }

    fn time_left(&self, player: &Player) -> Time {
        let all = self.edition.rounds();
        let rounds = f32::from(all.saturating_sub(self.round)).min(f32::from(all));
        let home = Member::ALL.iter().filter(|member| player.is_home(**member)).count() as f32;
        let members = Member::ALL.len() as f32;
        Time { rounds, turns: rounds * members + home, share: ((rounds + home / members) / f32::from(all)).min(1.0) }
    }

    /// Faith pays with the next report, more so if it keeps a tile away whose penalty lasts.
    fn standing_with_church(&self, seat: Seat, w: &EvalWeights) -> f32 {
        let (player, board, setup) = (self.player(seat), &self.edition.board, &self.edition.setup);
        let rounds_after = |period: usize| f32::from(self.edition.rounds()) - ((period + 1) * usize::from(setup.rounds_per_period)) as f32;
        let left = f32::from(self.edition.rounds().saturating_sub(self.round));
        // The last tile is counted with the points.
        let tiles = player.excommunicated[..PERIODS - 1].iter().filter(|cast_out| **cast_out).count() as f32;
        let lasting = -w.cast_out * left * tiles;
        let Some(period) = self.next_report(seat) else { return lasting };
        let faith = player.has(Resource::Faith).max(0);
        let points = f32::from(board.faith_points[(faith as usize).min(board.faith_points.len() - 1)]);
        let share = if tiles > 0.0 { w.faith_cast_out } else { 1.0 };
        let kept_away = w.report + w.cast_out * rounds_after(period);
        lasting + points * share + kept_away * (f32::from(faith) / f32::from(board.vatican_faith[period])).min(1.0)
    }

    /// The period whose report the seat will be heard at next; `None` after the last.
    fn next_report(&self, seat: Seat) -> Option<usize> {
        let heard = match self.stack.top() {
            Some(Step::Vatican(report)) => {
                self.order.iter().position(|other| *other == seat).is_some_and(|at| at < usize::from(report.heard))
            }
            _ => false,
        };
        Some(self.period() + usize::from(heard)).filter(|period| *period < PERIODS)
    }
}

fn goods_at_hand(player: &Player, time: Time, scored: f32, w: &EvalWeights) -> f32 {
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
    let share = time.turns / (time.turns + w.goods_turns.max(0.1));
    (useful + military) * share + scored * (1.0 - share)
}

impl Evaluate for Lorenzo {
    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        self.evaluate_with(&EvalWeights::released(self.seats()).values, out);
    }

    fn weights(seats: u8) -> &'static Weights {
        EvalWeights::released(seats)
    }

    fn evaluate_with(&self, weights: &[f32], out: &mut [f32; MOST_SEATS]) {
        let weights = EvalWeights::of(weights);
        for seat in Seat::all(self.seats) {
            out[seat.index()] = self.expected_points(seat, &weights);
        }
    }
}
