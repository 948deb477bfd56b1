//! Where the chosen member goes (§2.4), and what the space does at once.
//! Also carried out here: §7.1, §7.2.

use super::Servants;
use super::prelude::*;
use crate::event::the_member;
use crate::places::SpaceSet;
use crate::taking::TowerAction;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlaceMember {
    pub seat: Seat,
    pub member: Member,
}

/// What matters for every space alike: looked up once for a whole list.
struct Footing {
    /// The member's value.
    value: i16,
    occupied: SpaceSet,
    /// Where this player may have no second coloured member; nothing for the neutral one.
    coloured: SpaceSet,
}

impl PlaceMember {
    fn footing(self, game: &Lorenzo) -> Footing {
        let coloured = if self.member.is_coloured() { game.player(self.seat).coloured_places() } else { SpaceSet::default() };
        Footing { value: game.member_value(self.seat, self.member), occupied: game.occupied(), coloured }
    }

    /// Is there any space for this member? Nearly always the council palace (§2.7); and a member that servants and cards cannot
    /// lift to 1 has nowhere to go.
    pub(super) fn is_possible(self, game: &Lorenzo) -> bool {
        let (seat, player) = (self.seat, game.player(self.seat));
        let (value, servants) = (game.member_value(seat, self.member), player.has(Resource::Servant));
        if game.servants_needed(seat, value, game.edition.space(Space::Council).value) <= servants {
            return true;
        }
        let works = Work::ALL.iter().map(|work| game.work_modifier(seat, *work, true));
        let lift = player.influence.tower.into_iter().chain(works).max().unwrap_or(0);
        let most = value + lift + servants / player.influence.servants_per_value;
        most >= 1 && Space::ALL.iter().any(|space| self.allow(game, seat.into(), Choice::Place(*space)).is_ok())
    }

    /// In that tower, for drawings.
    pub(crate) fn action(self, game: &Lorenzo, kind: Kind) -> TowerAction {
        self.tower_action(game, kind, &self.footing(game))
    }

    fn tower_action(self, game: &Lorenzo, kind: Kind, footing: &Footing) -> TowerAction {
        game.tower_action(self.seat, kind, footing.value, Goods::NONE, footing.occupied)
    }

    fn allow_floor(self, game: &Lorenzo, footing: &Footing, kind: Kind, space: Space) -> Result<(), Why> {
        ensure(game.towers[space.index()].is_some(), || reasons::NO_CARD)?;
        ensure(!footing.coloured.meets_tower(kind), || Why::new("4.2", "why-coloured-there"))?;
        game.may_take(&self.tower_action(game, kind, footing), space)
    }

    /// Market, work and council.
    fn allow_space(self, game: &Lorenzo, footing: &Footing, space: Space) -> Result<(), Why> {
        let (seat, figures) = (self.seat, game.edition.space(space));
        let influence = &game.player(seat).influence;
        let mut value = footing.value + figures.modifier;
        match space.area() {
            Area::Market(_) => ensure(!influence.no_market, || Why::new("10.12", "why-no-market"))?,
            Area::Work(work, _) => {
                ensure(!footing.coloured.meets_work(work), || Why::new("6.2", "why-coloured-there"))?;
                value += game.work_modifier(seat, work, true);
            }
            Area::Tower(_) | Area::Council => {}
        }
        ensure(game.seats >= figures.min_seats, || Why::new("1.8", "why-closed").figure(figures.min_seats))?;
        let room = space.takes_any_number() || influence.shares_spaces || !footing.occupied.contains(space);
        ensure(room, || Why::new("3.8", "why-occupied"))?;
        game.servants_for(seat, value, figures.value).map(drop)
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
        let footing = self.footing(game);
        match space.tower_kind() {
            Some(kind) => self.allow_floor(game, &footing, kind, space),
            None => self.allow_space(game, &footing, space),
        }
    }

    fn legal(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        let footing = self.footing(game);
        for kind in Kind::ALL.iter().filter(|kind| !footing.coloured.meets_tower(**kind)) {
            let action = self.tower_action(game, *kind, &footing);
            let floors = Space::tower(*kind).iter().copied();
            out.extend(floors.filter(|space| game.obstacle(&action, *space).is_ok()).map(Choice::Place));
        }
        let others = Space::beside_towers().iter().copied();
        out.extend(others.filter(|space| self.allow_space(game, &footing, *space).is_ok()).map(Choice::Place));
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let Choice::Place(space) = choice else { return kit::impossible_answer!(self, who, choice) };
        let (seat, member) = (self.seat, self.member);
        let footing = self.footing(game); // before he stands there
        let figures = *game.edition.space(space);
        game.player_mut(seat).places[member.index()] = Some(space);
        log.tell(|| Event::Places { seat, member, space, value: footing.value, changes: game.value_changes(seat, space) });
        match space.area() {
            Area::Tower(kind) => game.take(&self.tower_action(game, kind, &footing), space, log),
            Area::Work(work, _) => {
                let value = footing.value + figures.modifier + game.work_modifier(seat, work, true);
                game.push(Servants { seat, work, value, extra: false });
            }
            Area::Market(_) | Area::Council => {
                if space == Space::Council {
                    game.council.push(seat);
                }
                let servants = game.servants_needed(seat, footing.value, figures.value);
                let lift = Purpose::Value { from: footing.value, to: figures.value };
                game.pay(seat, Goods::of(Resource::Servant, servants), lift, log);
                game.gain(seat, figures.gain, Source::Space { space }, log);
            }
        }
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-place").with("member", the_member(self.member))
    }
}
