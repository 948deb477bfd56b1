//! A work is paid; part of the pay may become prestige (§6.9).

use crate::Choice;
use crate::event::Event;
use crate::ids::Source;
use crate::reason::Income;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    pub seat: Seat,
    /// The value of the work.
    pub value: u16,
}

impl Payment {
    fn florins(self, game: &Princes) -> i32 {
        i32::from(self.value) * game.edition.pay_per_point
    }

    fn most(self, game: &Princes) -> u16 {
        (self.florins(game) / game.edition.florins_per_prestige) as u16
    }
}

impl kit::Step<Princes> for Payment {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend((0..=self.most(game)).map(Choice::Prestige));
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, who: Who, choice: Choice, log: &mut L) {
        let Choice::Prestige(points) = choice else { return kit::impossible_answer!(self, who, choice) };
        let florins = self.florins(game) - i32::from(points) * game.edition.florins_per_prestige;
        let prince = game.prince_mut(self.seat);
        prince.best = prince.best.max(self.value);
        game.receive(self.seat, florins, Income::Work, log);
        game.score(self.seat, Source::Works, points as i16, log);
    }

    fn question(&self, game: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-pay").with("value", self.value).with("florins", self.florins(game))
    }
}
