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
use kit::{Evaluate, MOST_SEATS, Seat};

/// Points that a good is worth in the hands of somebody with time to use it.
fn worth(goods: &Goods) -> f32 {
    let each = [0.55, 0.65, 0.7, 0.6, 0.45, 1.1, 1.0, 1.5];
    Resource::ALL.iter().zip(each).map(|(resource, worth)| f32::from(goods.get(*resource)) * worth).sum()
}

/// What a row of cards promises while more can be added: halfway between its points and those of one card more.
fn row(table: &[i16], count: usize, time: f32) -> f32 {
    let now = f32::from(table[count]);
    let next = f32::from(table[(count + 1).min(table.len() - 1)]);
    now + (next - now) * 0.5 * time
}

/// What the card yields each time it is worked.
fn yields(edition: &Edition, player: &Player, kind: Kind) -> f32 {
    let mut sum = 0.0;
    for id in player.cards_of(kind) {
        let Some((_, value, effects)) = edition.card(*id).worked() else { continue };
        let often = 1.0 - f32::from(value) * 0.09;
        for effect in effects {
            sum += often
                * match effect {
                    Yield::Gain(goods) => worth(goods),
                    Yield::GainPer(per) => worth(&per.gain) * 2.5,
                    Yield::Exchange(list) => {
                        let best = |best: f32, exchange: &crate::card::Exchange| best.max(worth(&exchange.gain) - worth(&exchange.pay));
                        list.iter().fold(0.0, best)
                    }
                };
        }
    }
    sum
}

impl Lorenzo {
    fn sense(&self, seat: Seat) -> f32 {
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
                sum += row(table, player.cards_of(kind).len(), time);
            }
        }
        sum += self.sense_goods(player, time, goods);
        sum += self.sense_faith(player);
        let works = |work: Work| {
            let lift = f32::from(player.influence.work_cards[work.index()] - player.influence.work_penalty[work.index()]);
            rounds * 0.75 * (yields(edition, player, work.kind()) + 0.25 * lift)
        };
        sum += works(Work::Harvest) + works(Work::Production);
        sum += player.influence.tower.iter().map(|lift| f32::from(*lift)).sum::<f32>() * 0.3 * rounds;
        sum += Member::ALL.iter().filter(|m| player.is_home(**m)).map(|m| 1.0 + 0.6 * f32::from(self.member_value(seat, *m))).sum::<f32>();
        sum + self.sense_leaders(seat, rounds)
    }

    fn sense_goods(&self, player: &Player, time: f32, scored: f32) -> f32 {
        // The fifth stone is worth less than the first.
        let much = |resource: Resource, worth: f32| {
            let held = f32::from(player.has(resource));
            worth * (held - (held - 6.0).max(0.0) * 0.5)
        };
        let useful = much(Resource::Coin, 0.6) + much(Resource::Wood, 0.65) + much(Resource::Stone, 0.7) + much(Resource::Servant, 0.65);
        let military = f32::from(player.has(Resource::Military)) * 0.35;
        let share = (0.35 + time).min(1.0);
        useful * share + scored * (1.0 - share) + military * share
    }

    /// Faith pays with the next report, more so if it keeps the tile away.
    fn sense_faith(&self, player: &Player) -> f32 {
        let board = &self.edition.board;
        let faith = player.has(Resource::Faith).max(0);
        let points = f32::from(board.faith_points[(faith as usize).min(board.faith_points.len() - 1)]);
        let period = self.period();
        if player.excommunicated[period] {
            return points * 0.4;
        }
        let needed = f32::from(board.vatican_faith[period]);
        points + 5.0 * (f32::from(faith) / needed).min(1.0)
    }

    fn sense_leaders(&self, seat: Seat, rounds: f32) -> f32 {
        let leaders = &self.player(seat).leaders;
        let fresh = |used: bool| if used { rounds } else { rounds + 0.8 };
        let played = self.abilities(seat).map(|(id, leader)| match leader.when {
            When::Once => 2.2 * fresh(leaders.used.contains(&id)),
            When::Always => 3.0 * rounds + 1.0,
        });
        played.sum::<f32>() + leaders.hand.len() as f32 * (1.2 + 0.3 * rounds)
    }
}

impl Evaluate for Lorenzo {
    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        for seat in Seat::all(self.seats) {
            out[seat.index()] = self.sense(seat);
        }
    }
}
