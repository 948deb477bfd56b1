//! Chapter 3: who acts, and how he gets there.

use super::{Enter, Means};
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
            Why::new("3.2", "why-too-far").needs(u16::from(fare) + u16::from(price), held)
        })
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Journey {
    pub seat: Seat,
    pub errand: Errand,
}

impl kit::Step<IlVecchio> for Journey {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        let goal = self.errand.goal(game);
        let up = game.family(self.seat).up();
        if up.contains(goal) {
            out.push(Choice::Stay);
        }
        out.extend(up.iter().filter(|from| *from != goal).map(Choice::Walk));
        out.extend(up.iter().filter(|from| *from != goal).map(Choice::Cart));
    }

    fn allow(&self, game: &IlVecchio, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Walk(from) => {
                let needed = u16::from(game.fare(from, self.errand.goal(game))) + u16::from(self.errand.florins(game));
                let held = game.florins(self.seat);
                ensure(held >= needed, || Why::new("3.2", "why-walk").needs(needed, held))
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
        let goal = errand.goal(game);
        if let Choice::Walk(from) | Choice::Cart(from) = choice {
            let (start, end) = (game.town(from), game.town(goal));
            if matches!(choice, Choice::Walk(_)) {
                log.tell(|| Event::Walked { seat, from: start, to: end });
                let fare = game.fare(from, goal);
                game.pay(seat, IlVecchio::florin_price(fare), log);
            } else {
                log.tell(|| Event::Carted { seat, from: start, to: end });
                game.pay(seat, game.edition.travel.anywhere, log);
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
                game.pay(seat, game.edition.office.price, log);
                game.push(Enter { seat, track, florins });
            }
        }
    }

    fn question(&self, game: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-journey").with("city", city_name(game.edition.city_id(self.errand.goal(game))))
    }
}
