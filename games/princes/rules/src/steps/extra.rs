//! Set-up with two princes: chance gives some kinds of freedom a second copy (§1.5, §1.6).

use crate::Choice;
use crate::event::Event;
use crate::ids::Freedom;
use crate::set::Set;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extra {
    /// How many are still to be drawn.
    pub left: u8,
    pub drawn: Set<Freedom>,
}

impl kit::Step<Princes> for Extra {
    fn asks(&self, _: &Princes) -> Asks {
        if self.left > 0 && self.drawn != Set::ALL { Asks::Chance } else { Asks::Nobody }
    }

    fn candidates(&self, _: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend(Set::ALL.minus(self.drawn).iter().map(Choice::Extra));
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        if let Choice::Extra(freedom) = choice {
            game.freedoms[freedom.index()] += 1;
            log.tell(|| Event::Extra { freedom });
            game.push(Extra { left: self.left.saturating_sub(1), drawn: self.drawn.with(freedom) });
        }
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-extra")
    }
}
