//! Set-up: the players place the neutral seals themselves (§2.9).

use crate::choice::Choice;
use crate::contract::Contract;
use crate::event::Event;
use crate::state::{Firenze, Seal};
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// So many seals are left; a player covers a contract with the next.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceSeal {
    pub seals: u8,
    pub placed: u8,
}

impl PlaceSeal {
    /// The last in turn order first, then against the turn order.
    fn seat(self, game: &Firenze) -> Seat {
        (0..=self.placed).fold(game.active, |seat, _| seat.previous(game.seats))
    }

    fn may_cover(self, game: &Firenze, contract: Contract) -> Result<(), Why> {
        ensure(game.balcony_on(contract).is_none(), || Why::new("2.2", "why-on-balcony"))?;
        ensure(game.seal_on(contract).is_none(), || Why::new("2.2", "why-covered"))
    }
}

impl kit::Step<Firenze> for PlaceSeal {
    fn asks(&self, game: &Firenze) -> Asks {
        let possible = self.seals > 0 && Contract::all().any(|c| self.may_cover(game, c).is_ok());
        if possible { Asks::one(self.seat(game)) } else { Asks::Nobody }
    }

    fn candidates(&self, _: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(Contract::all().map(Choice::Cover));
    }

    fn allow(&self, game: &Firenze, _: Who, choice: Choice) -> Result<(), Why> {
        if let Choice::Cover(contract) = choice { self.may_cover(game, contract) } else { Ok(()) }
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Cover(contract) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.seals[contract.index()] = Some(Seal::Neutral);
        log.tell(|| Event::Covered { contract, seat: who.seat() });
        game.push(PlaceSeal { seals: self.seals - 1, placed: self.placed + 1 });
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-place-seal").with("n", self.seals)
    }
}
