//! Which squares are closed to a building, in one's own land and across borders (§5.8, §9).
//! Also carried out here: §4.5, §9.2, §9.8.

use crate::ids::Building;
use crate::land::Room;
use crate::set::Set;
use crate::shape::{RIGHT, Spot, TOP, seen_from_below, seen_from_the_left};
use crate::state::Princes;
use kit::{Seat, Why};

/// Squares of one land that ask for builders.
struct Asking {
    /// Beside a building or the palace of the same land.
    crowded: u64,
    /// At an open border.
    border: u64,
    /// At an open border, opposite a building.
    faced: u64,
}

impl Princes {
    /// The prince beyond the top edge.
    pub fn above(&self, seat: Seat) -> Option<Seat> {
        (self.cooperation && (self.seats > 2 || seat.0 == 0)).then(|| seat.next(self.seats))
    }

    /// The prince beyond the right edge.
    pub fn beyond(&self, seat: Seat) -> Option<Seat> {
        (self.cooperation && (self.seats > 2 || seat.0 == 1)).then(|| seat.previous(self.seats))
    }

    /// Neighbours, lowest seat first.
    pub(crate) fn neighbours(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let (above, beyond) = (self.above(seat), self.beyond(seat));
        Seat::all(self.seats).filter(move |s| Some(*s) == above || Some(*s) == beyond)
    }

    /// The border of two neighbours, called by the seat whose top edge it is.
    pub(crate) fn border(&self, a: Seat, b: Seat) -> Seat {
        if self.above(a) == Some(b) { a } else { b }
    }

    fn asking(&self, seat: Seat) -> Asking {
        let above = self.above(seat).map(|s| seen_from_below(self.prince(s).land.built));
        let beyond = self.beyond(seat).map(|s| seen_from_the_left(self.prince(s).land.built));
        Asking {
            crowded: self.prince(seat).land.crowded(self.edition),
            border: above.map_or(0, |_| TOP) | beyond.map_or(0, |_| RIGHT),
            faced: above.unwrap_or(0) | beyond.unwrap_or(0),
        }
    }

    /// Squares that a building of this prince alone may not cover, for want of builders (§5.8, §9.7).
    pub(crate) fn forbidden(&self, seat: Seat) -> u64 {
        let builders = self.prince(seat).builders;
        let asking = self.asking(seat);
        let close = |closed: bool, squares: u64| if closed { squares } else { 0 };
        close(!self.adjacent(seat), asking.crowded)
            | close(builders < self.edition.border_builders, asking.border)
            | close(builders < self.edition.faced_builders, asking.faced)
    }

    /// Squares of this prince's land that a joint building may not cover, for want of builders (§9.5).
    pub(crate) fn forbidden_to_both(&self, seat: Seat) -> u64 {
        if self.adjacent(seat) {
            return 0;
        }
        let asking = self.asking(seat);
        asking.crowded | asking.faced
    }

    /// Why a building of one's own may not cover these squares.
    pub(crate) fn why_forbidden(&self, seat: Seat, mask: u64) -> Why {
        let builders = self.prince(seat).builders;
        let asking = self.asking(seat);
        if mask & asking.crowded != 0 && !self.adjacent(seat) {
            Why::new("5.8", "why-touches")
        } else if mask & asking.faced != 0 && builders < self.edition.faced_builders {
            Why::new("9.7", "why-border").needs(self.edition.faced_builders, builders)
        } else {
            Why::new("9.7", "why-border").needs(self.edition.border_builders, builders)
        }
    }

    fn adjacent(&self, seat: Seat) -> bool {
        self.edition.builders[usize::from(self.prince(seat).builders).min(3)].adjacent
    }

    /// Everything a building of this prince alone may not cover.
    pub(crate) fn closed(&self, seat: Seat) -> u64 {
        self.prince(seat).land.taken | self.forbidden(seat)
    }

    /// Everything a joint building may not cover, at home and away.
    fn closed_to_both(&self, home: Seat) -> (u64, u64) {
        let closed = |seat: Seat| self.prince(seat).land.taken | self.forbidden_to_both(seat);
        (closed(home), closed(home.next(self.seats)))
    }

    /// Where a joint building of this kind may lie across a border.
    pub(crate) fn joint_spots(&self, building: Building, home: Seat) -> impl Iterator<Item = Spot> {
        let (closed_home, closed_away) = self.closed_to_both(home);
        let joints = &self.edition.buildings[building.index()].joints;
        joints.iter().filter(move |p| p.home & closed_home == 0 && p.away & closed_away == 0).map(|p| p.spot)
    }

    /// Works out anew what has room after a tile was laid. Room is only ever lost by that, and a neighbour feels it only if a
    /// building stands at the border.
    pub(crate) fn survey_tile(&mut self, seat: Seat, mask: u64, building: bool) {
        self.survey_land(seat, self.prince(seat).land.room);
        if self.cooperation {
            let (next, previous) = (seat.next(self.seats), seat.previous(self.seats));
            self.survey_border(previous, self.joint_room[previous.index()]);
            self.survey_border(seat, self.joint_room[seat.index()]);
            if building && mask & (TOP | RIGHT) != 0 {
                self.survey_land(next, self.prince(next).land.room);
                self.survey_land(previous, self.prince(previous).land.room);
                let beyond = previous.previous(self.seats);
                self.survey_border(next, self.joint_room[next.index()]);
                self.survey_border(beyond, self.joint_room[beyond.index()]);
            }
        }
    }

    /// Works out anew what has room after a builder was hired: buildings may gain places, in his land and on its borders.
    pub(crate) fn survey_builder(&mut self, seat: Seat) {
        let landscapes = self.prince(seat).land.room.landscapes;
        self.survey_land(seat, Room { buildings: Set::ALL, landscapes });
        self.survey_border(seat.previous(self.seats), Set::ALL);
        self.survey_border(seat, Set::ALL);
    }

    /// Which of these tiles have a place in a land.
    fn survey_land(&mut self, seat: Seat, among: Room) {
        let closed = self.closed(seat);
        let room = self.prince(seat).land.survey(self.edition, closed, among);
        self.prince_mut(seat).land.room = room;
    }

    /// Which of these buildings have a place across a border.
    fn survey_border(&mut self, home: Seat, among: Set<Building>) {
        if self.above(home).is_some() {
            let (closed_home, closed_away) = self.closed_to_both(home);
            let fits = |b: &Building| {
                let joints = &self.edition.buildings[b.index()].joints;
                joints.iter().any(|p| p.home & closed_home == 0 && p.away & closed_away == 0)
            };
            self.joint_room[home.index()] = among.iter().filter(fits).collect();
        }
    }

    /// The whole table, for a fresh game or a loaded position.
    pub(crate) fn survey_all(&mut self) {
        for seat in Seat::all(self.seats) {
            self.survey_land(seat, Room { buildings: Set::ALL, landscapes: Set::ALL });
            self.survey_border(seat, Set::ALL);
        }
    }
}
