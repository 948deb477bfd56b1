//! Structured logs on stderr. They name tables and seats, never keys, answers or what people said.

use tracing_subscriber::filter::LevelFilter;

/// `json`: one document a line for machines; otherwise for people.
pub fn start(json: bool, verbose: bool) {
    let level = if verbose { LevelFilter::INFO } else { LevelFilter::WARN };
    let lines = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_ansi(false);
    // Somebody else (a test) may have started logs already: then theirs are used.
    let _ = if json { lines.json().try_init() } else { lines.try_init() };
}
