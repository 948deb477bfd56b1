//! Strozzi's deck, and the adjustments of the solo game.
//! Also carried out here: §12.1.

use crate::choice::StrozziCard;
use crate::edition::STROZZI_CARDS;
use kit::{OptionKind, OptionSpec, Setup, word_enum};
use serde::{Deserialize, Serialize};

word_enum! {
    /// The adjustments (§14), easier ones first. Each is an option of the game.
    pub enum Adjustment {
        Brag123 = "brag_1_2_3",
        OneTimeLess = "one_time_less",
        NoTimeForBragCards = "no_time_for_brag_cards",
        NoSetupGuards = "no_setup_guards",
        HalfGiovanni = "half_giovanni_if_unpaid",
        NoBonusTurns = "no_bonus_turns_if_you_pass_first",
        Card6Vp = "card_6_vp_per_time",
        OneTimeMore = "one_time_more",
        FirstPassTime = "strozzi_first_pass_time",
        StrozziObjective = "strozzi_objective",
        BodyguardsBlock = "strozzi_bodyguards_block_you",
    }
}

const fn adjustment(which: Adjustment) -> OptionSpec {
    OptionSpec { id: which.word(), kind: OptionKind::Bool { default: false }, seats: &[1] }
}

/// One option for each adjustment.
pub static OPTIONS: [OptionSpec; 11] = [
    adjustment(Adjustment::Brag123),
    adjustment(Adjustment::OneTimeLess),
    adjustment(Adjustment::NoTimeForBragCards),
    adjustment(Adjustment::NoSetupGuards),
    adjustment(Adjustment::HalfGiovanni),
    adjustment(Adjustment::NoBonusTurns),
    adjustment(Adjustment::Card6Vp),
    adjustment(Adjustment::OneTimeMore),
    adjustment(Adjustment::FirstPassTime),
    adjustment(Adjustment::StrozziObjective),
    adjustment(Adjustment::BodyguardsBlock),
];

/// The adjustments that are on.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Adjust(u16);

impl Adjust {
    pub fn of(setup: &Setup) -> Adjust {
        Adjust(Adjustment::ALL.iter().filter(|a| setup.is_on(a.word())).fold(0, |bits, a| bits | 1 << a.index()))
    }

    pub fn has(self, which: Adjustment) -> bool {
        self.0 & 1 << which.index() != 0
    }

    pub fn blocking_bodyguards(self) -> bool {
        self.has(Adjustment::BodyguardsBlock)
    }
}

/// A set of Strozzi's cards, one bit each by number.
type Cards = u16;

/// Strozzi's face-down deck: nobody knows its order, so only what is known is kept. Some cards on top were there before the last
/// shuffle (§12.20): of each such layer it is known which cards it was taken from and how many there are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// From the top: so many cards of this set; those of the set that are not among them lie further down.
    pub top: [Layer; 3],
    /// All other face-down cards, shuffled.
    pub rest: Cards,
}

/// `count` cards out of `from`, in an unknown order.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Layer {
    pub count: u8,
    pub from: Cards,
}

/// All ten.
pub const ALL_CARDS: Cards = ((1 << STROZZI_CARDS) - 1) << 1;

impl Deck {
    /// All cards, shuffled.
    pub const fn shuffled() -> Deck {
        Deck { top: [Layer { count: 0, from: 0 }; 3], rest: ALL_CARDS }
    }

    /// Every card that is face down.
    pub fn cards(&self) -> Cards {
        self.top.iter().fold(self.rest, |all, layer| all | layer.from)
    }

    pub fn holds(&self, card: StrozziCard) -> bool {
        self.cards() & 1 << card.0 != 0
    }

    /// Has no card been turned up since the last upkeep?
    pub fn is_whole(&self) -> bool {
        self.cards() == ALL_CARDS
    }

    /// What the top card can be, each with the same chance.
    pub fn next(&self) -> Cards {
        if self.top[0].count > 0 { self.top[0].from } else { self.rest }
    }

    /// Takes the card that chance named from the top.
    pub fn take(&mut self, card: StrozziCard) {
        let bit = 1 << card.0;
        if self.top[0].count == 0 {
            self.rest &= !bit;
            return;
        }
        self.top[0].count -= 1;
        self.top[0].from &= !bit;
        if self.top[0].count == 0 {
            self.sink();
        }
    }

    /// The top layer is used up: what was left of its set is among the cards of the next.
    fn sink(&mut self) {
        let left = self.top[0].from;
        self.top = [self.top[1], self.top[2], Layer::default()];
        if self.top[0].count > 0 {
            self.top[0].from |= left;
        } else {
            self.rest |= left;
        }
    }

    /// Shuffles a card that was set aside into all that is face down (§13.8).
    pub fn shuffle_in(&mut self, card: StrozziCard) {
        *self = Deck { top: Default::default(), rest: self.cards() | 1 << card.0 };
    }

    /// §12.20: the top cards stay, everything else is shuffled under them.
    pub fn upkeep(&mut self, kept: u8) {
        let mut layers = [Layer::default(); 3];
        let mut left = kept.min(self.cards().count_ones() as u8);
        let old = self.top.iter().copied().filter(|layer| layer.count > 0).chain([Layer { count: left, from: self.rest }]);
        for (slot, layer) in layers.iter_mut().zip(old) {
            let count = layer.count.min(left);
            if count == 0 {
                break;
            }
            *slot = Layer { count, from: layer.from };
            left -= count;
        }
        let held = layers.iter().fold(0, |all, layer| all | layer.from);
        *self = Deck { top: layers, rest: ALL_CARDS & !held };
    }

    /// The numbers of a set of cards, in order.
    pub fn numbers(cards: Cards) -> impl Iterator<Item = StrozziCard> {
        (1..=STROZZI_CARDS as u8).filter(move |n| cards & 1 << n != 0).map(StrozziCard)
    }
}

/// A layer as a position shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayerPosition {
    pub count: u8,
    pub cards: Vec<u8>,
}
