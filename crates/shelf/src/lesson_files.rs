//! The files of `games/<game>/lessons`, as they are in the tree. What they mean is the business of the crate `lessons`.

use crate::Title;

/// One file of a game's `lessons/` folder.
#[derive(Clone, Debug)]
pub struct LessonFile {
    /// The game's folder: `games/lorenzo`.
    folder: &'static str,
    pub name: &'static str,
    pub text: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/lesson_files.rs"));

impl Title {
    /// What lies in the game's `lessons/` folder, by name.
    pub fn lesson_files(&self) -> impl Iterator<Item = &'static LessonFile> + use<> {
        let folder = self.folder;
        LESSON_FILES.iter().filter(move |file| file.folder == folder)
    }
}
