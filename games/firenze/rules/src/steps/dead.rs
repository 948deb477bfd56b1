//! Set-up: a colour without contracts (§2.6 to §2.8).

use crate::choice::Choice;
use crate::colour::Colour;
use crate::contract::Contract;
use crate::event::Event;
use crate::state::{Firenze, Seal};
use crate::steps::Balcony;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// Chance names the dead colour.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dead {}

impl kit::Step<Firenze> for Dead {
    fn asks(&self, _: &Firenze) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, _: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(Colour::ALL.iter().copied().map(Choice::Dead));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, _: Who, choice: Choice, log: &mut L) {
        let Choice::Dead(colour) = choice else { return };
        log.tell(|| Event::Dead { colour });
        for contract in Contract::of(colour) {
            game.seals[contract.index()] = Some(Seal::Neutral);
        }
        for numeral in (0..game.balconies.len()).rev() {
            if game.balconies[numeral].is_some_and(|c| c.colour() == colour) {
                game.balconies[numeral] = None;
                game.push(Balcony { numeral: numeral as u8, without: Some(colour) });
            }
        }
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}
