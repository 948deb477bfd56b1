//! The tables of the store and how older files are brought up to date.

use crate::{StoreError, hash_key};
use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, Error};
use std::path::{Path, PathBuf};

/// Each step brings a file from one version to the next; a released step is never changed.
const STEPS: &[&str] = &[include_str!("1.sql"), include_str!("2.sql"), include_str!("3.sql"), include_str!("4.sql")];

/// The version this program writes.
pub const VERSION: usize = STEPS.len();

/// "Sgn1": tells our files from other people's SQLite files.
const OURS: i64 = 0x5367_6e31;

/// The file's version; refuses files that are not ours or newer than this program.
pub fn check(db: &Connection, file: &Path) -> Result<usize, StoreError> {
    let version: i64 = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let owner: i64 = db.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version = usize::try_from(version).unwrap_or(usize::MAX);
    let name = file.display();
    if version > 0 && owner != OURS {
        return Err(StoreError::Failed(format!("{name} is a SQLite file of another program; name another folder with --data")));
    }
    if version > VERSION {
        return Err(StoreError::Failed(format!(
            "{name} was written by a newer signoria (store version {version}, this program knows {VERSION}); start the newer program, or name another folder with --data"
        )));
    }
    Ok(version)
}

/// Brings the file up to date. What was there before is kept beside it, so that one can go back to the older program.
pub fn migrate(db: &Connection, file: &Path) -> Result<(), StoreError> {
    let version = check(db, file)?;
    if version == VERSION {
        return Ok(());
    }
    if version > 0 {
        let kept = before_migration(file, version);
        if !kept.exists() {
            super::copy_into(db, &kept)?;
            tracing::warn!(from = version, to = VERSION, kept = %kept.display(), "the store is brought up to date; the older file is kept");
        }
    }
    db.create_scalar_function("hash_key", 1, FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC, |context| {
        context.get::<String>(0).map(|key| hash_key(&key))
    })?;
    for (done, step) in STEPS.iter().enumerate().skip(version) {
        let next = done + 1;
        let stepped =
            db.execute_batch(&format!("BEGIN IMMEDIATE; {step}; PRAGMA user_version = {next}; PRAGMA application_id = {OURS}; COMMIT"));
        stepped.map_err(|error: Error| {
            let _ = db.execute_batch("ROLLBACK");
            StoreError::Failed(format!("{}: step to store version {next}: {error}", file.display()))
        })?;
    }
    Ok(())
}

/// Where the file of an older version is kept.
pub fn before_migration(file: &Path, version: usize) -> PathBuf {
    file.with_extension(format!("before-{}.sqlite", version + 1))
}
