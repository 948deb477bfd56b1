//! Cooperation: where the joint building is to stand (§9.3, §9.5, §9.6).

use super::Price;
use crate::Choice;
use crate::event::Event;
use crate::ids;
use crate::shape::Spot;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// Rows 0 to 6 of the place lie in the land beyond the border, rows 7 to 13 in the land whose top edge it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    pub seat: Seat,
    pub building: ids::Building,
    pub partner: Seat,
}

impl kit::Step<Princes> for Building {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        let joints = &game.edition.buildings[self.building.index()].joints;
        out.extend(joints.iter().map(|p| Choice::Place(p.spot.turn, p.spot.row, p.spot.column)));
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Place(turn, row, column) = choice else { return Ok(()) };
        let place = game.edition.buildings[self.building.index()].joint_at(Spot { turn, row, column });
        let Some(place) = place else { return Err(Why::new("9.3", "why-off-strip")) };
        let home = game.border(self.seat, self.partner);
        let away = home.next(game.seats);
        for (seat, mask) in [(home, place.home), (away, place.away)] {
            ensure(mask & game.prince(seat).land.taken == 0, || Why::new("5.7", "why-overlap"))?;
            ensure(mask & game.forbidden_to_both(seat) == 0, || Why::new("9.5", "why-joint-touches"))?;
        }
        Ok(())
    }

    fn legal(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        let home = game.border(self.seat, self.partner);
        out.extend(game.joint_spots(self.building, home).map(|spot| Choice::Place(spot.turn, spot.row, spot.column)));
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, _: Who, choice: Choice, _: &mut L) {
        if let Choice::Place(turn, row, column) = choice {
            let spot = Spot { turn, row, column };
            game.push(Price { seat: self.seat, building: self.building, partner: self.partner, spot });
        }
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-site").with("building", Phrase::name("building", self.building)).with("seat", self.partner)
    }
}
