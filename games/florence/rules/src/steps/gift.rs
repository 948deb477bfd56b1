//! §6.1 to §6.5: gifts; and the card Remote Gift (§7.11), which asks to whom.

use super::action::has_effect;
use super::{PlaceGuard, has_time, side};
use crate::choice::Choice;
use crate::event::Event;
use crate::pieces::{Noble, Side};
use crate::reason::Purpose;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RemoteGift {
    pub seat: Seat,
}

impl Florence {
    /// The action: a gift left, a member at the carriage, and the time.
    pub(crate) fn may_give(&self, side: Side, noble: Noble) -> Result<(), Why> {
        ensure(self.player(side).gifts > 0, || Why::new("6.1", "why-no-gift"))?;
        let there = self.carriages[noble.index()].is_some_and(|place| self.is_at(side, place));
        ensure(there, || Why::new("6.1", "why-not-at-carriage"))?;
        has_time(self, side, self.gift_price(side, noble))
    }

    /// Pays, gives, and asks for the guard's shield if there is a choice to make.
    pub(crate) fn give<L: Log<Event>>(&mut self, side: Side, noble: Noble, log: &mut L) {
        self.pay(side, self.gift_price(side, noble), Purpose::Gift(noble), log);
        let player = self.player_mut(side);
        player.gifts -= 1;
        player.given[noble.index()] += 1;
        let by = self.by(side);
        log.tell(|| Event::Gave { by, noble });
        let guard = PlaceGuard { seat: Seat(side.0), noble: Some(noble) };
        if guard.possible(self).is_ok() {
            self.push(guard);
        } else {
            log.tell(|| Event::NoGuard { by, noble });
        }
    }
}

impl RemoteGift {
    pub(crate) fn possible(self, game: &Florence) -> Result<(), Why> {
        let side = side(self.seat);
        has_effect(game.player(side).gifts > 0)?;
        let cheapest = Noble::ALL.iter().map(|noble| game.gift_price(side, *noble)).min().unwrap_or(0);
        has_time(game, side, cheapest)
    }
}

impl Step<Florence> for RemoteGift {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(Noble::ALL.iter().map(|noble| Choice::Gift(*noble)));
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Gift(noble) = choice else { return Ok(()) };
        has_time(game, side(self.seat), game.gift_price(side(self.seat), noble))
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Gift(noble) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.give(side(self.seat), noble, log);
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-remote-gift")
    }
}
