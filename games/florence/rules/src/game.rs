//! How Florence fulfils [`kit::Game`].

use crate::choice::{Choice, Objective};
use crate::edition::{Edition, ROUNDS};
use crate::event::Event;
use crate::pieces::{Family, KINDS, Noble, Queue, Rank, Side};
use crate::place::{PLACES, SHIELDS};
use crate::position::Position;
use crate::state::{Florence, Pieces, Player, STROZZI};
use crate::steps::{DealObjective, FirstPlayer, Step};
use crate::strozzi::{Adjust, Adjustment, Deck, OPTIONS};
use crate::subject::Subject;
use crate::view::View;
use kit::{Chapter, Game, LoadedEdition, OptionError, OptionSpec, Phrase, PositionError, Rng, Scores, Seat, Setup, Stack, TurnOf, Viewer};

impl Game for Florence {
    const ID: &'static str = "florence";
    const RULES: u32 = 1;
    const SEATS: &'static [u8] = &[1, 2, 3, 4, 5];

    type Edition = Edition;
    type Choice = Choice;
    type Step = Step;
    type Event = Event;
    type View = View;
    type Subject = Subject;
    type Position = Position;

    fn options() -> &'static [OptionSpec] {
        &OPTIONS
    }

    /// §14.2.
    fn check_options(setup: &Setup) -> Result<(), OptionError> {
        let (less, more) = (Adjustment::OneTimeLess.word(), Adjustment::OneTimeMore.word());
        if setup.is_on(less) && setup.is_on(more) {
            return Err(OptionError(format!("options {less} and {more} exclude each other")));
        }
        Ok(())
    }

    fn new(loaded: &'static LoadedEdition<Edition>, setup: &Setup) -> Self {
        let mut game = Florence::bare(loaded, setup);
        if game.solo() {
            game.push(DealObjective { seat: Seat(0) });
        } else {
            game.push(FirstPlayer {});
        }
        game
    }

    fn edition(&self) -> &'static LoadedEdition<Edition> {
        self.loaded
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    kit::stack_in!(stack);

    fn subject(&self, _: Seat) -> Option<Subject> {
        match self.stack.top()? {
            Step::DeployAt(_) | Step::FirstDeploy(_) => Some(Subject::Deploys),
            Step::Stride(_) => Some(Subject::Walks),
            _ => None,
        }
    }

    fn chapter(&self) -> Chapter {
        self.present_chapter()
    }

    fn turn_of(&self) -> TurnOf {
        self.present_turn_of()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        if self.stack.is_empty() {
            return; // at the end everything lies open
        }
        self.redeal_objectives(seat, rng);
        for noble in Noble::ALL {
            self.redeal_hands(seat, *noble, rng);
        }
    }

    fn standing(&self, _: Viewer) -> Scores {
        crate::scoring::standing(self)
    }

    fn phrase(&self, choice: Choice) -> Phrase {
        choice.phrase(self)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(loaded: &'static LoadedEdition<Edition>, setup: &Setup, position: Position) -> Result<Self, PositionError> {
        position.build(loaded, setup)
    }

    fn pieces(&self) -> Vec<(&'static str, u32)> {
        let sides: Vec<&Player> = self.sides().map(|side| self.player(side)).collect();
        let families = &self.families[..usize::from(self.family_count())];
        let sum = |counts: &[u8]| counts.iter().map(|n| u32::from(*n)).sum::<u32>();
        let off_board: u32 = families.iter().map(|f| sum(&f.supply) + sum(&f.removed)).sum();
        let on_board: u32 = self.queues.iter().map(|queue| queue.len() as u32).sum();
        let markers = self.brags.iter().flatten().flatten().count() as u32;
        let hands: u32 = sides.iter().map(|p| sum(&p.hand)).sum();
        vec![
            ("members", off_board + on_board),
            ("guards", sides.iter().map(|p| u32::from(p.guards)).sum::<u32>() + self.guards.iter().map(|g| g.count_ones()).sum::<u32>()),
            ("gifts", sides.iter().map(|p| u32::from(p.gifts) + u32::from(p.gifts_aside) + sum(&p.given)).sum()),
            ("brag markers", families.iter().map(|f| u32::from(f.markers)).sum::<u32>() + markers),
            ("scandal cards", sum(&self.deck) + sum(&self.discards) + hands),
        ]
    }

    fn holdings(&self) -> Vec<(&'static str, i64)> {
        let time = self.sides().map(|side| i64::from(self.player(side).time)).sum();
        let vp = self.sides().map(|side| i64::from(self.player(side).total())).sum();
        vec![("time", time), ("vp", vp)]
    }
}

impl Florence {
    /// Everything in the box and nothing on the stack.
    pub(crate) fn bare(loaded: &'static LoadedEdition<Edition>, setup: &Setup) -> Florence {
        let figures = &loaded.figures;
        let family = &figures.family;
        let mut game = Florence {
            loaded,
            seats: setup.seats,
            adjust: Adjust::of(setup),
            round: 1,
            first: Side(0),
            players: [Player::default(); 5],
            families: [Pieces::default(); 5],
            queues: [Queue::new(); PLACES],
            crowd: [[0; PLACES]; 5],
            tiles: [None; PLACES],
            brags: [[None; 3]; PLACES],
            guards: [0; SHIELDS],
            carriages: [None; 3],
            destinations: [None; ROUNDS],
            tokens: [None; ROUNDS],
            starts: 0,
            deck: loaded.copies_of,
            discards: [0; KINDS],
            strozzi: Deck::default(),
            stack: Stack::new(),
        };
        for side in game.sides() {
            let strozzi = game.is_strozzi(side);
            *game.player_mut(side) = Player {
                time: if strozzi { figures.solo.time_at_start } else { figures.time.start },
                guards: game.guards_of(side),
                // Strozzi gives no gifts, so his stay in the box.
                gifts: if strozzi { 0 } else { family.gifts_at_start },
                gifts_aside: if strozzi { 0 } else { family.gifts_set_aside },
                ..Player::default()
            };
        }
        let supply = [Rank::Debutante, Rank::Donna, Rank::Maestro].map(|rank| family.members(rank));
        for family in (0..game.family_count()).map(Family) {
            game.families[family.index()] = Pieces { supply, removed: [0; 3], markers: figures.family.brag_markers };
        }
        if game.solo() {
            game.strozzi = Deck::shuffled();
        }
        game
    }

    /// The guards of a side, wherever they are: Strozzi has those of two colours (§12.2).
    pub(crate) fn guards_of(&self, side: Side) -> u8 {
        let guards = self.edition().figures.family.guards;
        if side == STROZZI && self.solo() { 2 * guards } else { guards }
    }

    /// The objectives of the others and those not dealt are one unseen heap.
    fn redeal_objectives(&mut self, seat: Seat, rng: &mut Rng) {
        let mut heap = [Objective(0); 8];
        let mut size = 0;
        let known = self.players[seat.index()].objective;
        for number in 1..=self.edition().objectives() {
            if known != Some(Objective(number)) && size < heap.len() {
                heap[size] = Objective(number);
                size += 1;
            }
        }
        rng.shuffle(&mut heap[..size]);
        let mut dealt = heap[..size].iter();
        for other in Seat::all(self.seats).filter(|other| *other != seat) {
            let player = &mut self.players[other.index()];
            if player.objective.is_some() {
                player.objective = dealt.next().copied();
            }
        }
    }

    /// The others' cards of a noble and his deck are one unseen heap; but cards held since before the deck was reshuffled are not
    /// in it, and change hands only among themselves. How many cards each holds stays as it is.
    fn redeal_hands(&mut self, seat: Seat, noble: Noble, rng: &mut Rng) {
        let kinds = &self.loaded.kinds_by_noble[noble.index()];
        let others = || Seat::all(self.seats).filter(|other| *other != seat).map(Seat::index);
        let mut fresh = [0u8; KINDS];
        let mut old = [0u8; KINDS];
        let mut held = [(0u8, 0u8); 5];
        for k in kinds.iter().map(|kind| kind.index()) {
            fresh[k] = self.deck[k];
            for other in others() {
                let player = &self.players[other];
                fresh[k] += player.hand[k] - player.kept[k];
                old[k] += player.kept[k];
                held[other].0 += player.hand[k] - player.kept[k];
                held[other].1 += player.kept[k];
            }
        }
        for other in others() {
            for k in kinds.iter().map(|kind| kind.index()) {
                self.players[other].hand[k] = 0;
                self.players[other].kept[k] = 0;
            }
            for _ in 0..held[other].0 {
                let k = draw(&mut fresh, rng);
                self.players[other].hand[k] += 1;
            }
            for _ in 0..held[other].1 {
                let k = draw(&mut old, rng);
                self.players[other].hand[k] += 1;
                self.players[other].kept[k] += 1;
            }
        }
        for k in kinds.iter().map(|kind| kind.index()) {
            self.deck[k] = fresh[k];
        }
    }
}

/// Takes a card out of a heap, each with the same chance. There is one left whenever it is called.
fn draw(heap: &mut [u8; KINDS], rng: &mut Rng) -> usize {
    let mut point = rng.below(heap.iter().map(|n| usize::from(*n)).sum()) as u8;
    let kind = heap.iter().position(|n| {
        let here = point < *n;
        point = point.wrapping_sub(*n);
        here
    });
    let kind = kind.unwrap_or(0);
    heap[kind] = heap[kind].saturating_sub(1);
    kind
}
