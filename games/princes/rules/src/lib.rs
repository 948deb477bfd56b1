//! The Princes of Florence, with Muse & Princess and Cooperation. The rules are in `README.md`; their numbers (§6.2) are cited
//! here and in the tests.
//!
//! Read [`steps`] first: each file there is one thing that is asked or that happens by itself. [`Princes`] is the state they
//! change; [`Edition`] holds the figures, [`View`] what a seat may know. Tiles are bits: see [`shape`].

mod borders;
mod chapter;
mod choice;
mod deck;
mod edition;
mod evaluation;
mod event;
mod game;
mod ids;
mod inventory;
mod land;
mod money;
mod phrase;
mod position;
mod prince;
mod reason;
mod redeal;
mod scoring;
mod set;
pub mod shape;
mod standing_order;
mod state;
pub mod steps;
mod subject;
mod values;
mod view;

pub use choice::Choice;
pub use edition::{Aim, Counted, Edition, Size};
pub use event::Event;
pub use ids::{Bonus, Building, Card, Character, Freedom, Item, Landscape, Prestige, Profession, Sort, Source};
pub use land::{Garden, Land, Site, Tile};
pub use position::{PilePosition, Position, PrincePosition};
pub use prince::Prince;
pub use reason::{Income, Part, Purpose, Thing};
pub use set::Set;
pub use shape::Spot;
pub use state::{DEPTH, Princes};
pub use subject::Subject;
pub use view::{MarkView, PileView, PrinceView, Scene, View};
