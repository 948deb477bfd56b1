//! §2.1 and §2.3: one action, and province tiles before and after it.
//! Also carried out here: §2.6, §7.5.

use super::{Errand, Journey, Price};
use crate::cause::Cause;
use crate::edition::{Effect, Trigger};
use crate::effects::Source;
use crate::set::{Cities, Provinces};
use crate::{Choice, City, Event, IlVecchio, Kind, Province, Track};
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: Seat,
    /// Actions still to take; with none left only tiles may be used.
    pub actions: u8,
}

impl Turn {
    fn usable(&self, game: &IlVecchio, tile: Province) -> bool {
        game.is_possible(self.seat, &game.edition.province(tile).effect)
    }

    /// The tile that repeats another, if it lies face up.
    fn repeats(&self, game: &IlVecchio) -> bool {
        let face_up = game.family(self.seat).face_up();
        face_up.iter().any(|tile| matches!(game.edition.province(tile).effect, Effect::Reuse))
    }

    fn used(&self, game: &IlVecchio) -> Provinces {
        if self.repeats(game) { game.family(self.seat).used } else { Provinces::NONE }
    }

    fn has_tile_to_use(&self, game: &IlVecchio) -> bool {
        let face_up = game.family(self.seat).face_up();
        !face_up.is_empty() && (face_up.iter().any(|t| self.usable(game, t)) || self.used(game).iter().any(|t| self.usable(game, t)))
    }

    /// Cities whose action needs no bishop: the middlemen's and the green ones.
    pub(crate) fn open_cities(game: &IlVecchio) -> Cities {
        let green = game.edition.map.towns[Kind::Green.index()];
        game.middlemen.iter().fold(green, |sum, city| sum.or(Cities::one(*city)))
    }

    fn allow_city(&self, game: &IlVecchio, city: City) -> Result<(), Why> {
        let bishop = game.edition.bishop;
        ensure(Turn::open_cities(game).contains(city) || game.has(self.seat, bishop), || Why::new("4.3", "why-no-middleman"))?;
        Errand::City { city }.reachable(game, self.seat)
    }

    fn allow_office(&self, game: &IlVecchio, track: Track) -> Result<(), Why> {
        ensure(game.is_open(track), || Why::new("5.6", "why-track-full"))?;
        let price = game.edition.office.price;
        ensure(game.has(self.seat, price), || {
            let scroll = crate::Good::Scroll;
            let held = game.family(self.seat).purse.count(scroll);
            Why::new("6.1", "why-scrolls").needs(price.count(scroll), held)
        })?;
        Errand::Office { track }.reachable(game, self.seat)
    }

    fn allow_tile(&self, game: &IlVecchio, tile: Province) -> Result<(), Why> {
        let price = matches!(game.edition.province(tile).effect, Effect::Price { .. });
        ensure(!price, || Why::new("2.3", "why-price-tile"))?;
        ensure(self.usable(game, tile), || self.why_not(game, &game.edition.province(tile).effect))
    }

    /// What an effect lacks to be possible in full (§2.5).
    fn why_not(&self, game: &IlVecchio, effect: &Effect) -> Why {
        let family = game.family(self.seat);
        match effect {
            Effect::Trade { pay, .. } => match &pay[..] {
                [only] => family.purse.lacks("2.5", *only),
                _ => Why::new("2.5", "why-tile-price"),
            },
            Effect::PerMember(_) => Why::new("2.5", "why-tile-no-member"),
            Effect::Place { members, .. } => Why::new("2.5", "why-tile-reserve").needs(*members, family.reserve),
            Effect::Price { .. } | Effect::Reuse => Why::new("2.3", "why-price-tile"),
        }
    }

    fn allow_action(&self, game: &IlVecchio, choice: Choice) -> Result<(), Why> {
        ensure(self.actions > 0, || Why::new("2.1", "why-action-done"))?;
        match choice {
            Choice::City(city) => self.allow_city(game, city),
            Choice::Seize(track) => Price::new(self.seat, track).feasible(game),
            Choice::Office(track) => self.allow_office(game, track),
            Choice::Reinforce => {
                let empty = game.family(self.seat).reserve == 0;
                ensure(!empty, || Why::new("7.3", "why-reserve-empty"))
            }
            _ => Ok(()),
        }
    }
}

impl kit::Step<IlVecchio> for Turn {
    /// With the action done and no tile to use the turn is over by itself.
    fn asks(&self, game: &IlVecchio) -> Asks {
        if self.actions > 0 || self.has_tile_to_use(game) { Asks::one(self.seat) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        if self.actions > 0 {
            out.extend(game.edition.map.active.iter().map(Choice::City));
            out.extend(Track::REGIONS.map(Choice::Seize));
            out.extend(Track::OFFICES.map(Choice::Office));
            out.extend([Choice::Reinforce, Choice::Recover]);
        }
        let repeats = |tile: &Province| matches!(game.edition.province(*tile).effect, Effect::Reuse);
        out.extend(game.family(self.seat).face_up().iter().filter(|t| !repeats(t)).map(Choice::Use));
        out.extend(self.used(game).iter().map(Choice::Reuse));
        out.push(Choice::End);
    }

    fn allow(&self, game: &IlVecchio, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Use(tile) | Choice::Reuse(tile) => self.allow_tile(game, tile),
            Choice::End => ensure(self.actions == 0, || Why::new("2.1", "why-must-act")),
            action => self.allow_action(game, action),
        }
    }

    /// The same list, with the cities found by sets rather than one by one.
    fn legal(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        let seat = self.seat;
        let family = game.family(seat);
        if self.actions > 0 {
            if !family.up().is_empty() {
                let map = &game.edition.map;
                let cities = if game.has(seat, game.edition.bishop) { map.active } else { Turn::open_cities(game) };
                let everywhere = game.has(seat, game.edition.travel.anywhere);
                let steps = game.florins(seat) / u16::from(game.edition.travel.florins_per_step);
                let reach = |city: &City| everywhere || !map.within(*city, steps).and(family.up()).is_empty();
                out.extend(cities.iter().filter(reach).map(Choice::City));
                let price = |track: &Track| Price::new(seat, *track).feasible(game).is_ok();
                out.extend(Track::REGIONS.into_iter().filter(price).map(Choice::Seize));
                let office = |track: &Track| self.allow_office(game, *track).is_ok();
                out.extend(Track::OFFICES.into_iter().filter(office).map(Choice::Office));
            }
            if family.reserve > 0 {
                out.push(Choice::Reinforce);
            }
            out.push(Choice::Recover);
        }
        if !family.face_up().is_empty() {
            out.extend(family.face_up().iter().filter(|t| self.usable(game, *t)).map(Choice::Use));
            out.extend(self.used(game).iter().filter(|t| self.usable(game, *t)).map(Choice::Reuse));
        }
        if self.actions == 0 {
            out.push(Choice::End);
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, _: Who, choice: Choice, log: &mut L) {
        let Turn { seat, actions } = self;
        match choice {
            Choice::End => return,
            Choice::Use(tile) => {
                game.push(self);
                game.turn_down(seat, tile, log);
                return game.carry_out(seat, Source::Province(tile), log);
            }
            Choice::Reuse(tile) => {
                game.push(self);
                game.repeat(seat, tile, log);
                return game.carry_out(seat, Source::Province(tile), log);
            }
            _ => game.push(Turn { actions: actions - 1, ..self }),
        }
        match choice {
            Choice::City(city) => game.push(Journey { seat, errand: Errand::City { city } }),
            Choice::Office(track) => game.push(Journey { seat, errand: Errand::Office { track } }),
            Choice::Seize(track) => Price::new(seat, track).begin(game),
            Choice::Reinforce => {
                let members = game.reinforcement(seat);
                log.tell(|| Event::Reinforces { seat, members: members.min(game.family(seat).reserve) });
                game.recruit(seat, !game.options.free_reinforcement, members);
            }
            Choice::Recover => {
                game.family_mut(seat).all_stand_up();
                log.tell(|| Event::StoodUp { seat });
                game.take(seat, game.edition.recovery, Cause::Recovery, log);
                game.improve(seat, |trigger| matches!(trigger, Trigger::Recover), log);
            }
            _ => {}
        }
    }

    fn proceed<L: Log<Event>>(self, _: &mut IlVecchio, _: &mut L) {}

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new(if self.actions == 0 { "ask-turn-tiles" } else { "ask-turn" }).with("actions", self.actions)
    }
}

impl IlVecchio {
    /// §2.4: a province tile is used once.
    pub(crate) fn turn_down<L: Log<Event>>(&mut self, seat: Seat, tile: Province, log: &mut L) {
        self.family_mut(seat).used.add(tile);
        log.tell(|| Event::Used { seat, tile });
    }

    /// §11.13: the repeating tile is turned down for another, which stays as it is.
    pub(crate) fn repeat<L: Log<Event>>(&mut self, seat: Seat, tile: Province, log: &mut L) {
        let edition = self.edition;
        let face_up = self.family(seat).face_up();
        if let Some(repeater) = face_up.iter().find(|t| matches!(edition.province(*t).effect, Effect::Reuse)) {
            self.family_mut(seat).used.add(repeater);
        }
        log.tell(|| Event::Reused { seat, tile });
    }
}
