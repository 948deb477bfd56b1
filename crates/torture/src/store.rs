//! The records in a site's store, read from a copy of its files.
//!
//! The only place that knows how the store looks inside. A copy, because whoever opens a store after a crash repairs it, and
//! that is the site's to do.

use kit::record::Line;
use kit::{Record, Seat, Who};
use rusqlite::{Connection, Row};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The store's file in the data folder.
const FILE: &str = "signoria.sqlite";

pub fn file(data: &Path) -> PathBuf {
    data.join(FILE)
}

/// How much of the store is still in its log.
pub fn log_length(data: &Path) -> u64 {
    std::fs::metadata(data.join(format!("{FILE}-wal"))).map_or(0, |log| log.len())
}

/// Every table's record by the table's name. `beside` is a folder for the copy.
pub fn records(data: &Path, beside: &Path) -> Result<HashMap<String, Record>, String> {
    let copy = beside.join("copy");
    let _ = std::fs::remove_dir_all(&copy);
    std::fs::create_dir_all(&copy).map_err(|e| e.to_string())?;
    for ending in ["", "-wal"] {
        let name = format!("{FILE}{ending}");
        let from = data.join(&name);
        if from.exists() {
            std::fs::copy(&from, copy.join(&name)).map_err(|e| format!("{}: {e}", from.display()))?;
        }
    }
    let found = read(&copy.join(FILE)).map_err(|e| format!("the store cannot be read: {e}"));
    let _ = std::fs::remove_dir_all(&copy);
    found
}

fn read(file: &Path) -> Result<HashMap<String, Record>, String> {
    let db = Connection::open(file).map_err(|e| e.to_string())?;
    let wrong = |e: rusqlite::Error| e.to_string();
    let sound: String = db.query_row("PRAGMA integrity_check", [], |row| row.get(0)).map_err(wrong)?;
    if sound != "ok" {
        return Err(format!("the file is damaged: {sound}"));
    }
    let mut records = HashMap::new();
    let mut tables = db.prepare("SELECT id, header FROM tables").map_err(wrong)?;
    let named = tables.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?))).map_err(wrong)?;
    for one in named {
        let (id, header) = one.map_err(wrong)?;
        records.insert(id, Record::parse(&header).map_err(|e| e.to_string())?);
    }
    let mut answers = db.prepare("SELECT table_id, who, answer FROM answers ORDER BY table_id, ply").map_err(wrong)?;
    let lines = answers.query_map([], line).map_err(wrong)?;
    for one in lines {
        let (table, line) = one.map_err(wrong)?;
        records.get_mut(&table).ok_or("an answer without a table")?.answers.push(line);
    }
    Ok(records)
}

fn line(row: &Row<'_>) -> rusqlite::Result<(String, Line)> {
    let who = u8::try_from(row.get::<_, i64>(1)?).map_or(Who::Chance, |seat| Who::Seat(Seat(seat)));
    Ok((row.get(0)?, Line { number: 0, who, text: row.get(2)? }))
}
