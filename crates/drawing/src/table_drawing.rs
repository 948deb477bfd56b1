//! What a board makes of a scene: the pieces of a table's page that belong to the game. The page lays them out (`crates/web`).

use crate::Inspection;
use kit::Seat;
use maud::{Markup, html};
use words::Words;

/// The game's part of a table's page. Each piece is swapped as a whole when it has changed.
#[derive(Default)]
pub struct TableDrawing {
    /// A class of the whole page: the game, and whatever its style hangs on ("lorenzo leaders over").
    pub class: String,
    pub question: QuestionBar,
    /// What lies inside the shared board; the page draws its frame (`#p-board.board`). Each area of it carries `data-area="ID"`, so that a
    /// phone can show one at a time.
    pub board: Markup,
    /// The areas of the board, for the phone's map of them; empty where the board is one area.
    pub areas: Vec<Area>,
    /// What lies before the person who looks, inside the page's frame (`#p-mat.mat`, in the family's colours); absent for a spectator and
    /// for boards that draw all players alike.
    pub mat: Option<Markup>,
    /// Who plays after whoever is asked, as far as it is known; empty: the page does not tell.
    pub next: Vec<Seat>,
    /// The other players, in turn order from the viewer's left. For a spectator: everybody.
    pub rivals: Vec<Rival>,
    /// What the inspection panel tells of each thing (`data-inspect="KEY"` on the thing).
    pub inspections: Vec<(String, Inspection)>,
    /// Once the game is over: the count, line by line.
    pub ending: Option<Markup>,
}

/// The bar on top: what is asked. "Take back", "End turn" and the order of play are the page's.
#[derive(Default)]
pub struct QuestionBar {
    /// The piece in hand, or what the question is about, as a picture; may be empty.
    pub sign: Markup,
    pub title: Markup,
    /// One line below it: how many places are lit, what it costs, what is left.
    pub detail: Markup,
    /// Buttons for answers that have no place on the table.
    pub answers: Markup,
}

/// An area of the board: on a phone one is shown at a time.
pub struct Area {
    pub id: &'static str,
    pub name: String,
    /// Its sign on the map: an icon, and perhaps a sketch of what is lit and taken in it.
    pub sign: Markup,
    /// How many answers are lit in it.
    pub lit: usize,
}

/// Another player's things. The page draws the frame (`.opp`, in the family's colours) with shield and name, and says who is asked; with
/// how many rivals they share the side is a class of what is around them (`.rivals-3`), for compact forms.
pub struct Rival {
    pub seat: Seat,
    /// Beside the name: the points.
    pub points: Markup,
    pub drawn: Markup,
}

impl TableDrawing {
    /// A board that draws everything, its tray and all players included, in one piece.
    pub fn in_one_piece(class: impl Into<String>, board: Markup) -> TableDrawing {
        TableDrawing { class: class.into(), board, ..TableDrawing::default() }
    }

    /// The page is laid out for a board of its own size: there is nothing beside it.
    pub fn is_in_one_piece(&self) -> bool {
        self.areas.is_empty() && self.mat.is_none() && self.rivals.is_empty()
    }

    /// All pieces one after another: what tests look at.
    pub fn whole(&self, words: &Words) -> Markup {
        html! {
            (self.question.sign) (self.question.title) (self.question.detail) (self.question.answers)
            (self.board)
            @for area in &self.areas { (area.sign) }
            @if let Some(mat) = &self.mat { (mat) }
            @for rival in &self.rivals { (rival.points) (rival.drawn) }
            @for (key, inspection) in &self.inspections { (inspection.draw(key, "", words)) }
            @if let Some(ending) = &self.ending { (ending) }
        }
    }
}
