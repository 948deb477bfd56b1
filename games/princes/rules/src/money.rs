//! Paying (§2). Prestige stands in for missing florins, unless Muse & Princess is played.
//! Also carried out here: §2.1.

use crate::event::Event;
use crate::ids::{Building, Source};
use crate::reason::{Income, Purpose};
use crate::state::Princes;
use kit::{Log, Seat, Why, ensure};

impl Princes {
    /// What a prince can pay at most (§2.3, §8.1).
    pub fn means(&self, seat: Seat) -> i32 {
        let prince = self.prince(seat);
        if self.muse { prince.florins } else { prince.florins + self.edition.step_back * prince.prestige().max(0) }
    }

    pub(crate) fn afford(&self, seat: Seat, sum: i32) -> Result<(), Why> {
        let means = self.means(seat);
        ensure(sum <= means, || {
            if self.muse { Why::new("8.1", "why-florins").needs(sum, means) } else { Why::new("2.3", "why-means").needs(sum, means) }
        })
    }

    /// Makes sure that `sum` lies ready in florins: gives up exactly as much prestige as is missing (§2.2).
    fn raise_florins(&mut self, seat: Seat, sum: i32) -> i16 {
        let rate = self.edition.step_back;
        let prince = self.prince_mut(seat);
        let missing = (sum - prince.florins).max(0);
        let points = (missing + rate - 1) / rate;
        prince.florins += points * rate;
        prince.points[Source::Spent.index()] -= points as i16;
        points as i16
    }

    pub(crate) fn pay<L: Log<Event>>(&mut self, seat: Seat, sum: i32, purpose: Purpose, log: &mut L) {
        if sum > 0 {
            let points = self.raise_florins(seat, sum);
            self.prince_mut(seat).florins -= sum;
            let rate = self.edition.step_back;
            log.tell(|| Event::Paid { seat, florins: sum, points, minted: i32::from(points) * rate, purpose });
        }
    }

    /// The agreed payment for a joint building (§9.9).
    pub(crate) fn hand_over<L: Log<Event>>(&mut self, from: Seat, to: Seat, sum: i32, building: Building, log: &mut L) {
        if sum > 0 {
            let points = self.raise_florins(from, sum);
            self.prince_mut(from).florins -= sum;
            self.prince_mut(to).florins += sum;
            let rate = self.edition.step_back;
            log.tell(|| Event::HandedOver { seat: from, to, florins: sum, points, minted: i32::from(points) * rate, building });
        }
    }

    pub(crate) fn receive<L: Log<Event>>(&mut self, seat: Seat, sum: i32, from: Income, log: &mut L) {
        if sum > 0 {
            self.prince_mut(seat).florins += sum;
            log.tell(|| Event::Received { seat, florins: sum, from });
        }
    }
}
