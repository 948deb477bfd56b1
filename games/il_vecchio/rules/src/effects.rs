//! Paying, taking, and what tiles do: effects are data, and what they need to ask becomes a step.

use crate::cause::Cause;
use crate::edition::{Effect, Trigger};
use crate::event::{Event, Town};
use crate::goods::Bundle;
use crate::steps::{Dice, MayRoll, Pay, PlaceMembers, Take};
use crate::{City, Edition, Good, IlVecchio, Kind, Province, Tile, Track};
use kit::{Log, Seat};
use serde::{Deserialize, Serialize};

/// Why something is paid or taken: names the list of goods to choose from.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The goods of a city of this kind.
    #[serde(rename = "kind")]
    City(Kind),
    /// The followers a region costs.
    Region(Track),
    /// The same number of them in any colours.
    AnyColours(Track),
    Tax,
    Province(Province),
    /// A council tile that improves an action.
    Bonus(Tile),
    /// A council tile turned up.
    Reveal(Tile),
}

impl Source {
    pub fn effect(self, edition: &Edition) -> Option<&Effect> {
        match self {
            Source::Province(tile) => Some(&edition.province(tile).effect),
            Source::Bonus(tile) => Some(&edition.council(tile).bonus),
            Source::Reveal(tile) => Some(&edition.council(tile).on_reveal),
            Source::City(_) | Source::Region(_) | Source::AnyColours(_) | Source::Tax => None,
        }
    }

    /// What may be paid, sorted.
    pub fn pays(self, edition: &Edition) -> &[Bundle] {
        match (self, self.effect(edition)) {
            (Source::Region(track), _) => &edition.track(track).followers,
            (Source::AnyColours(track), _) => &edition.track(track).any_followers,
            (Source::Tax, _) => &edition.tax,
            (_, Some(Effect::Trade { pay, .. })) => pay,
            _ => &[],
        }
    }

    /// What may be taken, sorted.
    pub fn takes(self, edition: &Edition) -> &[Bundle] {
        match (self, self.effect(edition)) {
            (Source::City(kind), _) => &edition.goods[kind.index()],
            (_, Some(Effect::Trade { take, .. })) => take,
            _ => &[],
        }
    }

    pub fn is_optional(self, edition: &Edition) -> bool {
        matches!(self.effect(edition), Some(Effect::Trade { optional: true, .. } | Effect::Place { optional: true, .. }))
    }

    /// Steps read from a position may name a tile of the wrong stack.
    pub fn is_sound(self) -> bool {
        match self {
            Source::Bonus(tile) | Source::Reveal(tile) => tile.stack() == Track::Council,
            Source::Region(track) | Source::AnyColours(track) => track.is_region(),
            Source::City(_) | Source::Tax | Source::Province(_) => true,
        }
    }
}

impl IlVecchio {
    pub(crate) fn town(&self, city: City) -> Town {
        self.edition.city_id(city)
    }

    pub(crate) fn pay<L: Log<Event>>(&mut self, seat: Seat, goods: Bundle, cause: Cause, log: &mut L) {
        if goods != Bundle::NOTHING {
            self.family_mut(seat).purse.pay(goods);
            log.tell(|| Event::Paid { seat, goods, cause });
        }
    }

    pub(crate) fn take<L: Log<Event>>(&mut self, seat: Seat, goods: Bundle, cause: Cause, log: &mut L) {
        if goods != Bundle::NOTHING {
            self.family_mut(seat).purse.add(goods);
            log.tell(|| Event::Took { seat, goods, cause });
        }
    }

    /// Can the seat pay one of the ways?
    pub(crate) fn can_pay(&self, seat: Seat, ways: &[Bundle]) -> bool {
        let purse = &self.family(seat).purse;
        ways.iter().any(|goods| purse.has(*goods))
    }

    /// The seat pays one of the ways; asked only if there is more than one.
    pub(crate) fn collect<L: Log<Event>>(&mut self, seat: Seat, source: Source, log: &mut L) {
        let edition = self.edition;
        match source.pays(edition) {
            [only] if !source.is_optional(edition) => {
                self.pay(seat, *only, Cause::Of(source), log);
                self.hand_out(seat, source, log);
            }
            _ => self.push(Pay { seat, source }),
        }
    }

    /// The seat takes one of the goods; asked only if there is more than one.
    pub(crate) fn hand_out<L: Log<Event>>(&mut self, seat: Seat, source: Source, log: &mut L) {
        let edition = self.edition;
        match source.takes(edition) {
            [] => {}
            [only] => self.taken(seat, source, *only, log),
            _ => self.push(Take { seat, source }),
        }
    }

    pub(crate) fn taken<L: Log<Event>>(&mut self, seat: Seat, source: Source, goods: Bundle, log: &mut L) {
        self.take(seat, goods, Cause::Of(source), log);
        if let Source::City(kind) = source {
            self.improve(seat, |trigger| answers(trigger, kind, goods), log);
        }
    }

    /// Is the effect of a tile possible in full (§2.5)? Price-changing tiles have their own step.
    pub(crate) fn is_possible(&self, seat: Seat, effect: &Effect) -> bool {
        match effect {
            Effect::Trade { pay, .. } => pay.is_empty() || self.can_pay(seat, pay),
            Effect::PerMember(_) => !self.family(seat).present().is_empty(),
            Effect::Place { members, .. } => self.family(seat).reserve >= *members,
            Effect::Price { .. } | Effect::Reuse => false,
        }
    }

    /// Carries out what a tile does. What cannot be done lapses (§7.3, §12.13).
    pub(crate) fn carry_out<L: Log<Event>>(&mut self, seat: Seat, source: Source, log: &mut L) {
        let edition = self.edition;
        let Some(effect) = source.effect(edition) else { return };
        match effect {
            Effect::Trade { pay, .. } if pay.is_empty() => self.hand_out(seat, source, log),
            Effect::Trade { pay, .. } => {
                if self.can_pay(seat, pay) {
                    self.collect(seat, source, log);
                } else {
                    log.tell(|| Event::Lapsed { seat, source });
                }
            }
            Effect::PerMember(goods) => {
                let members = self.family(seat).in_cities();
                self.take(seat, Bundle(goods.0.map(|n| n.saturating_mul(members))), Cause::Of(source), log);
            }
            Effect::Place { roll, members, optional } => {
                if self.family(seat).reserve == 0 {
                    log.tell(|| Event::Lapsed { seat, source });
                } else if *optional {
                    self.push(MayRoll { seat, source });
                } else {
                    self.recruit(seat, *roll, *members);
                }
            }
            Effect::Price { .. } | Effect::Reuse => {}
        }
    }

    /// Members come from the reserve, as many as there are (§7.3).
    pub(crate) fn recruit(&mut self, seat: Seat, roll: bool, members: u8) {
        let members = members.min(self.family(seat).reserve);
        if members == 0 {
            return;
        }
        if roll {
            self.push(Dice { seat, members, setup: false, shown: 0 });
        } else {
            self.push(PlaceMembers { seat, zone: PlaceMembers::ANYWHERE, members, least: City(0) });
        }
    }

    /// The council tiles of a seat that answer an action give their bonus, in the order of their ids (§4.9).
    pub(crate) fn improve<L: Log<Event>>(&mut self, seat: Seat, answers: impl Fn(&Trigger) -> bool, log: &mut L) {
        let edition = self.edition;
        for tile in self.family(seat).council.iter() {
            if answers(&edition.council(tile).trigger) {
                self.carry_out(seat, Source::Bonus(tile), log);
            }
        }
    }

    /// Members the reinforcement action places: the edition's number, or a council tile's (§12.12).
    pub(crate) fn reinforcement(&self, seat: Seat) -> u8 {
        let tiles = self.family(seat).council.iter().map(|tile| self.edition.council(tile));
        let more = tiles.filter_map(|tile| match (&tile.trigger, &tile.bonus) {
            (Trigger::Reinforce, Effect::Place { members, .. }) => Some(*members),
            _ => None,
        });
        more.max().unwrap_or(self.edition.reinforcement)
    }

    /// A council tile is turned up, with its bonus (§2.2).
    pub(crate) fn turn_up<L: Log<Event>>(&mut self, seat: Seat, bonus: bool, log: &mut L) {
        let Some(tile) = self.family_mut(seat).face_down.take() else { return };
        self.family_mut(seat).council.add(tile);
        log.tell(|| Event::TurnedUp { seat, tile });
        if bonus {
            self.carry_out(seat, Source::Reveal(tile), log);
        }
    }

    /// Florins a seat may spend on walking, after `price` is set aside; `None`: not even that is there.
    pub(crate) fn spare_florins(&self, seat: Seat, price: u8) -> Option<u16> {
        self.florins(seat).checked_sub(u16::from(price))
    }

    /// What walking costs on the shortest way (§3.2).
    pub(crate) fn fare(&self, from: City, to: City) -> u8 {
        self.edition.map.distance(from, to).saturating_mul(self.edition.travel.florins_per_step)
    }

    pub(crate) fn florin_price(florins: u8) -> Bundle {
        Bundle::of(Good::Florin, florins)
    }
}

fn answers(trigger: &Trigger, kind: Kind, goods: Bundle) -> bool {
    match trigger {
        Trigger::City { kinds, taken } => kinds.contains(&kind) && taken.iter().any(|good| goods.count(*good) > 0),
        _ => false,
    }
}
