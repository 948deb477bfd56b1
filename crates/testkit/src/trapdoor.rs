//! A game that panics on command, to show that nothing takes the others down.
//!
//! Two seats answer in turn. `walk` and `wait` go on; `fall rules` panics in the rules at once; `fall bot` makes the next evaluation panic, and
//! `fall page` the next drawing of a view. Only the first seat may fall, so that a bot in the second looks at nothing that panics by itself.
//! After ten answers it is over.

use kit::{
    Asks, EditionError, Evaluate, FigureReader, Game, LoadedEdition, Log, MOST_SEATS, OptionSpec, Phrase, PositionError, Rng, Score,
    Scores, Seat, Setup, Stack, Viewer, Who, Why, ensure,
};
use serde::ser::Error as _;
use serde::{Deserialize, Serialize, Serializer};

kit::word_enum! {
    /// Where the floor gives way.
    pub enum Trap { Rules = "rules", Bot = "bot", Page = "page", PageRefused = "page_refused" }
}

kit::choices! {
    /// The answers of the trapdoor game.
    pub enum Choice for Edition {
        "fall" Fall(trap: Trap),
        "wait" Wait,
        "walk" Walk,
    }
}

#[derive(Debug)]
pub struct Edition;

impl kit::Edition for Edition {
    const RELEASED: &'static [&'static str] = &[r#"{"edition": "trapdoor-1", "provenance": "designed"}"#];

    fn read(_: &FigureReader<'_>) -> Result<Self, EditionError> {
        Ok(Edition)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trapdoor {
    edition: &'static LoadedEdition<Edition>,
    stack: Stack<Step, 1>,
    open: Option<Trap>,
}

kit::steps! { pub enum Step for Trapdoor { Corridor(Corridor) = "corridor" } }

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Corridor {
    steps: u8,
}

impl kit::Step<Trapdoor> for Corridor {
    fn asks(&self, _: &Trapdoor) -> Asks {
        Asks::one(Seat(self.steps % 2))
    }

    fn candidates(&self, _: &Trapdoor, _: Who, out: &mut Vec<Choice>) {
        out.extend(Trap::ALL.iter().map(|trap| Choice::Fall(*trap)));
        out.extend([Choice::Wait, Choice::Walk]);
    }

    fn allow(&self, _: &Trapdoor, who: Who, choice: Choice) -> Result<(), Why> {
        let falls = matches!(choice, Choice::Fall(_));
        ensure(!falls || who == Who::Seat(Seat(0)), || Why::new("1.1", "why-first-seat-only"))
    }

    /// # Panics
    /// When it is told to.
    fn answer<L: Log<Event>>(self, game: &mut Trapdoor, who: Who, choice: Choice, log: &mut L) {
        game.open = None;
        match choice {
            Choice::Fall(Trap::Rules) => panic!("the floor gives way in the rules"),
            Choice::Fall(trap) => game.open = Some(trap),
            Choice::Walk | Choice::Wait => log.tell(|| Event { who: who.seat().unwrap_or_default() }),
        }
        if self.steps < 9 {
            game.stack.push(Step::Corridor(Corridor { steps: self.steps + 1 }));
        }
    }

    fn question(&self, _: &Trapdoor, _: Seat) -> Phrase {
        Phrase::new("ask-walk")
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Event {
    who: Seat,
}

impl kit::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("event-walks").with("seat", self.who)
    }
}

/// What is seen: it cannot be shown while the trapdoor for pages is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View(Option<Trap>);

impl Serialize for View {
    /// # Panics
    /// When it was told to.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(Trap::Page) => panic!("the floor gives way under the page"),
            Some(Trap::PageRefused) => Err(S::Error::custom("this view cannot be written")),
            _ => serializer.serialize_str("a corridor"),
        }
    }
}

impl Game for Trapdoor {
    const ID: &'static str = "trapdoor";
    const RULES: u32 = 2;
    const SEATS: &'static [u8] = &[2];

    type Edition = Edition;
    type Choice = Choice;
    type Step = Step;
    type Event = Event;
    type View = View;
    type Subject = ();
    type Position = u8;

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn new(edition: &'static LoadedEdition<Edition>, _: &Setup) -> Self {
        let mut stack = Stack::new();
        stack.push(Step::Corridor(Corridor { steps: 0 }));
        Trapdoor { edition, stack, open: None }
    }

    fn edition(&self) -> &'static LoadedEdition<Edition> {
        self.edition
    }

    fn seats(&self) -> u8 {
        2
    }

    kit::stack_in!(stack);

    fn view(&self, _: Viewer) -> View {
        View(self.open)
    }

    fn redeal(&mut self, _: Seat, _: &mut Rng) {}

    fn standing(&self, _: Viewer) -> Scores {
        let scores = Seat::all(2).map(|seat| Score::of(seat, vec![("steps", 0)])).collect();
        Scores { over: self.stack.is_empty(), scores, winners: Vec::new() }
    }

    fn phrase(&self, choice: Choice) -> Phrase {
        match choice {
            Choice::Walk => Phrase::new("choice-walk"),
            Choice::Wait => Phrase::new("choice-wait"),
            Choice::Fall(trap) => Phrase::name("choice-fall", trap),
        }
    }

    fn position(&self) -> u8 {
        self.stack.iter().map(|Step::Corridor(corridor)| corridor.steps).next().unwrap_or(10)
    }

    fn from_position(edition: &'static LoadedEdition<Edition>, _: &Setup, steps: u8) -> Result<Self, PositionError> {
        let stack = Stack::from_steps((steps < 10).then_some(Step::Corridor(Corridor { steps })));
        Ok(Trapdoor { edition, stack: stack.ok_or_else(|| PositionError::new("", "too deep"))?, open: None })
    }

    fn pieces(&self) -> Vec<(&'static str, u32)> {
        Vec::new()
    }
}

impl Evaluate for Trapdoor {
    /// # Panics
    /// When it was told to.
    fn evaluate(&self, out: &mut [f32; MOST_SEATS]) {
        assert!(self.open != Some(Trap::Bot), "the floor gives way under the bot");
        // Bots walk straight on.
        let walks = self.open.is_none();
        out[..2].fill(if walks { 1.0 } else { 0.0 });
    }
}
