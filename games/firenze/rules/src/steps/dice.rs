//! Set-up: neutral seals by two dice (§2.5).

use crate::choice::Choice;
use crate::colour::Colour;
use crate::contract::{Contract, HIGHEST, LOWEST};
use crate::event::Event;
use crate::state::{Firenze, Seal};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// The colour die is rolled for the next of so many seals.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColourDie {
    pub seals: u8,
}

impl kit::Step<Firenze> for ColourDie {
    fn asks(&self, _: &Firenze) -> Asks {
        if self.seals > 0 { Asks::Chance } else { Asks::Nobody }
    }

    fn candidates(&self, _: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(Colour::ALL.iter().copied().map(Choice::ColourDie));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::ColourDie(colour) = choice else { return kit::impossible_answer!(self, who, choice) };
        log.tell(|| Event::ColourDie { colour });
        game.push(HeightDie { seals: self.seals, colour });
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}

/// The height die is rolled for a colour.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeightDie {
    pub seals: u8,
    pub colour: Colour,
}

impl kit::Step<Firenze> for HeightDie {
    fn asks(&self, _: &Firenze) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, _: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend((LOWEST..=HIGHEST).map(Choice::HeightDie));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::HeightDie(height) = choice else { return kit::impossible_answer!(self, who, choice) };
        let Some(contract) = Contract::new(self.colour, height) else { return };
        if game.seal_on(contract).is_some() || game.balcony_on(contract).is_some() {
            log.tell(|| Event::Rerolled { contract });
            game.push(ColourDie { seals: self.seals });
        } else {
            game.seals[contract.index()] = Some(Seal::Neutral);
            log.tell(|| Event::Covered { contract, seat: None });
            game.push(ColourDie { seals: self.seals.saturating_sub(1) });
        }
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}
