//! The state of a game: plain arrays, ids and a small stack.
//! Also carried out here: §7.3.

use crate::choice::Objective;
use crate::edition::{Edition, ROUNDS};
use crate::pieces::{Colour, Family, KINDS, Member, Noble, Queue, Rank, SOURCES, Side, Source, Tile};
use crate::place::{PLACES, Place, SHIELDS, Shield};
use crate::steps::Step;
use crate::strozzi::{Adjust, Deck};
use kit::{LoadedEdition, Seat, Stack};

/// The deepest the stack gets: the turns below the question of a turn, the drive below the draws, a new round below the dial.
pub const DEEPEST: usize = 2;

/// A game of Florence.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Florence {
    pub(crate) loaded: &'static LoadedEdition<Edition>,
    pub(crate) seats: u8,
    /// The adjustments of a solo game.
    pub(crate) adjust: Adjust,
    /// From 1.
    pub(crate) round: u8,
    /// Who has the first-player marker.
    pub(crate) first: Side,
    pub(crate) players: [Player; 5],
    pub(crate) families: [Pieces; 5],
    pub(crate) queues: [Queue; PLACES],
    /// How many members of each side stand at each location: it follows from the queues and is asked for all the time.
    pub(crate) crowd: [[u8; PLACES]; 5],
    pub(crate) tiles: [Option<Tile>; PLACES],
    /// The boxes of each brag tile, from the bottom.
    pub(crate) brags: [[Option<Family>; 3]; PLACES],
    /// The sides with a guard on each shield, one bit each.
    pub(crate) guards: [u8; SHIELDS],
    pub(crate) carriages: [Option<Place>; 3],
    /// By round, once revealed.
    pub(crate) destinations: [Option<Place>; ROUNDS],
    /// By round, once revealed; round 1 has none.
    pub(crate) tokens: [Option<u8>; ROUNDS],
    /// Locations where a carriage started: their tokens are the last three.
    pub(crate) starts: u16,
    /// Scandal cards by kind: face down, and discarded.
    pub(crate) deck: [u8; KINDS],
    pub(crate) discards: [u8; KINDS],
    pub(crate) strozzi: Deck,
    pub(crate) stack: Stack<Step, DEEPEST>,
}

/// What a side has: a seat's, or Strozzi's.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    pub time: u8,
    /// Guards not on the board.
    pub guards: u8,
    pub gifts: u8,
    /// Gifts still set aside.
    pub gifts_aside: u8,
    /// Gifts given to each noble.
    pub given: [u8; 3],
    pub ring: Option<Place>,
    /// 0: has not passed; 1: was the first to pass, and so on.
    pub passed: u8,
    pub objective: Option<Objective>,
    /// Scandal cards in hand, by kind.
    pub hand: [u8; KINDS],
    /// How many of them have been held since before their deck was last reshuffled: such a card can't be one of the new deck's, which
    /// a careful opponent knows too.
    pub kept: [u8; KINDS],
    pub vp: [u16; SOURCES],
}

impl Player {
    pub fn cards(&self) -> u8 {
        self.hand.iter().sum()
    }

    pub fn total(&self) -> u32 {
        self.vp.iter().map(|vp| u32::from(*vp)).sum()
    }

    pub fn gifts_given(&self) -> u8 {
        self.given.iter().sum()
    }
}

/// What a family has off the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Pieces {
    /// Members in the supply, by rank.
    pub supply: [u8; 3],
    /// Members out of the game (§7.17).
    pub removed: [u8; 3],
    pub markers: u8,
}

impl Florence {
    pub(crate) fn edition(&self) -> &'static Edition {
        self.loaded
    }

    pub(crate) fn solo(&self) -> bool {
        self.seats == 1
    }

    /// How many play, Strozzi included.
    pub(crate) fn side_count(&self) -> u8 {
        if self.solo() { 2 } else { self.seats }
    }

    pub(crate) fn sides(&self) -> impl DoubleEndedIterator<Item = Side> + use<> {
        (0..self.side_count()).map(Side)
    }

    /// All sides clockwise from the first player.
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Side> + use<> {
        let (first, count) = (self.first.0, self.side_count());
        (0..count).map(move |n| Side((first + n) % count))
    }

    /// How many families have pieces in the game.
    pub(crate) fn family_count(&self) -> u8 {
        if self.solo() { 3 } else { self.seats }
    }

    pub(crate) fn families_of(&self, side: Side) -> impl Iterator<Item = Family> + use<> {
        let range = if self.is_strozzi(side) { 1..3 } else { side.0..side.0 + 1 };
        range.map(Family)
    }

    /// Whose a family is: Strozzi has two.
    pub(crate) fn side_of(&self, family: Family) -> Side {
        if self.solo() { Side(family.0.min(1)) } else { Side(family.0) }
    }

    pub(crate) fn is_strozzi(&self, side: Side) -> bool {
        self.solo() && side.0 == 1
    }

    pub(crate) fn by(&self, side: Side) -> crate::event::By {
        if self.is_strozzi(side) { crate::event::By::Strozzi } else { crate::event::By::Seat(Seat(side.0)) }
    }

    pub(crate) fn owner(&self, family: Family) -> crate::event::Owner {
        crate::event::Owner { by: self.by(self.side_of(family)), colour: self.colour(family) }
    }

    pub fn colour(&self, family: Family) -> Colour {
        if !self.solo() {
            return Colour::at(family.index().min(4));
        }
        let solo = &self.edition().figures.solo;
        match family.0 {
            0 => solo.human_colour,
            1 => solo.colours[0],
            _ => solo.colours[1],
        }
    }

    pub(crate) fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    pub(crate) fn player_mut(&mut self, side: Side) -> &mut Player {
        &mut self.players[side.index()]
    }

    pub(crate) fn queue(&self, place: Place) -> &Queue {
        &self.queues[place.index()]
    }

    /// The member in a place of the queue, counted from 1.
    pub(crate) fn member(&self, place: Place, slot: u8) -> Option<Member> {
        self.queue(place).get(usize::from(slot).checked_sub(1)?).copied()
    }

    /// All members of a side with where they stand, in order of location and place.
    pub(crate) fn members(&self, side: Side) -> impl Iterator<Item = (Place, u8, Member)> {
        Place::all().filter(move |place| self.is_at(side, *place)).flat_map(move |place| {
            let own = self.queue(place).iter().enumerate().filter(move |(_, m)| self.side_of(m.family) == side);
            own.map(move |(index, member)| (place, index as u8 + 1, *member))
        })
    }

    pub(crate) fn members_at(&self, side: Side, place: Place) -> u8 {
        self.crowd[side.index()][place.index()]
    }

    pub(crate) fn is_at(&self, side: Side, place: Place) -> bool {
        self.members_at(side, place) > 0
    }

    pub(crate) fn leads(&self, side: Side, place: Place) -> bool {
        self.queue(place).first().is_some_and(|m| self.side_of(m.family) == side)
    }

    /// How many members of a family and rank are on the board.
    pub(crate) fn on_board(&self, family: Family, rank: Rank) -> u8 {
        let pieces = &self.families[family.index()];
        let all = self.edition().figures.family.members(rank);
        all - pieces.supply[rank.index()] - pieces.removed[rank.index()]
    }

    pub(crate) fn members_on_board(&self, side: Side) -> u8 {
        self.families_of(side).map(|f| Rank::ALL.iter().map(|r| self.on_board(f, *r)).sum::<u8>()).sum()
    }

    /// Is there a free place in the queue (§1.11, §2.4)?
    pub(crate) fn has_room(&self, place: Place) -> bool {
        self.queue(place).len() < self.open_places()
    }

    pub(crate) fn open_places(&self) -> usize {
        usize::from(self.edition().open[usize::from(self.seats)])
    }

    pub(crate) fn has_guard(&self, side: Side, shield: Shield) -> bool {
        self.guards[shield.index(self.edition())] & side.bit() != 0
    }

    pub(crate) fn is_guarded(&self, shield: Shield) -> bool {
        self.guards[shield.index(self.edition())] != 0
    }

    /// The noble of this round.
    pub(crate) fn active(&self) -> Noble {
        self.edition().segment(self.round).noble
    }

    /// Where a noble will drive next: the first of his rounds that is not over. Rounds 7 to 9 are his last.
    pub(crate) fn destination(&self, noble: Noble) -> Option<Place> {
        let round = (usize::from(self.round)..=ROUNDS).find(|round| self.edition().segment(*round as u8).noble == noble)?;
        self.destinations[round - 1]
    }

    /// The colour's family; `None` when it is not in this game.
    pub fn family_of(&self, colour: Colour) -> Option<Family> {
        (0..self.family_count()).map(Family).find(|family| self.colour(*family) == colour)
    }

    pub(crate) fn brag_marker_of(&self, side: Side, place: Place) -> bool {
        self.brags[place.index()].iter().flatten().any(|family| self.side_of(*family) == side)
    }

    pub(crate) fn score_of(&self, side: Side, source: Source) -> u16 {
        self.player(side).vp[source.index()]
    }

    pub(crate) fn push(&mut self, step: impl Into<Step>) {
        self.stack.push(step.into());
    }
}

/// Strozzi's side, in a game with one seat.
pub const STROZZI: Side = Side(1);
