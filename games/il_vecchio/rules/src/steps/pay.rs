//! A price with a choice: followers for a region, a tax, what a tile asks.

use crate::effects::Source;
use crate::{Choice, Event, IlVecchio};
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pay {
    pub seat: Seat,
    pub source: Source,
}

impl Pay {
    /// The rule that names the price.
    fn rule(&self) -> &'static str {
        match self.source {
            Source::Region(_) => "5.4",
            Source::AnyColours(_) => "5.7",
            Source::Tax => "8.4",
            _ => "2.5",
        }
    }
}

impl kit::Step<IlVecchio> for Pay {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.source.pays(game.edition).iter().copied().map(Choice::Pay));
        if self.source.is_optional(game.edition) {
            out.push(Choice::Skip);
        }
    }

    fn allow(&self, game: &IlVecchio, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Pay(goods) => ensure(game.has(self.seat, goods), || Why::new(self.rule(), "why-cannot-pay")),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, _: Who, choice: Choice, log: &mut L) {
        if let Choice::Pay(goods) = choice {
            game.pay(self.seat, goods, log);
            game.hand_out(self.seat, self.source, log);
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new(match self.source {
            Source::Tax => "ask-pay-tax",
            Source::Region(_) | Source::AnyColours(_) => "ask-pay-followers",
            _ => "ask-pay",
        })
    }
}
