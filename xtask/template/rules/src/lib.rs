//! Bottega: secret bids for commissions. The rules are in `README.md`; their numbers (§2.3) are cited here and in the tests.
//!
//! Read [`steps`] first: each file there is one thing that is asked. [`Bottega`] is the state they change; [`Edition`] holds
//! the figures, [`View`] what a seat may know.

mod choice;
mod edition;
mod evaluation;
mod event;
mod position;
mod scoring;
mod state;
pub mod steps;
mod view;

pub use choice::{Choice, Colour, Commission};
pub use edition::Edition;
pub use event::Event;
pub use position::Position;
pub use state::{Bottega, Player};
pub use view::{PlayerView, View};
