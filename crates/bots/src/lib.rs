//! Computer opponents, generic over the game contract.
//!
//! A bot is handed the true state only to redeal it at once: it thinks on a state in which everything its seat has not seen has been
//! shuffled, so it cannot know more than a person in its chair.

mod greedy;
mod level;
mod random;
mod table;

pub use greedy::Greedy;
pub use level::{Budget, Considered, Level, Thought, think};
pub use random::Random;
pub use table::{Finish, random_playout, sit_down};

use kit::{Game, Rng, Seat};

/// Someone who answers for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the seat's legal answers; `None` when it is not asked.
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice>;
}
