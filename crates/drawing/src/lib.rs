//! How a game is shown: the contract of a board, and the parts boards are made of.
//!
//! Start with [`Scene`], all that a board ever gets to see, and [`Board`], what it makes of it. [`DrawContext`] is what its parts
//! draw with; its [`AnswerSpots`] hand out every offered answer once, so that each legal answer is exactly one element that can be clicked.
//! [`theme`] is the common style; [`art`] composes the pictures that pages show by their classes; [`icon`] are the symbols of boards drawn before. [`plain`] draws a game that has no board of its own.
//!
//! Boards never see a state: what is not in the view cannot be drawn. Nothing here has inline styles or scripts, because the site's
//! content security policy forbids them; figures in the drawing are SVG attributes, looks are classes of the theme.

pub mod answer_spots;
pub mod art;
pub mod board;
mod catalogue;
pub mod context;
pub mod die;
pub mod icon;
pub mod inspection;
mod last_turns;
pub mod log;
pub mod offers;
pub mod people;
pub mod plain;
pub mod resources;
pub mod scene;
pub mod score_table;
pub mod table_drawing;
pub mod theme;
pub mod track;
pub mod type_fit;

#[cfg(feature = "testing")]
pub mod preview;
#[cfg(feature = "testing")]
pub mod testing;
#[cfg(any(test, feature = "testing"))]
pub mod unnamed_marks;

pub use answer_spots::{AnswerSpot, AnswerSpots};
pub use board::Board;
pub use context::DrawContext;
pub use inspection::{BillLine, Change, Component, Inspection, LegendEntry, RefusedBy};
pub use maud::{Markup, PreEscaped, html};
pub use scene::{Offer, Scene};
pub use table_drawing::{Area, QuestionBar, Rival, TableDrawing};
