//! §7.1: two dice name the zone in which members are placed. A 7 leaves it open (§7.2), at set-up among the zones (§1.13).

use super::{PlaceMembers, Zone};
use crate::{Choice, City, Event, IlVecchio};
use kit::{Asks, Log, Phrase, Rng, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    pub seat: Seat,
    pub members: u8,
    pub setup: bool,
    /// What the first die shows; 0 before it is rolled.
    pub shown: u8,
}

/// The sum that belongs to no zone.
const FREE: u8 = 7;
const SIDES: u8 = 6;

impl kit::Step<IlVecchio> for Dice {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, _: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend((1..=SIDES).map(Choice::Die));
    }

    fn sample(&self, _: &IlVecchio, rng: &mut Rng) -> Option<Choice> {
        Some(Choice::Die(1 + rng.below(usize::from(SIDES)) as u8))
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, who: Who, choice: Choice, log: &mut L) {
        let Choice::Die(pips) = choice else { return kit::impossible_answer!(self, who, choice) };
        let Dice { seat, members, setup, shown } = self;
        log.tell(|| Event::Rolled { seat, pips });
        if shown > 0 {
            let zone = Some(shown + pips).filter(|sum| *sum != FREE);
            log.tell(|| Event::RolledZone { seat, dice: [shown, pips], zone });
        }
        let place = |zone| PlaceMembers { seat, zone, members, least: City(0) };
        match shown + pips {
            _ if shown == 0 => game.push(Dice { shown: pips, ..self }),
            FREE if setup => game.push(Zone { seat, members }),
            FREE => game.push(place(PlaceMembers::ANYWHERE)),
            zone => game.push(place(zone)),
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-dice")
    }
}
