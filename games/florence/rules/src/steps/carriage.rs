//! §1.6: the carriages start on three different locations.

use super::ShowDestination;
use crate::choice::{Choice, noble_name};
use crate::event::Event;
use crate::pieces::Noble;
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceCarriage {
    pub noble: Noble,
}

impl Step<Florence> for PlaceCarriage {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(Place::all().filter(|place| !game.carriages.contains(&Some(*place))).map(Choice::Carriage));
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Carriage(place) = choice else { return kit::impossible_answer!(self, who, choice) };
        let noble = self.noble;
        game.carriages[noble.index()] = Some(place);
        game.starts |= 1 << place.index();
        log.tell(|| Event::CarriagePlaced { noble, place });
        match noble {
            Noble::Cosimo => game.push(PlaceCarriage { noble: Noble::Contessina }),
            Noble::Contessina => game.push(PlaceCarriage { noble: Noble::Giovanni }),
            Noble::Giovanni => game.push(ShowDestination { round: 1 }),
        }
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-place-carriage").with("noble", noble_name(self.noble))
    }
}
