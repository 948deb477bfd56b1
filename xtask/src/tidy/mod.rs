//! What the compiler does not see. Each check is a file; each complaint names the place.

mod dependencies;
mod lengths;
mod licences;
mod rulebooks;
mod rules;
mod shelf;
mod translations;

use std::path::Path;

pub fn run(root: &Path) -> Result<(), String> {
    let mut complaints = Vec::new();
    for check in [lengths::check, dependencies::check, licences::check, rules::check, rulebooks::check, shelf::check, translations::check] {
        complaints.extend(check(root));
    }
    if complaints.is_empty() {
        println!("tidy: lengths, dependencies, licences, rules and tests, rules in three languages, shelf, translations");
        return Ok(());
    }
    Err(format!("{}\ntidy: {} complaints", complaints.join("\n"), complaints.len()))
}
