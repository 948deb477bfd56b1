//! The figures of the box: `data/florence.json`, typed and checked.

use crate::pieces::{Colour, KINDS, Kind, Noble, Rank, Tile};
use crate::place::{PLACES, Place, STREETS, Shield};
use kit::{EditionError, Editions};
use serde::Deserialize;
use serde_json::Value;

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

#[derive(Debug, Deserialize)]
pub struct Figures {
    rounds: u8,
    pub family: FamilyFigures,
    board: Board,
    queue: QueueFigures,
    pub time: TimeFigures,
    pub actions: Actions,
    pub guards: Guards,
    pub scandal: Scandal,
    dial: Dial,
    brag: Brag,
    pub objectives: Objectives,
    pub end: End,
    pub solo: Solo,
}

#[derive(Debug, Deserialize)]
pub struct FamilyFigures {
    pub debutantes: u8,
    pub donnas: u8,
    pub maestros: u8,
    pub guards: u8,
    pub gifts_at_start: u8,
    pub gifts_set_aside: u8,
    pub brag_markers: u8,
}

impl FamilyFigures {
    pub const fn members(&self, rank: Rank) -> u8 {
        match rank {
            Rank::Debutante => self.debutantes,
            Rank::Donna => self.donnas,
            Rank::Maestro => self.maestros,
        }
    }
}

#[derive(Debug, Deserialize)]
struct Board {
    locations: Vec<Location>,
    streets: Vec<[Place; 2]>,
    route: Vec<Place>,
}

#[derive(Debug, Deserialize)]
struct Location {
    id: u8,
    row: u8,
    column: u8,
}

#[derive(Debug, Deserialize)]
struct QueueFigures {
    labels: [u8; 7],
}

#[derive(Debug, Deserialize)]
pub struct TimeFigures {
    pub max: u8,
    pub start: u8,
    pub tokens: Vec<u8>,
}

#[derive(Debug, Deserialize)]
pub struct Actions {
    pub first_pass_time: u8,
    pub bonus_time: u8,
    pub bonus_vp: u16,
    pub deploy: u8,
    pub promote: u8,
    #[serde(rename = "move")]
    pub step: u8,
    pub hurry: u8,
    pub hurry_streets: u8,
    pub brag: u8,
    pub gift: u8,
    pub gift_more_each: u8,
}

#[derive(Debug, Deserialize)]
pub struct Guards {
    pub bodyguard_own_time: u8,
    pub bodyguard_other_vp: u16,
}

#[derive(Debug, Deserialize)]
pub struct Scandal {
    pub hand_limit: u8,
    pub instead_of_a_card: u8,
    pub discard_time: u8,
    pub run_streets: u8,
    kinds: Vec<ScandalKind>,
}

#[derive(Debug, Deserialize)]
struct ScandalKind {
    id: Kind,
    noble: Noble,
    copies: u8,
    cost: CostFigure,
}

#[derive(Debug, Deserialize)]
struct CostFigure {
    kind: CostKind,
    time: u8,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum CostKind {
    Time,
    Gain,
    GiftPrice,
}

/// What playing a scandal card costs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    Time(u8),
    /// The card brings time.
    Gain(u8),
    /// What the gift costs (§6.2).
    GiftPrice,
}

#[derive(Debug, Deserialize)]
struct Dial {
    segments: Vec<Segment>,
}

/// One round on the nobles' dial.
#[derive(Debug, Deserialize)]
pub struct Segment {
    round: u8,
    pub noble: Noble,
    pub lead_vp: u16,
    pub gifts_after: u8,
    /// VP by place in the queue; empty for Giovanni.
    #[serde(default)]
    pub places: Vec<u16>,
    /// Giovanni's rewards: VP and price.
    #[serde(default)]
    pub rewards: Vec<(u16, u8)>,
}

#[derive(Debug, Deserialize)]
struct Brag {
    levels: [u16; 3],
    tiles: Vec<TileFigures>,
}

#[derive(Debug, Deserialize)]
struct TileFigures {
    id: Tile,
    vp: u8,
    unit: Unit,
}

/// What a brag tile counts (§5.7 to §5.15).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    DonnasAndMaestros,
    BragMarkers,
    ScandalCards,
    Leads,
    MembersInRow,
    MembersInColumn,
    LocationsWithTwo,
    GiftsGiven,
    LocationsWithOne,
}

#[derive(Debug, Deserialize)]
pub struct Objectives {
    cards: Vec<ObjectiveCard>,
    vp_by_members: Vec<u16>,
}

#[derive(Debug, Deserialize)]
struct ObjectiveCard {
    id: u8,
    locations: Vec<Place>,
}

#[derive(Debug, Deserialize)]
pub struct End {
    pub time_per_vp: u8,
}

/// The figures of the solo mode.
#[derive(Debug, Deserialize)]
pub struct Solo {
    pub human_colour: Colour,
    pub colours: [Colour; 2],
    pub time_at_start: u8,
    pub time_round_1: u8,
    pub time_least: u8,
    pub giovanni_keeps: u8,
    pub ring_vp_by_act: [u16; 3],
    pub own_bodyguard_vp: u16,
    pub card_time: u8,
    pub kept_on_top: u8,
    pub brag_times_by_act: [u16; 3],
    pub guard_vp: u16,
    letters: Letters,
    pub cards: Vec<StrozziFigures>,
    pub adjust: Adjustments,
}

#[derive(Debug, Deserialize)]
struct Letters {
    by_round: Vec<[Noble; 3]>,
}

#[derive(Debug, Deserialize)]
pub struct StrozziFigures {
    number: u8,
    pub time: u8,
    pub effect: StrozziEffect,
    /// Which of the nobles A, B, C.
    #[serde(default)]
    pub target: Option<Letter>,
    #[serde(default)]
    pub colour: Option<CardColour>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StrozziEffect {
    Deploy,
    SpendAllAndPass,
    Promote,
    Brag,
    PlaceGuard,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Letter {
    A,
    B,
    C,
}

/// The colour a card of Strozzi's shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardColour {
    Orange,
    Blue,
    Least,
}

#[derive(Debug, Deserialize)]
pub struct Adjustments {
    pub brag_1_2_3: [u16; 3],
    pub one_time_less: u8,
    pub one_time_less_min: u8,
    pub one_time_more: u8,
    pub one_time_more_max: u8,
    pub half_giovanni_if_unpaid: u16,
    pub card_6_vp_per_time: u16,
    pub strozzi_first_pass_time: u8,
}

impl kit::Edition for Edition {
    const RELEASED: &'static [&'static str] = &[include_str!("../data/florence.json")];

    fn from_json(json: &Value) -> Result<Self, EditionError> {
        let figures = Figures::deserialize(json).map_err(|e| EditionError::new("", e.to_string()))?;
        figures.check()?;
        Edition::derive(figures)
    }

    fn editions() -> &'static Editions<Self> {
        static EDITIONS: Editions<Edition> = Editions::new();
        &EDITIONS
    }
}

fn check(holds: bool, path: &str, message: &str) -> Result<(), EditionError> {
    if holds { Ok(()) } else { Err(EditionError::new(path, message)) }
}

impl Figures {
    /// The shape of the box that the rules rely on; every other figure is free within what a dial can show.
    fn check(&self) -> Result<(), EditionError> {
        check(usize::from(self.rounds) == ROUNDS, "rounds", "the rules know nine rounds")?;
        let family = &self.family;
        check(family.debutantes >= 1 && family.debutantes + family.donnas + family.maestros <= 20, "family", "1 to 20 members")?;
        check(family.guards <= 15 && family.gifts_at_start <= 20 && family.gifts_set_aside <= 20, "family", "too many pieces")?;
        check(family.brag_markers <= 20, "family.brag_markers", "at most 20")?;
        check(self.board.locations.len() == PLACES, "board.locations", "the rules know nine locations")?;
        for (nth, location) in self.board.locations.iter().enumerate() {
            let right = usize::from(location.id) == nth + 1
                && usize::from(location.row) == nth / 3 + 1
                && usize::from(location.column) == nth % 3 + 1;
            check(right, "board.locations", "three rows of three, numbered from 1")?;
        }
        check(self.board.streets.len() == STREETS, "board.streets", "the rules know twelve streets")?;
        check(self.board.streets.iter().all(|[a, b]| a < b), "board.streets", "the lower number stands first")?;
        check(self.board.streets.is_sorted(), "board.streets", "in the order of their numbers")?;
        let route: u16 = self.board.route.iter().fold(0, |mask, p| mask | 1 << p.index());
        check(self.board.route.len() == PLACES && route == (1 << PLACES) - 1, "board.route", "each location once")?;
        check(self.queue.labels.iter().filter(|l| **l <= 1).count() >= 1, "queue.labels", "one place at least is always open")?;
        check(self.queue.labels.is_sorted(), "queue.labels", "the labelled places are the last ones")?;
        let time = &self.time;
        check(time.max <= 100 && time.start <= time.max, "time", "a dial goes to 100 at most")?;
        check(time.tokens.len() == ROUNDS - 1 && time.tokens.is_sorted(), "time.tokens", "eight tokens, in order")?;
        check(time.tokens.iter().all(|t| *t <= 100), "time.tokens", "at most 100")?;
        let actions = &self.actions;
        let prices = [actions.deploy, actions.promote, actions.step, actions.hurry, actions.brag, actions.gift, actions.gift_more_each];
        check(prices.iter().all(|p| *p <= 12), "actions", "no price above 12")?;
        check(actions.hurry_streets == 2, "actions.hurry_streets", "the rules know two")?;
        check(actions.bonus_vp <= 100 && actions.bonus_time <= 100 && actions.first_pass_time <= 100, "actions", "at most 100")?;
        check(
            self.scandal.hand_limit <= 20 && self.scandal.discard_time <= 20 && self.scandal.instead_of_a_card <= 20,
            "scandal",
            "at most 20",
        )?;
        check((1..=3).contains(&self.scandal.run_streets), "scandal.run_streets", "one to three")?;
        check(self.guards.bodyguard_own_time <= 20 && self.guards.bodyguard_other_vp <= 100, "guards", "at most 20 time and 100 VP")?;
        check(self.dial.segments.len() == ROUNDS, "dial.segments", "one for each round")?;
        for (nth, segment) in self.dial.segments.iter().enumerate() {
            let noble = Noble::ALL[nth % 3];
            check(usize::from(segment.round) == nth + 1 && segment.noble == noble, "dial.segments", "rounds and nobles in order")?;
            let giovanni = noble == Noble::Giovanni;
            check(
                segment.places.len() <= 7 && (giovanni != segment.rewards.is_empty()),
                "dial.segments",
                "rewards for Giovanni, places for the others",
            )?;
            check(
                segment.places.iter().chain(segment.rewards.iter().map(|r| &r.0)).all(|vp| *vp <= 200),
                "dial.segments",
                "at most 200 VP",
            )?;
            check(segment.rewards.len() <= 5 && segment.lead_vp <= 100, "dial.segments", "too much")?;
        }
        let gifts: u8 = self.dial.segments.iter().map(|s| s.gifts_after.min(20)).sum();
        check(gifts <= family.gifts_set_aside, "dial.segments", "more gifts than were set aside")?;
        check(self.brag.levels[0] == 0 && self.brag.levels.is_sorted(), "brag.levels", "rising from 0")?;
        check(
            self.brag.tiles.len() == PLACES && Tile::ALL.iter().all(|t| self.brag.tiles.iter().any(|f| f.id == *t)),
            "brag.tiles",
            "each tile once",
        )?;
        let cards = &self.objectives.cards;
        check((6..=8).contains(&cards.len()), "objectives.cards", "six to eight")?;
        check(cards.iter().enumerate().all(|(nth, card)| usize::from(card.id) == nth + 1), "objectives.cards", "numbered from 1")?;
        check(!self.objectives.vp_by_members.is_empty(), "objectives.vp_by_members", "missing")?;
        check(self.objectives.vp_by_members.iter().all(|vp| *vp <= 500), "objectives.vp_by_members", "at most 500")?;
        check(self.end.time_per_vp > 0, "end.time_per_vp", "at least 1")?;
        self.solo.check()
    }
}

impl Solo {
    fn check(&self) -> Result<(), EditionError> {
        check(self.cards.len() == STROZZI_CARDS, "solo.cards", "ten cards")?;
        check(self.cards.iter().enumerate().all(|(nth, card)| usize::from(card.number) == nth + 1), "solo.cards", "numbered from 1")?;
        let six = self.cards.iter().filter(|card| card.effect == StrozziEffect::SpendAllAndPass).count();
        check(six == 1 && self.cards[5].effect == StrozziEffect::SpendAllAndPass, "solo.cards", "card 6, and only card 6, ends his round")?;
        for card in &self.cards {
            let deploy = card.effect != StrozziEffect::Deploy || (card.target.is_some() && card.colour.is_some());
            check(deploy, "solo.cards", "a deployment needs a target and a colour")?;
        }
        check(self.letters.by_round.len() == ROUNDS, "solo.letters", "one row for each round")?;
        check(self.human_colour != self.colours[0] && self.human_colour != self.colours[1], "solo.human_colour", "not one of his")?;
        check(self.colours[0] != self.colours[1], "solo.colours", "two different ones")?;
        let vp = self.ring_vp_by_act.iter().chain(&self.brag_times_by_act).chain(&self.adjust.brag_1_2_3);
        check(vp.copied().all(|n| n <= 100) && self.guard_vp <= 100 && self.own_bodyguard_vp <= 100, "solo", "at most 100")?;
        check(self.adjust.card_6_vp_per_time <= 100 && self.adjust.half_giovanni_if_unpaid > 0, "solo.adjust", "out of range")
    }
}

impl Edition {
    fn derive(figures: Figures) -> Result<Edition, EditionError> {
        let mut noble_of = [Noble::Cosimo; KINDS];
        let mut cost_of = [Cost::Time(0); KINDS];
        let mut copies_of = [0; KINDS];
        for kind in &figures.scandal.kinds {
            let k = kind.id.index();
            check(copies_of[k] == 0 && (1..=12).contains(&kind.copies), "scandal.kinds", "each kind once, with 1 to 12 copies")?;
            check(kind.cost.time <= 12, "scandal.kinds", "no price above 12")?;
            copies_of[k] = kind.copies;
            noble_of[k] = kind.noble;
            cost_of[k] = match kind.cost.kind {
                CostKind::Time => Cost::Time(kind.cost.time),
                CostKind::Gain => Cost::Gain(kind.cost.time),
                CostKind::GiftPrice => Cost::GiftPrice,
            };
        }
        check(copies_of.iter().all(|n| *n > 0), "scandal.kinds", "a kind is missing")?;
        check(
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
