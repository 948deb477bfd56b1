//! Cooperation: which neighbour the joint building is offered to (§9.3, §9.4).

use super::JointSite;
use crate::Choice;
use crate::event::Event;
use crate::ids::Building;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Partner {
    pub seat: Seat,
    pub building: Building,
}

impl Princes {
    /// Whether two neighbours could build this together, the price apart.
    pub(crate) fn may_share(&self, seat: Seat, partner: Seat, building: Building) -> Result<(), Why> {
        ensure(!self.prince(partner).land.owned.contains(building), || Why::new("9.4", "why-partner-has-building"))?;
        let home = self.border(seat, partner);
        ensure(self.joint_room[home.index()].contains(building), || Why::new("9.5", "why-no-joint-place"))
    }
}

impl kit::Step<Princes> for Partner {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.neighbours(self.seat).map(Choice::Partner));
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Partner(partner) => game.may_share(self.seat, partner, self.building),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, _: Who, choice: Choice, _: &mut L) {
        if let Choice::Partner(partner) = choice {
            game.push(JointSite { seat: self.seat, building: self.building, partner });
        }
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-partner").with("building", Phrase::name("building", self.building))
    }
}
