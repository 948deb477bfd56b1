//! An extra action in a tower: no member is placed, only the card matters (§9.1). It may be declined (§9.7).

use super::prelude::*;
use crate::taking::TowerAction;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ExtraTower {
    pub seat: Seat,
    /// `None`: any tower.
    pub kind: Option<Kind>,
    pub value: i16,
    pub discount: Goods,
}

impl ExtraTower {
    fn action(self) -> TowerAction {
        TowerAction { seat: self.seat, value: self.value, discount: self.discount }
    }
}

impl Step<Lorenzo> for ExtraTower {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        let floors = self.kind.map_or(Space::floors(), Space::tower);
        out.extend(floors.iter().copied().map(Choice::Take));
        out.push(Choice::Decline);
    }

    fn allow(&self, game: &Lorenzo, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Take(space) = choice else { return Ok(()) };
        game.may_take(&self.action(), space)
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, _: Who, choice: Choice, log: &mut L) {
        let Choice::Take(space) = choice else {
            log.tell(|| Event::Declines { seat: self.seat });
            return;
        };
        let fee = space.tower_kind().map_or(Goods::NONE, |kind| game.tower_fee(self.seat, kind));
        game.take(&self.action(), space, fee, log);
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        match self.kind {
            Some(kind) => Phrase::new("ask-extra-tower").with("tower", Phrase::name("tower", kind)).with("value", self.value),
            None => Phrase::new("ask-extra-any-tower").with("value", self.value),
        }
    }
}
