//! Set-up: neutral seals within the rulebook's advice (§2.3, §2.4).
//! Also carried out here: §1.5, §2.2.

use crate::choice::Choice;
use crate::contract::Contract;
use crate::event::Event;
use crate::state::{Firenze, Seal};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// Heights that count as low in the advice.
const LOW: [u8; 2] = [3, 4];

/// Chance says how many of the seals go to the low heights.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advise {
    pub seals: u8,
}

impl Advise {
    /// The fewest and the most low seals; with too few seals all of them are low.
    fn range(self, game: &Firenze) -> (u8, u8) {
        let (fewest, most) = game.edition.low_advised;
        (fewest.min(self.seals), most.min(self.seals))
    }
}

impl kit::Step<Firenze> for Advise {
    fn asks(&self, game: &Firenze) -> Asks {
        let (fewest, most) = self.range(game);
        if fewest < most { Asks::Chance } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        let (fewest, most) = self.range(game);
        out.extend((fewest..=most).map(Choice::Low));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Low(low) = choice else { return kit::impossible_answer!(self, who, choice) };
        log.tell(|| Event::Low { seals: low });
        game.push(Cover { low, high: self.seals - low });
    }

    fn proceed<L: Log<Event>>(self, game: &mut Firenze, _: &mut L) {
        let (low, _) = self.range(game);
        game.push(Cover { low, high: self.seals - low });
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}

/// Chance places the seals one by one, the low ones first.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cover {
    pub low: u8,
    pub high: u8,
}

impl Cover {
    fn allows(self, game: &Firenze, contract: Contract) -> bool {
        let laid = |c: &Contract| game.seal_on(*c).is_some() || game.balcony_on(*c).is_some();
        LOW.contains(&contract.height()) == (self.low > 0)
            && !laid(&contract)
            && Contract::of(contract.colour()).filter(laid).count() < usize::from(game.edition.per_tower_advised)
    }
}

impl kit::Step<Firenze> for Cover {
    fn asks(&self, game: &Firenze) -> Asks {
        // A patched edition may leave no place; the rest of the seals stay in the box then.
        let any = self.low + self.high > 0 && Contract::all().any(|c| self.allows(game, c));
        if any { Asks::Chance } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(Contract::all().filter(|c| self.allows(game, *c)).map(Choice::Cover));
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Cover(contract) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.seals[contract.index()] = Some(Seal::Neutral);
        log.tell(|| Event::Covered { contract, seat: None });
        if self.low > 0 {
            self.low -= 1
        } else {
            self.high -= 1
        }
        game.push(self);
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}
