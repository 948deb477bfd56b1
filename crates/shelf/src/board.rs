//! How a table is shown: the hook between the shelf and the boards.

use crate::typed_table::TypedTable;
use crate::{Shown, Table, Title, title};
use drawing::scene::SceneData;
use drawing::{Board, Component, LegendEntry, TableDrawing, art};
use kit::{Edition, Evaluate, Game, Viewer};
use std::collections::BTreeSet;
use words::Words;

/// A board without its type.
#[derive(Copy, Clone)]
pub(crate) struct Drawn {
    draw: fn(&dyn Table, Viewer, &Words, &[String]) -> Option<TableDrawing>,
    css: &'static str,
    art: art::Source,
    made_drawings: fn() -> Option<art::File>,
    legend: fn(&Words) -> Vec<LegendEntry>,
    components: fn(&Words) -> Vec<Component>,
}

impl Drawn {
    pub(crate) const fn by<B: Board>() -> Drawn
    where
        B::Game: Evaluate,
    {
        Drawn {
            draw: with::<B>,
            css: B::CSS,
            art: B::ART,
            made_drawings: B::made_drawings,
            legend: |words| B::legend(<B::Game as Game>::Edition::editions().current(), words),
            components: |words| B::components(<B::Game as Game>::Edition::editions().current(), words),
        }
    }
}

fn with<B: Board>(table: &dyn Table, viewer: Viewer, words: &Words, names: &[String]) -> Option<TableDrawing>
where
    B::Game: Evaluate,
{
    let sat = table.as_any().downcast_ref::<TypedTable<B::Game>>()?;
    let seen = SceneData::of_journal(&sat.0, viewer);
    let seen = match sat.1 {
        Shown::Now => seen,
        Shown::Past => seen.without_offers(),
        Shown::Ending(seat) => seen.before_end_of_turn(seat),
    };
    Some(B::draw(&seen.scene(names, words)))
}

/// The table as that viewer sees it. `names` are the people at it, by seat.
pub fn draw(table: &dyn Table, viewer: Viewer, words: &Words, names: &[String]) -> TableDrawing {
    let drawn = title(table.game_id()).ok().and_then(|title| (title.board.draw)(table, viewer, words, names));
    drawn.unwrap_or_default()
}

/// The icons of a game's board and what they mean; none where the board has no legend.
pub fn legend(title: &Title, words: &Words) -> Vec<LegendEntry> {
    (title.board.legend)(words)
}

/// Every component of a game's newest edition; none where the board does not list them.
pub fn components(title: &Title, words: &Words) -> Vec<Component> {
    (title.board.components)(words)
}

/// The style sheet of a game: its own colours, its board's rules, then its pictures, which must come last because the rules say only how they lie.
pub fn table_css(title: &Title) -> String {
    [&title.board.art.palette.css(), title.board.css, &art(title).css].join("\n")
}

/// What stands for a game on the site's pages, as a picture.
pub fn face(title: &Title) -> String {
    art::face_of(&title.board.art)
}

/// The pictures of a game, composed.
pub fn art(title: &Title) -> art::StyleSheet {
    art::sheet_of(&title.board.art, (title.board.made_drawings)())
}

/// Which of these pictures cannot be shown on the game's pages. A picture is a class of the game's art or of the art all games share, or
/// several classes that belong together (`m-deb.red`).
pub fn missing_pictures<'a>(title: &Title, names: &BTreeSet<&'a String>) -> Vec<&'a str> {
    let sheets = [art(title), art::shared_sheet()];
    names.iter().filter(|name| !sheets.iter().any(|sheet| has_rule(&sheet.css, name))).map(|name| name.as_str()).collect()
}

fn has_rule(css: &str, name: &str) -> bool {
    let selector = format!(".{name}");
    let goes_on = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    css.match_indices(&selector).any(|(at, _)| !css[at + selector.len()..].starts_with(goes_on))
}
