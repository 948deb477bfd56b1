//! A purchase: pay, take the item, place or choose it, score (§3.3, §4, §8.13 to §8.15).
//! Also carried out here: §2.4, §4.6.

use super::{Drawing, Hire, Kind, Placing};
use crate::Choice;
use crate::event::Event;
use crate::ids::{Character, Item, Landscape, Sort, Source};
use crate::land::Tile;
use crate::reason::Purpose;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who, Why};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purchase {
    pub seat: Seat,
    pub item: Item,
    pub price: i32,
}

impl Purchase {
    fn deliver<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        let Purchase { seat, item, price } = self;
        log.tell(|| Event::Bought { seat, item, florins: price });
        match item {
            Item::Forest => give_landscape(game, seat, Landscape::Forest),
            Item::Lake => give_landscape(game, seat, Landscape::Lake),
            Item::Park => give_landscape(game, seat, Landscape::Park),
            Item::Landscape => game.push(Kind { seat }),
            Item::Jester => {
                game.stock[item.index()] = game.stock[item.index()].saturating_sub(1);
                game.prince_mut(seat).jesters += 1;
            }
            Item::Builder => {
                game.stock[item.index()] = game.stock[item.index()].saturating_sub(1);
                let prince = game.prince_mut(seat);
                prince.builders += 1;
                let builders = usize::from(prince.builders);
                let points = game.edition.builders.get(builders).map_or(0, |b| b.prestige);
                game.survey_builder(seat);
                game.score(seat, Source::Builders, points.into(), log);
            }
            Item::PrestigeCard => Drawing::push(game, seat, Sort::Prestige),
            Item::RecruitingCard => {
                game.stock[item.index()] = game.stock[item.index()].saturating_sub(1);
                game.prince_mut(seat).recruiters += 1;
                // In a first round nobody has a face-up profession: it can only be kept (ruling 7).
                if !game.recruitable(seat).is_empty() {
                    game.push(Hire { seat });
                }
            }
        }
    }

    fn has_merchant(self, game: &Princes) -> bool {
        game.prince(self.seat).character == Some(Character::Merchant)
    }
}

/// The tile leaves the stock and is placed at once (§4.1).
pub(super) fn give_landscape(game: &mut Princes, seat: Seat, kind: Landscape) {
    let stock = &mut game.stock[kind.item().index()];
    *stock = stock.saturating_sub(1);
    game.push(Placing { seat, tile: Tile::Landscape(kind) });
}

impl kit::Step<Princes> for Purchase {
    /// Only the Merchant makes paying a question.
    fn asks(&self, game: &Princes) -> Asks {
        if self.has_merchant(game) { Asks::one(self.seat) } else { Asks::Nobody }
    }

    fn candidates(&self, _: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend([Choice::Free, Choice::Pay, Choice::Rank]);
    }

    fn allow(&self, _: &Princes, _: Who, _: Choice) -> Result<(), Why> {
        Ok(())
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        let seat = self.seat;
        match choice {
            Choice::Free => {
                game.prince_mut(seat).character = None;
                log.tell(|| Event::Free { seat, florins: self.price });
            }
            Choice::Rank => {
                game.pay(seat, self.price, Purpose::Item(self.item), log);
                game.take_rank(seat, log);
            }
            _ => game.pay(seat, self.price, Purpose::Item(self.item), log),
        }
        self.deliver(game, log);
    }

    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        game.pay(self.seat, self.price, Purpose::Item(self.item), log);
        self.deliver(game, log);
    }

    fn question(&self, game: &Princes, seat: Seat) -> Phrase {
        Phrase::new("ask-purchase")
            .with("item", Phrase::name("item", self.item))
            .with("florins", self.price)
            .with("points", game.rank(seat))
    }
}
