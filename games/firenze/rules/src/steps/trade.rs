//! Phase 2: the exchange with the row (chapter 5).
//! Also carried out here: §5.1, §5.4.

use crate::characters::Window;
use crate::choice::Choice;
use crate::colour::Colour;
use crate::event::Event;
use crate::state::Firenze;
use crate::steps::{Pay, Till};
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// The active player may exchange once.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trade {}

impl Trade {
    fn can_pay(self, game: &Firenze) -> bool {
        game.me().store.len() >= game.exchange_price(game.active)
    }

    fn exchanges(self, game: &Firenze, out: &mut Vec<Choice>) {
        for (place, slot) in (1..).zip(&game.row) {
            out.extend(slot.bricks.iter().map(|(colour, _)| Choice::Exchange(place, colour)));
        }
    }
}

impl kit::Step<Firenze> for Trade {
    fn asks(&self, game: &Firenze) -> Asks {
        let possible = self.can_pay(game) && game.row.iter().any(|s| !s.bricks.is_empty());
        if possible || game.any_character(Window::Trade) { Asks::one(game.active) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        self.exchanges(game, out);
        game.offer_characters(out);
        out.push(Choice::Done);
    }

    /// The same with the price asked once.
    fn legal(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        if self.can_pay(game) {
            self.exchanges(game, out);
        }
        game.playable(Window::Trade, out);
        out.push(Choice::Done);
    }

    fn allow(&self, game: &Firenze, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Exchange(..) => {
                let (price, held) = (game.exchange_price(game.active), game.me().store.len());
                ensure(held >= price, || Why::new("5.3", "why-exchange").needs(price, held))
            }
            Choice::Play(card) => game.may_play(card, Window::Trade),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, _: Who, choice: Choice, log: &mut L) {
        match choice {
            Choice::Exchange(place, colour) => {
                let price = game.exchange_price(game.active);
                game.push(Fetch { place, colour });
                game.push(Pay::new(game.active, price, Till::Row(place)));
            }
            Choice::Play(card) => {
                // The Wholesaler is the exchange of this turn (§12.2); after others it is still open.
                if !game.is_wholesale(card) {
                    game.push(self);
                }
                game.play_character(card, log);
            }
            _ => {}
        }
    }

    fn question(&self, game: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-trade").with("n", game.exchange_price(game.active))
    }
}

/// The brick that was chosen before the price was laid down comes to the store (§5.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fetch {
    pub place: u8,
    pub colour: Colour,
}

impl kit::Step<Firenze> for Fetch {
    fn proceed<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        let Fetch { place, colour } = self;
        let seat = game.active;
        let Some(slot) = game.row.get_mut(usize::from(place).wrapping_sub(1)) else { return };
        slot.bricks.take(colour, 1);
        let card = slot.card;
        game.me_mut().store.add(colour, 1);
        log.tell(|| Event::Exchanged { seat, colour, place, card });
    }
}
