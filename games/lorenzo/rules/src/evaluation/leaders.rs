//! What leaders are worth: those played at what they do in the rounds that are left, those in hand at that from when they may be ready.

use super::{EvalWeights, Time, worth, yields};
use crate::goods::Resource;
use crate::leader::{Ability, Leader, Requirement, When};
use crate::places::Kind;
use crate::state::{Lorenzo, Player};
use kit::Seat;

/// How far one in hand is trusted at most.
const SURE: f32 = 0.95;
/// What a die shows on average.
const USUAL_DIE: f32 = 3.5;

impl Lorenzo {
    pub(super) fn leaders_worth(&self, seat: Seat, time: Time, w: &EvalWeights) -> f32 {
        let player = self.player(seat);
        let leaders = &player.leaders;
        let this_round = time.turns - time.rounds * 4.0;
        let played = self.abilities(seat).map(|(id, leader)| {
            let now = match leader.when {
                When::Once if leaders.used.contains(&id) => 0.0,
                When::Once => 1.0,
                When::Always => this_round / 4.0,
            };
            self.each_round(seat, leader, w) * (time.rounds + now)
        });
        let hand = leaders.hand.iter().map(|id| {
            let leader = self.edition.leader(*id);
            let ready_in = rounds_until(&leader.requires, player, w);
            // One on the table does at least as much.
            w.leader_hope.min(SURE) * self.each_round(seat, leader, w) * (time.rounds + this_round / 4.0 - ready_in).max(0.0)
        });
        played.sum::<f32>() + hand.sum::<f32>()
    }

    /// What a leader's ability brings in a round.
    fn each_round(&self, seat: Seat, leader: &Leader, w: &EvalWeights) -> f32 {
        let player = self.player(seat);
        match &leader.effect {
            Ability::Gain(goods) => worth(goods, w),
            Ability::ExtraWork { work, .. } => w.leader_work * (1.0 + yields(self.edition, player, work.kind(), w)),
            Ability::RaiseMember(value) => w.leader_value * (f32::from(*value) - USUAL_DIE + 1.0),
            Ability::ColouredBonus(value) => w.leader_value * 3.0 * f32::from(*value),
            Ability::NeutralBonus(value) => w.leader_value * f32::from(*value),
            Ability::ColouredValue(value) => w.leader_value * 3.0 * (f32::from(*value) - USUAL_DIE),
            Ability::SharesSpaces => w.leader_shares,
            Ability::NoTowerFee => w.leader_no_fee,
            Ability::CardDiscount(_) => w.leader_discount,
            // One report in two rounds.
            Ability::ChurchSupport(goods) => worth(goods, w) * 0.5,
            Ability::NoTerritoryMilitary => w.leader_no_military,
            Ability::MultiplyCardGain { .. } => w.leader_multiply,
            Ability::CopyLeader => self.best_to_copy(seat, w),
        }
    }

    /// The best ability among the others' leaders on the table.
    fn best_to_copy(&self, seat: Seat, w: &EvalWeights) -> f32 {
        let others = Seat::all(self.seats).filter(|other| *other != seat).flat_map(|other| self.player(other).leaders.played.iter());
        let abilities = others.map(|id| self.edition.leader(*id)).filter(|leader| leader.effect != Ability::CopyLeader);
        abilities.map(|leader| self.each_round(seat, leader, w)).fold(0.0, f32::max)
    }
}

/// Rounds until all that a leader requires may be there: the slowest of its parts.
fn rounds_until(requires: &Requirement, player: &Player, w: &EvalWeights) -> f32 {
    let missing = |kind: &Kind, needed: u8| usize::from(needed).saturating_sub(player.cards_of(*kind).len());
    let by_kind: usize = requires.cards.iter().map(|(kind, needed)| missing(kind, *needed)).sum();
    let of_one = Kind::ALL.iter().map(|kind| missing(kind, requires.cards_of_one_kind)).min().unwrap_or(0);
    let cards = (by_kind.max(of_one) as f32) / w.leader_cards.max(0.1);
    let short = |resource: &Resource| f32::from((requires.own.get(*resource) - player.has(*resource)).max(0));
    let goods: f32 = Resource::ALL.iter().map(short).sum::<f32>() / w.leader_goods.max(0.1);
    cards.max(goods)
}
