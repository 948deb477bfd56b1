//! How a table is shown: the hook between the shelf and the boards.

use crate::table::{Sat, Table};
use crate::{TITLES, title};
use drawing::scene::Seen;
use drawing::{Board, Markup};
use kit::{Evaluate, Viewer};
use words::Words;

/// A board without its type.
#[derive(Copy, Clone)]
pub(crate) struct Drawn {
    draw: fn(&dyn Table, Viewer, &Words, &[String]) -> Option<Markup>,
    css: &'static str,
}

impl Drawn {
    pub(crate) const fn by<B: Board>() -> Drawn
    where
        B::Game: Evaluate,
    {
        Drawn { draw: with::<B>, css: B::CSS }
    }
}

fn with<B: Board>(table: &dyn Table, viewer: Viewer, words: &Words, names: &[String]) -> Option<Markup>
where
    B::Game: Evaluate,
{
    let sat = table.as_any().downcast_ref::<Sat<B::Game>>()?;
    Some(B::draw(&Seen::of_match(&sat.0, viewer).scene(names, words)))
}

/// The table as that viewer sees it. `names` are the people at it, by seat.
pub fn draw(table: &dyn Table, viewer: Viewer, words: &Words, names: &[String]) -> Markup {
    let drawn = title(table.game_id()).ok().and_then(|title| (title.board.draw)(table, viewer, words, names));
    drawn.unwrap_or_default()
}

/// The theme and every board's own style, as one file.
pub fn board_css() -> String {
    let own = TITLES.iter().map(|title| title.board.css).filter(|css| !css.is_empty());
    std::iter::once(drawing::theme::CSS).chain(own).collect::<Vec<_>>().join("\n")
}
