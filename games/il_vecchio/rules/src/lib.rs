//! Il Vecchio, the rules.
//!
//! The numbers in comments (§4.2) are those of the game's README. A tour: [`IlVecchio`] is the table (`state.rs`), [`Choice`] every
//! answer there is, `steps/` the rules, one question a file; tiles are data ([`edition`]) and `effects.rs` carries them out.
//! `pile.rs` knows who has seen which Florence tile; `scoring.rs` counts, `view.rs` says what a seat may know, `evaluation.rs`
//! evaluates a position for bots.

mod cause;
mod chapter;
mod choice;
pub mod edition;
mod effects;
mod evaluation;
mod event;
mod game;
mod goods;
mod ids;
mod pile;
mod position;
mod scoring;
mod set;
mod state;
pub mod steps;
mod view;

pub use cause::Cause;
pub use choice::Choice;
pub use edition::Edition;
pub use effects::Source;
pub use event::{ByMeans, Event};
pub use goods::{Bundle, Purse};
pub use ids::{City, Crest, Good, Kind, Province, Tile, Track};
pub use pile::{Layer, Look, TilePile};
pub use position::Position;
pub use scoring::Points;
pub use set::{Cities, Provinces, Tiles};
pub use state::{Family, IlVecchio, Options};
pub use view::{FamilyView, LayerView, PileView, View};
