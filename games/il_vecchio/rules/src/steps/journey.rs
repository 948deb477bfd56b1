//! Chapter 3: who acts, and how he gets there.
//! Also carried out here: §3.1, §3.4, §6.2.

use super::{Enter, Means, Price};
use crate::cause::Cause;
use crate::effects::Source;
use crate::event::city_name;
use crate::{Choice, City, Event, IlVecchio, Track};
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// What a member travels for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename_all = "snake_case")]
pub enum Errand {
    City { city: City },
    Seize { track: Track, any_colours: bool, no_florins: bool },
    Office { track: Track },
}

impl Errand {
    pub fn goal(self, game: &IlVecchio) -> City {
        match self {
            Errand::City { city } => city,
            Errand::Seize { track, .. } => game.figures(track).gate.unwrap_or(game.edition.map.florence),
            Errand::Office { .. } => game.edition.map.florence,
        }
    }

    /// Florins to be paid on arrival, which travel may not touch (§3.6).
    pub fn florins(self, game: &IlVecchio) -> u8 {
        match self {
            Errand::City { .. } | Errand::Seize { no_florins: true, .. } => 0,
            Errand::Seize { track, .. } => game.space(track, game.row(track).len()).florins,
            Errand::Office { track } if track == game.additional_cost() => game.edition.office.additional_florins,
            Errand::Office { .. } => 0,
        }
    }

    /// Can a standing member get there and pay the florins on arrival?
    pub fn reachable(self, game: &IlVecchio, seat: Seat) -> Result<(), Why> {
        let up = game.family(seat).up();
        ensure(!up.is_empty(), || Why::new("3.5", "why-nobody-stands"))?;
        let price = self.florins(game);
        let held = game.florins(seat);
        let spare = game.spare_florins(seat, price);
        let spare = spare.ok_or_else(|| Why::new("3.6", "why-florins").needs(price, held))?;
        if game.has(seat, game.edition.travel.anywhere) {
            return Ok(());
        }
        let goal = self.goal(game);
        let steps = spare / u16::from(game.edition.travel.florins_per_step);
        ensure(!game.edition.map.within(goal, steps).and(up).is_empty(), || {
            let fare = up.iter().map(|from| game.fare(from, goal)).min().unwrap_or(0);
            way_and_price(["why-too-far", "why-too-far-and-price"], fare, price, held)
        })
    }
}

/// Too few florins: the way alone, or the way and what is to be paid on arrival (§3.6).
fn way_and_price([way, both]: [&'static str; 2], fare: u8, price: u8, held: u16) -> Why {
    if price == 0 { Why::new("3.2", way).needs(fare, held) } else { Why::new("3.2", both).needs(fare, held).figure(price) }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Journey {
    pub seat: Seat,
    pub errand: Errand,
}

impl Journey {
    /// Once a tile has changed the price of a region, another may follow it in whatever order: until somebody sets out (§5.9).
    fn tiles(&self, game: &IlVecchio) -> impl Iterator<Item = Choice> + use<> {
        let changed = matches!(self.errand, Errand::Seize { any_colours, no_florins, .. } if any_colours != no_florins);
        let price = if changed { Price::of(self.seat, self.errand) } else { None };
        let offers = price.map(|price| price.tiles(game)).unwrap_or_default();
        (0..offers.len()).map(move |nth| offers[nth].0)
    }
}

impl kit::Step<IlVecchio> for Journey {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.tiles(game));
        let goal = self.errand.goal(game);
        let up = game.family(self.seat).up();
        if up.contains(goal) {
            out.push(Choice::Stay);
        }
        out.extend(up.iter().filter(|from| *from != goal).map(Choice::Walk));
        out.extend(up.iter().filter(|from| *from != goal).map(Choice::Cart));
    }

    /// A search settles the price first.
    fn is_canonical(&self, game: &IlVecchio, _: Who, choice: Choice) -> bool {
        !matches!(choice, Choice::Use(_) | Choice::Reuse(_)) || !self.tiles(game).any(|tile| tile == choice)
    }

    fn allow(&self, game: &IlVecchio, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Walk(from) => {
                let (fare, price) = (game.fare(from, self.errand.goal(game)), self.errand.florins(game));
                let held = game.florins(self.seat);
                let enough = held >= u16::from(fare) + u16::from(price);
                ensure(enough, || way_and_price(["why-walk", "why-walk-and-price"], fare, price, held))
            }
            Choice::Cart(_) => {
                let cart = game.has(self.seat, game.edition.travel.anywhere);
                ensure(cart, || Why::new("3.3", "why-no-cart"))
            }
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, _: Who, choice: Choice, log: &mut L) {
        let Journey { seat, errand } = self;
        if matches!(choice, Choice::Use(_) | Choice::Reuse(_)) {
            if let Some(price) = Price::of(seat, errand).and_then(|price| price.turn_down(game, choice, log)) {
                price.settle(game);
            }
            return;
        }
        let goal = errand.goal(game);
        if let Choice::Walk(from) | Choice::Cart(from) = choice {
            let (start, end) = (game.town(from), game.town(goal));
            if matches!(choice, Choice::Walk(_)) {
                log.tell(|| Event::Walked { seat, from: start, to: end });
                let fare = game.fare(from, goal);
                game.pay(seat, IlVecchio::florin_price(fare), Cause::Way, log);
            } else {
                log.tell(|| Event::Carted { seat, from: start, to: end });
                game.pay(seat, game.edition.travel.anywhere, Cause::Way, log);
            }
            let family = game.family_mut(seat);
            family.leave(from);
            family.arrive(goal);
        }
        match errand {
            Errand::City { city } => game.push(Means { seat, city }),
            Errand::Seize { track, any_colours, .. } => {
                game.push(Enter { seat, track, florins: errand.florins(game) });
                let source = if any_colours { Source::AnyColours(track) } else { Source::Region(track) };
                game.collect(seat, source, log);
            }
            Errand::Office { track } => {
                let florins = errand.florins(game);
                game.pay(seat, game.edition.office.price, Cause::Office(track), log);
                game.push(Enter { seat, track, florins });
            }
        }
    }

    fn is_begun(&self, game: &IlVecchio) -> bool {
        self.tiles(game).next().is_some()
    }

    fn question(&self, game: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-journey").with("city", city_name(game.edition.city_id(self.errand.goal(game))))
    }
}
