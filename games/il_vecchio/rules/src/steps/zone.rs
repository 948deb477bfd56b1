//! §1.13 and §1.14: a zone of one's choice for starting members.

use super::PlaceMembers;
use crate::{Choice, City, Event, IlVecchio};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    pub seat: Seat,
    pub members: u8,
}

impl kit::Step<IlVecchio> for Zone {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.edition.map.zone_numbers().map(Choice::Zone));
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, who: Who, choice: Choice, log: &mut L) {
        let Choice::Zone(zone) = choice else { return kit::impossible_answer!(self, who, choice) };
        let Zone { seat, members } = self;
        log.tell(|| Event::ChoseZone { seat, zone });
        game.push(PlaceMembers { seat, zone, members, least: City(0) });
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-zone")
    }
}
