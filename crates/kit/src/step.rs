//! Rules are a stack of steps. One step, one file: whom it asks, what may be tried, what is allowed and why not, what happens.

use crate::{Game, Log, Phrase, Rng, Seat, Seats, Who, Why};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// Whom a step asks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Asks {
    Seats(Seats),
    Chance,
    /// Nobody: the step is something that happens by itself ([`Step::proceed`]), or has nothing left to ask.
    Nobody,
}

impl Asks {
    pub const fn one(seat: Seat) -> Asks {
        Asks::Seats(Seats::one(seat))
    }
}

/// A question the rules ask, or a thing that happens by itself.
///
/// The step on top of the game's stack owns the decision. It is **popped before it is answered**: a step that is not finished
/// pushes itself again, changed; an effect pushes the steps it needs, and what was interrupted waits below.
pub trait Step<G: Game>: Copy + Eq + Debug + Send + Sync + Serialize + DeserializeOwned {
    /// Nobody by default: a step that happens by itself writes only [`Step::proceed`].
    fn asks(&self, game: &G) -> Asks {
        let _ = game;
        Asks::Nobody
    }

    /// What a person might try, sorted and each once; for chance, what can come up. It may only depend on what `who` knows.
    fn candidates(&self, game: &G, who: Who, out: &mut Vec<G::Choice>) {
        let _ = (game, who, out);
    }

    /// Whether a candidate is allowed, and if not, why. It may only depend on what `who` knows.
    fn allow(&self, game: &G, who: Who, choice: G::Choice) -> Result<(), Why> {
        let _ = (game, who, choice);
        Ok(())
    }

    /// The allowed candidates. Only a step with a faster way to the same list (shapes on a grid) writes its own; the test kit
    /// compares the two.
    fn legal(&self, game: &G, who: Who, out: &mut Vec<G::Choice>) {
        self.candidates(game, who, out);
        out.retain(|choice| self.allow(game, who, *choice).is_ok());
    }

    /// Of answers that name the things of a set one by one, in any order: does this one go on with the one order a search follows?
    /// What has been named is in the step, as a set; usually the answer is that this thing comes after all of them and enough are left
    /// behind it. It is asked of answers that could be legal, and never of chance.
    fn is_canonical(&self, game: &G, who: Who, choice: G::Choice) -> bool {
        let _ = (game, who, choice);
        true
    }

    /// The legal answers that are canonical; all, if none is, because a person began in another order. Only a step with a faster way
    /// to the same list writes its own; the test kit compares the two.
    fn search_list(&self, game: &G, who: Who, out: &mut Vec<G::Choice>) {
        self.legal(game, who, out);
        let canonical = out.iter().filter(|choice| self.is_canonical(game, who, **choice)).count();
        // Where everything is canonical the compiler leaves nothing of this.
        if canonical > 0 && canonical < out.len() {
            out.retain(|choice| self.is_canonical(game, who, *choice));
        }
    }

    /// How likely chance's outcome is, against the others.
    fn weight(&self, game: &G, outcome: G::Choice) -> u32 {
        let _ = (game, outcome);
        1
    }

    /// A fast way to one of chance's outcomes with its weight; `None`: take the list.
    fn sample(&self, game: &G, rng: &mut Rng) -> Option<G::Choice> {
        let _ = (game, rng);
        None
    }

    /// What the answer does. The step has been popped.
    fn answer<L: Log<G::Event>>(self, game: &mut G, who: Who, choice: G::Choice, log: &mut L) {
        let _ = (game, log);
        crate::impossible_answer!(self, who, choice);
    }

    /// What happens when it asks nobody. The step has been popped.
    fn proceed<L: Log<G::Event>>(self, game: &mut G, log: &mut L) {
        let _ = (game, log);
    }

    /// Seats that have answered a question several are asked at once: their answers are held here and may be taken back.
    fn held(&self, game: &G) -> Seats {
        let _ = game;
        Seats::NONE
    }

    /// Is it a secret that a seat has only one answer here? Then a driver waits as for a person.
    fn forced_is_secret(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// Has a thing of a set been named already? Then a person is in the middle of a choice: the last thing that is left is the
    /// person's to name, and what a search looks at is only what goes on in its order.
    fn is_begun(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// What the seat is asked, in words: message `ask-…`.
    fn question(&self, game: &G, seat: Seat) -> Phrase {
        let _ = (game, seat);
        Phrase::new("ask-nobody")
    }
}

/// An answer that the step does not offer: [`Game::play`] is only ever called with legal ones, so this is a mistake in the program. Tests stop here
/// with the step and the answer; the released program passes over it, because a panic would cost more than a lost answer.
#[macro_export]
macro_rules! impossible_answer {
    ($step:expr, $who:expr, $choice:expr) => {
        debug_assert!(false, "{:?} was answered by {} with {:?}, which it does not offer", $step, $who, $choice)
    };
}

/// Collects a game's steps into one `Copy` enum that hands every call to the step on top.
///
/// `kit::steps! { pub enum Step for Bottega { Offer(Offer) = "offer", Award(Award) = "award" } }`: the word is the step's name in
/// positions.
#[macro_export]
macro_rules! steps {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident for $game:ty { $( $(#[$vmeta:meta])* $variant:ident($ty:ty) = $word:literal ),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, $crate::serde::Serialize, $crate::serde::Deserialize)]
        #[serde(crate = "kit::serde", tag = "step")]
        $vis enum $name {
            $( $(#[$vmeta])* #[serde(rename = $word)] $variant($ty) ),+
        }

        $( impl From<$ty> for $name { fn from(step: $ty) -> $name { $name::$variant(step) } } )+

        impl $crate::Step<$game> for $name {
            fn asks(&self, game: &$game) -> $crate::Asks {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::asks(step, game) ),+ }
            }
            fn candidates(&self, game: &$game, who: $crate::Who, out: &mut Vec<<$game as $crate::Game>::Choice>) {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::candidates(step, game, who, out) ),+ }
            }
            fn allow(&self, game: &$game, who: $crate::Who, choice: <$game as $crate::Game>::Choice) -> Result<(), $crate::Why> {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::allow(step, game, who, choice) ),+ }
            }
            fn legal(&self, game: &$game, who: $crate::Who, out: &mut Vec<<$game as $crate::Game>::Choice>) {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::legal(step, game, who, out) ),+ }
            }
            fn is_canonical(&self, game: &$game, who: $crate::Who, choice: <$game as $crate::Game>::Choice) -> bool {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::is_canonical(step, game, who, choice) ),+ }
            }
            fn search_list(&self, game: &$game, who: $crate::Who, out: &mut Vec<<$game as $crate::Game>::Choice>) {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::search_list(step, game, who, out) ),+ }
            }
            fn weight(&self, game: &$game, outcome: <$game as $crate::Game>::Choice) -> u32 {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::weight(step, game, outcome) ),+ }
            }
            fn sample(&self, game: &$game, rng: &mut $crate::Rng) -> Option<<$game as $crate::Game>::Choice> {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::sample(step, game, rng) ),+ }
            }
            fn answer<L: $crate::Log<<$game as $crate::Game>::Event>>(
                self, game: &mut $game, who: $crate::Who, choice: <$game as $crate::Game>::Choice, log: &mut L,
            ) {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::answer(step, game, who, choice, log) ),+ }
            }
            fn proceed<L: $crate::Log<<$game as $crate::Game>::Event>>(self, game: &mut $game, log: &mut L) {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::proceed(step, game, log) ),+ }
            }
            fn held(&self, game: &$game) -> $crate::Seats {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::held(step, game) ),+ }
            }
            fn forced_is_secret(&self, game: &$game) -> bool {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::forced_is_secret(step, game) ),+ }
            }
            fn is_begun(&self, game: &$game) -> bool {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::is_begun(step, game) ),+ }
            }
            fn question(&self, game: &$game, seat: $crate::Seat) -> $crate::Phrase {
                match self { $( $name::$variant(step) => <$ty as $crate::Step<$game>>::question(step, game, seat) ),+ }
            }
        }
    };
}
