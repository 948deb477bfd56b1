//! `signoria lessons`: which lessons there are, and whether they can still be taught.

use crate::error::{CliError, read};
use clap::{Args, Subcommand};
use lessons::{Complaint, Course};
use serde_json::json;
use std::path::{Path, PathBuf};
use words::Lang;

#[derive(Args, Debug)]
pub struct Lessons {
    #[command(subcommand)]
    action: Option<Action>,
    /// The list as JSON: game, id, stations, minutes, langs
    #[arg(long)]
    json: bool,
    /// The lessons of this folder (games/GAME/lessons) in place of those in the program
    #[arg(long, global = true, value_name = "FOLDER")]
    from: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
enum Action {
    /// Plays every lesson in three languages and says what is wrong, by file and station
    Check,
}

impl Lessons {
    pub fn run(self) -> Result<(), CliError> {
        let courses = match &self.from {
            Some(folder) => vec![from_folder(folder)?],
            None => shelf::TITLES.iter().map(Course::of).collect::<Result<Vec<_>, _>>().map_err(|error| CliError(error.to_string()))?,
        };
        match self.action {
            Some(Action::Check) => check(&courses),
            None => {
                list(&courses, self.json);
                Ok(())
            }
        }
    }
}

fn list(courses: &[Course], as_json: bool) {
    let langs: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
    let all = courses.iter().flat_map(|course| &course.lessons);
    if as_json {
        let rows: Vec<_> = all
            .map(|lesson| {
                json!({ "game": lesson.title.id, "id": lesson.id, "stations": lesson.stations.len(), "minutes": lesson.minutes, "langs": langs })
            })
            .collect();
        println!("{}", json!(rows));
        return;
    }
    for lesson in all {
        let (game, id, stations, minutes) = (lesson.title.id, &lesson.id, lesson.stations.len(), lesson.minutes);
        println!("{game:<12}{id:<12}{stations:>3} stations {minutes:>4} minutes  {}", langs.join(" "));
    }
}

fn check(courses: &[Course]) -> Result<(), CliError> {
    let complaints: Vec<Complaint> = courses.iter().flat_map(lessons::check).collect();
    for complaint in &complaints {
        println!("{complaint}");
    }
    let lessons: usize = courses.iter().map(|course| course.lessons.len()).sum();
    let stations: usize = courses.iter().flat_map(|course| &course.lessons).map(|lesson| lesson.stations.len()).sum();
    if !complaints.is_empty() {
        return Err(CliError(format!("{} complaints about {lessons} lessons", complaints.len())));
    }
    println!("{lessons} lessons with {stations} stations were played in {} languages: nothing is wrong", Lang::ALL.len());
    Ok(())
}

/// `games/lorenzo/lessons`: the game is the folder around it.
fn from_folder(folder: &Path) -> Result<Course, CliError> {
    let whole = folder.canonicalize().map_err(|error| CliError(format!("{}: {error}", folder.display())))?;
    let game = whole.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
    let title = shelf::title(&game)?;
    let mut files = Vec::new();
    let entries = std::fs::read_dir(&whole).map_err(|error| CliError(format!("{}: {error}", folder.display())))?;
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).filter(|path| path.is_file()) {
        files.push((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), read(&path)?));
    }
    files.sort();
    Course::read(title, &files).map_err(|error| CliError(error.to_string()))
}
