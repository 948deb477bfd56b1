//! Gaining and paying (§8): every change of a purse goes through here and is told.

use crate::Event;
use crate::card::{Counted, GainPer};
use crate::goods::{Goods, Resource};
use crate::purpose::Purpose;
use crate::source::Source;
use crate::state::Lorenzo;
use crate::steps::{Forfeit, Privileges};
use kit::{List, Log, Seat};

/// Privileges still to be chosen, a number for each gain: the cards of a harvest or production and the bonus tile.
pub(crate) type Due = List<u8, 7>;

impl Lorenzo {
    /// One gain: tiles take their share, goods and points come first, then privileges one by one (§10.6, §8.2).
    pub(crate) fn gain<L: Log<Event>>(&mut self, seat: Seat, goods: Goods, from: Source, log: &mut L) {
        let privileges = goods.get(Resource::Privilege);
        let mut plain = goods;
        plain.set(Resource::Privilege, 0);
        let (received, forfeit) = self.lessened(seat, plain);
        if !plain.is_empty() {
            self.receive(seat, received, log, |_| {
                let mut less = plain;
                less -= received;
                (from, less)
            });
        }
        if privileges > 0 || forfeit {
            self.ask_about_gain(seat, [privileges as u8].into_iter().collect(), u8::from(forfeit));
        }
    }

    /// What tile 1-4 takes is asked first, then the privileges.
    pub(crate) fn ask_about_gain(&mut self, seat: Seat, due: Due, forfeits: u8) {
        if due.iter().any(|n| *n > 0) {
            self.push(Privileges { seat, due, taken: 0 });
        }
        if forfeits > 0 {
            self.push(Forfeit { seat, left: forfeits, second: false });
        }
    }

    /// A gain after the -1 tiles (§10.6), and whether 1 of either of two is still to be taken off (§10.8).
    pub(crate) fn lessened(&self, seat: Seat, goods: Goods) -> (Goods, bool) {
        let influence = &self.player(seat).influence;
        let mut goods = goods.less(&influence.gain_less);
        let Some(either) = influence.gain_less_either else { return (goods, false) };
        match either.map(|resource| goods.get(resource) > 0) {
            [true, true] => return (goods, true),
            [true, false] => goods.add(either[0], -1),
            [false, true] => goods.add(either[1], -1),
            [false, false] => {}
        }
        (goods, false)
    }

    /// Goods and points come into the purse, whole but for the ends of the tracks. For those who listen, `told` says where they come from and
    /// what tiles took off them.
    pub(crate) fn receive<L: Log<Event>>(&mut self, seat: Seat, due: Goods, log: &mut L, told: impl FnOnce(&Lorenzo) -> (Source, Goods)) {
        let before = self.player(seat).purse;
        let mut after = before;
        after += due;
        self.clip(&mut after);
        self.player_mut(seat).purse = after;
        log.tell(|| {
            let (from, less) = told(self);
            let mut goods = after;
            goods -= before;
            let mut lost = due;
            lost -= goods;
            Event::Gains { seat, goods, from, less, lost }
        });
    }

    /// The ends of the tracks (§8.4).
    pub(crate) fn clip(&self, purse: &mut Goods) {
        let board = &self.edition.board;
        purse.set(Resource::Military, purse.get(Resource::Military).min(board.military_end));
        purse.set(Resource::Faith, purse.get(Resource::Faith).min(board.faith_points.len() as i16 - 1));
    }

    pub(crate) fn pay<L: Log<Event>>(&mut self, seat: Seat, goods: Goods, purpose: Purpose, log: &mut L) {
        if !goods.is_empty() {
            self.player_mut(seat).purse -= goods;
            log.tell(|| Event::Pays { seat, goods, purpose });
        }
    }

    /// A gain that counts cards or points (§5.10).
    pub(crate) fn counted(&self, seat: Seat, per: &GainPer) -> Goods {
        let count = match per.per {
            Counted::Cards(kind) => self.player(seat).cards_of(kind).len() as i16,
            Counted::Resource(resource) => self.player(seat).has(resource).max(0),
        };
        per.gain.times(count / per.each.max(1))
    }
}
