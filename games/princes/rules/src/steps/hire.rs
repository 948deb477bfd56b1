//! A recruiting card just bought is used at once or kept (§4.8, §4.9).

use crate::Choice;
use crate::event::Event;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hire {
    pub seat: Seat,
}

impl kit::Step<Princes> for Hire {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.recruitable(self.seat).iter().map(Choice::Recruit));
        out.push(Choice::Later);
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        if let Choice::Recruit(profession) = choice {
            game.recruit(self.seat, profession, log);
        }
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-hire")
    }
}
