//! Taking a card from a tower: the rules that members and extra actions share (§4).
//!
//! Servants, fee, floor bonus, price, card laid down, immediate effects: in this order, and a card is only taken if each payment
//! will be possible when it comes (§4.6, §4.7). [`Lorenzo::obstacle`] looks ahead, [`Lorenzo::take`] does it.
//! Also carried out here: §4.1.

use crate::goods::{Goods, Resource};
use crate::places::{Kind, Space, SpaceSet};
use crate::prices::Means;
use crate::purpose::Purpose;
use crate::source::Source;
use crate::state::Lorenzo;
use crate::steps::{Effects, NamePrice};
use crate::{Event, Taking, prices, reasons};
use kit::{Log, Seat, Why, ensure};

/// An action in a tower, before servants.
#[derive(Copy, Clone, Debug)]
pub(crate) struct TowerAction {
    seat: Seat,
    kind: Kind,
    /// Of the member or the extra action, with cards and tiles.
    value: i16,
    fee: Goods,
    /// The discount of an extra action.
    discount: Goods,
}

/// What is in the way of taking a card. Bots ask a million times a second, so the figures of the reason are only worked out
/// for who wants to hear it ([`Lorenzo::may_take`]).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Obstacle {
    NoCard,
    SixCards,
    Value,
    Fee,
    Military,
    Price,
}

impl Lorenzo {
    /// An action in that tower by a member of that value, or an extra action with its printed value.
    pub(crate) fn tower_action(&self, seat: Seat, kind: Kind, value: i16, discount: Goods, occupied: SpaceSet) -> TowerAction {
        let influence = &self.player(seat).influence;
        // The fee for a tower in which anybody stands (§4.4, §12.16).
        let free = influence.no_tower_fee || !occupied.meets_tower(kind);
        let fee = if free { Goods::NONE } else { self.edition.board.tower_fee };
        TowerAction { seat, kind, value: value + influence.tower[kind.index()], fee, discount }
    }

    /// The servants that lift an action from `value` to `needed` (§3.4, §3.5, §10.13).
    pub(crate) fn servants_needed(&self, seat: Seat, value: i16, needed: i16) -> i16 {
        (needed - value).max(0) * self.player(seat).influence.servants_per_value
    }

    /// The same; an error when there are not so many.
    pub(crate) fn servants_for(&self, seat: Seat, value: i16, needed: i16) -> Result<i16, Why> {
        let servants = self.servants_needed(seat, value, needed);
        let held = self.player(seat).has(Resource::Servant);
        ensure(servants <= held, || reasons::value(needed, value, servants, held))?;
        Ok(servants)
    }

    /// The floor bonus as this player receives it, but for what tiles take off (§4.5, §5.13).
    fn floor_bonus(&self, seat: Seat, space: Space) -> Goods {
        let bonus = self.edition.space(space).gain;
        if self.player(seat).influence.has_floor_bonus(space.floor()) { bonus } else { Goods::NONE }
    }

    /// What is spent in a tower before the card is paid: servants for the value, and the fee.
    fn spent_before(&self, action: &TowerAction, space: Space) -> Goods {
        let mut spent = action.fee;
        spent.add(Resource::Servant, self.servants_needed(action.seat, action.value, self.edition.space(space).value));
        spent
    }

    /// What the player will have when the card is to be paid.
    fn purse_for_card(&self, action: &TowerAction, space: Space) -> Goods {
        let mut purse = self.player(action.seat).purse;
        purse -= self.spent_before(action, space);
        let bonus = self.floor_bonus(action.seat, space);
        if !bonus.is_empty() {
            purse += self.lessened(action.seat, bonus).0;
            self.clip(&mut purse);
        }
        purse
    }

    /// What goes with taking the card on that floor, for drawings.
    pub(crate) fn taking(&self, action: &TowerAction, space: Space) -> Option<Taking> {
        let card = self.card(self.towers[space.index()]?);
        let player = self.player(action.seat);
        let owned = player.cards_of(action.kind).len();
        let slot = self.edition.personal.territory_military.get(owned).copied().unwrap_or(0);
        let free = action.kind != Kind::Territory || player.influence.no_territory_military;
        let price = |nth: usize| prices::due(card, nth, &self.discount(action.seat, card, nth, &action.discount, None));
        Some(Taking {
            fee: action.fee,
            bonus: self.lessened(action.seat, self.floor_bonus(action.seat, space)).0,
            military: if free { 0 } else { slot },
            prices: (0..card.prices.len()).map(price).collect(),
        })
    }

    /// What keeps the card on that floor from being taken to the end (§4.7).
    pub(crate) fn obstacle(&self, action: &TowerAction, space: Space) -> Result<(), Obstacle> {
        let card = self.card(self.towers[space.index()].ok_or(Obstacle::NoCard)?);
        let player = self.player(action.seat);
        let owned = player.cards_of(action.kind).len();
        let personal = &self.edition.personal;
        let check = |holds: bool, obstacle: Obstacle| if holds { Ok(()) } else { Err(obstacle) };
        check(owned < usize::from(personal.cards_of_a_kind), Obstacle::SixCards)?;
        let servants = self.servants_needed(action.seat, action.value, self.edition.space(space).value);
        check(servants <= player.has(Resource::Servant), Obstacle::Value)?;
        check(player.purse.covers(&action.fee), Obstacle::Fee)?;
        let purse = self.purse_for_card(action, space);
        let military = action.kind == Kind::Territory && !player.influence.no_territory_military;
        check(!military || purse.get(Resource::Military) >= personal.territory_military[owned], Obstacle::Military)?;
        check(self.affords(action.seat, card, &purse, &action.discount), Obstacle::Price)
    }

    /// The same in words.
    pub(crate) fn may_take(&self, action: &TowerAction, space: Space) -> Result<(), Why> {
        self.obstacle(action, space).map_err(|obstacle| self.why(action, space, obstacle))
    }

    fn why(&self, action: &TowerAction, space: Space, obstacle: Obstacle) -> Why {
        let (player, personal) = (self.player(action.seat), &self.edition.personal);
        let purse = self.purse_for_card(action, space);
        match obstacle {
            Obstacle::NoCard => reasons::NO_CARD,
            Obstacle::SixCards => Why::new("4.8", "why-six-cards").figure(personal.cards_of_a_kind),
            Obstacle::Value => {
                let needed = self.edition.space(space).value;
                let servants = self.servants_needed(action.seat, action.value, needed);
                reasons::value(needed, action.value, servants, player.has(Resource::Servant))
            }
            Obstacle::Fee => self.fee_refused(action, space),
            Obstacle::Military => {
                let needed = personal.territory_military[player.cards_of(action.kind).len()];
                Why::new("5.1", "why-territory-military").needs(needed, purse.get(Resource::Military))
            }
            Obstacle::Price => match self.towers[space.index()] {
                Some(card) => {
                    let means = Means { hand: player.purse, spent: self.spent_before(action, space), purse };
                    self.prices_refused(action.seat, self.card(card), &means, &action.discount)
                }
                None => reasons::NO_CARD,
            },
        }
    }

    /// The fee and, if the card costs coins too, its price: both would be paid from the same purse.
    fn fee_refused(&self, action: &TowerAction, space: Space) -> Why {
        let (fee, held) = (action.fee.get(Resource::Coin), self.player(action.seat).has(Resource::Coin));
        let card = self.towers[space.index()].map(|card| self.card(card));
        let coins = card.map_or(0, |card| self.cheapest_in_coins(action.seat, card, &action.discount));
        let key = if coins > 0 { "why-fee-and-price" } else { "why-fee" };
        let why = Why::new("4.4", key).needs(fee, held);
        if coins > 0 { why.figure(coins) } else { why }
    }

    /// Servants, fee and floor bonus; the price and the rest follow as steps.
    pub(crate) fn take<L: Log<Event>>(&mut self, action: &TowerAction, space: Space, log: &mut L) {
        let seat = action.seat;
        let servants = self.servants_needed(seat, action.value, self.edition.space(space).value);
        let lift = Purpose::Value { from: action.value, to: self.edition.space(space).value };
        self.pay(seat, Goods::of(Resource::Servant, servants), lift, log);
        self.pay(seat, action.fee, Purpose::Fee { tower: action.kind }, log);
        self.push(NamePrice { seat, space, discount: action.discount });
        let bonus = self.floor_bonus(seat, space);
        self.gain(seat, bonus, Source::Floor { space }, log);
    }

    /// The price is paid; the card is laid down and its effects begin.
    pub(crate) fn lay_down<L: Log<Event>>(&mut self, seat: Seat, space: Space, log: &mut L) {
        let Some(card) = self.towers[space.index()].take() else { return };
        let kind = self.card(card).kind;
        self.player_mut(seat).cards[kind.index()].push(card);
        if kind == Kind::Character {
            self.recount(seat); // the other kinds change no action
        }
        log.tell(|| Event::Takes { seat, card: card.word(self.edition), space });
        self.push(Effects { seat, kind, next: 0 });
    }
}
