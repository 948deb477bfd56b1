//! Florence: queues at nine parties, and three Medici on their way. The rules are in `README.md`; their numbers (§4.5) are cited
//! here and in the tests.
//!
//! Read [`steps`] first: each file there is one thing that is asked or happens. [`Florence`] is the state they change, with the
//! handful of changes in `effects.rs`; [`Edition`] holds the figures, [`View`] what a seat may know. With one seat the rival is
//! Strozzi: his deck is in `strozzi.rs`, his turns are the steps whose names begin with `strozzi`.

mod chapter;
mod choice;
mod edition;
mod effects;
mod evaluation;
mod event;
mod game;
mod phrase;
mod pieces;
mod place;
mod position;
mod reason;
mod scoring;
mod state;
pub mod steps;
mod strozzi;
mod subject;
mod view;

pub use choice::{Choice, Objective, StrozziCard};
pub use edition::{CardColour, Cost, Edition, Letter, StrozziEffect, StrozziFigures};
pub use event::{By, Event, Owner};
pub use pieces::{Colour, Family, Kind, Member, Noble, Rank, Side, Source, Tile};
pub use place::{Place, Shield};
pub use position::Position;
pub use reason::{Cause, Decided, Income, Purpose};
pub use state::{DEEPEST, Florence, Pieces, Player};
pub use strozzi::Adjustment;
pub use subject::Subject;
pub use view::{DialView, FamilyView, MemberView, PlaceView, PlayerView, RewardView, View, Walking};
