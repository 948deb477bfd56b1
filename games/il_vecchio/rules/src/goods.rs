//! Amounts of goods: what is paid or taken in one go, and what a family owns.

use crate::{Edition, Good};
use kit::Why;
use kit::notation::{NotationError, Word, WordReader};
use serde::{Serialize, Serializer};

/// Goods paid or taken together, as in `pay knight 1 abbot 1`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Bundle(pub [u8; Good::COUNT]);

impl Bundle {
    pub const NOTHING: Bundle = Bundle([0; Good::COUNT]);

    pub fn of(good: Good, count: u8) -> Bundle {
        Bundle::NOTHING.with(good, count)
    }

    /// With so many more of a good.
    #[must_use]
    pub fn with(mut self, good: Good, count: u8) -> Bundle {
        self.0[good.index()] = self.0[good.index()].saturating_add(count);
        self
    }

    pub const fn count(self, good: Good) -> u8 {
        self.0[good as usize]
    }

    pub fn followers(self) -> u8 {
        Good::FOLLOWERS.iter().fold(0, |sum, follower| u8::saturating_add(sum, self.count(*follower)))
    }

    /// The goods in it, each with its number.
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.iter().map(move |g| (*g, self.count(*g))).filter(|(_, n)| *n > 0)
    }

    /// All ways to add `wild` followers of any colour, sorted.
    pub fn with_any_followers(self, wild: u8) -> Vec<Bundle> {
        let mut ways = Vec::new();
        for assassins in 0..=wild {
            for knights in 0..=wild - assassins {
                ways.push(self.with(Good::Assassin, assassins).with(Good::Knight, knights).with(Good::Abbot, wild - assassins - knights));
            }
        }
        ways.sort_unstable();
        ways
    }
}

impl Serialize for Bundle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl Word<Edition> for Bundle {
    fn write(self, _: &Edition, out: &mut String) {
        for (place, (good, count)) in self.iter().enumerate() {
            if place > 0 {
                out.push(' ');
            }
            out.push_str(good.word());
            out.push(' ');
            out.push_str(&count.to_string());
        }
    }

    fn read(words: &mut WordReader<'_>, edition: &Edition) -> Result<Self, NotationError> {
        let mut bundle = Bundle::NOTHING;
        let mut last = None;
        while last.is_none() || !words.is_empty() {
            let good = <Good as Word<Edition>>::read(words, edition)?;
            let count = u8::read(words, edition)?;
            if count == 0 || last >= Some(good) {
                return Err(words.wrong(good.word(), "goods in their order, each once and at least 1 of it"));
            }
            bundle = bundle.with(good, count);
            last = Some(good);
        }
        Ok(bundle)
    }
}

/// Everything a family owns. The supply has no limit (§1.9), so counts stop growing only where the number type ends.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Purse(pub [u16; Good::COUNT]);

impl Purse {
    pub const fn count(&self, good: Good) -> u16 {
        self.0[good as usize]
    }

    pub fn has(&self, bundle: Bundle) -> bool {
        self.0.iter().zip(bundle.0).all(|(held, n)| *held >= u16::from(n))
    }

    pub fn add(&mut self, bundle: Bundle) {
        for (held, n) in self.0.iter_mut().zip(bundle.0) {
            *held = held.saturating_add(u16::from(n));
        }
    }

    pub fn pay(&mut self, bundle: Bundle) {
        for (held, n) in self.0.iter_mut().zip(bundle.0) {
            *held = held.saturating_sub(u16::from(n));
        }
    }

    /// Why these goods cannot be paid: the first of which there are too few.
    pub(crate) fn lacks(&self, rule: &'static str, bundle: Bundle) -> Why {
        let missing = bundle.iter().find(|(good, n)| self.count(*good) < u16::from(*n));
        let (good, needed) = missing.unwrap_or((Good::Florin, 0));
        let key = match good {
            Good::Florin => "why-lacks-florin",
            Good::Scroll => "why-lacks-scroll",
            Good::Cart => "why-lacks-cart",
            Good::Bishop => "why-lacks-bishop",
            Good::Assassin => "why-lacks-assassin",
            Good::Knight => "why-lacks-knight",
            Good::Abbot => "why-lacks-abbot",
        };
        Why::new(rule, key).needs(needed, self.count(good))
    }

    pub fn followers(&self) -> u16 {
        Good::FOLLOWERS.iter().fold(0, |sum, f| sum.saturating_add(self.count(*f)))
    }
}
