//! Steps that could not come about are refused.

use super::wrong;
use crate::ids::{Building, Character, Item};
use crate::land::Tile;
use crate::shape::Spot;
use crate::state::Princes;
use crate::steps::{Mark, Step, Turn};
use kit::{PositionError, Seat, Seats};

impl Princes {
    /// Whether these squares are free in a land.
    pub(super) fn lay(&self, seat: Seat, mask: Option<u64>, path: &str) -> Result<(), PositionError> {
        match mask {
            None => wrong(path, "does not lie on the grid"),
            Some(mask) if mask & self.prince(seat).land.taken != 0 => wrong(path, "lies on something else"),
            Some(_) => Ok(()),
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), PositionError> {
        if seat.0 < self.seats { Ok(()) } else { wrong("steps", "there is no such seat") }
    }

    /// Fields of a step that could not come about.
    pub(super) fn check_step(&self, step: &Step) -> Result<(), PositionError> {
        let seat = |seat: Seat| self.check_seat(seat);
        let seats = |set: Seats| set.iter().try_for_each(seat);
        let sum = |n: i32| if (0..=1_000_000).contains(&n) { Ok(()) } else { wrong("steps", "no such sum is ever paid") };
        let need = |holds: bool, message: &str| if holds { Ok(()) } else { wrong("steps", message) };
        let neighbours = |a: Seat, b: Seat| {
            seat(a).and(seat(b))?;
            need(self.neighbours(a).any(|s| s == b), "these princes are no neighbours")
        };
        let turn = |turn: &Turn| {
            seat(turn.seat)?;
            turn.offers.iter().try_for_each(|made| seat(made.partner))?;
            need(turn.left <= 6, "so many actions nobody has")
        };
        match step {
            Step::Dealing(_) | Step::First(_) | Step::GiveBack(_) | Step::Extra(_) if self.round > 0 => {
                wrong("steps", "set-up is before round 1")
            }
            Step::Dealing(_) | Step::First(_) | Step::Round(_) | Step::Award(_) | Step::Finish(_) => Ok(()),
            Step::GiveBack(step) => {
                need(step.chosen[usize::from(self.seats)..].iter().all(Option::is_none), "there is no such seat")?;
                let held = |s: Seat| step.chosen[s.index()].is_none_or(|card| self.prince(s).hand.contains(card));
                need(Seat::all(self.seats).all(held), "only a card in hand can be returned")
            }
            Step::Extra(step) => need(self.seats == 2 && step.left <= 3, "extra freedoms are for two princes"),
            Step::Opening(step) => seat(step.seat).and(seats(step.out)),
            Step::Bidding(step) => {
                seat(step.seat).and(seat(step.high)).and(seat(step.opening.seat)).and(seats(step.passed)).and(seats(step.opening.out))?;
                need(self.items().any(|item| item == step.item), "this is not auctioned at this table")?;
                sum(step.price)
            }
            Step::Last(step) => seat(step.seat),
            Step::Purchase(step) => {
                need(self.items().any(|item| item == step.item), "this is not auctioned at this table")?;
                seat(step.seat).and(sum(step.price))
            }
            Step::Kind(step) => seat(step.seat),
            Step::Placing(step) => seat(step.seat),
            Step::Hire(step) => {
                seat(step.seat)?;
                need(self.prince(step.seat).recruiters > 0, "there is no recruiting card to use")
            }
            Step::Drawing(step) => {
                need(step.cards.iter().all(|c| c.sort() == step.sort), "these cards are of another pile")?;
                seat(step.seat)
            }
            Step::Choosing(step) => need(!step.cards.is_empty(), "there is no card to choose").and(seat(step.seat)),
            Step::Returning(step) => seat(step.seat),
            Step::MerchantDue(_) | Step::CourtOpens(_) => need(self.muse, "only with Muse & Princess"),
            Step::Court(step) => {
                need(self.muse && !step.out.contains(step.seat), "this prince has no turn at court")?;
                let marks = || step.marks.iter().flatten();
                let on_track = |m: &Mark| {
                    let (low, high) = self.edition.tracks[m.character.index()];
                    (low..=high).contains(&m.space)
                };
                need(marks().all(on_track), "there is no such space")?;
                need(step.marks[usize::from(self.seats)..].iter().all(Option::is_none), "there is no such seat")?;
                need(Character::ALL.iter().all(|c| marks().filter(|m| m.character == *c).count() <= 1), "two markers on a character")?;
                seat(step.seat).and(seats(step.out))
            }
            Step::Favour(step) => need(self.muse, "only with Muse & Princess").and(seat(step.seat)),
            Step::Actions(step) => need(step.done <= self.seats, "so many turns there are not"),
            Step::Resume(step) => turn(&step.turn),
            Step::Turn(step) => turn(step),
            Step::Adding(step) => seat(step.seat).and(sum(step.value.into())).and(need(step.value <= 1000, "no work is worth so much")),
            Step::Payment(step) => seat(step.seat).and(need(step.value <= 1000, "no work is worth so much")),
            Step::Partner(step) => seat(step.seat).and(need(self.cooperation, "only with Cooperation")),
            Step::Site(step) => neighbours(step.seat, step.partner),
            Step::Price(step) => neighbours(step.seat, step.partner),
            Step::Offer(step) => neighbours(step.seat, step.made.partner),
        }
    }

    /// Whoever must place a tile has room for it, and whoever has bid or offered can pay.
    pub(super) fn check_room(&self) -> Result<(), PositionError> {
        let answers = |step: &Step, seat: Seat| {
            let mut legal = Vec::new();
            kit::Step::legal(step, self, seat.into(), &mut legal);
            !legal.is_empty()
        };
        let buys =
            |seat: Seat, item: Item, price: i32| self.afford(seat, price).is_ok() && self.takes(seat, item).is_ok() && self.left(item) > 0;
        let builds = |seat: Seat| self.afford(seat, self.building_cost(seat)).is_ok();
        for step in self.stack.iter() {
            let possible = match step {
                Step::Bidding(bid) => buys(bid.high, bid.item, bid.price),
                Step::Purchase(buy) => buys(buy.seat, buy.item, buy.price),
                Step::Placing(placing) => {
                    let full = matches!(placing.tile, Tile::Landscape(_)) && self.prince(placing.seat).land.is_full();
                    !full && answers(step, placing.seat)
                }
                Step::Kind(kind) => answers(step, kind.seat),
                Step::Partner(partner) => builds(partner.seat) && answers(step, partner.seat),
                Step::Site(site) => builds(site.seat) && answers(step, site.seat),
                Step::Price(p) => builds(p.seat) && self.can_stand(p.seat, p.partner, p.building, p.spot),
                Step::Offer(o) => builds(o.seat) && self.can_stand(o.seat, o.made.partner, o.made.building, o.made.spot),
                Step::Court(court) => Seat::all(self.seats).all(|seat| {
                    court.marks[seat.index()].is_none_or(|mark| {
                        let price = i32::from(mark.space) * self.edition.bid_unit;
                        if mark.character == Character::Banker { price <= self.banker } else { self.afford(seat, price).is_ok() }
                    })
                }),
                _ => true,
            };
            if !possible {
                return wrong("steps", "what is to be placed has no place, or what was bid cannot be paid");
            }
        }
        Ok(())
    }

    fn can_stand(&self, seat: Seat, partner: Seat, building: Building, spot: Spot) -> bool {
        let owned = self.prince(seat).land.owned.contains(building);
        !owned
            && self.buildings[building.index()] > 0
            && self.may_share(seat, partner, building).is_ok()
            && self.joint_spots(building, self.border(seat, partner)).any(|s| s == spot)
    }
}
