//! How Firenze fulfils [`kit::Game`].
//! Also carried out here: §2.1.

use crate::choice::Choice;
use crate::contract::CONTRACTS;
use crate::edition::{Edition, NUMERALS};
use crate::event::Event;
use crate::position::Position;
use crate::state::{Firenze, Player};
use crate::steps::{Advise, Balcony, Begin, ColourDie, Dead, Deal, Fill, First, NameDead, PlaceSeal, Step};
use crate::subject::Subject;
use crate::tally::{Bricks, Cards};
use crate::view::View;
use kit::{
    Chapter, Game, List, LoadedEdition, OptionKind, OptionSpec, Phrase, PositionError, Rng, Scores, Seat, Setup, Stack, TurnOf, Viewer,
};

const SEATS: &[u8] = &[2, 3, 4];

/// The options (§1.9, chapter 2).
static OPTIONS: [OptionSpec; 3] = [
    OptionSpec { id: "campanile", kind: OptionKind::Bool { default: false }, seats: SEATS },
    OptionSpec {
        id: "neutral_seals",
        kind: OptionKind::Choice { values: &["0", "1", "2", "3", "4", "5", "6", "7"], default: "5" },
        seats: SEATS,
    },
    OptionSpec {
        id: "neutral_placement",
        kind: OptionKind::Choice { values: &["advised", "dice", "dead_colour", "chosen", "chosen_dead_colour"], default: "advised" },
        seats: SEATS,
    },
];

impl Game for Firenze {
    const ID: &'static str = "firenze";
    const RULES: u32 = 1;
    const SEATS: &'static [u8] = SEATS;

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

    fn new(edition: &'static LoadedEdition<Edition>, setup: &Setup) -> Self {
        let campanile = setup.is_on("campanile");
        let start_cards = edition.start_cards();
        let pile = start_cards.missing_from(&edition.deck(campanile)).unwrap_or_default();
        let player = Player { seals: edition.seals[usize::from(setup.seats)], ..Player::default() };
        let mut game = Firenze {
            edition,
            seats: setup.seats,
            campanile,
            stack: Stack::new(),
            bag: edition.bricks,
            row: List::new(),
            start_cards,
            pile,
            discards: Cards::NONE,
            churches: Cards::NONE,
            seals: [None; CONTRACTS],
            balconies: [None; NUMERALS],
            players: [player; 4],
            active: Seat(0),
            played: 0,
            ender: None,
        };
        let seals = setup.word("neutral_seals").parse().unwrap_or(0).min(edition.neutral_seals);
        game.push(Begin {});
        game.push(Fill { place: 0 });
        game.push(Deal { cards: crate::edition::ROW as u8 });
        match setup.word("neutral_placement") {
            "dice" => game.push(ColourDie { seals }),
            "dead_colour" => game.push(Dead {}),
            "chosen" => game.push(PlaceSeal { seals, placed: 0 }),
            "chosen_dead_colour" => game.push(NameDead {}),
            _ => game.push(Advise { seals }),
        }
        game.push(Balcony { numeral: 0, without: None });
        game.push(First {});
        game
    }

    fn edition(&self) -> &'static LoadedEdition<Edition> {
        self.edition
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    kit::stack_in!(stack);

    fn subject(&self, _: Seat) -> Option<Subject> {
        Subject::of(self)
    }

    fn chapter(&self) -> Chapter {
        self.present_chapter()
    }

    fn turn_of(&self) -> TurnOf {
        self.present_turn_of()
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    /// Nothing is hidden but what is still to be drawn, and that has no order (§1.13).
    fn redeal(&mut self, _: Seat, _: &mut Rng) {}

    fn standing(&self, _: Viewer) -> Scores {
        self.scores()
    }

    fn phrase(&self, choice: Choice) -> Phrase {
        self.words(choice)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(edition: &'static LoadedEdition<Edition>, setup: &Setup, position: Position) -> Result<Self, PositionError> {
        position.into_game(edition, setup)
    }

    fn pieces(&self) -> Vec<(&'static str, u32)> {
        let seals = self.players.iter().take(usize::from(self.seats)).map(|p| u32::from(p.seals)).sum::<u32>();
        let placed = self.seals.iter().filter(|s| matches!(s, Some(crate::state::Seal::Of(_)))).count() as u32;
        vec![
            ("brick", self.bricks_in_play(&self.bag).len().into()),
            ("card", self.cards_in_play(&self.pile).len().into()),
            ("seal", seals + placed),
        ]
    }

    fn holdings(&self) -> Vec<(&'static str, i64)> {
        let total = |p: &Player| i64::from(p.total());
        vec![("prestige", self.players.iter().take(usize::from(self.seats)).map(total).sum())]
    }
}

impl Firenze {
    /// All bricks, with this for the bag.
    pub(crate) fn bricks_in_play(&self, bag: &Bricks) -> Bricks {
        let mut all = *bag;
        for slot in &self.row {
            all.add_all(&slot.bricks);
        }
        for player in self.players.iter().take(usize::from(self.seats)) {
            all.add_all(&player.store);
            for tower in &player.towers {
                all.add_all(&tower.bricks());
            }
        }
        all
    }

    /// All cards, with this for the pile under the start cards.
    pub(crate) fn cards_in_play(&self, pile: &Cards) -> Cards {
        let mut all = *pile;
        all.add_all(&self.start_cards);
        all.add_all(&self.discards);
        all.add_all(&self.churches);
        for slot in &self.row {
            all.add(slot.card, 1);
        }
        for player in self.players.iter().take(usize::from(self.seats)) {
            all.add_all(&player.cards);
        }
        all
    }
}
