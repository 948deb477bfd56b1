//! What lies in a game's folder for people to read, as it is in the tree: its lessons, its summary, its rulings. What lessons and
//! summaries mean is the business of the crate `lessons`.

use crate::Title;
use words::Lang;

/// One such file of a game.
#[derive(Clone, Debug)]
pub struct GameFile {
    /// The game's folder: `games/lorenzo`.
    folder: &'static str,
    /// The folder inside it, `lessons` or `summary`; empty for a file of the game's folder itself.
    part: &'static str,
    pub name: &'static str,
    pub text: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/game_files.rs"));

impl Title {
    /// What lies in the game's `lessons/` folder, by name.
    pub fn lesson_files(&self) -> impl Iterator<Item = &'static GameFile> + use<> {
        self.files_of("lessons")
    }

    /// What lies in the game's `summary/` folder, by name.
    pub fn summary_files(&self) -> impl Iterator<Item = &'static GameFile> + use<> {
        self.files_of("summary")
    }

    /// The game's `RULINGS.md`, `RULINGS.fr.md` or `RULINGS.nl.md`; none where no ruling was needed.
    pub fn rulings(&self, lang: Lang) -> Option<&'static str> {
        let wanted = match lang {
            Lang::En => "RULINGS.md".to_string(),
            other => format!("RULINGS.{other}.md"),
        };
        self.files_of("").find(|file| file.name == wanted).map(|file| file.text)
    }

    fn files_of(&self, part: &'static str) -> impl Iterator<Item = &'static GameFile> + use<> {
        let folder = self.folder;
        GAME_FILES.iter().filter(move |file| file.folder == folder && file.part == part)
    }
}
