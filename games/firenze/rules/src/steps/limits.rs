//! Phase 6: five cards, ten bricks (chapter 9).

use crate::card::Card;
use crate::characters::Window;
use crate::choice::Choice;
use crate::effect::Kind;
use crate::event::Event;
use crate::state::Firenze;
use crate::steps::{Pay, Till};
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// Cards first (§9.1): the active player discards until five are left.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardLimit {}

impl CardLimit {
    fn may_drop(self, game: &Firenze, card: Card) -> bool {
        matches!(game.edition.card(card).kind, Kind::Character | Kind::Building)
    }

    /// More than allowed, and something that can go (§9.3).
    fn is_over(self, game: &Firenze) -> bool {
        let me = game.me();
        game.cards_held(game.active) > game.edition.card_limit && me.cards.iter().any(|(card, _)| self.may_drop(game, card))
    }
}

impl kit::Step<Firenze> for CardLimit {
    fn asks(&self, game: &Firenze) -> Asks {
        if self.is_over(game) { Asks::one(game.active) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.me().cards.iter().map(|(card, _)| Choice::Drop(card)));
        game.offer_characters(out);
    }

    fn allow(&self, game: &Firenze, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Drop(card) => ensure(self.may_drop(game, card), || Why::new("9.3", "why-celebration")),
            Choice::Play(card) => game.may_play(card, Window::Limits),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, _: Who, choice: Choice, log: &mut L) {
        game.push(self);
        match choice {
            Choice::Drop(card) => {
                let seat = game.active;
                game.discard(seat, card);
                log.tell(|| Event::Dropped { seat, card });
            }
            Choice::Play(card) => game.play_character(card, log),
            _ => {}
        }
    }

    fn question(&self, game: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-cards").with("n", game.edition.card_limit).with("have", game.cards_held(game.active))
    }
}

/// Then bricks (§9.5).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoreLimit {}

impl kit::Step<Firenze> for StoreLimit {
    fn asks(&self, _: &Firenze) -> Asks {
        Asks::Nobody
    }

    fn answer<L: Log<Event>>(self, _: &mut Firenze, _: Who, _: Choice, _: &mut L) {}

    fn proceed<L: Log<Event>>(self, game: &mut Firenze, _: &mut L) {
        let over = game.me().store.len().saturating_sub(game.store_limit(game.active));
        game.push(Pay::new(game.active, over, Till::Bag));
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-nobody")
    }
}
