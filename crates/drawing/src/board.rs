//! What a game's board is.

use crate::Scene;
use kit::Game;
use maud::Markup;

/// Draws one game. It is a type of its own beside the game, because rules know nothing of drawing.
///
/// The drawing is one element, `<div class="board GAME" id="board">`, that is swapped whole. In it:
/// - every legal answer is the `data-answer` of exactly one element ([`crate::Places`] sees to that);
/// - every piece that can move has a stable `id`, so that the page can let it glide from where it was;
/// - every place and piece has its words in `aria-label`;
/// - no inline style, no script.
pub trait Board {
    type Game: Game;

    /// The board's own rules of style, on top of [`crate::theme::CSS`]; every selector begins with the game's class.
    const CSS: &'static str;

    fn draw(scene: &Scene<'_, Self::Game>) -> Markup;
}
