//! What a player's cards, excommunication tiles and leaders do to his actions, added up.
//!
//! Derived from the table and recounted whenever a card, tile or leader comes to a player, so that the rules, which ask
//! thousands of times for each such change, read one number.
//! Also carried out here: §5.8, §5.11, §5.12, §10.5, §12.10, §12.11, §12.13, §12.14, §12.15, §12.17, §12.18, §12.20.

use crate::card::Permanent;
use crate::goods::{Goods, Resource};
use crate::leader::{Ability, When};
use crate::places::{Kind, Work};
use crate::state::Lorenzo;
use crate::tile::Penalty;
use crate::{Leader, LeaderId};
use kit::Seat;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Influence {
    /// Added to the value of actions in a tower, by kind: cards and tiles.
    pub tower: [i16; 4],
    /// Added to the value of harvests and productions: cards alone.
    pub work_cards: [i16; 2],
    /// Taken off them: tiles.
    pub work_penalty: [i16; 2],
    /// Added to the value of coloured members, and of the neutral one.
    pub coloured: i16,
    pub neutral: i16,
    /// In place of the dice.
    pub coloured_value: Option<i16>,
    pub servants_per_value: i16,
    /// Taken off each gain.
    pub gain_less: Goods,
    /// 1 of either of these is taken off each gain.
    pub gain_less_either: Option<[Resource; 2]>,
    /// Floors without a bonus, a bit each.
    bare_floors: u8,
    /// Kinds of cards, a bit each, for which he has a discount.
    discounts: u8,
    pub no_market: bool,
    pub first_turn_last: bool,
    pub no_tower_fee: bool,
    pub shares_spaces: bool,
    pub no_territory_military: bool,
}

impl Influence {
    pub fn has_floor_bonus(&self, floor: usize) -> bool {
        self.bare_floors & (1 << floor) == 0
    }

    pub fn has_discount(&self, kind: Kind) -> bool {
        self.discounts & (1 << kind.index()) != 0
    }

    fn of(game: &Lorenzo, seat: Seat) -> Influence {
        let mut sum = Influence { servants_per_value: game.edition.setup.servants_per_value, ..Influence::default() };
        for effect in game.permanents(seat) {
            sum.add_card(effect);
        }
        for penalty in game.penalties(seat) {
            sum.add_penalty(penalty);
        }
        for (_, leader) in game.abilities(seat) {
            if leader.when == When::Always {
                sum.add_leader(&leader.effect);
            }
        }
        sum
    }

    fn add_card(&mut self, effect: &Permanent) {
        match effect {
            Permanent::TowerBonus { kind, value, discount_one_of } => {
                self.tower[kind.index()] += value;
                self.discounts |= u8::from(!discount_one_of.is_empty()) << kind.index();
            }
            Permanent::WorkBonus { work, value } => self.work_cards[work.index()] += value,
            Permanent::NoFloorBonus(floors) => self.bare_floors |= floors.iter().fold(0, |bits, floor| bits | 1 << (floor - 1)),
            Permanent::Harvest(_) | Permanent::Production(_) | Permanent::EndPoints(_) => {}
        }
    }

    fn add_penalty(&mut self, penalty: &Penalty) {
        match penalty {
            Penalty::GainLess { resources, amount } => match resources[..] {
                [one, other] => self.gain_less_either = Some([one, other]),
                _ => resources.iter().for_each(|resource| self.gain_less.add(*resource, *amount)),
            },
            Penalty::WorkPenalty { work, value } => self.work_penalty[work.index()] += value,
            Penalty::ColouredPenalty(value) => self.coloured -= value,
            Penalty::TowerPenalty { kind, value } => self.tower[kind.index()] -= value,
            Penalty::NoMarket(on) => self.no_market |= on,
            Penalty::ServantsPerValue(servants) => self.servants_per_value = *servants,
            Penalty::FirstTurnLast(on) => self.first_turn_last |= on,
            // These count at the end: `scoring.rs`.
            Penalty::NoFinalScore(_) | Penalty::LoseByPoints { .. } => {}
            Penalty::LoseByStock { .. } | Penalty::LoseByPrintedPrice { .. } => {}
        }
    }

    fn add_leader(&mut self, ability: &Ability) {
        match ability {
            Ability::SharesSpaces => self.shares_spaces = true,
            Ability::NoTowerFee => self.no_tower_fee = true,
            Ability::CardDiscount(_) => self.discounts = u8::MAX,
            Ability::ColouredBonus(value) => self.coloured += value,
            Ability::NeutralBonus(value) => self.neutral += value,
            Ability::ColouredValue(value) => self.coloured_value = Some(*value),
            Ability::NoTerritoryMilitary => self.no_territory_military = true,
            // These are asked for where they matter: support of the Church, a card's gain, the leader's use.
            Ability::ChurchSupport(_) | Ability::MultiplyCardGain { .. } | Ability::CopyLeader => {}
            Ability::Gain(_) | Ability::ExtraWork { .. } | Ability::RaiseMember(_) => {}
        }
    }
}

impl Lorenzo {
    /// Must follow every card, tile and leader that comes to a player.
    pub fn recount(&mut self, seat: Seat) {
        self.player_mut(seat).influence = Influence::of(self, seat);
    }

    /// The lasting effects of a player's cards.
    pub fn permanents(&self, seat: Seat) -> impl Iterator<Item = &'static Permanent> {
        let edition = self.edition;
        self.player(seat).cards.iter().flat_map(|row| row.iter()).flat_map(move |card| edition.card(*card).permanent.iter())
    }

    /// The penalties of a player's excommunication tiles.
    pub fn penalties(&self, seat: Seat) -> impl Iterator<Item = &'static Penalty> {
        let edition = self.edition;
        let mine = self.tiles.iter().zip(self.player(seat).excommunicated).filter(|(_, mine)| *mine);
        mine.flat_map(move |(tile, _)| edition.tile(*tile).effects.iter())
    }

    /// The tile that lets a player name what it takes off a gain (§10.8).
    pub(crate) fn choosing_tile(&self, seat: Seat) -> &'static str {
        let edition = self.edition;
        let mine = self.tiles.iter().zip(self.player(seat).excommunicated).filter(|(_, mine)| *mine).map(|(tile, _)| *tile);
        let asks = |penalty: &Penalty| matches!(penalty, Penalty::GainLess { resources, .. } if resources.len() > 1);
        mine.into_iter().find(|tile| edition.tile(*tile).effects.iter().any(asks)).map_or("", |tile| tile.word(edition))
    }

    /// The leaders whose abilities a player has: those played, with the one that is imitated in place of the imitator (§12.21).
    pub fn abilities(&self, seat: Seat) -> impl Iterator<Item = (LeaderId, &'static Leader)> {
        let edition = self.edition;
        let leaders = &self.player(seat).leaders;
        leaders.played.iter().filter_map(move |id| {
            let imitates = edition.leader(*id).effect == Ability::CopyLeader;
            let id = if imitates { leaders.copied? } else { *id };
            Some((id, edition.leader(id)))
        })
    }

    /// What the value of a member is (§3.1, §3.2).
    pub fn member_value(&self, seat: Seat, member: crate::Member) -> i16 {
        let player = self.player(seat);
        let influence = &player.influence;
        let value = match (self.dice.get(member.index()), player.leaders.raised) {
            (None, _) => self.edition.setup.neutral_value + influence.neutral,
            (Some(_), Some((raised, value))) if raised == member => value + influence.coloured,
            (Some(die), _) => influence.coloured_value.unwrap_or(i16::from(*die)) + influence.coloured,
        };
        value.max(0)
    }

    /// What is added to a harvest or production besides member and space (§3.3); leaders' own actions go without cards (§9.10).
    pub fn work_modifier(&self, seat: Seat, work: Work, with_cards: bool) -> i16 {
        let influence = &self.player(seat).influence;
        let cards = if with_cards { influence.work_cards[work.index()] } else { 0 };
        cards - influence.work_penalty[work.index()]
    }
}
