//! §8.7: one standing member lies down, or one lying member goes back to the reserve.

use crate::{Choice, Event, IlVecchio};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Yielding {
    pub seat: Seat,
}

impl kit::Step<IlVecchio> for Yielding {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        let family = game.family(self.seat);
        out.extend(family.up().iter().map(Choice::Lie));
        out.extend(family.down().iter().map(Choice::Return));
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, _: Who, choice: Choice, log: &mut L) {
        let seat = self.seat;
        match choice {
            Choice::Lie(city) => {
                game.family_mut(seat).lie_down(city);
                let id = game.town(city);
                log.tell(|| Event::LaidDown { seat, city: id });
            }
            Choice::Return(city) => {
                game.family_mut(seat).go_home(city);
                let id = game.town(city);
                log.tell(|| Event::WentHome { seat, city: id });
            }
            _ => {}
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-yielding")
    }
}
