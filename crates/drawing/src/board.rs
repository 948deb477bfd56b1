//! What a game's board is.

use crate::{Component, LegendEntry, Scene, TableDrawing, art};
use kit::{Game, LoadedEdition};
use words::Words;

/// Draws one game. It is a type of its own beside the game, because rules know nothing of drawing.
///
/// The pieces of the drawing are swapped whole when they have changed. In them:
/// - every legal answer is the `data-answer` of exactly one element ([`crate::AnswerSpots`] sees to that);
/// - every piece that can move has a stable `id`, so that the page can let it glide from where it was;
/// - every place and piece has its words in `aria-label`;
/// - a thing the inspection panel can tell about names its key in `data-inspect`, and each key stands in [`TableDrawing::inspections`];
/// - what a rival did last ([`Scene::last_turns`]) has the class `last`;
/// - no inline style, no script.
pub trait Board {
    type Game: Game;

    /// The board's own rules of style, on top of [`crate::theme::css`]; every selector begins with the game's class.
    const CSS: &'static str;

    /// The game's own parts, pieces, icons and recipes. What they become are classes: see [`art`].
    const ART: art::Source = art::Source::NONE;

    /// Drawings that the board's own code makes, as a file like those of [`Board::ART`]: for what would be tedious by hand, such as a tile in all
    /// its turns.
    fn made_drawings() -> Option<art::File> {
        None
    }

    fn draw(scene: &Scene<'_, Self::Game>) -> TableDrawing;

    /// The icons of the board and what they mean, in the order they are read. None: the table has no legend.
    fn legend(_edition: &'static LoadedEdition<<Self::Game as Game>::Edition>, _words: &Words) -> Vec<LegendEntry> {
        Vec::new()
    }

    /// Every card, tile and place of the edition, to be looked up by name. None: the game has no such page.
    fn components(_edition: &'static LoadedEdition<<Self::Game as Game>::Edition>, _words: &Words) -> Vec<Component> {
        Vec::new()
    }
}
