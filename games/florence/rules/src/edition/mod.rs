//! The figures of the box: `data/florence.json`, typed and checked.
//! Also carried out here: §3.1.

mod check;
mod figures;

pub use figures::{CardColour, Cost, Figures, Letter, Segment, StrozziEffect, StrozziFigures, Unit};

use crate::pieces::{KINDS, Kind, Noble};
use crate::place::{PLACES, Place, STREETS, Shield};
use figures::CostKind;
use kit::{EditionError, FigureReader, require};

/// How many rounds a game has, three for each noble.
pub const ROUNDS: usize = 9;
/// How many cards Strozzi's deck has.
pub const STROZZI_CARDS: usize = 10;

/// The figures, and what is quickly looked up by them.
#[derive(Debug)]
pub struct Edition {
    pub figures: Figures,
    /// By kind of scandal card: whose deck it is in.
    pub noble_of: [Noble; KINDS],
    /// By noble, the kinds of his deck, in order.
    pub kinds_by_noble: [Vec<Kind>; 3],
    /// By kind: what it costs.
    pub cost_of: [Cost; KINDS],
    pub copies_of: [u8; KINDS],
    /// By tile: VP for each unit, and what a unit is.
    pub tile: [(u8, Unit); PLACES],
    /// By location, the locations joined by a street, one bit each.
    pub neighbours: [u16; PLACES],
    street_between: [[Option<u8>; PLACES]; PLACES],
    /// The carriages' way: by location the next and the one before.
    pub next: [Place; PLACES],
    pub previous: [Place; PLACES],
    /// By number of seats, the open places of a queue (§1.11).
    pub open: [u8; 6],
}

/// Parts of the released file that no rule reads: where figures come from, what pieces look like, sentences and examples for people.
const REMARKS: &[&str] = &[
    "game",
    "title",
    "players",
    "benchmarks",
    "examples",
    "colours",
    "nobles",
    "shared",
    "board.locations.*.value",
    "board.park",
    "board.score_track_wraps_at",
    "brag.tiles.*.max_vp",
    "dial.scoring_ranks",
    "end.tie_break",
    "family.score_markers",
    "scandal.kinds.*.effect",
    "scandal.kinds.*.needs",
];

impl kit::Edition for Edition {
    const RELEASED: &'static [&'static str] = &[include_str!("../../data/florence.json")];
    const REMARKS: &'static [&'static str] = REMARKS;

    fn read(file: &FigureReader<'_>) -> Result<Self, EditionError> {
        let figures: Figures = file.get()?;
        file.fixed("family.rings", 1)?;
        file.fixed("guards.spy_cards", 1)?;
        file.fixed("scandal.run_members", 2)?;
        file.fixed("dial.visible", 3)?;
        figures.check()?;
        Edition::derive(figures)
    }
}

impl Edition {
    fn derive(figures: Figures) -> Result<Edition, EditionError> {
        let mut noble_of = [Noble::Cosimo; KINDS];
        let mut cost_of = [Cost::Time(0); KINDS];
        let mut copies_of = [0; KINDS];
        for kind in &figures.scandal.kinds {
            let k = kind.id.index();
            require(copies_of[k] == 0 && (1..=12).contains(&kind.copies), "scandal.kinds", "each kind once, with 1 to 12 copies")?;
            require(kind.cost.time <= 12, "scandal.kinds", "no price above 12")?;
            copies_of[k] = kind.copies;
            noble_of[k] = kind.noble;
            cost_of[k] = match kind.cost.kind {
                CostKind::Time => Cost::Time(kind.cost.time),
                CostKind::Gain => Cost::Gain(kind.cost.time),
                CostKind::GiftPrice => Cost::GiftPrice,
            };
        }
        require(copies_of.iter().all(|n| *n > 0), "scandal.kinds", "a kind is missing")?;
        require(
            (cost_of[Kind::RemoteGift.index()] == Cost::GiftPrice) && cost_of.iter().filter(|c| **c == Cost::GiftPrice).count() == 1,
            "scandal.kinds",
            "the remote gift, and only it, costs the price of the gift",
        )?;
        let kinds_by_noble = [Noble::Cosimo, Noble::Contessina, Noble::Giovanni]
            .map(|noble| Kind::ALL.iter().copied().filter(|kind| noble_of[kind.index()] == noble).collect());
        let mut tile = [(0, Unit::Leads); PLACES];
        for figure in &figures.brag.tiles {
            tile[figure.id.index()] = (figure.vp, figure.unit);
        }
        let mut neighbours = [0u16; PLACES];
        let mut street_between = [[None; PLACES]; PLACES];
        for (nth, [a, b]) in figures.board.streets.iter().enumerate() {
            neighbours[a.index()] |= 1 << b.index();
            neighbours[b.index()] |= 1 << a.index();
            street_between[a.index()][b.index()] = Some(nth as u8);
            street_between[b.index()][a.index()] = Some(nth as u8);
        }
        let mut next = [Place::default(); PLACES];
        let mut previous = [Place::default(); PLACES];
        for (nth, place) in figures.board.route.iter().enumerate() {
            let following = figures.board.route[(nth + 1) % PLACES];
            next[place.index()] = following;
            previous[following.index()] = *place;
        }
        let mut open = [0; 6];
        for (seats, open) in open.iter_mut().enumerate() {
            *open = figures.queue.labels.iter().filter(|label| usize::from(**label) <= seats.max(1)).count() as u8;
        }
        Ok(Edition { noble_of, kinds_by_noble, cost_of, copies_of, tile, neighbours, street_between, next, previous, open, figures })
    }

    /// The shield on a street.
    pub fn shield_on(&self, street: u8) -> Shield {
        let [a, b] = self.figures.board.streets[usize::from(street) % STREETS];
        Shield::Street(a, b)
    }

    /// The street that joins two locations.
    pub fn street_between(&self, a: Place, b: Place) -> Option<u8> {
        self.street_between[a.index()][b.index()]
    }

    /// The locations joined to this one by a street, in order.
    pub fn neighbours(&self, place: Place) -> impl Iterator<Item = Place> + use<> {
        places_of(self.neighbours[place.index()])
    }

    /// The dial's segment of a round; rounds count from 1.
    pub fn segment(&self, round: u8) -> &Segment {
        &self.figures.dial.segments[usize::from(round).clamp(1, ROUNDS) - 1]
    }

    /// Nobles A, B and C of a round (§12.7).
    pub fn letters(&self, round: u8) -> [Noble; 3] {
        self.figures.solo.letters.by_round[usize::from(round).clamp(1, ROUNDS) - 1]
    }

    /// The box of a brag tile, counted from the bottom, for these VP (§5.4).
    pub fn level(&self, vp: u16) -> usize {
        self.figures.brag.levels.iter().rposition(|least| *least <= vp).unwrap_or(0)
    }

    pub fn objectives(&self) -> u8 {
        self.figures.objectives.cards.len() as u8
    }

    /// The locations of the objective card with this number.
    pub fn objective(&self, number: u8) -> &[Place] {
        self.figures.objectives.cards.iter().find(|card| card.id == number).map_or(&[], |card| &card.locations)
    }

    /// VP for so many members on the objective's locations; more members than the table knows score like its last entry.
    pub fn objective_vp(&self, members: usize) -> u16 {
        let table = &self.figures.objectives.vp_by_members;
        table[members.min(table.len() - 1)]
    }

    pub fn has_objective(&self, number: u8) -> bool {
        (1..=self.objectives()).contains(&number)
    }

    pub fn has_strozzi_card(&self, number: u8) -> bool {
        (1..=STROZZI_CARDS).contains(&usize::from(number))
    }
}

/// The locations whose bit is set, in order.
pub fn places_of(mut mask: u16) -> impl Iterator<Item = Place> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let place = Place::at(mask.trailing_zeros() as usize);
        mask &= mask - 1;
        Some(place)
    })
}
