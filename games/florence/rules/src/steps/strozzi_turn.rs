//! §12.8 to §12.16: Strozzi's turn. He passes, uses his ring, or turns up a card.

use super::{StrozziRing, TurnCard};
use crate::event::Event;
use crate::pieces::{Noble, Source};
use crate::place::Place;
use crate::reason::Income;
use crate::state::{Florence, STROZZI};
use crate::strozzi::Adjustment;
use kit::{Log, Step};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrozziTurn {}

impl Florence {
    /// Which third of the game it is, counted from 0: rounds 1 to 3, 4 to 6, 7 to 9.
    pub(crate) fn act(&self) -> usize {
        usize::from(self.round.clamp(1, 9) - 1) / 3
    }

    /// §12.12, §12.14: the rearmost of his members that stands directly behind a human one of the same rank, by its place in the
    /// queue.
    pub(crate) fn strozzi_swap(&self, place: Place) -> Option<u8> {
        let queue = self.queue(place);
        let pairs = queue.windows(2).enumerate().rev();
        let fits = pairs
            .filter(|(_, pair)| pair[0].rank == pair[1].rank)
            .find(|(_, pair)| self.side_of(pair[0].family) != STROZZI && self.side_of(pair[1].family) == STROZZI);
        fits.map(|(index, _)| index as u8 + 2)
    }

    /// §12.12: a swap is possible, and the place is not closed by a ring.
    pub(crate) fn strozzi_ring_fits(&self, place: Place) -> bool {
        !self.ring_at(place) && self.strozzi_swap(place).is_some()
    }

    /// §12.11 to §12.13, §12.16, §14.9: he passes and lays his ring.
    pub(crate) fn strozzi_passes<L: Log<Event>>(&mut self, log: &mut L) {
        let earlier = self.sides().filter(|s| self.player(*s).passed > 0).count() as u8;
        self.player_mut(STROZZI).passed = earlier + 1;
        let by = self.by(STROZZI);
        log.tell(|| Event::Passed { by });
        if earlier == 0 && self.adjust.has(Adjustment::FirstPassTime) {
            self.gain_time(STROZZI, self.edition().figures.solo.adjust.strozzi_first_pass_time, Income::FirstPass, log);
        }
        if self.all_passed() {
            return;
        }
        let wanted = self.strozzi_destinations().into_iter().flatten();
        let first = wanted.into_iter().find(|place| !self.leads(STROZZI, *place) && self.strozzi_ring_fits(*place));
        match first {
            Some(place) => self.lay_strozzi_ring(place, log),
            None if Place::all().any(|place| self.strozzi_ring_fits(place)) => self.push(StrozziRing {}),
            None => {}
        }
    }

    pub(crate) fn lay_strozzi_ring<L: Log<Event>>(&mut self, place: Place, log: &mut L) {
        self.player_mut(STROZZI).ring = Some(place);
        let by = self.by(STROZZI);
        log.tell(|| Event::RingLaid { by, place });
    }

    /// The destinations of nobles A, B and C (§12.7).
    pub(crate) fn strozzi_destinations(&self) -> [Option<Place>; 3] {
        self.edition().letters(self.round).map(|noble| self.destination(noble))
    }

    /// §12.14, §12.15: a turn after passing.
    fn strozzi_bonus<L: Log<Event>>(&mut self, log: &mut L) {
        let swap = self.player(STROZZI).ring.and_then(|place| Some((place, self.strozzi_swap(place)?)));
        match swap {
            Some((place, slot)) => self.swap(STROZZI, place, slot - 1, slot, log),
            None => {
                let vp = self.edition().figures.solo.ring_vp_by_act[self.act()];
                self.score(STROZZI, Source::Bonus, vp, log);
            }
        }
    }

    /// §12.10: he keeps the rest of his time for Giovanni.
    fn saves_for_giovanni(&self) -> bool {
        let little = self.player(STROZZI).time <= self.edition().figures.solo.giovanni_keeps;
        let there = self.destination(Noble::Giovanni).is_some_and(|place| self.is_at(STROZZI, place));
        self.active() == Noble::Giovanni && little && there
    }
}

impl Step<Florence> for StrozziTurn {
    fn proceed<L: Log<Event>>(self, game: &mut Florence, log: &mut L) {
        let strozzi = game.player(STROZZI);
        if strozzi.passed > 0 {
            game.strozzi_bonus(log);
        } else if strozzi.time == 0 || game.saves_for_giovanni() {
            game.strozzi_passes(log);
        } else {
            game.push(TurnCard { aside: false });
        }
    }
}
