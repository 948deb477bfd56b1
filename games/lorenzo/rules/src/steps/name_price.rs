//! Of two prices the player names one (§5.4). A card with one price asks nothing.

use super::PayPrice;
use super::prelude::*;
use crate::CardId;
use crate::event::amounts;
use crate::prices::due;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NamePrice {
    pub seat: Seat,
    /// The floor on which the card lies.
    pub space: Space,
    /// The discount of an extra action.
    pub discount: Goods,
}

impl NamePrice {
    fn card(self, game: &Lorenzo) -> Option<CardId> {
        game.towers.get(self.space.index()).copied().flatten()
    }

    /// The price in words, with every discount that needs no choice.
    pub(crate) fn price_phrase(self, game: &Lorenzo, number: u8) -> Phrase {
        let Some(card) = self.card(game).map(|card| game.card(card)) else { return Phrase::new("choice-price").with("n", number) };
        let place = usize::from(number).wrapping_sub(1);
        let goods = due(card, place, &game.discount(self.seat, card, place, &self.discount, None));
        Phrase::new("choice-price-goods").with("goods", amounts(&goods))
    }

    pub(crate) fn affords(self, game: &Lorenzo, price: usize) -> bool {
        let purse = &game.player(self.seat).purse;
        self.card(game).is_some_and(|card| game.affords_price(self.seat, game.card(card), price, purse, &self.discount))
    }

    fn named(self, price: u8) -> PayPrice {
        PayPrice { seat: self.seat, space: self.space, discount: self.discount, price }
    }
}

impl Step<Lorenzo> for NamePrice {
    fn asks(&self, game: &Lorenzo) -> Asks {
        let prices = self.card(game).map_or(0, |card| game.card(card).prices.len());
        if prices > 1 { Asks::one(self.seat) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        let prices = self.card(game).map_or(0, |card| game.card(card).prices.len());
        out.extend((1..=prices as u8).map(Choice::Price));
    }

    fn allow(&self, game: &Lorenzo, _: Who, choice: Choice) -> Result<(), Why> {
        let (Choice::Price(number), Some(card)) = (choice, self.card(game)) else { return Ok(()) };
        let price = usize::from(number) - 1;
        let purse = &game.player(self.seat).purse;
        ensure(self.affords(game, price), || game.price_refused(self.seat, game.card(card), price, purse, &self.discount))
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, _: Who, choice: Choice, _: &mut L) {
        let Choice::Price(number) = choice else { return };
        game.push(self.named(number - 1));
    }

    fn proceed<L: Log<Event>>(self, game: &mut Lorenzo, _: &mut L) {
        game.push(self.named(0));
    }

    fn question(&self, game: &Lorenzo, _: Seat) -> Phrase {
        let card = self.card(game).map_or("", |card| card.word(game.edition));
        Phrase::new("ask-price").with("card", Phrase::name("card", card))
    }
}
