//! The table: families, tracks, middlemen, crests and stacks, and the steps under way.
//! Also carried out here: §1.3, §1.4, §1.5.

use crate::edition::{Space, TrackFigures};
use crate::goods::{Bundle, Purse};
use crate::pile::TilePile;
use crate::set::{Cities, Provinces, Tiles};
use crate::steps::{DEEPEST, FirstSeat, Step};
use crate::{City, Edition, Good, Kind, Province, Tile, Track};
use kit::{Bag, List, LoadedEdition, Seat, Setup, Stack};

pub const MOST_SEATS: usize = 4;
/// A track with the queue of the last round behind it.
pub const MOST_SPACES: usize = 16;
/// More members than this a family never has, whatever the edition.
pub const MOST_MEMBERS: u8 = 60;

/// What a family has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Family {
    pub purse: Purse,
    /// Members not on the map nor on a track.
    pub reserve: u8,
    /// Members in each city that stand, and that lie. Members of one city and posture are all alike.
    standing: [u8; City::COUNT],
    lying: [u8; City::COUNT],
    /// The cities in which somebody stands, and in which somebody lies: the same thing as bits.
    up: Cities,
    down: Cities,
    /// Province tiles won, and those of them that have been used.
    pub provinces: Provinces,
    pub used: Provinces,
    /// Council tiles lying face up, and the one that is not yet.
    pub council: Tiles,
    pub face_down: Option<Tile>,
    pub nobility: Tiles,
    /// Medici crests taken, by kind.
    pub crests: [u8; 3],
    pub passed: bool,
}

impl Family {
    /// The cities with a standing member.
    pub fn up(&self) -> Cities {
        self.up
    }

    /// The cities with a lying member.
    pub fn down(&self) -> Cities {
        self.down
    }

    pub fn standing(&self, city: City) -> u8 {
        self.standing[city.index()]
    }

    pub fn lying(&self, city: City) -> u8 {
        self.lying[city.index()]
    }

    /// The cities with a member in any posture.
    pub fn present(&self) -> Cities {
        self.up.or(self.down)
    }

    pub fn in_cities(&self) -> u8 {
        self.up.iter().map(|c| self.standing(c)).sum::<u8>() + self.down.iter().map(|c| self.lying(c)).sum::<u8>()
    }

    pub fn set_standing(&mut self, city: City, count: u8) {
        self.standing[city.index()] = count;
        if count > 0 { self.up.add(city) } else { self.up.remove(city) }
    }

    pub fn set_lying(&mut self, city: City, count: u8) {
        self.lying[city.index()] = count;
        if count > 0 { self.down.add(city) } else { self.down.remove(city) }
    }

    /// One comes to stand here, from the reserve or from a journey.
    pub fn arrive(&mut self, city: City) {
        self.set_standing(city, self.standing(city) + 1);
    }

    /// A standing one leaves.
    pub fn leave(&mut self, city: City) {
        self.set_standing(city, self.standing(city).saturating_sub(1));
    }

    pub fn lie_down(&mut self, city: City) {
        self.leave(city);
        self.set_lying(city, self.lying(city) + 1);
    }

    /// A lying one goes back to the reserve.
    pub fn go_home(&mut self, city: City) {
        self.set_lying(city, self.lying(city).saturating_sub(1));
        self.reserve += 1;
    }

    pub fn all_stand_up(&mut self) {
        for city in self.down.iter() {
            self.set_standing(city, self.standing(city) + self.lying(city));
            self.lying[city.index()] = 0;
        }
        self.down = Cities::NONE;
    }

    pub fn crest_count(&self) -> u8 {
        self.crests.iter().sum()
    }

    /// Province tiles that can still be used.
    pub fn face_up(&self) -> Provinces {
        self.provinces.minus(self.used)
    }
}

/// What the table agreed on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    pub free_reinforcement: bool,
    pub no_events: bool,
    pub random_start: bool,
}

impl Options {
    pub fn of(setup: &Setup) -> Options {
        Options {
            free_reinforcement: setup.is_on("free_reinforcement"),
            no_events: setup.is_on("no_events"),
            random_start: setup.word("middlemen_start") == "random",
        }
    }
}

/// A game of Il Vecchio.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IlVecchio {
    pub(crate) edition: &'static LoadedEdition<Edition>,
    pub(crate) seats: u8,
    pub(crate) options: Options,
    /// Seat 0 until chance has named him.
    pub(crate) first: Seat,
    pub(crate) families: [Family; MOST_SEATS],
    /// Who stands on each track, in the order of arrival.
    pub(crate) tracks: [List<u8, MOST_SPACES>; Track::COUNT],
    /// In the order of [`Kind`]; shorter while they are being placed.
    pub(crate) middlemen: List<City, { Kind::SYMBOLS }>,
    /// Crests nobody has taken, in the pile or out of the game: which is which nobody knows.
    pub(crate) crests: Bag<3>,
    /// How many of them are in the pile.
    pub(crate) pile: u8,
    pub(crate) provinces: Provinces,
    pub(crate) council: TilePile,
    pub(crate) nobility: TilePile,
    pub(crate) stack: Stack<Step, DEEPEST>,
}

impl IlVecchio {
    pub(crate) fn fresh(edition: &'static LoadedEdition<Edition>, setup: &Setup) -> IlVecchio {
        let options = Options::of(setup);
        let figures = &edition.setup;
        let mut family = Family { reserve: edition.members, ..Family::default() };
        family.purse.add(figures.tokens);
        let mut families = [Family::default(); MOST_SEATS];
        families[..usize::from(setup.seats)].fill(family);
        let mut game = IlVecchio {
            edition,
            seats: setup.seats,
            options,
            first: Seat(0),
            families,
            tracks: Default::default(),
            middlemen: List::new(),
            crests: Bag(edition.crests),
            pile: figures.crests[IlVecchio::seats_index(setup.seats)],
            provinces: Province::ALL.iter().copied().collect(),
            council: TilePile::of(Track::Council),
            nobility: TilePile::of(Track::Nobility),
            stack: Stack::new(),
        };
        if !options.random_start {
            game.middlemen = edition.map.start.into_iter().collect();
        }
        game.push(FirstSeat);
        game
    }

    /// Where figures for 2, 3 and 4 players stand.
    pub(crate) fn seats_index(seats: u8) -> usize {
        usize::from(seats.clamp(2, 4)) - 2
    }

    pub(crate) fn push(&mut self, step: impl Into<Step>) {
        self.stack.push(step.into());
    }

    pub fn family(&self, seat: Seat) -> &Family {
        &self.families[seat.index()]
    }

    pub(crate) fn family_mut(&mut self, seat: Seat) -> &mut Family {
        &mut self.families[seat.index()]
    }

    pub fn first(&self) -> Seat {
        self.first
    }

    pub fn figures(&self, track: Track) -> &'static TrackFigures {
        self.edition.track(track)
    }

    /// Who stands on a track, in order, the queue of the last round included.
    pub fn row(&self, track: Track) -> &[u8] {
        &self.tracks[track.index()]
    }

    /// Spaces nobody uses with few players.
    pub fn skipped(&self) -> usize {
        usize::from(self.edition.setup.first_space[IlVecchio::seats_index(self.seats)]) - 1
    }

    /// The space for the n-th member of a track; in the queue that of the last (§9.5).
    pub fn space(&self, track: Track, nth: usize) -> Space {
        let spaces = &self.figures(track).spaces;
        spaces[(nth + self.skipped()).min(spaces.len() - 1)]
    }

    pub fn is_full(&self, track: Track) -> bool {
        self.row(track).len() + self.skipped() >= self.figures(track).spaces.len()
    }

    /// May somebody enter? A full track only in the last round (§5.6, §9.5).
    pub fn is_open(&self, track: Track) -> bool {
        !self.is_full(track) || (self.is_last_round() && self.row(track).len() < MOST_SPACES)
    }

    pub fn middleman_in(&self, city: City) -> bool {
        self.middlemen.contains(&city)
    }

    pub fn middlemen(&self) -> &[City] {
        &self.middlemen
    }

    /// Crests left in the pile.
    pub fn crests_left(&self) -> u8 {
        self.pile
    }

    /// The stack on which the additional-cost tile lies: it moves with the first crest (§8.3).
    pub fn additional_cost(&self) -> Track {
        let full = self.edition.setup.crests[IlVecchio::seats_index(self.seats)];
        if self.pile < full { Track::Nobility } else { Track::Council }
    }

    pub fn tile_pile(&self, track: Track) -> &TilePile {
        if track == Track::Council { &self.council } else { &self.nobility }
    }

    pub(crate) fn tile_pile_mut(&mut self, track: Track) -> &mut TilePile {
        if track == Track::Council { &mut self.council } else { &mut self.nobility }
    }

    /// Province tiles nobody has won yet.
    pub fn provinces_left(&self, track: Track) -> Provinces {
        self.provinces.iter().filter(|p| self.edition.province(*p).region == track).collect()
    }

    /// The round of double turns waits at the bottom of the stack while it is played.
    pub fn is_last_round(&self) -> bool {
        matches!(self.stack.iter().next(), Some(Step::LastRound(_)))
    }

    pub fn florins(&self, seat: Seat) -> u16 {
        self.family(seat).purse.count(Good::Florin)
    }

    pub fn has(&self, seat: Seat, goods: Bundle) -> bool {
        self.family(seat).purse.has(goods)
    }
}
