//! What things cost and are worth to a prince.
//! Also carried out here: §4.3, §6.3, §10.4.

use crate::ids::{Building, Character, Profession};
use crate::state::Princes;
use kit::{Seat, Why, ensure};

impl Princes {
    /// What building costs this prince (§4.4).
    pub(crate) fn building_cost(&self, seat: Seat) -> i32 {
        self.edition.builders[usize::from(self.prince(seat).builders).min(3)].cost
    }

    /// In stock, and not owned yet (§5.5).
    pub(crate) fn may_own(&self, seat: Seat, building: Building) -> Result<(), Why> {
        ensure(!self.prince(seat).land.owned.contains(building), || Why::new("5.5", "why-have-building"))?;
        ensure(self.buildings[building.index()] > 0, || Why::new("5.5", "why-none-left"))
    }

    /// The Muse adds the number of the round (§8.8).
    pub(crate) fn muse_value(&self, seat: Seat) -> u16 {
        if self.prince(seat).character == Some(Character::Muse) { self.round.into() } else { 0 }
    }

    /// What a work would be worth with all bonus cards in hand (§6.5).
    pub(crate) fn best_value(&self, seat: Seat, profession: Profession) -> u16 {
        self.prince(seat).work(self.edition, profession) + self.muse_value(seat) + self.bonus_value(seat)
    }

    /// What all bonus cards in hand would add to a work, counted with its card on the table: whichever it is.
    pub(crate) fn bonus_value(&self, seat: Seat) -> u16 {
        let prince = self.prince(seat);
        let (false, Some(profession)) = (prince.bonuses.is_empty(), prince.hand.iter().next()) else { return 0 };
        let mut played = *prince;
        played.hand.remove(profession);
        played.table.add(profession);
        played.bonuses.iter().map(|b| played.bonus(self.edition, b)).sum()
    }
}
