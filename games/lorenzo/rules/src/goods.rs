//! Goods and points: what is paid, gained and held.

use kit::word_enum;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error, ser::SerializeMap};
use std::collections::BTreeMap;

word_enum! {
    /// Everything that can stand in a price or a gain.
    pub enum Resource {
        Coin = "coin",
        Wood = "wood",
        Stone = "stone",
        Servant = "servant",
        Military = "military",
        Faith = "faith",
        Vp = "vp",
        /// A choice still to be made, never held.
        Privilege = "privilege",
    }
}

/// An amount of each resource. Eight lanes of 16 bits, so that comparing a price with a purse is one instruction.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods([i16; 8]);

impl Goods {
    pub const NONE: Goods = Goods([0; 8]);

    pub fn of(resource: Resource, amount: i16) -> Goods {
        let mut goods = Goods::NONE;
        goods.set(resource, amount);
        goods
    }

    pub const fn get(&self, resource: Resource) -> i16 {
        self.0[resource as usize]
    }

    pub fn set(&mut self, resource: Resource, amount: i16) {
        self.0[resource as usize] = amount;
    }

    pub fn add(&mut self, resource: Resource, amount: i16) {
        self.0[resource as usize] += amount;
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; 8]
    }

    /// Is there at least `price` of everything? Victory points below zero are no debt.
    pub fn covers(&self, price: &Goods) -> bool {
        self.0.iter().zip(&price.0).fold(true, |all, (held, needed)| all & (held.max(&0) >= needed))
    }

    /// The first resource of which there is less than `price` asks for.
    pub fn lacks(&self, price: &Goods) -> Option<Resource> {
        Resource::ALL.iter().copied().find(|r| self.get(*r).max(0) < price.get(*r))
    }

    /// This much less of each, but never below 0: a discounted price (§5.5).
    #[must_use]
    pub fn less(mut self, discount: &Goods) -> Goods {
        for (amount, off) in self.0.iter_mut().zip(&discount.0) {
            *amount = (*amount - off).max(0);
        }
        self
    }

    /// The larger of the two, resource by resource.
    #[must_use]
    pub fn at_least(mut self, other: &Goods) -> Goods {
        for (amount, o) in self.0.iter_mut().zip(&other.0) {
            *amount = (*amount).max(*o);
        }
        self
    }

    #[must_use]
    pub fn times(mut self, factor: i16) -> Goods {
        for amount in &mut self.0 {
            *amount *= factor;
        }
        self
    }

    pub fn total(&self, of: &[Resource]) -> i16 {
        of.iter().map(|r| self.get(*r)).sum()
    }

    /// What is there, in the order of [`Resource`].
    pub fn iter(&self) -> impl Iterator<Item = (Resource, i16)> {
        Resource::ALL.iter().map(|r| (*r, self.get(*r))).filter(|(_, amount)| *amount != 0)
    }
}

impl std::ops::AddAssign for Goods {
    fn add_assign(&mut self, other: Goods) {
        for (amount, o) in self.0.iter_mut().zip(&other.0) {
            *amount += o;
        }
    }
}

impl std::ops::SubAssign for Goods {
    fn sub_assign(&mut self, other: Goods) {
        for (amount, o) in self.0.iter_mut().zip(&other.0) {
            *amount -= o;
        }
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (resource, amount) in self.iter() {
            map.serialize_entry(resource.word(), &amount)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut goods = Goods::NONE;
        for (resource, amount) in BTreeMap::<Resource, i16>::deserialize(deserializer)? {
            // Far above anything that can be gathered in six rounds, far below where sums would wrap.
            if !(-5_000..=5_000).contains(&amount) {
                return Err(D::Error::custom(format!("{resource} {amount}: amounts go from -5000 to 5000")));
            }
            goods.set(resource, amount);
        }
        Ok(goods)
    }
}
