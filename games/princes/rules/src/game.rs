//! How the Princes fulfil [`kit::Game`].

use crate::deck::Deck;
use crate::event::Event;
use crate::ids::{Freedom, Item};
use crate::position::Position;
use crate::prince::Prince;
use crate::set::Set;
use crate::state::Princes;
use crate::steps::{Dealing, Extra, First, GiveBack, Round, Step};
use crate::subject::Subject;
use crate::view::View;
use crate::{Choice, Edition};
use kit::{
    Chapter, Follow, Game, LoadedEdition, MOST_SEATS, OptionKind, OptionSpec, Phrase, PositionError, Rng, Scores, Seat, Setup, Stack,
    StandingOrder, TurnOf, Viewer,
};

const ALL_SEATS: &[u8] = &[2, 3, 4, 5];

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "muse", kind: OptionKind::Bool { default: false }, seats: ALL_SEATS },
    OptionSpec { id: "cooperation", kind: OptionKind::Bool { default: false }, seats: ALL_SEATS },
    OptionSpec { id: "freedoms_2p", kind: OptionKind::Choice { values: &["5", "4"], default: "5" }, seats: &[2] },
];

impl Game for Princes {
    const ID: &'static str = "princes";
    const RULES: u32 = 1;
    const SEATS: &'static [u8] = ALL_SEATS;

    type Edition = Edition;
    type Choice = Choice;
    type Step = Step;
    type Event = Event;
    type View = View;
    type Subject = Subject;
    type Position = Position;

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn new(edition: &'static LoadedEdition<Edition>, setup: &Setup) -> Princes {
        let table = edition.table(setup.seats);
        let mut game = Princes {
            edition,
            seats: setup.seats,
            muse: setup.is_on("muse"),
            cooperation: setup.is_on("cooperation"),
            harder: setup.word("freedoms_2p") == "4",
            round: 0,
            first: Seat(0),
            princes: [Prince::new(edition, table.florins); MOST_SEATS],
            professions: Deck::full(),
            bonuses: Deck::full(),
            prestige: Deck::full(),
            stock: edition.supply,
            buildings: edition.buildings_each,
            freedoms: [table.freedoms; Freedom::ALL.len()],
            gone: Set::NONE,
            banker: 0,
            joint_room: [Set::NONE; MOST_SEATS],
            stack: Stack::new(),
        };
        game.stock[Item::PrestigeCard.index()] = 0;
        game.push(Round {});
        game.push(GiveBack::default());
        game.push(First {});
        if setup.seats == 2 {
            let left = if game.harder { edition.extra_freedoms_harder } else { edition.extra_freedoms };
            game.push(Extra { left, drawn: Set::NONE });
        }
        game.push(Dealing {});
        game.survey_all();
        game
    }

    fn edition(&self) -> &'static LoadedEdition<Edition> {
        self.edition
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    kit::stack_in!(stack);

    fn chapter(&self) -> Chapter {
        self.present_chapter()
    }

    fn turn_of(&self) -> TurnOf {
        self.present_turn_of()
    }

    fn ends_turn(&self, choice: Choice) -> bool {
        choice == Choice::End
    }

    fn standing_orders(&self, seat: Seat) -> Vec<StandingOrder> {
        self.orders_of(seat)
    }

    fn order_phrase(&self, order: &str) -> Option<Phrase> {
        Princes::words_of_order(order)
    }

    fn follow(&self, seat: Seat, order: &str) -> Follow<Choice> {
        self.follow_order(seat, order)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        crate::redeal::redeal(self, seat, rng);
    }

    fn standing(&self, _: Viewer) -> Scores {
        self.scores()
    }

    fn subject(&self, _: Seat) -> Option<Subject> {
        Subject::of(self)
    }

    fn phrase(&self, choice: Choice) -> Phrase {
        crate::phrase::choice(self, choice)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(edition: &'static LoadedEdition<Edition>, setup: &Setup, position: Position) -> Result<Self, PositionError> {
        position.load(edition, setup)
    }

    fn pieces(&self) -> Vec<(&'static str, u32)> {
        self.inventory()
    }

    fn holdings(&self) -> Vec<(&'static str, i64)> {
        let florins = self.everyone().map(|p| i64::from(p.florins)).sum();
        let prestige = self.everyone().map(|p| i64::from(p.prestige())).sum();
        vec![("florin", florins), ("prestige", prestige)]
    }
}
