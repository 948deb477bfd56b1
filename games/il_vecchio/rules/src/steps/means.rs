//! §4.1 to §4.3 and §4.7: the middleman moves on and the member lies down, or a bishop spares both.

use crate::cause::Cause;
use crate::effects::Source;
use crate::event::{ByMeans, city_name};
use crate::{Choice, City, Event, IlVecchio, Kind};
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Means {
    pub seat: Seat,
    pub city: City,
}

impl kit::Step<IlVecchio> for Means {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        if game.edition.kind(self.city) == Kind::Green {
            out.extend([Choice::Bishop, Choice::Lie(self.city)]);
        } else {
            out.extend([Choice::Middleman, Choice::Bishop]);
        }
    }

    fn allow(&self, game: &IlVecchio, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Middleman => ensure(game.middleman_in(self.city), || Why::new("4.3", "why-middleman-elsewhere")),
            Choice::Bishop => ensure(game.has(self.seat, game.edition.bishop), || Why::new("4.2", "why-no-bishop")),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, _: Who, choice: Choice, log: &mut L) {
        let Means { seat, city } = self;
        let town = game.town(city);
        let by = match choice {
            Choice::Bishop => ByMeans::Bishop,
            Choice::Middleman => ByMeans::Middleman,
            _ => ByMeans::Rest,
        };
        log.tell(|| Event::Acts { seat, city: town, by });
        if choice == Choice::Bishop {
            game.pay(seat, game.edition.bishop, Cause::Bishop, log);
        } else {
            if choice == Choice::Middleman {
                game.move_middleman(city, 1, log);
            }
            game.family_mut(seat).lie_down(city);
            log.tell(|| Event::LaidDown { seat, city: town });
        }
        let kind = game.edition.kind(city);
        game.hand_out(seat, Source::City(kind), log);
    }

    fn question(&self, game: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-means").with("city", city_name(game.edition.city_id(self.city)))
    }
}

impl IlVecchio {
    /// The middleman of a town goes on along his ring.
    pub(crate) fn move_middleman<L: Log<Event>>(&mut self, city: City, steps: u8, log: &mut L) {
        let map = &self.edition.map;
        let goal = (0..steps).fold(city, |at, _| map.next(at));
        if let Some(middleman) = self.middlemen.iter_mut().find(|at| **at == city) {
            *middleman = goal;
        }
        let (from, to) = (self.town(city), self.town(goal));
        let kind = self.edition.kind(city);
        log.tell(|| Event::MiddlemanMoved { from, to, kind });
    }
}
