//! The contract with the kit.

use crate::event::{city_name, goods_phrase, province_name, tile_name, track_name};
use crate::pile::Redeal;
use crate::set::Tiles;
use crate::steps::Step;
use crate::{Choice, City, Crest, Edition, Event, Good, IlVecchio, Position, Tile, Track, View};
use kit::{Chapter, Game, LoadedEdition, OptionKind, OptionSpec, Phrase, PositionError, Rng, Scores, Seat, Setup, TurnOf, Viewer};

const ALL_COUNTS: &[u8] = &[2, 3, 4];

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "free_reinforcement", kind: OptionKind::Bool { default: false }, seats: ALL_COUNTS },
    OptionSpec { id: "no_events", kind: OptionKind::Bool { default: false }, seats: ALL_COUNTS },
    OptionSpec {
        id: "middlemen_start",
        kind: OptionKind::Choice { values: &["printed", "random"], default: "printed" },
        seats: ALL_COUNTS,
    },
];

impl Game for IlVecchio {
    const ID: &'static str = "il_vecchio";
    const RULES: u32 = 1;
    const SEATS: &'static [u8] = ALL_COUNTS;

    type Edition = Edition;
    type Choice = Choice;
    type Step = Step;
    type Event = Event;
    type View = View;
    /// The town one travels to.
    type Subject = City;
    type Position = Position;

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn new(edition: &'static LoadedEdition<Edition>, setup: &Setup) -> Self {
        IlVecchio::fresh(edition, setup)
    }

    fn edition(&self) -> &'static LoadedEdition<Edition> {
        self.edition
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    kit::stack_in!(stack);

    fn subject(&self, _: Seat) -> Option<City> {
        match self.stack.top()? {
            Step::Journey(journey) => Some(journey.errand.goal(self)),
            Step::Means(means) => Some(means.city),
            _ => None,
        }
    }

    fn chapter(&self) -> Chapter {
        self.present_chapter()
    }

    fn turn_of(&self) -> TurnOf {
        self.present_turn_of()
    }

    fn ends_turn(&self, choice: Choice) -> bool {
        choice == Choice::End
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    /// Only Florence tiles are hidden; crests are drawn when they are taken. See [`Redeal`].
    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        if self.is_over() {
            return; // All tiles lie open (§10.9).
        }
        let own = self.family(seat);
        let known = own.nobility.or(own.face_down.map_or(Tiles::NONE, Tiles::one));
        let known = self.families.iter().fold(known, |sum, family| sum.or(family.council));
        for track in Track::OFFICES {
            let all = Tile::ALL.iter().copied().filter(|tile| tile.stack() == track).collect();
            let mut redeal = Redeal::new(seat, known, rng);
            redeal.pile(self.tile_pile_mut(track), all);
            for family in &mut self.families {
                family.face_down = family.face_down.map(|tile| redeal.tile(tile));
                family.nobility = redeal.tiles(family.nobility);
            }
        }
    }

    fn standing(&self, viewer: Viewer) -> Scores {
        self.scores(viewer)
    }

    fn phrase(&self, choice: Choice) -> Phrase {
        let say = Phrase::new;
        let city = |city: City| city_name(self.edition.city_id(city));
        match choice {
            Choice::First(seat) => say("choice-first").with("seat", seat),
            Choice::Start(at) => say("choice-start").with("city", city(at)),
            Choice::Die(pips) => say("choice-die").with("pips", pips),
            Choice::Draw(tile) => say("choice-draw").with("tile", tile_name(tile)),
            Choice::Crest(crest) => say("choice-crest").with("crest", Phrase::name("crest", crest)),
            Choice::Keep(tile) => say("choice-keep").with("tile", tile_name(tile)),
            Choice::Zone(zone) => say("choice-zone").with("zone", zone),
            Choice::Place(at) => say("choice-place").with("city", city(at)),
            Choice::Reveal(tile) => say("choice-reveal").with("tile", tile_name(tile)),
            Choice::Play => say("choice-play"),
            Choice::Pass => say("choice-pass").with("points", self.edition.end.pass_points),
            Choice::City(at) => say("choice-city").with("city", city(at)),
            Choice::Seize(track) => say("choice-seize").with("track", track_name(track)),
            Choice::Office(track) => say("choice-office").with("track", track_name(track)),
            Choice::Reinforce => say("choice-reinforce"),
            Choice::Recover => say("choice-recover"),
            Choice::Use(tile) => say("choice-use").with("tile", province_name(tile)),
            Choice::Reuse(tile) => say("choice-reuse").with("tile", province_name(tile)),
            Choice::Settle => say("choice-settle"),
            Choice::End => say("choice-end"),
            Choice::Stay => say("choice-stay"),
            Choice::Walk(from) => say("choice-walk").with("city", city(from)).with("florins", self.walk_price(from)),
            Choice::Cart(from) => say("choice-cart").with("city", city(from)),
            Choice::Middleman => say("choice-middleman"),
            Choice::Bishop => say("choice-bishop"),
            Choice::Lie(at) => say("choice-lie").with("city", city(at)),
            Choice::Return(at) => say("choice-return").with("city", city(at)),
            Choice::Pay(goods) => say("choice-pay").with("goods", goods_phrase(goods)),
            Choice::Take(goods) => say("choice-take").with("goods", goods_phrase(goods)),
            Choice::Claim(tile) => say("choice-claim").with("tile", province_name(tile)),
            Choice::Roll => say("choice-roll"),
            Choice::Skip => say("choice-skip"),
        }
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(edition: &'static LoadedEdition<Edition>, setup: &Setup, position: Position) -> Result<Self, PositionError> {
        position.build(edition, setup)
    }

    fn pieces(&self) -> Vec<(&'static str, u32)> {
        let families = || self.families[..usize::from(self.seats)].iter();
        let on_tracks: usize = self.tracks.iter().map(|row| row.len()).sum();
        let members: u32 = families().map(|f| u32::from(f.reserve) + u32::from(f.in_cities())).sum();
        let stack = |track: Track| {
            let pile = self.tile_pile(track);
            let held = families().map(|f| f.council.or(f.nobility).or(f.face_down.map_or(Tiles::NONE, Tiles::one)));
            let held: u32 = held.map(|tiles| tiles.iter().filter(|t| t.stack() == track).count() as u32).sum();
            pile.len() as u32 + u32::from(pile.in_hand().len()) + held
        };
        let crests = |crest: &Crest| self.crests.0[crest.index()] + families().map(|f| f.crests[crest.index()]).sum::<u8>();
        vec![
            ("members", members + on_tracks as u32),
            ("province tiles", u32::from(self.provinces.len()) + families().map(|f| u32::from(f.provinces.len())).sum::<u32>()),
            ("council tiles", stack(Track::Council)),
            ("nobility tiles", stack(Track::Nobility)),
            ("tax crests", crests(&Crest::Tax).into()),
            ("middlemen crests", crests(&Crest::Middlemen).into()),
            ("family crests", crests(&Crest::Family).into()),
            ("pile and crests taken", u32::from(self.pile) + families().map(|f| u32::from(f.crest_count())).sum::<u32>()),
        ]
    }

    fn holdings(&self) -> Vec<(&'static str, i64)> {
        let held = |good: Good| self.families.iter().map(|f| i64::from(f.purse.count(good))).sum();
        Good::ALL.iter().map(|good| (good.word(), held(*good))).collect()
    }
}

impl IlVecchio {
    /// What walking from there would cost on the journey that is being asked about.
    fn walk_price(&self, from: City) -> u8 {
        match self.stack.top() {
            Some(Step::Journey(journey)) => self.fare(from, journey.errand.goal(self)),
            _ => 0,
        }
    }
}
