//! The card Leave Town (§7.17): who leaves for good.

use super::action::has_effect;
use super::side;
use crate::choice::Choice;
use crate::event::{Event, Owner};
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaveTown {
    pub seat: Seat,
}

impl LeaveTown {
    pub(crate) fn possible(self, game: &Florence) -> Result<(), Why> {
        has_effect(game.members_on_board(side(self.seat)) > 0)
    }
}

impl Step<Florence> for LeaveTown {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        game.own_members(side(self.seat), out);
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Member(place, slot) = choice else { return kit::impossible_answer!(self, who, choice) };
        let member = game.leave(place, slot);
        game.families[member.family.index()].removed[member.rank.index()] += 1;
        let (Owner { by, colour }, rank) = (game.owner(member.family), member.rank);
        log.tell(|| Event::LeftTown { by, colour, rank, place });
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-leave-town")
    }
}
