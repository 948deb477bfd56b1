//! The pictures: drawn by hand as SVG parts, composed by one-line recipes, handed to the pages as classes of a style sheet.
//!
//! A picture costs the page one element: `<i class="art s-gold-mine">`. Behind it stands an SVG of its own in the game's style sheet, which is made once
//! and cached by browsers for ever. `docs/ART.md` tells how to draw; in here:
//! - `drawings.rs` takes the elements of an SVG file apart by their ids;
//! - `recipe.rs` reads a line such as `gold-mine: dawn far mine 66,84,1.1 cart 118,86 coins 30,88,.9`;
//! - `picture.rs` makes one closed SVG of parts: colours put in, only the gradients it needs;
//! - `style_sheet.rs` makes the classes;
//! - `family.rs` holds the colours and patterns of the seats.

mod drawings;
mod family;
mod picture;
mod recipe;
mod style_sheet;

pub use family::{FAMILIES, Family};
pub use style_sheet::StyleSheet;

use crate::theme::Palette;
use drawings::Drawings;
use picture::Workshop;
use std::fmt;
use std::sync::LazyLock;

/// What a game draws with, besides the shared parts. A text per file, with the name under which faults are told.
#[derive(Copy, Clone, Default)]
pub struct Source {
    /// SVG files: elements with an id, side by side. See `docs/ART.md` for what an id's beginning means.
    pub drawings: &'static [File],
    /// Files of recipes, a scene a line.
    pub recipes: &'static [File],
    /// Colours of its own, by day and at dusk, besides the shared ones.
    pub palette: Palette,
}

#[derive(Copy, Clone)]
pub struct File {
    pub name: &'static str,
    pub text: &'static str,
}

impl Source {
    /// A game that draws nothing of its own.
    pub const NONE: Source = Source { drawings: &[], recipes: &[], palette: Palette("") };
}

/// Names files of the folder `art/` beside a board's `src/`.
#[macro_export]
macro_rules! art_files {
    ($($name:literal),* $(,)?) => {
        &[$($crate::art::File { name: $name, text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/art/", $name)) }),*]
    };
}

/// What is drawn once for all games: materials and heraldry, the parts of scenes, icons, pieces.
const SHARED: Source = Source {
    drawings: art_files!["materials.svg", "parts.svg", "portraits.svg", "icons.svg", "pieces.svg", "places.svg", "emblem.svg"],
    recipes: art_files!["faces.txt"],
    ..Source::NONE
};

/// A place in a file of art that cannot be read, in words for whoever wrote it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub file: &'static str,
    pub line: usize,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

static SHARED_DRAWINGS: LazyLock<(Drawings<'static>, Vec<Fault>)> = LazyLock::new(|| Drawings::read(SHARED.drawings));

/// The classes of what all games share: icons, shields, pieces. Part of the site's style sheet.
pub fn shared_sheet() -> StyleSheet {
    let (drawings, faults) = &*SHARED_DRAWINGS;
    let mut sheet = StyleSheet::of(&Workshop::new(drawings, None, SHARED.palette), SHARED.recipes);
    sheet.faults.splice(0..0, faults.iter().cloned());
    sheet
}

/// A shared drawing as a picture of its own: the site's icon, for one.
pub fn picture(id: &str) -> Option<String> {
    let workshop = Workshop::new(&SHARED_DRAWINGS.0, None, SHARED.palette);
    workshop.drawing(workshop.element(id)?, &workshop.day).ok()
}

/// The classes of a game's own pictures; `made` are drawings that no hand has drawn.
pub fn sheet_of(source: &Source, made: Option<File>) -> StyleSheet {
    let files: Vec<File> = source.drawings.iter().copied().chain(made).collect();
    let (own, faults) = Drawings::read(&files);
    let mut sheet = StyleSheet::of(&Workshop::new(&own, Some(&SHARED_DRAWINGS.0), source.palette), source.recipes);
    sheet.faults.splice(0..0, faults);
    sheet
}

/// What stands for a game on the site's pages: its own face, or that of the site.
pub fn face_of(source: &Source) -> String {
    let own = sheet_of(source, None).face;
    own.or_else(|| shared_sheet().face).unwrap_or_default()
}

/// The rule of style that shows a picture.
pub fn rule(selector: &str, picture: &str) -> String {
    style_sheet::rule(selector, picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_is_shared_composes() {
        let sheet = shared_sheet();
        assert!(sheet.faults.is_empty(), "{}", sheet.faults.iter().map(|fault| format!("{fault}\n")).collect::<String>());
        assert!(sheet.face.is_some() && picture("sigil").is_some() && picture("sigil-turn").is_some());
        assert!(sheet.css.contains(".i-coin{") && sheet.css.contains(".m-black.violet{") && sheet.css.contains(".shield.black{"));
    }
}
