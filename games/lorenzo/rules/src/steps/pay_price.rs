//! Pays for a card and lays it down. Asks only where the Stonemason's discount fits two resources of the price (§5.7).

use super::prelude::*;
use crate::prices::due;
use crate::{Card, CardId};
use kit::List;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PayPrice {
    pub seat: Seat,
    /// The floor on which the card lies.
    pub space: Space,
    /// The discount of an extra action.
    pub discount: Goods,
    /// Which of the card's prices, from 0.
    pub price: u8,
}

impl PayPrice {
    pub(crate) fn card(self, game: &Lorenzo) -> Option<CardId> {
        game.towers.get(self.space.index()).copied().flatten()
    }

    fn choices(self, game: &Lorenzo) -> List<Goods, 4> {
        let Some(card) = self.card(game) else { return List::new() };
        game.discount_choices(self.seat, game.card(card), usize::from(self.price))
    }

    fn due(self, game: &Lorenzo, card: &Card, chosen: Option<&Goods>) -> Goods {
        let price = usize::from(self.price);
        due(card, price, &game.discount(self.seat, card, price, &self.discount, chosen))
    }

    /// What is due while the discount is still to be chosen.
    pub(crate) fn due_before_choice(self, game: &Lorenzo) -> Option<Goods> {
        self.card(game).map(|card| self.due(game, game.card(card), None))
    }

    pub(crate) fn affords(self, game: &Lorenzo) -> bool {
        let purse = &game.player(self.seat).purse;
        self.card(game).is_some_and(|card| game.affords_price(self.seat, game.card(card), self.price.into(), purse, &self.discount))
    }

    fn pay<L: Log<Event>>(self, game: &mut Lorenzo, chosen: Option<&Goods>, log: &mut L) {
        let Some(card) = self.card(game) else { return };
        let goods = self.due(game, game.card(card), chosen);
        let saved = due(game.card(card), self.price.into(), &Goods::NONE).less(&goods);
        game.pay(self.seat, goods, Purpose::Price { card: card.word(game.edition), saved }, log);
        game.lay_down(self.seat, self.space, log);
    }

    /// The discount that a choice means.
    fn chosen(self, game: &Lorenzo, choice: Choice) -> Option<Goods> {
        let Choice::Discount(resource) = choice else { return None };
        self.choices(game).iter().copied().find(|option| option.get(resource) > 0)
    }
}

impl Step<Lorenzo> for PayPrice {
    fn asks(&self, game: &Lorenzo) -> Asks {
        if self.choices(game).is_empty() { Asks::Nobody } else { Asks::one(self.seat) }
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        for option in &self.choices(game) {
            out.extend(option.iter().map(|(resource, _)| Choice::Discount(resource)));
        }
        out.sort_unstable();
    }

    fn allow(&self, game: &Lorenzo, _: Who, choice: Choice) -> Result<(), Why> {
        let Some(card) = self.card(game) else { return Ok(()) };
        let goods = self.due(game, game.card(card), self.chosen(game, choice).as_ref());
        let purse = &game.player(self.seat).purse;
        ensure(purse.covers(&goods), || reasons::lacks("5.7", purse, &goods))
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, _: Who, choice: Choice, log: &mut L) {
        let chosen = self.chosen(game, choice);
        self.pay(game, chosen.as_ref(), log);
    }

    fn proceed<L: Log<Event>>(self, game: &mut Lorenzo, log: &mut L) {
        self.pay(game, None, log);
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-discount")
    }
}
