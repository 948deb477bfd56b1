//! How people learn a game here. A **lesson** is a row of short **stations** on the real board: each opens a position, says a few words,
//! and gives **tasks**, each one answer that the rules check. A wrong answer gets a sentence of its own.
//!
//! Lessons are data (`games/<game>/lessons`, see CONTRIBUTING.md): [`file`](mod@file) is the form of such a file, [`Course`] the lessons of a game with
//! their words, [`Lesson`] one of them, [`Walk`] a person's way through a station, [`check()`] what breaks when a rule changes.
//! [`Summary`] is the game on one page (`games/<game>/summary`), [`check_summary`] the same watch over it.
//!
//! Never here: HTTP, a page, the name of a game.

mod check;
mod course;
mod file;
mod lesson;
mod light;
mod pattern;
mod script;
mod summary;
mod summary_check;
mod summary_file;
mod text;
mod walk;

pub use check::{Complaint, check};
pub use course::{Course, course, courses};
pub use lesson::{END, Lesson, LessonError, Station, Task};
pub use light::{Light, mark};
pub use pattern::Pattern;
pub use summary::{Mark, Step, Summary, summary};
pub use summary_check::check_summary;
pub use summary_file::{ColumnForm, MissedForm, PointsForm, ScaleForm, StationForm as SummaryStationForm, SummaryForm, TableForm};
pub use text::{Span, paragraphs};
pub use walk::{Reply, Walk};
