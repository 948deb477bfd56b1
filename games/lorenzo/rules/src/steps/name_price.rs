//! Of two prices the player names one (§5.4). A card with one price asks nothing.

use super::PayPrice;
use super::prelude::*;
use crate::CardId;
use crate::event::amounts;
use crate::prices::{Means, due};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NamePrice {
    pub seat: Seat,
    /// The floor on which the card lies.
    pub space: Space,
    /// The discount of an extra action.
    pub discount: Goods,
}

impl NamePrice {
    pub(crate) fn card(self, game: &Lorenzo) -> Option<CardId> {
        game.towers.get(self.space.index()).copied().flatten()
    }

    /// What each price comes to, with every discount that needs no choice.
    pub(crate) fn due(self, game: &Lorenzo) -> Vec<Goods> {
        let Some(card) = self.card(game).map(|card| game.card(card)) else { return Vec::new() };
        let one = |price: usize| due(card, price, &game.discount(self.seat, card, price, &self.discount, None));
        (0..card.prices.len()).map(one).collect()
    }

    /// The price in words.
    pub(crate) fn price_phrase(self, game: &Lorenzo, number: u8) -> Phrase {
        match self.due(game).get(usize::from(number).wrapping_sub(1)) {
            Some(goods) => Phrase::new("choice-price-goods").with("goods", amounts(goods)),
            None => Phrase::new("choice-price").with("n", number),
        }
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
        let means = || Means::at_hand(game.player(self.seat).purse);
        ensure(self.affords(game, price), || game.price_refused(self.seat, game.card(card), price, &means(), &self.discount))
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, who: Who, choice: Choice, _: &mut L) {
        let Choice::Price(number) = choice else { return kit::impossible_answer!(self, who, choice) };
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
