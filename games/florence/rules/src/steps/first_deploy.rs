//! §1.13: before round 1 each player puts a débutante on a location of its own, the last player first.

use super::{NewRound, side};
use crate::choice::Choice;
use crate::event::Event;
use crate::pieces::{Family, Rank};
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstDeploy {
    /// How many players still have to, the one who is asked included.
    pub left: u8,
}

impl FirstDeploy {
    fn seat(self, game: &Florence) -> Seat {
        Seat((game.first.0 + self.left.saturating_sub(1)) % game.seats)
    }
}

impl Step<Florence> for FirstDeploy {
    fn asks(&self, game: &Florence) -> Asks {
        Asks::one(self.seat(game))
    }

    fn candidates(&self, _: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(Place::all().map(Choice::At));
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::At(place) = choice else { return Ok(()) };
        ensure(game.queue(place).is_empty(), || Why::new("1.13", "why-not-empty").figure(place.number()))
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::At(place) = choice else { return kit::impossible_answer!(self, who, choice) };
        let seat = self.seat(game);
        game.deploy(Family(side(seat).0), Rank::Debutante, place, false, log);
        if self.left > 1 {
            game.push(FirstDeploy { left: self.left - 1 });
        } else {
            game.push(NewRound {});
        }
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-first-deploy")
    }
}
