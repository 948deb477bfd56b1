//! An extra action in a tower: no member is placed, only the card matters (§9.1). It may be declined (§9.7).
//! Also carried out here: §9.2 to §9.6.

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
    pub(crate) fn action(self, game: &Lorenzo, kind: Kind) -> TowerAction {
        game.tower_action(self.seat, kind, self.value, self.discount, game.occupied())
    }

    fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.iter().copied().filter(move |kind| self.leads_to(*kind))
    }

    pub(crate) fn leads_to(self, kind: Kind) -> bool {
        self.kind.is_none_or(|only| only == kind)
    }
}

impl Step<Lorenzo> for ExtraTower {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.kinds().flat_map(Space::tower).copied().map(Choice::Take));
        out.push(Choice::Decline);
    }

    fn allow(&self, game: &Lorenzo, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Take(space) = choice else { return Ok(()) };
        let kind = space.tower_kind().ok_or(reasons::NO_CARD)?;
        game.may_take(&self.action(game, kind), space)
    }

    fn legal(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        for kind in self.kinds() {
            let action = self.action(game, kind);
            let floors = Space::tower(kind).iter().copied();
            out.extend(floors.filter(|space| game.obstacle(&action, *space).is_ok()).map(Choice::Take));
        }
        out.push(Choice::Decline);
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, _: Who, choice: Choice, log: &mut L) {
        if let Choice::Take(space) = choice
            && let Some(kind) = space.tower_kind()
        {
            log.tell(|| Event::TakesExtra { seat: self.seat, space });
            game.take(&self.action(game, kind), space, log);
        } else {
            log.tell(|| Event::Declines { seat: self.seat });
        }
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        match self.kind {
            Some(kind) => Phrase::new("ask-extra-tower").with("tower", Phrase::name("tower", kind)).with("value", self.value),
            None => Phrase::new("ask-extra-any-tower").with("value", self.value),
        }
    }
}
