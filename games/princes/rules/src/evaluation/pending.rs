//! What is under way, counted as if it had come about: an auction a prince leads, a work not yet paid, a tile without its place, a pile he
//! draws from, an offer he has made. Bots judge in the middle of turns, and what is not counted there looks like a loss.

use super::EvalWeights;
use crate::ids::{Character, Item, Sort, Source};
use crate::land::{Garden, Tile};
use crate::prince::Prince;
use crate::state::Princes;
use crate::steps::Step;
use kit::Seat;

impl Princes {
    /// Adds to a copy of the prince what he is about to get; the rest as points.
    pub(super) fn pending(&self, seat: Seat, prince: &mut Prince, w: &EvalWeights) -> f32 {
        let mut extra = 0.0;
        for step in self.stack.iter() {
            match step {
                Step::Bidding(bid) if bid.high == seat => extra += self.bought(prince, bid.item, bid.price, w),
                Step::Purchase(buy) if buy.seat == seat => extra += self.bought(prince, buy.item, buy.price, w),
                Step::Kind(kind) if kind.seat == seat => extra += 1.5,
                Step::Adding(work) if work.seat == seat => extra += self.paid(seat, prince, work.value.max(self.minimum()), w),
                Step::Payment(work) if work.seat == seat => extra += self.paid(seat, prince, work.value, w),
                Step::Placing(place) if place.seat == seat => self.placed(prince, place.tile),
                Step::Choosing(look) if look.seat == seat => {
                    extra += look.cards.first().map_or(0.0, |card| self.promise(seat, card.sort(), w));
                }
                Step::Drawing(draw) if draw.seat == seat => extra += self.promise(seat, draw.sort, w),
                Step::Court(court) => {
                    if let Some(mark) = court.marks[seat.index()] {
                        let florins = i32::from(mark.space) * self.edition.bid_unit;
                        prince.character = Some(mark.character);
                        prince.florins -= if mark.character == Character::Banker { florins - self.banker } else { florins };
                    }
                }
                Step::Offer(offer) => {
                    let florins = f32::from(offer.made.florins) / 100.0;
                    let chance = (0.9 - 0.12 * (florins - 2.0).max(0.0)).max(0.0);
                    if offer.seat == seat {
                        let cost = self.building_cost(seat) as f32 / 100.0;
                        extra += chance * (4.0 + (florins - cost) * w.florins);
                    } else if offer.made.partner == seat {
                        extra += chance * (4.0 - florins * w.florins);
                    }
                }
                _ => {}
            }
        }
        extra
    }

    /// An item at a price, as if it were bought.
    fn bought(&self, prince: &mut Prince, item: Item, price: i32, w: &EvalWeights) -> f32 {
        prince.florins -= price;
        match item {
            Item::Jester => prince.jesters += 1,
            Item::Builder => {
                prince.builders = (prince.builders + 1).min(3);
                let points = self.edition.builders[usize::from(prince.builders)].prestige;
                prince.points[Source::Builders.index()] += i16::from(points);
            }
            Item::RecruitingCard => prince.recruiters += 1,
            Item::PrestigeCard => return if self.round <= 5 { w.prestige_card } else { w.prestige_card_late },
            Item::Landscape => return w.landscape,
            Item::Forest | Item::Lake | Item::Park => {
                if let Some(kind) = item.landscape() {
                    self.placed(prince, Tile::Landscape(kind));
                }
            }
        }
        0.0
    }

    /// A work under way as if it were paid: florins while there is something to buy, prestige beyond.
    fn paid(&self, seat: Seat, prince: &mut Prince, value: u16, w: &EvalWeights) -> f32 {
        prince.best = prince.best.max(value);
        let hundreds = f32::from(value) * self.edition.pay_per_point as f32 / 100.0;
        let prestige = 100.0 / self.edition.florins_per_prestige as f32;
        let wanted = (self.wanted(self.future(seat), w) - prince.florins as f32 / 100.0).clamp(0.0, hundreds);
        wanted * w.florins.max(prestige) + (hundreds - wanted) * w.spare_florins.max(prestige)
    }

    /// A tile that waits for its place, as if it lay.
    fn placed(&self, prince: &mut Prince, tile: Tile) {
        match tile {
            Tile::Building(building) => {
                prince.land.owned.add(building);
                prince.points[Source::Buildings.index()] += i16::from(self.edition.building_prestige);
            }
            Tile::Landscape(kind) => {
                if prince.land.has(kind) {
                    prince.points[Source::Landscapes.index()] += i16::from(self.edition.same_landscape_prestige);
                }
                // Only counted, not laid.
                let _fits = prince.land.gardens.try_push(Garden { kind, ..Garden::default() });
            }
        }
    }

    /// What a card still to be drawn may bring.
    fn promise(&self, seat: Seat, sort: Sort, w: &EvalWeights) -> f32 {
        let future = self.future(seat);
        match sort {
            Sort::Prestige => w.prestige_card,
            Sort::Bonus if future.actions > 0.0 => w.bonus_card,
            Sort::Profession if future.actions > 0.0 => w.profession + (self.average_work(self.prince(seat)) * 0.5 - 3.0).max(0.0),
            _ => 0.0,
        }
    }
}
