//! How many servants lift a harvest or production (§3.6). Nobody is asked where there is no choice.
//! Also carried out here: §3.7.

use super::WorkCards;
use super::prelude::*;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Servants {
    pub seat: Seat,
    pub work: Work,
    /// The value of the action before servants.
    pub value: i16,
    /// An extra action: it needs no minimum and may be declined (§9.7, §9.8).
    pub extra: bool,
}

impl Servants {
    /// The fewest a member's action needs to reach the value of the space (§6.3).
    fn needed(self, game: &Lorenzo) -> Result<i16, Why> {
        let space = match self.work {
            Work::Harvest => Space::HarvestSingle,
            Work::Production => Space::ProductionSingle,
        };
        if self.extra { Ok(0) } else { game.servants_for(self.seat, self.value, game.edition.space(space).value) }
    }

    pub(crate) fn is_possible(self, game: &Lorenzo) -> bool {
        self.needed(game).is_ok()
    }

    fn least(self, game: &Lorenzo) -> i16 {
        self.needed(game).unwrap_or(0)
    }

    fn in_hand(self, game: &Lorenzo) -> i16 {
        game.player(self.seat).has(Resource::Servant).min(i16::from(u8::MAX))
    }

    fn begin<L: Log<Event>>(self, game: &mut Lorenzo, servants: i16, log: &mut L) {
        let (seat, work) = (self.seat, self.work);
        let value = self.value + servants / game.player(seat).influence.servants_per_value;
        game.pay(seat, Goods::of(Resource::Servant, servants), Purpose::Value { from: self.value, to: value }, log);
        log.tell(|| Event::Works { seat, work, value });
        game.push(WorkCards::new(seat, work, value));
    }
}

impl Step<Lorenzo> for Servants {
    fn asks(&self, game: &Lorenzo) -> Asks {
        let spare = self.in_hand(game) - self.least(game) >= game.player(self.seat).influence.servants_per_value;
        if self.extra || spare { Asks::one(self.seat) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend((0..=self.in_hand(game).max(0) as u8).map(Choice::Servants));
        if self.extra {
            out.push(Choice::Decline);
        }
    }

    fn allow(&self, game: &Lorenzo, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Servants(count) = choice else { return Ok(()) };
        let (count, least) = (i16::from(count), self.least(game));
        ensure(count >= least, || Why::new("6.3", "why-servants-least").figure(least))?;
        let lot = game.player(self.seat).influence.servants_per_value;
        ensure(count % lot == 0, || Why::new("10.13", "why-servants-lot").figure(lot))
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, _: Who, choice: Choice, log: &mut L) {
        match choice {
            Choice::Servants(count) => self.begin(game, i16::from(count), log),
            _ => log.tell(|| Event::Declines { seat: self.seat }),
        }
    }

    fn proceed<L: Log<Event>>(self, game: &mut Lorenzo, log: &mut L) {
        self.begin(game, self.least(game), log);
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-servants").with("work", Phrase::name("work", self.work)).with("value", self.value)
    }
}
