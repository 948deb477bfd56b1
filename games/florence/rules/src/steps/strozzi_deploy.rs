//! §13.2 to §13.6: how Strozzi deploys, once he has turned up one of the cards 1 to 5.

use crate::event::Event;
use crate::pieces::{Family, Noble, Rank};
use crate::place::{PLACES, Place};
use crate::state::{Florence, STROZZI};
use kit::Log;

impl Florence {
    /// Where the card deploys, and in which noble's way: at the destination of A, B or C (0, 1, 2), else the next one's, else
    /// back along the route from A's.
    pub(crate) fn strozzi_target(&self, letter: usize) -> Option<(Place, Noble)> {
        let nobles = self.edition().letters(self.round);
        let at_destination = (0..3).map(|n| nobles[(letter + n) % 3]).find_map(|noble| {
            let place = self.destination(noble)?;
            self.has_room(place).then_some((place, noble))
        });
        at_destination.or_else(|| {
            let mut place = self.destination(nobles[0])?;
            for _ in 1..PLACES {
                place = self.edition().previous[place.index()];
                if self.has_room(place) {
                    return Some((place, nobles[0]));
                }
            }
            None
        })
    }

    /// The deployment itself.
    pub(crate) fn strozzi_deploy<L: Log<Event>>(&mut self, noble: Noble, place: Place, family: Family, log: &mut L) {
        match noble {
            Noble::Cosimo => self.strozzi_sends(family, Rank::Debutante, place, true, log),
            Noble::Contessina => self.strozzi_sends(family, Rank::Donna, place, false, log),
            Noble::Giovanni => {
                for family in self.families_of(STROZZI) {
                    if self.has_room(place) {
                        self.strozzi_sends(family, Rank::Debutante, place, false, log);
                    }
                }
            }
        }
    }

    /// §13.6: a missing piece is looked for on the board first.
    fn strozzi_sends<L: Log<Event>>(&mut self, family: Family, rank: Rank, place: Place, ahead: bool, log: &mut L) {
        if self.families[family.index()].supply[rank.index()] == 0 {
            self.strozzi_recalls(family, log);
        }
        if self.families[family.index()].supply[rank.index()] > 0 {
            self.deploy(family, rank, place, ahead, log);
        }
    }

    /// All members of a colour that stand at none of the destinations go back to the supply.
    fn strozzi_recalls<L: Log<Event>>(&mut self, family: Family, log: &mut L) {
        let kept = self.strozzi_destinations();
        let mut members = 0;
        for place in Place::all().filter(|place| !kept.contains(&Some(*place))) {
            while let Some(index) = self.queue(place).iter().position(|m| m.family == family) {
                let member = self.leave(place, index as u8 + 1);
                self.families[family.index()].supply[member.rank.index()] += 1;
                members += 1;
            }
        }
        if members > 0 {
            let colour = self.colour(family);
            log.tell(|| Event::StrozziRecalled { colour, members });
        }
    }
}
