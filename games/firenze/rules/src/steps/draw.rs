//! Bricks from the bag (§1.11, §4.7, §11.7, §13.5).

use crate::choice::Choice;
use crate::event::Event;
use crate::state::Firenze;
use kit::{Asks, Log, Phrase, Rng, Seat, Who};
use serde::{Deserialize, Serialize};

/// Where drawn bricks go: onto the card at a place of the row (from 0), or into a store.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Into {
    Row(u8),
    Store(Seat),
}

/// Chance draws so many bricks, or what there is (§4.8).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    pub into: Into,
    pub bricks: u8,
}

impl Draw {
    /// The card of the row that has its bricks now.
    fn tell_card<L: Log<Event>>(self, game: &Firenze, log: &mut L) {
        if let Into::Row(place) = self.into
            && let Some(slot) = game.row.get(usize::from(place))
        {
            log.tell(|| Event::Filled { card: slot.card, place: place + 1, bricks: slot.bricks });
        }
    }
}

impl kit::Step<Firenze> for Draw {
    fn asks(&self, game: &Firenze) -> Asks {
        if self.bricks > 0 && !game.bag.is_empty() { Asks::Chance } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.bag.iter().map(|(colour, _)| Choice::Draw(colour)));
    }

    fn weight(&self, game: &Firenze, outcome: Choice) -> u32 {
        let Choice::Draw(colour) = outcome else { return 0 };
        game.bag.of(colour).into()
    }

    fn sample(&self, game: &Firenze, rng: &mut Rng) -> Option<Choice> {
        let point = rng.below(usize::from(game.bag.len()));
        game.bag.nth(point).map(Choice::Draw)
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Draw(colour) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.bag.take(colour, 1);
        match self.into {
            Into::Row(place) => {
                if let Some(slot) = game.row.get_mut(usize::from(place)) {
                    slot.bricks.add(colour, 1);
                }
                log.tell(|| Event::DrawnForRow { colour, place: place + 1 });
            }
            Into::Store(seat) => {
                game.player_mut(seat).store.add(colour, 1);
                log.tell(|| Event::DrawnForStore { colour, seat });
            }
        }
        if self.bricks > 1 {
            game.push(Draw { bricks: self.bricks - 1, ..self });
        } else {
            self.tell_card(game, log);
        }
    }

    /// The bag is empty before all are drawn.
    fn proceed<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        self.tell_card(game, log);
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}
