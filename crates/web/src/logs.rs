//! Structured logs on stderr. They name tables and seats, never keys, answers or what people said.

use tracing_subscriber::filter::LevelFilter;

/// `json`: one document a line for machines; otherwise for people.
pub fn start(json: bool, verbose: bool) {
    let level = if verbose { LevelFilter::INFO } else { LevelFilter::WARN };
    let lines = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_ansi(false);
    // A line that cannot be written (the log's disk is full) is lost. Complaining of it on the same stderr would panic in the middle of a
    // request, and cut off everybody whose request has something to log.
    let lines = lines.log_internal_errors(false);
    // Somebody else (a test) may have started logs already: then theirs are used.
    let _ = if json { lines.json().try_init() } else { lines.try_init() };
}
