//! How a game is shown: the contract of a board, and the parts boards are made of.
//!
//! Start with [`Scene`], all that a board ever gets to see, and [`Board`], what it makes of it. [`Pen`] is what its parts draw with; its [`Places`] hand every offered answer out
//! once, so that each legal answer has exactly one place in the drawing. [`theme`] and [`icon`] are the common hand: parchment, ink,
//! heraldic colours, one set of symbols. [`plain`] draws a game that has no board of its own.
//!
//! Boards never see a state: what is not in the view cannot be drawn. Nothing here has inline styles or scripts, because the site's
//! content security policy forbids them; figures in the drawing are SVG attributes, looks are classes of the theme.

pub mod board;
pub mod die;
pub mod icon;
pub mod ledger;
pub mod log;
pub mod offers;
pub mod pen;
pub mod people;
pub mod places;
pub mod plain;
pub mod resources;
pub mod scene;
pub mod theme;
pub mod track;

#[cfg(feature = "testing")]
pub mod testing;
#[cfg(any(test, feature = "testing"))]
pub mod unsaid;

pub use board::Board;
pub use maud::{Markup, PreEscaped, html};
pub use pen::Pen;
pub use places::{Place, Places};
pub use scene::{Offer, Scene};
