//! A small game with a deliberate fault, to see what the test kit says of it.

use kit::{
    Asks, EditionError, FigureReader, Game, LoadedEdition, Log, OptionSpec, Phrase, PositionError, Rng, Score, Scores, Seat, Setup, Stack,
    Viewer, Who,
};
use serde::{Deserialize, Serialize};
use words::Texts;

const MESSAGES: &str = "title = Sack\ntagline = Apples\nask = ?\nchoice-take = take\nchoice-look = look\nscore-apples = apples\n";
pub const TEXTS: Texts = Texts { en: MESSAGES, fr: MESSAGES, nl: MESSAGES };

/// Two seats in turn take an apple out of a sack, or look into it. After the third apple one vanishes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sack {
    edition: &'static LoadedEdition<Edition>,
    stack: Stack<Step, 1>,
    taken: [u8; 2],
}

#[derive(Debug)]
pub struct Edition;

impl kit::Edition for Edition {
    const RELEASED: &'static [&'static str] = &[r#"{"edition": "sack-1"}"#];

    fn read(_: &FigureReader<'_>) -> Result<Self, EditionError> {
        Ok(Edition)
    }
}

kit::choices! {
    pub enum Choice for Edition { "take" Take, "look" Look }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    seat: Seat,
    left: u8,
}

impl kit::Step<Sack> for Turn {
    fn asks(&self, _: &Sack) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &Sack, _: Who, out: &mut Vec<Choice>) {
        out.extend([Choice::Take, Choice::Look]);
    }

    fn answer<L: Log<Event>>(self, game: &mut Sack, _: Who, choice: Choice, _: &mut L) {
        game.taken[self.seat.index()] += u8::from(choice == Choice::Take);
        if self.left > 1 {
            game.stack.push(Step::Turn(Turn { seat: Seat(1 - self.seat.0), left: self.left - 1 }));
        }
    }

    fn question(&self, _: &Sack, _: Seat) -> Phrase {
        Phrase::new("ask")
    }
}

kit::steps! { pub enum Step for Sack { Turn(Turn) = "turn" } }

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Event;

impl kit::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(Event)
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("title")
    }
}

impl Game for Sack {
    const ID: &'static str = "sack";
    const RULES: u32 = 1;
    const SEATS: &'static [u8] = &[2];
    type Edition = Edition;
    type Choice = Choice;
    type Step = Step;
    type Event = Event;
    type View = [u8; 2];
    type Subject = ();
    type Position = (Vec<Step>, [u8; 2]);

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn new(edition: &'static LoadedEdition<Edition>, _: &Setup) -> Self {
        let mut stack = Stack::new();
        stack.push(Step::Turn(Turn { seat: Seat(0), left: 60 }));
        Sack { edition, stack, taken: [0, 0] }
    }

    fn edition(&self) -> &'static LoadedEdition<Edition> {
        self.edition
    }

    fn seats(&self) -> u8 {
        2
    }

    kit::stack_in!(stack);

    fn view(&self, _: Viewer) -> [u8; 2] {
        self.taken
    }

    fn redeal(&mut self, _: Seat, _: &mut Rng) {}

    fn standing(&self, _: Viewer) -> Scores {
        let scores = Seat::all(2).map(|seat| Score::of(seat, vec![("apples", i32::from(self.taken[seat.index()]))])).collect();
        Scores { over: self.stack.is_empty(), scores, winners: Vec::new() }
    }

    fn phrase(&self, choice: Choice) -> Phrase {
        Phrase::new(if choice == Choice::Take { "choice-take" } else { "choice-look" })
    }

    fn position(&self) -> Self::Position {
        (self.steps(), self.taken)
    }

    fn from_position(edition: &'static LoadedEdition<Edition>, _: &Setup, (steps, taken): Self::Position) -> Result<Self, PositionError> {
        let stack = Stack::from_steps(steps).ok_or_else(|| PositionError::new("steps", "too many"))?;
        Ok(Sack { edition, stack, taken })
    }

    /// The fault.
    fn pieces(&self) -> Vec<(&'static str, u32)> {
        let taken: u32 = self.taken.iter().map(|n| u32::from(*n)).sum();
        vec![("apples", if taken < 3 { 100 } else { 99 })]
    }
}
