//! Firenze: take a card and its bricks, build, and never let a tower rest. The rules are in the game's `README.md`.
//!
//! A tour: [`state`] is the table, [`steps`] the questions (one file each, in the order of the turn: `begin`, `choose`, `happen`, `trade`,
//! `build`, `ruins`, `contracts`, `limits`), [`characters`] the cards that may be played in between, [`scoring`] the count at the end,
//! [`edition`] the figures of the box and [`effect`] what its cards can do. [`position`] reads and writes the whole state as a
//! document; `stack_check` refuses a document whose stack of steps no game could have.

pub mod card;
mod chapter;
pub mod characters;
pub mod choice;
pub mod colour;
pub mod contract;
pub mod edition;
pub mod effect;
mod evaluation;
pub mod event;
mod event_phrases;
mod game;
mod phrases;
pub mod position;
mod purpose;
pub mod scoring;
mod sealed;
mod stack_check;
pub mod state;
pub mod steps;
mod subject;
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
pub use purpose::Purpose;
pub use state::{Firenze, Seal};
pub use subject::{Debt, Phase, Subject};
pub use tally::{Bricks, Cards};
pub use tower::{Make, Tower};
pub use view::View;
