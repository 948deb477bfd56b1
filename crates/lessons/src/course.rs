//! The lessons of a game and their words.

use crate::lesson::{Lesson, LessonError};
use shelf::{TITLES, Title};
use std::sync::LazyLock;
use words::{Lang, Words};

pub struct Course {
    pub title: &'static Title,
    /// By the names of their files.
    pub lessons: Vec<Lesson>,
    /// By language: the words of the site, of the game and of its lessons.
    words: Vec<Words>,
    /// By language: the lessons' own file of texts.
    sources: Vec<String>,
}

/// Those of all games that have lessons. One that cannot be read is left out here; a test and `signoria lessons check` say why.
static COURSES: LazyLock<Vec<Course>> = LazyLock::new(|| TITLES.iter().filter_map(|title| Course::of(title).ok()).collect());

/// The lessons of all games.
pub fn courses() -> &'static [Course] {
    &COURSES
}

/// The lessons of one game.
pub fn course(title: &Title) -> Option<&'static Course> {
    COURSES.iter().find(|course| course.title.id == title.id && !course.lessons.is_empty())
}

impl Course {
    /// The lessons that are in the program.
    pub fn of(title: &'static Title) -> Result<Course, LessonError> {
        let files: Vec<(String, String)> = title.lesson_files().map(|file| (file.name.to_string(), file.text.to_string())).collect();
        Course::read(title, &files)
    }

    /// The lessons of a folder: its files by name.
    pub fn read(title: &'static Title, files: &[(String, String)]) -> Result<Course, LessonError> {
        let find = |name: &str| files.iter().find(|(file, _)| file == name).map(|(_, text)| text.as_str());
        let at = |file: &str, error: LessonError| LessonError(format!("{file}: {error}"));
        let mut lessons = Vec::new();
        for (name, text) in files {
            let Some(id) = name.strip_suffix(".toml") else { continue };
            lessons.push(Lesson::read(title, id, text, find).map_err(|error| at(name, error))?);
        }
        let mut words = Vec::new();
        let mut sources = Vec::new();
        for lang in Lang::ALL {
            let file = format!("{lang}.ftl");
            let own = match find(&file) {
                Some(text) => text,
                None if lessons.is_empty() => "",
                None => return Err(LessonError(format!("{file} is missing"))),
            };
            words.push(Words::with(lang, &[title.texts.of(lang), own]).map_err(LessonError)?);
            sources.push(own.to_string());
        }
        Ok(Course { title, lessons, words, sources })
    }

    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    pub fn words(&self, lang: Lang) -> &Words {
        // As many as languages, in their order.
        &self.words[lang as usize]
    }

    /// The keys of the lessons' own texts in that language.
    pub fn keys(&self, lang: Lang) -> impl Iterator<Item = &str> {
        let lines = self.sources[lang as usize].lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
        lines.filter_map(|line| line.split_once('=')).map(|(key, _)| key.trim())
    }
}
