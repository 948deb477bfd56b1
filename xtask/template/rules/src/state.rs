//! The state, and the game contract on it.
//! Also carried out here: §1.1.

use crate::steps::{Deal, Round, Step};
use crate::{Choice, Colour, Commission, Edition, Event, Position, View};
use kit::{
    Bag, CardSet, Chapter, Game, List, LoadedEdition, OptionKind, OptionSpec, Phrase, PositionError, Rng, Scores, Seat, Setup, Stack,
    Viewer,
};

/// The deepest the stack gets: a question of the round on top of the round. A test reaches it.
pub const DEEPEST: usize = 2;

/// A game of Bottega.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bottega {
    pub edition: &'static LoadedEdition<Edition>,
    pub patrons: bool,
    pub stack: Stack<Step, DEEPEST>,
    /// Patrons that were not dealt, by colour. Unseen by all (§1.2).
    pub patrons_left: Bag<3>,
    /// Commissions not turned up yet; nobody knows their order, so there is none.
    pub pile: CardSet,
    pub discard: CardSet,
    pub players: List<Player, 4>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    pub coins: u8,
    /// Known to this player alone.
    pub patron: Option<Colour>,
    pub commissions: CardSet,
}

impl Bottega {
    pub fn push(&mut self, step: impl Into<Step>) {
        self.stack.push(step.into());
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
}

impl Game for Bottega {
    const ID: &'static str = "bottega";
    const RULES: u32 = 1;
    const SEATS: &'static [u8] = &[2, 3, 4];

    type Edition = Edition;
    type Choice = Choice;
    type Step = Step;
    type Event = Event;
    type View = View;
    type Subject = ();
    type Position = Position;

    fn options() -> &'static [OptionSpec] {
        &[OptionSpec { id: "patrons", kind: OptionKind::Bool { default: false }, seats: &[2, 3, 4] }]
    }

    fn new(edition: &'static LoadedEdition<Edition>, setup: &Setup) -> Self {
        let player = Player { coins: edition.start_coins, ..Player::default() };
        let mut game = Bottega {
            edition,
            patrons: setup.is_on("patrons"),
            stack: Stack::new(),
            patrons_left: Bag(edition.patron_counts()),
            pile: CardSet::first(edition.commissions.len() as u8),
            discard: CardSet::NONE,
            players: Seat::all(setup.seats).map(|_| player).collect(),
        };
        game.push(Round { rounds_left: edition.rounds });
        if game.patrons {
            game.push(Deal { seat: Seat(0) });
        }
        game
    }

    fn edition(&self) -> &'static LoadedEdition<Edition> {
        self.edition
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    kit::stack_in!(stack);

    fn chapter(&self) -> Chapter {
        let rounds = self.edition.rounds;
        match (self.stack.iter().next(), self.stack.top()) {
            (_, Some(Step::Deal(_))) => Chapter::SET_UP,
            // Of the round whose commission is still to be turned up, too.
            (Some(Step::Round(Round { rounds_left })), top) => {
                let begins = u8::from(matches!(top, Some(Step::Round(_)))).min(*rounds_left);
                Chapter::round_of(rounds.saturating_sub(*rounds_left) + begins, rounds)
            }
            _ => Chapter::round_of(rounds, rounds),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    /// The patrons of the others and those not dealt are one unseen heap. A held bid is another's secret too, but it is not
    /// redealt: it was chosen, not dealt, and no view shows it.
    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        if self.stack.is_empty() {
            return; // At the end the patrons lie open (§3.1).
        }
        let others: Vec<Seat> = Seat::all(self.seats()).filter(|s| *s != seat && self.player(*s).patron.is_some()).collect();
        for other in &others {
            if let Some(patron) = self.player_mut(*other).patron.take() {
                self.patrons_left.put(patron.index());
            }
        }
        for other in others {
            if let Some(drawn) = self.patrons_left.sample(rng) {
                self.patrons_left.take(drawn);
                self.player_mut(other).patron = Some(Colour::at(drawn));
            }
        }
    }

    fn standing(&self, viewer: Viewer) -> Scores {
        crate::scoring::standing(self, viewer)
    }

    fn phrase(&self, choice: Choice) -> Phrase {
        match choice {
            Choice::Patron(seat, colour) => Phrase::new("choice-patron").with("seat", seat).with("colour", Phrase::name("colour", colour)),
            Choice::TurnUp(Commission(card)) => Phrase::new("choice-turn-up").with("card", card),
            Choice::Bid(coins) => Phrase::new("choice-bid").with("coins", coins),
        }
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(edition: &'static LoadedEdition<Edition>, setup: &Setup, position: Position) -> Result<Self, PositionError> {
        position.build(edition, setup)
    }

    fn pieces(&self) -> Vec<(&'static str, u32)> {
        let dealt = self.players.iter().filter(|p| p.patron.is_some()).count() as u32;
        let taken: u32 = self.players.iter().map(|p| p.commissions.len()).sum();
        let open = self.steps().iter().filter(|s| matches!(s, Step::Bids(_))).count() as u32;
        vec![("patrons", self.patrons_left.len() + dealt), ("commissions", self.pile.len() + self.discard.len() + taken + open)]
    }

    fn holdings(&self) -> Vec<(&'static str, i64)> {
        vec![("coin", self.players.iter().map(|p| i64::from(p.coins)).sum())]
    }
}
