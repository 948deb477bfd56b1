//! Computer opponents, generic over the game contract.
//!
//! A bot is handed the true state only to redeal it at once: it thinks on a state in which everything its seat has not seen has been
//! shuffled, so it cannot know more than a person in its chair. [`Level`] names the opponents, [`think`] asks one of them about a
//! position, [`Search`] is what the strong ones do, [`play_game`] plays whole games.

mod budget;
mod forecast_fit;
mod greedy;
mod judge;
mod level;
mod novice;
mod player;
mod playing;
mod random;
mod search;
mod thought;

pub use budget::Budget;
pub use forecast_fit::{ForecastErrors, ForecastFit, first_step_size};
pub use greedy::Greedy;
pub use judge::Judge;
pub use level::Level;
pub use novice::Novice;
pub use player::Player;
pub use playing::{Finish, play_game, random_playout};
pub use random::Random;
pub use search::{Search, SearchPolicy, play_out};
pub use thought::{Considered, Thinker, Thought, think, think_as};

use kit::{Game, Rng, Seat, Who};

/// Someone who answers for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the seat's legal answers; `None` when it is not asked.
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice>;

    /// Hears what was answered, by whomever, at a game that stood so before. Only who keeps a table of its own needs it.
    fn hear(&mut self, _before: &G, _who: Who, _choice: G::Choice) {}
}

impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice> {
        self.as_mut().choose(game, seat, rng)
    }

    fn hear(&mut self, before: &G, who: Who, choice: G::Choice) {
        self.as_mut().hear(before, who, choice);
    }
}
