//! Smuggler and Spy: a brick from the store of an opponent (§12.6, §12.7).

use crate::choice::Choice;
use crate::colour::Colour;
use crate::event::Event;
use crate::phrases::bricks;
use crate::state::Firenze;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// The active player names an opponent and a brick.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rob {
    /// He gives a brick in return.
    pub swap: bool,
}

impl kit::Step<Firenze> for Rob {
    fn asks(&self, game: &Firenze) -> Asks {
        Asks::one(game.active)
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        for seat in game.opponents() {
            out.extend(game.player(seat).store.iter().map(|(colour, _)| Choice::Rob(seat, colour)));
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Rob(from, colour) = choice else { return kit::impossible_answer!(self, who, choice) };
        if self.swap {
            game.push(Barter { from, colour });
        } else {
            game.rob(from, colour, log);
        }
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-rob")
    }
}

impl Firenze {
    fn rob<L: Log<Event>>(&mut self, from: Seat, colour: Colour, log: &mut L) {
        let seat = self.active;
        self.player_mut(from).store.take(colour, 1);
        self.me_mut().store.add(colour, 1);
        log.tell(|| Event::Robbed { seat, from, colour });
    }
}

/// What the Smuggler leaves behind.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Barter {
    pub from: Seat,
    pub colour: Colour,
}

impl kit::Step<Firenze> for Barter {
    fn asks(&self, game: &Firenze) -> Asks {
        Asks::one(game.active)
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.me().store.iter().map(|(colour, _)| Choice::Give(colour)));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Give(colour) = choice else { return kit::impossible_answer!(self, who, choice) };
        let seat = game.active;
        game.rob(self.from, self.colour, log);
        game.me_mut().store.take(colour, 1);
        game.player_mut(self.from).store.add(colour, 1);
        log.tell(|| Event::Gave { seat, to: self.from, colour });
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-give").with("bricks", bricks(self.colour, 1))
    }
}
