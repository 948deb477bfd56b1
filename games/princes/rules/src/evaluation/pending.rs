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

    /// What a card still to be drawn may bring. When no round follows, only what a work of this round can still use.
    fn promise(&self, seat: Seat, sort: Sort, w: &EvalWeights) -> f32 {
        let future = self.future(seat);
        let prince = self.prince(seat);
        let is_last = future.actions <= future.now;
        match sort {
            Sort::Prestige => w.prestige_card,
            Sort::Bonus | Sort::Profession if future.actions < 1.0 => 0.0,
            Sort::Bonus if is_last => self.late_bonus(prince),
            Sort::Profession if is_last => self.late_work(prince),
            Sort::Bonus => w.bonus_card,
            Sort::Profession => w.profession + (self.average_work(prince) * 0.5 - 3.0).max(0.0),
        }
    }

    /// A bonus card of the last round lifts a work of the hand that is done with it, or helps it over the minimum.
    fn late_bonus(&self, prince: &Prince) -> f32 {
        let bonus: u16 = prince.bonuses.iter().map(|card| prince.bonus(self.edition, card)).sum();
        let works = prince.hand.iter().map(|profession| prince.work(self.edition, profession) + bonus);
        let best = works.map(|work| f32::from(work) + USUAL_BONUS).fold(0.0, f32::max);
        let needed = f32::from(self.minimum());
        if best < needed {
            0.0
        } else if best - USUAL_BONUS >= needed {
            USUAL_BONUS * 0.5
        } else {
            needed * 0.5 * (best - needed + 1.0) / (USUAL_BONUS + 1.0)
        }
    }

    /// A profession of the last round is worth its work, if the work reaches the minimum.
    fn late_work(&self, prince: &Prince) -> f32 {
        let bonus: f32 = prince.bonuses.iter().map(|card| f32::from(prince.bonus(self.edition, card))).sum();
        let work = self.average_work(prince) + bonus;
        let chance = (0.5 + (work - f32::from(self.minimum())) / 6.0).clamp(0.0, 1.0);
        chance * work * 0.5
    }
}

/// The points of a bonus card that was chosen from five.
const USUAL_BONUS: f32 = 4.0;
