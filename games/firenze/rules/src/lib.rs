//! Firenze: take a card and its bricks, build, and never let a tower rest. The rules are in the game's `README.md`.
//!
//! A tour: [`state`] is the table, [`steps`] the questions (one file each, in the order of the turn: `begin`, `choose`, `happen`, `trade`,
//! `build`, `ruins`, `contracts`, `limits`), [`characters`] the cards that may be played in between, [`scoring`] the count at the end,
//! [`edition`] the figures of the box and [`effect`] what its cards can do. [`position`] and `shape` bring documents back to life.

pub mod card;
pub mod characters;
pub mod choice;
pub mod colour;
pub mod contract;
pub mod edition;
pub mod effect;
pub mod event;
mod game;
mod phrases;
pub mod position;
pub mod scoring;
mod sealed;
mod sense;
mod shape;
pub mod state;
pub mod steps;
pub mod tally;
pub mod tower;
pub mod view;

pub use card::Card;
pub use choice::Choice;
pub use colour::Colour;
pub use contract::Contract;
pub use edition::Edition;
pub use event::Event;
pub use position::Position;
pub use state::{Firenze, Seal};
pub use tally::{Bricks, Cards};
pub use tower::{Make, Tower};
pub use view::View;
