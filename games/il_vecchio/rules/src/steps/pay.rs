//! A price with a choice: followers for a region, a tax, what a tile asks.

use crate::cause::Cause;
use crate::effects::Source;
use crate::event::track_name;
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
            Choice::Pay(goods) => ensure(game.has(self.seat, goods), || game.family(self.seat).purse.lacks(self.rule(), goods)),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, _: Who, choice: Choice, log: &mut L) {
        if let Choice::Pay(goods) = choice {
            game.pay(self.seat, goods, Cause::Of(self.source), log);
            game.hand_out(self.seat, self.source, log);
        } else {
            log.tell(|| Event::Left { seat: self.seat, source: self.source });
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        match (self.source, self.source.tile_name()) {
            (_, Some(tile)) => Phrase::new("ask-pay-tile").with("tile", tile),
            (Source::Tax, _) => Phrase::new("ask-pay-tax"),
            (Source::Region(track) | Source::AnyColours(track), _) => Phrase::new("ask-pay-followers").with("track", track_name(track)),
            _ => Phrase::new("ask-pay"),
        }
    }
}
