//! Where the chosen member goes (§2.4), and what the space does at once.

use super::Servants;
use super::prelude::*;
use crate::taking::TowerAction;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlaceMember {
    pub seat: Seat,
    pub member: Member,
}

impl PlaceMember {
    /// Is there any space for this member? Nearly always the council palace, so it is looked at first (§2.7).
    pub(super) fn is_possible(self, game: &Lorenzo) -> bool {
        let value = game.member_value(self.seat, self.member);
        Space::ALL.iter().rev().any(|space| self.allow_space(game, value, *space).is_ok())
    }

    /// One coloured member of each player in an area; the neutral one apart (§4.2, §6.2).
    fn allow_colour(self, game: &Lorenzo, rule: &'static str, in_area: impl Fn(Area) -> bool) -> Result<(), Why> {
        if !self.member.is_coloured() {
            return Ok(());
        }
        let places = &game.player(self.seat).places;
        let there = Member::COLOURED.iter().any(|member| places[member.index()].is_some_and(|space| in_area(space.area())));
        ensure(!there, || Why::new(rule, "why-coloured-there"))
    }

    /// Closed spaces, and spaces somebody stands on (§1.8, §3.8, §12.11).
    fn allow_entry(self, game: &Lorenzo, space: Space) -> Result<(), Why> {
        let seats = game.edition.space(space).min_seats;
        ensure(game.seats >= seats, || Why::new("1.8", "why-closed").figure(seats))?;
        let shares = game.player(self.seat).influence.shares_spaces;
        ensure(shares || !game.is_occupied(space), || Why::new("3.8", "why-occupied"))
    }

    fn allow_space(self, game: &Lorenzo, value: i16, space: Space) -> Result<(), Why> {
        let (seat, figures) = (self.seat, game.edition.space(space));
        match space.area() {
            Area::Tower(kind) => {
                // The cheapest question first: most floors are refused for their card.
                ensure(game.towers[space.index()].is_some(), || reasons::NO_CARD)?;
                self.allow_colour(game, "4.2", |area| area == Area::Tower(kind))?;
                game.may_take(&TowerAction { seat, value, discount: Goods::NONE }, space)
            }
            Area::Market(_) => {
                ensure(!game.player(seat).influence.no_market, || Why::new("10.12", "why-no-market"))?;
                self.allow_entry(game, space)?;
                game.servants_for(seat, value, figures.value).map(drop)
            }
            Area::Work(work, size) => {
                if size == Size::Single {
                    self.allow_entry(game, space)?;
                } else {
                    ensure(game.seats >= figures.min_seats, || Why::new("1.8", "why-closed").figure(figures.min_seats))?;
                }
                self.allow_colour(game, "6.2", |area| matches!(area, Area::Work(other, _) if other == work))?;
                let value = value + figures.modifier + game.work_modifier(seat, work, true);
                game.servants_for(seat, value, figures.value).map(drop)
            }
            Area::Council => game.servants_for(seat, value, figures.value).map(drop),
        }
    }
}

impl Step<Lorenzo> for PlaceMember {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend(Space::ALL.iter().copied().map(Choice::Place));
    }

    fn allow(&self, game: &Lorenzo, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Place(space) = choice else { return Ok(()) };
        self.allow_space(game, game.member_value(self.seat, self.member), space)
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, _: Who, choice: Choice, log: &mut L) {
        let Choice::Place(space) = choice else { return };
        let (seat, member) = (self.seat, self.member);
        let value = game.member_value(seat, member);
        let figures = *game.edition.space(space);
        let fee = space.tower_kind().map_or(Goods::NONE, |kind| game.tower_fee(seat, kind));
        game.player_mut(seat).places[member.index()] = Some(space);
        log.tell(|| Event::Places { seat, member, space });
        match space.area() {
            Area::Tower(_) => game.take(&TowerAction { seat, value, discount: Goods::NONE }, space, fee, log),
            Area::Work(work, _) => {
                let value = value + figures.modifier + game.work_modifier(seat, work, true);
                game.push(Servants { seat, work, value, extra: false });
            }
            Area::Market(_) | Area::Council => {
                if space == Space::Council {
                    game.council.push(seat);
                }
                let servants = game.servants_for(seat, value, figures.value).unwrap_or(0);
                game.pay(seat, Goods::of(Resource::Servant, servants), log);
                game.gain(seat, figures.gain, log);
            }
        }
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-place").with("member", Phrase::name("member", self.member))
    }
}
