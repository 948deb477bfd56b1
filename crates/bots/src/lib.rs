//! Computer opponents, generic over the game contract.
//!
//! A bot is handed the true state only to redeal it at once: it thinks on a state in which everything its seat has not seen has been
//! shuffled, so it cannot know more than a person in its chair. [`Level`] names the opponents, [`think`] asks one of them about a
//! position, [`Search`] is what the strong ones do, [`sit_down`] plays whole games.

mod budget;
mod greedy;
mod hindsight;
mod judge;
mod level;
mod novice;
mod player;
mod random;
mod search;
mod table;
mod thought;

pub use budget::Budget;
pub use greedy::Greedy;
pub use hindsight::{Errors, Hindsight, first_step};
pub use judge::Judge;
pub use level::Level;
pub use novice::Novice;
pub use player::Player;
pub use random::Random;
pub use search::{Search, Style, play_out};
pub use table::{Finish, random_playout, sit_down};
pub use thought::{Considered, Ponderer, Thought, ponder, think};

use kit::{Game, Rng, Seat};

/// Someone who answers for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the seat's legal answers; `None` when it is not asked.
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice>;
}

impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice> {
        self.as_mut().choose(game, seat, rng)
    }
}
