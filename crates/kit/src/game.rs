//! The contract every game fulfils.

use crate::{
    Asks, Chapter, Choice, Edition, Follow, LoadedEdition, OptionError, OptionSpec, Phrase, PositionError, Rng, Scores, Seat, Seats, Setup,
    StandingOrder, Step, Telling, Turn, TurnOf, Verdict, Verdicts, Viewer, Who, Why,
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A board game as a value. No clock, disk, locale, HTML, thread or random generator inside: [`Game::play`] moves it from one
/// position to the next and nothing else does.
///
/// A game writes the required methods; whose turn it is, the legal answers, the refusals and `play` follow from the step on top of
/// its stack.
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// Folder, notation and record name: `lorenzo`.
    const ID: &'static str;
    /// Counts up when the same answers would mean another game; records name it.
    const RULES: u32;
    /// The seat counts it is played with.
    const SEATS: &'static [u8];

    type Edition: Edition;
    type Choice: Choice<Self::Edition>;
    type Step: Step<Self>;
    type Event: Event;
    type View: Serialize + Clone + PartialEq + Debug + Send;
    /// What a question can be about, typed: drawings read this and never a message. `()` where no drawing asks.
    type Subject: Clone + PartialEq + Debug + Send + Sync;
    type Position: Serialize + DeserializeOwned + Clone + Debug + Send;

    fn options() -> &'static [OptionSpec];

    /// Options that exclude each other are refused here, by name.
    fn check_options(setup: &Setup) -> Result<(), OptionError> {
        let _ = setup;
        Ok(())
    }

    /// The game before anything has happened. Nothing random: deals are answers of chance. Steps are pushed, not yet run:
    /// [`Game::start`] does that.
    fn new(edition: &'static LoadedEdition<Self::Edition>, setup: &Setup) -> Self;

    fn edition(&self) -> &'static LoadedEdition<Self::Edition>;
    fn seats(&self) -> u8;

    /// The step on top; `None`: the game is over. [`stack_in!`](crate::stack_in) writes this and the next two.
    fn top(&self) -> Option<&Self::Step>;
    fn pop(&mut self) -> Option<Self::Step>;
    /// From the bottom to the top, for people who look inside.
    fn steps(&self) -> Vec<Self::Step>;

    /// What that viewer may know, as a type of its own.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Shuffles among themselves all the things that `seat` has not seen. Its view, legal answers and reasons stay as they are.
    fn redeal(&mut self, seat: Seat, rng: &mut Rng);

    /// Points at any time, by source; winners once the game is over. A viewer's standing counts only what that viewer knows.
    fn standing(&self, viewer: Viewer) -> Scores;

    /// What is asked for by an answer, in words: message `choice-…`.
    fn phrase(&self, choice: Self::Choice) -> Phrase;

    /// The whole state with documented fields, ids as words, steps included.
    fn position(&self) -> Self::Position;
    /// Refuses contradictions by name. A pile, bag or stock that is `null` is filled with whatever is not placed elsewhere.
    fn from_position(
        edition: &'static LoadedEdition<Self::Edition>,
        setup: &Setup,
        position: Self::Position,
    ) -> Result<Self, PositionError>;

    /// Countable pieces of the box, wherever they are: their numbers never change.
    fn pieces(&self) -> Vec<(&'static str, u32)>;

    /// What all seats together hold of each unlimited thing (coins, points): it changes only by what events name ([`Event::bank`]).
    fn holdings(&self) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    /// The round and its part, for people who follow the game or look back.
    fn chapter(&self) -> Chapter {
        Chapter::UNCOUNTED
    }

    /// Whose turn it is by the rules. Like the chapter, everybody may know it.
    fn turn_of(&self) -> TurnOf {
        TurnOf::Asked
    }

    /// Does the answer say nothing but that the turn is over? Then nobody has to be asked whether it is.
    fn ends_turn(&self, choice: Self::Choice) -> bool {
        let _ = choice;
        false
    }

    /// What a seat could ask to have answered for it from now on. Nothing it could not know itself stands in them.
    fn standing_orders(&self, seat: Seat) -> Vec<StandingOrder> {
        let _ = seat;
        Vec::new()
    }

    /// A standing order in words; `None` if it is none of this game's.
    fn order_phrase(&self, order: &str) -> Option<Phrase> {
        let _ = order;
        None
    }

    /// What an order of the seat says to the present question. The answer is a legal one.
    fn follow(&self, seat: Seat, order: &str) -> Follow<Self::Choice> {
        let _ = (seat, order);
        Follow::Ended
    }

    // What follows from the stack.

    /// Runs the steps that ask nobody until one asks. Called after `new`; `play` does it by itself.
    fn start<L: Log<Self::Event>>(&mut self, log: &mut L) {
        while let Some(step) = self.top() {
            if step.asks(self) != Asks::Nobody {
                return;
            }
            if let Some(step) = self.pop() {
                step.proceed(self, log);
            }
        }
    }

    fn turn(&self) -> Turn {
        match self.top().map(|step| step.asks(self)) {
            Some(Asks::Seats(seats)) => Turn::Ask(seats),
            Some(Asks::Chance) => Turn::Chance,
            Some(Asks::Nobody) | None => Turn::Over,
        }
    }

    /// Sorted, each once; empty for who is not asked. Clears `out` first.
    fn legal(&self, who: Who, out: &mut Vec<Self::Choice>) {
        out.clear();
        if let Some(step) = self.top()
            && asks(step.asks(self), who)
        {
            step.legal(self, who, out);
        }
    }

    /// The legal answers a search has to look at: of the orders in which the things of a set can be named it follows one
    /// ([`Step::is_canonical`]). Sorted, each once; never empty where `legal` is not. Clears `out` first.
    fn search_list(&self, who: Who, out: &mut Vec<Self::Choice>) {
        out.clear();
        if let Some(step) = self.top()
            && asks(step.asks(self), who)
        {
            step.search_list(self, who, out);
        }
    }

    /// Everything a person might try, allowed or not. Clears `out` first.
    fn candidates(&self, who: Who, out: &mut Vec<Self::Choice>) {
        out.clear();
        if let Some(step) = self.top()
            && asks(step.asks(self), who)
        {
            step.candidates(self, who, out);
        }
    }

    /// Whether an answer is allowed now, and if not, why. `None`: it is no answer to this question at all.
    fn allow(&self, who: Who, choice: Self::Choice) -> Option<Result<(), Why>> {
        let mut candidates = Vec::new();
        self.candidates(who, &mut candidates);
        let step = self.top()?;
        candidates.binary_search(&choice).ok().map(|_| step.allow(self, who, choice))
    }

    /// Everything a person might try with its verdict, in one pass: empty for who is not asked.
    fn verdicts(&self, who: Who) -> Verdicts<Self::Choice> {
        let mut candidates = Vec::new();
        self.candidates(who, &mut candidates);
        let Some(step) = self.top() else { return Verdicts::default() };
        let verdict = |choice| Verdict { choice, refused: step.allow(self, who, choice).err() };
        Verdicts::new(candidates.into_iter().map(verdict).collect())
    }

    /// What a person might try and may not, with the reason.
    fn refusals(&self, seat: Seat, limit: usize) -> Vec<(Self::Choice, Why)> {
        self.verdicts(seat.into()).refused().take(limit).collect()
    }

    /// Unchecked: `choice` must be one of `legal(who)`. A silent log builds no event.
    fn play<L: Log<Self::Event>>(&mut self, who: Who, choice: Self::Choice, log: &mut L) {
        if let Some(step) = self.pop() {
            step.answer(self, who, choice, log);
            self.start(log);
        }
    }

    fn weight(&self, outcome: Self::Choice) -> u32 {
        self.top().map_or(0, |step| step.weight(self, outcome))
    }

    /// One of chance's outcomes, by weight. `scratch` is only there to be reused.
    fn sample(&self, rng: &mut Rng, scratch: &mut Vec<Self::Choice>) -> Option<Self::Choice> {
        let step = self.top()?;
        if let Some(outcome) = step.sample(self, rng) {
            return Some(outcome);
        }
        self.legal(Who::Chance, scratch);
        self.outcome(rng.bits(), scratch)
    }

    /// The outcome for 64 random bits, as [`random`](crate::random) defines it. `legal` is chance's list.
    fn outcome(&self, bits: u64, legal: &[Self::Choice]) -> Option<Self::Choice> {
        let total: u64 = legal.iter().map(|c| u64::from(self.weight(*c))).sum();
        let mut point = crate::random::scale(bits, total);
        legal.iter().copied().find(|c| {
            let weight = u64::from(self.weight(*c));
            let here = point < weight;
            point = point.wrapping_sub(weight);
            here
        })
    }

    fn held(&self) -> Seats {
        self.top().map_or(Seats::NONE, |step| step.held(self))
    }

    /// Does a driver leave an answer without alternative to the seat? So where being forced is a secret, and where it would take the
    /// last click of a choice from a person.
    fn waits_when_forced(&self) -> bool {
        self.top().is_some_and(|step| step.forced_is_secret(self) || step.is_begun(self))
    }

    fn question(&self, seat: Seat) -> Option<Phrase> {
        self.top().map(|step| step.question(self, seat))
    }

    /// What the seat is asked about now. It may only depend on what that seat knows.
    fn subject(&self, seat: Seat) -> Option<Self::Subject> {
        let _ = seat;
        None
    }

    fn write(&self, choice: Self::Choice) -> String {
        let mut text = String::new();
        choice.write(self.edition(), &mut text);
        text
    }

    fn read(&self, text: &str) -> Result<Self::Choice, crate::NotationError> {
        Self::Choice::read(text, self.edition())
    }
}

/// The methods of [`Game`] that only hand on to its stack, for the field that holds it: `kit::stack_in!(stack);` inside `impl Game`.
#[macro_export]
macro_rules! stack_in {
    ($field:ident) => {
        fn top(&self) -> Option<&Self::Step> {
            self.$field.top()
        }

        fn pop(&mut self) -> Option<Self::Step> {
            self.$field.pop()
        }

        fn steps(&self) -> Vec<Self::Step> {
            self.$field.iter().copied().collect()
        }
    };
}

fn asks(asked: Asks, who: Who) -> bool {
    match (asked, who) {
        (Asks::Seats(seats), Who::Seat(seat)) => seats.contains(seat),
        (Asks::Chance, Who::Chance) => true,
        _ => false,
    }
}

/// A game whose positions can be evaluated before its end. Bots play only games that implement this.
pub trait Evaluate: Game {
    /// The points each seat may expect at the end, roughly, by what the state holds. Only ever called on redealt states, so it
    /// may look at everything.
    fn evaluate(&self, out: &mut [f32; crate::MOST_SEATS]);

    /// How a search looks ahead in this game.
    const SEARCH_PARAMS: crate::SearchParams = crate::SearchParams::DEFAULT;

    /// Rounds begun so far, where a search should look ahead by rounds of the game. By default it counts turns, which does not do where
    /// seats are asked in turn many times about one thing, as in an auction.
    fn rounds_begun(&self) -> Option<u32> {
        None
    }

    /// What the evaluation can be tuned by, with the values released for a table of so many (see
    /// [`evaluation_weights!`](crate::evaluation_weights!)).
    fn weights(_seats: u8) -> &'static crate::Weights {
        &crate::evaluation::NO_WEIGHTS
    }

    /// The weights with which the evaluation predicts the final points best, between turns. The released weights are found by play: they lead a
    /// bot to good answers, but need not predict the end, which is what a search needs where it stops playing on.
    fn forecast(seats: u8) -> &'static crate::Weights {
        Self::weights(seats)
    }

    /// The same with other weights: what the tuner tries. `weights` is as long as the released list.
    fn evaluate_with(&self, weights: &[f32], out: &mut [f32; crate::MOST_SEATS]) {
        let _ = weights;
        self.evaluate(out);
    }
}

/// What happened, typed and without language.
pub trait Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// What that viewer learns of it; `None`: nothing at all.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// In words: message `event-…`.
    fn phrase(&self) -> Phrase;

    /// How much of its turn it tells.
    fn telling(&self) -> Telling {
        Telling::Main
    }

    /// What came from (+) or went to (-) an unlimited bank: `add("coin", 5)`. Names are those of [`Game::holdings`].
    fn bank(&self, add: &mut dyn FnMut(&'static str, i64)) {
        let _ = add;
    }
}

/// Where events go.
pub trait Log<E> {
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Hears nothing; no event is ever built.
pub struct Silent;

impl<E> Log<E> for Silent {
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
