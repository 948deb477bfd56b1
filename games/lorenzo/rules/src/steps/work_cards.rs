//! A harvest or production, card by card, the oldest first (§6.6).
//!
//! Exchanges are paid at once from what is held; everything gained waits here and arrives together at the end (§6.7). So no
//! exchange can be fed by another.
//! Also carried out here: §9.9.

use super::prelude::*;
use crate::card::{Exchange, Yield};
use crate::event::amounts;
use crate::gains::Due;
use crate::{Card, CardId};
use kit::List;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct WorkCards {
    pub seat: Seat,
    pub work: Work,
    /// With servants and everything else.
    pub value: i16,
    /// The card that comes next, from the oldest.
    pub next: u8,
    /// What has been gained so far.
    pub gained: Goods,
    /// Privileges gained so far, a number for each gain.
    pub due: Due,
    /// Gains of which tile 1-4 still takes one of two.
    pub forfeits: u8,
}

impl WorkCards {
    pub(super) fn new(seat: Seat, work: Work, value: i16) -> WorkCards {
        WorkCards { seat, work, value, next: 0, gained: Goods::NONE, due: Due::new(), forfeits: 0 }
    }

    /// The card that comes next.
    fn card(self, game: &Lorenzo) -> Option<&'static Card> {
        self.card_id(game).map(|card| game.card(card))
    }

    /// The next card to work.
    pub(crate) fn card_id(self, game: &Lorenzo) -> Option<CardId> {
        game.player(self.seat).cards_of(self.work.kind()).get(usize::from(self.next)).copied()
    }

    /// The exchanges of the next card, if it works at this value (§6.4).
    fn exchanges(self, game: &Lorenzo) -> &'static [Exchange] {
        self.card(game).filter(|card| self.works(card)).map_or(&[], Card::exchanges)
    }

    fn works(self, card: &Card) -> bool {
        card.worked().is_some_and(|(work, value, _)| work == self.work && value <= self.value)
    }

    /// An exchange of the next card in words.
    pub(crate) fn exchange_phrase(self, game: &Lorenzo, number: u8) -> Phrase {
        match self.exchanges(game).get(usize::from(number).wrapping_sub(1)) {
            Some(exchange) => {
                Phrase::new("choice-exchange-goods").with("pay", amounts(&exchange.pay)).with("gain", amounts(&exchange.gain))
            }
            None => Phrase::new("choice-exchange").with("n", number),
        }
    }

    /// One gain, after what tiles take off (§10.7).
    fn collect(&mut self, game: &Lorenzo, goods: Goods) {
        let (mut goods, forfeit) = game.lessened(self.seat, goods);
        let privileges = goods.get(Resource::Privilege);
        if privileges > 0 {
            self.due.push(privileges as u8);
            goods.set(Resource::Privilege, 0);
        }
        self.gained += goods;
        self.forfeits += u8::from(forfeit);
    }

    /// What the next card gives without being asked; then it is over.
    fn finish_card(&mut self, game: &Lorenzo) {
        if let Some((_, _, yields)) = self.card(game).filter(|card| self.works(card)).and_then(Card::worked) {
            for what in yields {
                match what {
                    Yield::Gain(goods) => self.collect(game, *goods),
                    Yield::GainPer(per) => self.collect(game, game.counted(self.seat, per)),
                    Yield::Exchange(_) => {}
                }
            }
        }
        self.next += 1;
    }

    /// Where everything comes from, and what tiles took off what the cards give by themselves.
    fn told(self, game: &Lorenzo, bonus_tile: Option<Goods>) -> (Source, Goods) {
        let mut less = Goods::NONE;
        let mut take_off = |goods: Goods| {
            less += goods;
            less -= game.lessened(self.seat, goods).0;
        };
        let mut cards = List::new();
        let owned = game.player(self.seat).cards_of(self.work.kind());
        for card in owned.iter().map(|card| game.card(*card)).filter(|card| self.works(card)) {
            let yields = card.worked().map_or(&[][..], |(_, _, yields)| yields);
            let gains = yields.iter().filter_map(|what| match what {
                Yield::Gain(goods) => Some(*goods),
                Yield::GainPer(per) => Some(game.counted(self.seat, per)),
                Yield::Exchange(_) => None,
            });
            let gains: List<Goods, 8> = gains.filter(|goods| !goods.is_empty()).take(8).collect();
            gains.iter().for_each(|goods| take_off(*goods));
            if !gains.is_empty() {
                cards.push(card.id.as_str());
            }
        }
        bonus_tile.iter().for_each(|goods| take_off(*goods));
        (Source::Work { work: self.work, value: self.value, cards, bonus_tile: bonus_tile.is_some() }, less)
    }

    fn can_exchange(self, game: &Lorenzo) -> bool {
        let purse = &game.player(self.seat).purse;
        self.exchanges(game).iter().any(|exchange| purse.covers(&exchange.pay))
    }
}

impl Step<Lorenzo> for WorkCards {
    fn asks(&self, game: &Lorenzo) -> Asks {
        // A card of which no exchange can be paid is passed over (§6.8).
        if self.can_exchange(game) { Asks::one(self.seat) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend((1..=self.exchanges(game).len() as u8).map(Choice::Exchange));
        out.push(Choice::Decline);
    }

    fn allow(&self, game: &Lorenzo, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Exchange(number) = choice else { return Ok(()) };
        let purse = &game.player(self.seat).purse;
        let pay = &self.exchanges(game)[usize::from(number) - 1].pay;
        ensure(purse.covers(pay), || reasons::lacks("6.7", purse, pay))
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Lorenzo, _: Who, choice: Choice, log: &mut L) {
        let card = self.card_id(game).map_or("", |card| card.word(game.edition));
        if let Choice::Exchange(number) = choice {
            let exchange = &self.exchanges(game)[usize::from(number) - 1];
            let gain = game.lessened(self.seat, exchange.gain).0;
            game.pay(self.seat, exchange.pay, Purpose::Exchange { card, gain }, log);
            self.collect(game, exchange.gain);
        } else {
            log.tell(|| Event::Leaves { seat: self.seat, card });
        }
        self.finish_card(game);
        game.push(self);
    }

    fn proceed<L: Log<Event>>(mut self, game: &mut Lorenzo, log: &mut L) {
        while self.card(game).is_some() {
            if self.can_exchange(game) {
                game.push(self);
                return;
            }
            self.finish_card(game);
        }
        let tile = game.player(self.seat).bonus_tile.map(|id| game.edition.bonus_tile(id).work(self.work));
        let tile = tile.filter(|tile| tile.value <= self.value).map(|tile| tile.gain);
        if let Some(gain) = tile {
            self.collect(game, gain);
        }
        game.receive(self.seat, self.gained, log, |game| self.told(game, tile));
        game.ask_about_gain(self.seat, self.due, self.forfeits);
    }

    fn question(&self, game: &Lorenzo, _: Seat) -> Phrase {
        let card = self.card(game).map_or("", |card| card.id.as_str());
        Phrase::new("ask-exchange").with("card", Phrase::name("card", card))
    }
}
