//! §9.4 to §9.9: Giovanni offers his rewards, one after the other, in the order of control.

use super::{Upkeep, side};
use crate::choice::Choice;
use crate::event::Event;
use crate::pieces::{Kind, Noble, Side, Source};
use crate::reason::Purpose;
use crate::state::Florence;
use crate::strozzi::Adjustment;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// Which reward, counted from 0.
    pub reward: u8,
    /// Who has a reward or is out, one bit for each side.
    pub closed: u8,
}

impl Offer {
    /// VP and price; `None` when all rewards are settled.
    pub(crate) fn terms(self, game: &Florence) -> Option<(u16, u8)> {
        game.edition().segment(game.round).rewards.get(usize::from(self.reward)).copied()
    }

    /// Who is offered the reward: from the player of its rank downwards, the first who isn't closed and can pay.
    fn next(self, game: &Florence) -> Option<Side> {
        let (_, price) = self.terms(game)?;
        let place = game.carriages[Noble::Giovanni.index()]?;
        let order = game.control(place);
        order.iter().skip(usize::from(self.reward)).copied().find(|side| self.closed & side.bit() == 0 && can_pay(game, *side, price))
    }

    fn close(self, side: Side) -> Offer {
        Offer { closed: self.closed | side.bit(), ..self }
    }

    /// §12.19, §14.5: Strozzi pays what he has.
    fn strozzi_takes<L: Log<Event>>(self, game: &mut Florence, side: Side, vp: u16, price: u8, log: &mut L) {
        let short = game.player(side).time < price;
        game.pay(side, price, Purpose::Reward, log);
        let half = short && game.adjust.has(Adjustment::HalfGiovanni);
        let vp = if half { vp / game.edition().figures.solo.adjust.half_giovanni_if_unpaid } else { vp };
        game.score(side, Source::Giovanni, vp, log);
        game.push(Offer { reward: self.reward + 1, ..self.close(side) });
    }
}

/// §9.6: with one time for each card in hand. Strozzi only needs some time.
fn can_pay(game: &Florence, side: Side, price: u8) -> bool {
    let player = game.player(side);
    if game.is_strozzi(side) {
        return player.time > 0;
    }
    let worth = player.cards().saturating_mul(game.edition().figures.scandal.discard_time);
    player.time.saturating_add(worth) >= price
}

impl Step<Florence> for Offer {
    fn asks(&self, game: &Florence) -> Asks {
        match self.next(game) {
            Some(side) if !game.is_strozzi(side) => Asks::one(Seat(side.0)),
            _ => Asks::Nobody,
        }
    }

    fn candidates(&self, game: &Florence, who: Who, out: &mut Vec<Choice>) {
        let Some(seat) = who.seat() else { return };
        let hand = &game.player(side(seat)).hand;
        out.extend(Kind::ALL.iter().filter(|kind| hand[kind.index()] > 0).map(|kind| Choice::Discard(*kind)));
        out.extend([Choice::Pay, Choice::Waive]);
    }

    fn allow(&self, game: &Florence, who: Who, choice: Choice) -> Result<(), Why> {
        let (Choice::Pay, Some(seat), Some((_, price))) = (choice, who.seat(), self.terms(game)) else { return Ok(()) };
        let time = game.player(side(seat)).time;
        ensure(time >= price, || Why::new("9.9", "why-time-for-giovanni").needs(price, time))
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let (Some(seat), Some((vp, price))) = (who.seat(), self.terms(game)) else { return };
        let side = side(seat);
        match choice {
            Choice::Discard(kind) => {
                game.discard_for_time(side, kind, log);
                game.push(self);
            }
            Choice::Pay => {
                game.pay(side, price, Purpose::Reward, log);
                game.score(side, Source::Giovanni, vp, log);
                game.push(Offer { reward: self.reward + 1, ..self.close(side) });
            }
            _ => {
                let by = game.by(side);
                log.tell(|| Event::Waived { by });
                game.push(self.close(side));
            }
        }
    }

    fn proceed<L: Log<Event>>(self, game: &mut Florence, log: &mut L) {
        match (self.terms(game), self.next(game)) {
            (None, _) => game.push(Upkeep {}),
            (Some((vp, price)), Some(side)) => self.strozzi_takes(game, side, vp, price, log),
            (Some((vp, price)), None) => {
                log.tell(|| Event::RewardLapsed { vp, price });
                game.push(Offer { reward: self.reward + 1, ..self });
            }
        }
    }

    fn question(&self, game: &Florence, _: Seat) -> Phrase {
        let (vp, price) = self.terms(game).unwrap_or_default();
        Phrase::new("ask-offer").with("vp", vp).with("time", price)
    }
}
