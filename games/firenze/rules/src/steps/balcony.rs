//! Set-up: one balcony tile of each numeral (§1.4).

use crate::choice::Choice;
use crate::colour::Colour;
use crate::edition::NUMERALS;
use crate::event::Event;
use crate::state::Firenze;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// Chance draws a tile of this numeral (from 0), then of the next.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Balcony {
    pub numeral: u8,
    /// Drawn again, because this colour is dead (§2.7).
    #[serde(default)]
    pub without: Option<Colour>,
}

impl kit::Step<Firenze> for Balcony {
    fn asks(&self, _: &Firenze) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        let Some(tiles) = game.edition.tiles.get(usize::from(self.numeral)) else { return };
        let open = tiles.iter().filter(|t| Some(t.contract.colour()) != self.without);
        out.extend(open.map(|t| Choice::Tile(t.contract)));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Tile(contract) = choice else { return kit::impossible_answer!(self, who, choice) };
        let next = self.numeral + 1;
        game.balconies[usize::from(self.numeral)] = Some(contract);
        log.tell(|| Event::Tile { numeral: next, contract });
        if self.without.is_none() && usize::from(next) < NUMERALS {
            game.push(Balcony { numeral: next, without: None });
        }
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}
