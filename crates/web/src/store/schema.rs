//! The tables of the store and how older files are brought up to date.

use super::StoreError;
use rusqlite::Connection;
use std::path::Path;

/// Each step brings a file from one version to the next; a released step is never changed.
const STEPS: &[&str] = &[include_str!("1.sql")];

/// The version this program writes.
pub const VERSION: usize = STEPS.len();

/// "Sgn1": tells our files from other people's SQLite files.
const OURS: i64 = 0x5367_6e31;

/// The file's version; refuses files that are not ours or newer than this program.
pub fn check(db: &Connection, file: &Path) -> Result<usize, StoreError> {
    let version: i64 = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let owner: i64 = db.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version = usize::try_from(version).unwrap_or(usize::MAX);
    if version > 0 && owner != OURS {
        return Err(StoreError(format!("{} is a SQLite file of another program; name another folder with --data", file.display())));
    }
    if version > VERSION {
        let name = file.display();
        return Err(StoreError(format!(
            "{name} was written by a newer signoria (store version {version}, this program knows {VERSION}); start the newer program, or name another folder with --data"
        )));
    }
    Ok(version)
}

pub fn migrate(db: &Connection, file: &Path) -> Result<(), StoreError> {
    let version = check(db, file)?;
    for (done, step) in STEPS.iter().enumerate().skip(version) {
        let next = done + 1;
        db.execute_batch(&format!("BEGIN IMMEDIATE; {step}; PRAGMA user_version = {next}; PRAGMA application_id = {OURS}; COMMIT"))
            .map_err(|e| StoreError(format!("{}: step to store version {next}: {e}", file.display())))?;
    }
    Ok(())
}
