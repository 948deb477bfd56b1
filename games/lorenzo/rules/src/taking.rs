//! Taking a card from a tower: the rules that members and extra actions share (§4, §5).
//!
//! Servants, fee, floor bonus, price, card laid down, immediate effects: in this order, and a card is only taken if each payment
//! will be possible when it comes (§4.6, §4.7). [`Lorenzo::may_take`] looks ahead, [`Lorenzo::take`] does it.

use crate::card::Permanent;
use crate::goods::{Goods, Resource};
use crate::leader::Ability;
use crate::places::{Kind, Space};
use crate::state::Lorenzo;
use crate::steps::{Effects, NamePrice};
use crate::{Card, CardId, Event, reasons};
use kit::{List, Log, Seat, Why, why::ensure};

/// An action in a tower, before servants.
#[derive(Copy, Clone, Debug)]
pub(crate) struct TowerAction {
    pub(crate) seat: Seat,
    /// The member's value, or the printed one of an extra action.
    pub(crate) value: i16,
    /// The discount of an extra action.
    pub(crate) discount: Goods,
}

impl Lorenzo {
    /// The servants that lift an action from `value` to `needed` (§3.4, §3.5, §10.13); an error when there are not so many.
    pub(crate) fn servants_for(&self, seat: Seat, value: i16, needed: i16) -> Result<i16, Why> {
        let player = self.player(seat);
        let servants = (needed - value).max(0) * player.influence.servants_per_value;
        let held = player.has(Resource::Servant);
        ensure(servants <= held, || Why::new("3.3", "why-value").figure(needed).figure(value).figure(held))?;
        Ok(servants)
    }

    /// The fee for a tower in which somebody stands (§4.4, §12.16).
    pub(crate) fn tower_fee(&self, seat: Seat, kind: Kind) -> Goods {
        let free = self.player(seat).influence.no_tower_fee || !self.is_tower_occupied(kind);
        if free { Goods::NONE } else { self.edition.board.tower_fee }
    }

    /// The floor bonus as this player receives it, but for what tiles take off (§4.5, §5.13).
    fn floor_bonus(&self, seat: Seat, space: Space) -> Goods {
        let bonus = self.edition.space(space).gain;
        if self.player(seat).influence.has_floor_bonus(space.floor()) { bonus } else { Goods::NONE }
    }

    /// Whether the card on that floor can be taken to the end (§4.7).
    pub(crate) fn may_take(&self, action: &TowerAction, space: Space) -> Result<(), Why> {
        let (Some(kind), seat) = (space.tower_kind(), action.seat) else { return Err(reasons::NO_CARD) };
        let card = self.towers[space.index()].ok_or(reasons::NO_CARD)?;
        let player = self.player(seat);
        let owned = player.cards_of(kind).len();
        let limit = self.edition.personal.cards_of_a_kind;
        ensure(owned < usize::from(limit), || Why::new("4.8", "why-six-cards").figure(limit))?;

        let value = action.value + player.influence.tower[kind.index()];
        let mut purse = player.purse;
        purse.add(Resource::Servant, -self.servants_for(seat, value, self.edition.space(space).value)?);
        let fee = self.tower_fee(seat, kind);
        ensure(purse.covers(&fee), || reasons::fee(fee.get(Resource::Coin), purse.get(Resource::Coin)))?;
        purse -= fee;
        purse += self.lessened(seat, self.floor_bonus(seat, space)).0;
        self.clip(&mut purse);

        if kind == Kind::Territory && !player.influence.no_territory_military {
            let needed = self.edition.personal.territory_military[owned];
            let held = purse.get(Resource::Military);
            ensure(held >= needed, || Why::new("5.1", "why-territory-military").needs(needed, held))?;
        }
        self.affordable(seat, card, &purse, &action.discount)
    }

    /// Is there a price that this purse can pay?
    fn affordable(&self, seat: Seat, card: CardId, purse: &Goods, discount: &Goods) -> Result<(), Why> {
        let figures = self.card(card);
        let mut why = None;
        for price in 0..figures.prices.len() {
            match self.can_pay(seat, card, price, purse, discount) {
                Ok(()) => return Ok(()),
                Err(reason) => why = why.or(Some(reason)),
            }
        }
        why.map_or(Ok(()), Err)
    }

    /// Can this purse pay that price, with one of the discounts to choose from?
    pub(crate) fn can_pay(&self, seat: Seat, card: CardId, price: usize, purse: &Goods, discount: &Goods) -> Result<(), Why> {
        let figures = self.card(card);
        if !self.player(seat).influence.has_discount(figures.kind) {
            return pays(figures, price, purse, discount);
        }
        let choices = self.discount_choices(seat, figures, price);
        if choices.is_empty() {
            let all = self.discount(seat, figures, price, discount, None);
            return pays(figures, price, purse, &all);
        }
        let mut outcome = Ok(());
        for choice in &choices {
            let all = self.discount(seat, figures, price, discount, Some(choice));
            outcome = pays(figures, price, purse, &all);
            if outcome.is_ok() {
                break;
            }
        }
        outcome
    }

    /// All discounts on a card together (§5.5): the extra action's, the fixed ones of cards, Pico's, and the one chosen.
    pub(crate) fn discount(&self, seat: Seat, card: &Card, price: usize, action: &Goods, chosen: Option<&Goods>) -> Goods {
        let mut sum = *action;
        if !self.player(seat).influence.has_discount(card.kind) {
            return sum;
        }
        for effect in self.permanents(seat) {
            if let Permanent::TowerBonus { kind, discount_one_of, .. } = effect
                && *kind == card.kind
            {
                let mut useful = discount_one_of.iter().filter(|option| lowers(option, card, price));
                match (useful.next(), useful.next()) {
                    (Some(only), None) => sum += *only,
                    (Some(_), Some(_)) => sum += chosen.copied().unwrap_or_default(),
                    _ => {}
                }
            }
        }
        for (_, leader) in self.abilities(seat) {
            if let Ability::CardDiscount(discount) = &leader.effect {
                sum += *discount;
            }
        }
        sum
    }

    /// The discounts of which the player names one: those of one card that all lower the price (§5.7). Fewer than two: no choice.
    pub(crate) fn discount_choices(&self, seat: Seat, card: &Card, price: usize) -> List<Goods, 4> {
        if !self.player(seat).influence.has_discount(card.kind) {
            return List::new();
        }
        let mut choices = List::new();
        for effect in self.permanents(seat) {
            if let Permanent::TowerBonus { kind, discount_one_of, .. } = effect
                && *kind == card.kind
                && discount_one_of.len() > 1
            {
                choices = discount_one_of.iter().copied().filter(|option| lowers(option, card, price)).collect();
            }
        }
        if choices.len() > 1 { choices } else { List::new() }
    }

    /// Servants, fee and floor bonus; the price and the rest follow as steps. The fee was due before the member stood there.
    pub(crate) fn take<L: Log<Event>>(&mut self, action: &TowerAction, space: Space, fee: Goods, log: &mut L) {
        let seat = action.seat;
        let Some(kind) = space.tower_kind() else { return };
        let value = action.value + self.player(seat).influence.tower[kind.index()];
        let servants = self.servants_for(seat, value, self.edition.space(space).value).unwrap_or(0);
        self.pay(seat, Goods::of(Resource::Servant, servants), log);
        self.pay(seat, fee, log);
        self.push(NamePrice { seat, space, discount: action.discount });
        let bonus = self.floor_bonus(seat, space);
        self.gain(seat, bonus, log);
    }

    /// The price is paid; the card is laid down and its effects begin.
    pub(crate) fn lay_down<L: Log<Event>>(&mut self, seat: Seat, space: Space, log: &mut L) {
        let Some(card) = self.towers[space.index()].take() else { return };
        let kind = self.card(card).kind;
        self.player_mut(seat).cards[kind.index()].push(card);
        self.recount(seat);
        log.tell(|| Event::Takes { seat, card: card.word(self.edition), space });
        self.push(Effects { seat, kind, next: 0 });
    }
}

/// Does this discount take anything off that price?
fn lowers(discount: &Goods, card: &Card, price: usize) -> bool {
    card.prices.get(price).is_some_and(|price| discount.iter().any(|(resource, _)| price.pay.get(resource) > 0))
}

/// What is paid for that price.
pub(crate) fn due(card: &Card, price: usize, discount: &Goods) -> Goods {
    card.prices.get(price).map_or(Goods::NONE, |price| price.pay.less(discount))
}

fn pays(card: &Card, price: usize, purse: &Goods, discount: &Goods) -> Result<(), Why> {
    let Some(figures) = card.prices.get(price) else { return Ok(()) };
    let needed = figures.pay.less(discount).at_least(&figures.require);
    match purse.covers(&needed) {
        true => Ok(()),
        false => Err(reasons::lacks(if card.kind == Kind::Venture { "5.3" } else { "5.2" }, purse, &needed)),
    }
}
