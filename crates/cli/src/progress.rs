//! Long measurements: a progress bar, and Ctrl-C that ends the measurement but keeps its figures.

use crate::error::CliError;
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that Ctrl-C sets. Games in play are finished; a second Ctrl-C ends the program at once.
pub fn stop_on_ctrl_c() -> Result<Arc<AtomicBool>, CliError> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })
    .map_err(|e| CliError(format!("Ctrl-C cannot be listened to: {e}")))?;
    Ok(stop)
}

/// A bar on the error stream, so that tables and JSON stay clean.
pub fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len}, {eta} left  {msg}").unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}
