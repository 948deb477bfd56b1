//! Set-up: a colour without contracts (§2.6 to §2.8), by chance or by choice (§2.10).

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

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Dead(colour) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.kill(colour, None, log);
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}

/// The last player in turn order names it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameDead {}

impl kit::Step<Firenze> for NameDead {
    fn asks(&self, game: &Firenze) -> Asks {
        Asks::one(game.active.previous(game.seats))
    }

    fn candidates(&self, _: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(Colour::ALL.iter().copied().map(Choice::Dead));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Dead(colour) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.kill(colour, who.seat(), log);
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-dead")
    }
}

impl Firenze {
    /// All contracts of the colour are covered; its balconies are drawn again (§2.7).
    fn kill<L: Log<Event>>(&mut self, colour: Colour, seat: Option<Seat>, log: &mut L) {
        log.tell(|| Event::Dead { colour, seat });
        for contract in Contract::of(colour) {
            self.seals[contract.index()] = Some(Seal::Neutral);
        }
        for numeral in (0..self.balconies.len()).rev() {
            if self.balconies[numeral].is_some_and(|c| c.colour() == colour) {
                self.balconies[numeral] = None;
                self.push(Balcony { numeral: numeral as u8, without: Some(colour) });
            }
        }
    }
}
