//! §13.1: as many orange members as blue ones on the board: the human chooses which of Strozzi's colours comes.

use crate::choice::{Choice, place_name};
use crate::event::Event;
use crate::pieces::{Family, Noble};
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PickColour {
    /// Where the member will go, and by whose way of deploying.
    pub place: Place,
    pub noble: Noble,
}

impl Step<Florence> for PickColour {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(Seat(0))
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.edition().figures.solo.colours.map(Choice::Colour));
        out.sort_unstable();
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Colour(colour) = choice else { return kit::impossible_answer!(self, who, choice) };
        let family = game.family_of(colour).unwrap_or(Family(1));
        game.strozzi_deploy(self.noble, self.place, family, log);
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-strozzi-colour").with("place", place_name(self.place))
    }
}
