//! The rules of Lorenzo il Magnifico.
//!
//! A tour: [`places`] and [`goods`] are the words of the board; [`Edition`] holds every figure, with the vocabulary of effects in
//! [`card`], [`leader`] and [`tile`]; [`Lorenzo`] in `state.rs` is the table; [`steps`] are the rules, one file a question. What several
//! steps share stands beside them: `taking.rs` (a card from a tower), `prices.rs` (what it costs), `gains.rs` (every change of a purse, with
//! its [`Purpose`] or [`Source`]), `influence.rs` (what
//! cards, tiles and leaders add up to), `scoring.rs`. What others see of it: [`Choice`], [`Event`], [`View`], [`Position`].
//!
//! The rules in words, with the numbers that refusals and tests cite, are in the game's `README.md`.

pub mod card;
pub mod edition;
pub mod goods;
pub mod leader;
pub mod places;
pub mod steps;
pub mod tile;

mod chapter;
mod choice;
mod evaluation;
mod event;
mod gains;
mod game;
mod ids;
mod influence;
mod position;
mod prices;
mod purpose;
mod reach;
mod reasons;
mod redeal;
mod scoring;
mod source;
mod state;
mod subject;
mod taking;
mod value_change;
mod view;

pub use card::Card;
pub use choice::Choice;
pub use edition::Edition;
pub use event::Event;
pub use goods::{Goods, Resource};
pub use ids::{BonusId, CardId, LeaderId, TileId};
pub use influence::Influence;
pub use leader::Leader;
pub use places::{Kind, Member, Space, Work};
pub use position::Position;
pub use purpose::Purpose;
pub use reach::{Reach, Taking};
pub use source::Source;
pub use state::{DEEPEST, Lorenzo};
pub use subject::Subject;
pub use tile::Tile;
pub use value_change::ValueChange;
pub use view::{MemberView, PlayerView, Secrets, Tower, View};
