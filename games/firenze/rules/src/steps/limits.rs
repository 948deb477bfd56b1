//! Phase 6: five cards, ten bricks (chapter 9).
//! Also carried out here: §9.4, §9.6, §9.7.

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
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardLimit {
    /// The last of the cards discarded, in the order of the list of cards: a search goes on from there.
    #[serde(default)]
    pub last: Option<Card>,
}

impl CardLimit {
    fn may_drop(self, game: &Firenze, card: Card) -> bool {
        matches!(game.edition.card(card).kind, Kind::Character | Kind::Building)
    }

    /// Cards that can go, this one and those after it.
    fn droppable(self, game: &Firenze, from: Option<Card>) -> u8 {
        let open = game.me().cards.iter().filter(|(card, _)| Some(*card) >= from && self.may_drop(game, *card));
        open.map(|(_, n)| n).sum()
    }

    /// Could the last card have been discarded? For documents.
    pub(crate) fn is_sound(self, game: &Firenze) -> bool {
        self.last.is_none_or(|last| self.may_drop(game, last))
    }

    /// How many cards have to go: more than allowed, and able to go (§9.3).
    fn over(self, game: &Firenze) -> u8 {
        match game.cards_held(game.active).saturating_sub(game.edition.card_limit) {
            0 => 0,
            over => over.min(self.droppable(game, None)),
        }
    }
}

impl kit::Step<Firenze> for CardLimit {
    fn asks(&self, game: &Firenze) -> Asks {
        if self.over(game) > 0 { Asks::one(game.active) } else { Asks::Nobody }
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

    /// In the order of the list of cards, as far as enough come behind.
    fn is_canonical(&self, game: &Firenze, _: Who, choice: Choice) -> bool {
        let Choice::Drop(card) = choice else { return true };
        Some(card) >= self.last && self.droppable(game, Some(card)) >= self.over(game)
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, _: Who, choice: Choice, log: &mut L) {
        match choice {
            Choice::Drop(card) => {
                let seat = game.active;
                game.discard(seat, card);
                log.tell(|| Event::Dropped { seat, card });
                game.push(CardLimit { last: self.last.max(Some(card)) });
            }
            Choice::Play(card) => {
                game.push(CardLimit::default());
                game.play_character(card, log);
            }
            _ => {}
        }
    }

    fn is_begun(&self, _: &Firenze) -> bool {
        self.last.is_some()
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
    fn proceed<L: Log<Event>>(self, game: &mut Firenze, _: &mut L) {
        let over = game.me().store.len().saturating_sub(game.store_limit(game.active));
        game.push(Pay::new(game.active, over, Till::Bag));
    }
}
