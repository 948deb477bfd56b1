//! The Monument finds its owner (§14.2).

use crate::card::Card;
use crate::choice::Choice;
use crate::event::Event;
use crate::phrases::card_name;
use crate::state::Firenze;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// The card goes from its taker to the player with the most seals on contracts; the taker chooses among equals.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Honour {
    pub card: Card,
}

impl Honour {
    fn leaders(self, game: &Firenze) -> impl Iterator<Item = Seat> {
        let most = Seat::all(game.seats).map(|s| game.seals_placed(s)).max();
        Seat::all(game.seats).filter(move |s| Some(game.seals_placed(*s)) == most)
    }

    fn give<L: Log<Event>>(self, game: &mut Firenze, seat: Seat, log: &mut L) {
        game.me_mut().cards.take(self.card, 1);
        game.player_mut(seat).cards.add(self.card, 1);
        log.tell(|| Event::Honoured { seat, card: self.card, seals: game.seals_placed(seat) });
    }
}

impl kit::Step<Firenze> for Honour {
    fn asks(&self, game: &Firenze) -> Asks {
        if self.leaders(game).nth(1).is_some() { Asks::one(game.active) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.leaders(game).map(Choice::Honour));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Honour(seat) = choice else { return kit::impossible_answer!(self, who, choice) };
        self.give(game, seat, log);
    }

    fn proceed<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        let leader = self.leaders(game).next();
        if let Some(seat) = leader {
            self.give(game, seat, log);
        }
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-honour").with("card", card_name(self.card))
    }
}
