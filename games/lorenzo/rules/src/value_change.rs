//! Why an action is worth more or less than the member that is sent to it: told, so that whoever reads "to raise the value from 1 to 2"
//! knows where the 1 comes from. The values themselves are added up in `influence.rs`.

use crate::card::Permanent;
use crate::places::{Area, Space};
use crate::state::Lorenzo;
use crate::tile::Penalty;
use kit::{Phrase, Seat};
use serde::Serialize;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueChange {
    /// Added by the player's cards (§5.11, §5.12).
    Cards(i16),
    /// Taken off by the large space (§6.1).
    Space(i16),
    /// Taken off by excommunication tiles (§10.9, §10.11).
    Excommunication(i16),
}

impl ValueChange {
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            ValueChange::Cards(n) => Phrase::new("change-cards").with("n", *n),
            ValueChange::Space(n) => Phrase::new("change-space").with("n", *n),
            ValueChange::Excommunication(n) => Phrase::new("change-excommunication").with("n", *n),
        }
    }
}

impl Lorenzo {
    /// What changes the value of the player's action on that space.
    pub(crate) fn value_changes(&self, seat: Seat, space: Space) -> Vec<ValueChange> {
        let area = space.area();
        let card = |effect: &Permanent| match (effect, area) {
            (Permanent::TowerBonus { kind, value, .. }, Area::Tower(tower)) if *kind == tower => *value,
            (Permanent::WorkBonus { work, value }, Area::Work(here, _)) if *work == here => *value,
            _ => 0,
        };
        let tile = |penalty: &Penalty| match (penalty, area) {
            (Penalty::TowerPenalty { kind, value }, Area::Tower(tower)) if *kind == tower => *value,
            (Penalty::WorkPenalty { work, value }, Area::Work(here, _)) if *work == here => *value,
            _ => 0,
        };
        let cards = self.permanents(seat).map(card).sum();
        let tiles = self.penalties(seat).map(tile).sum();
        let all = [
            (cards, ValueChange::Cards(cards)),
            (self.edition.space(space).modifier, ValueChange::Space(-self.edition.space(space).modifier)),
            (tiles, ValueChange::Excommunication(tiles)),
        ];
        all.into_iter().filter(|(amount, _)| *amount != 0).map(|(_, change)| change).collect()
    }
}
