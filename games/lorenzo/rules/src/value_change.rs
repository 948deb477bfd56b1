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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places::Area;
    use kit::{Edition, Game, Journal, Rng, Setup};

    /// What a change adds to the value.
    fn added(change: &ValueChange) -> i16 {
        match change {
            ValueChange::Cards(n) => *n,
            ValueChange::Space(n) | ValueChange::Excommunication(n) => -n,
        }
    }

    #[test]
    fn what_is_told_of_a_value_adds_up_to_what_is_counted() {
        let mut changed = 0;
        for seed in 0..30 {
            let setup = Setup::of::<Lorenzo>(2 + (seed % 3) as u8).unwrap();
            let mut table = Journal::<Lorenzo>::new(<Lorenzo as Game>::Edition::editions().current(), setup);
            let mut rng = Rng::new(seed);
            while let Some((who, choice)) = testkit::walk::next(&table, &mut rng) {
                table.submit(who, choice).unwrap();
                let game = table.game();
                for seat in Seat::all(game.seats()) {
                    for space in Space::ALL.iter().copied() {
                        let told: i16 = game.value_changes(seat, space).iter().map(added).sum();
                        let counted = game.edition.space(space).modifier
                            + match space.area() {
                                Area::Tower(kind) => game.player(seat).influence.tower[kind.index()],
                                Area::Work(work, _) => game.work_modifier(seat, work, true),
                                Area::Market(_) | Area::Council => 0,
                            };
                        assert_eq!(told, counted, "seed {seed}, ply {}, seat {seat}, {space:?}", table.ply());
                        changed += u32::from(counted != 0);
                    }
                }
            }
        }
        assert!(changed > 1000, "cards, spaces and tiles were met {changed} times");
    }
}
