//! The diaries of tables on disk.

use crate::{DiaryLine, DiaryNote};
use kit::Seat;
use rusqlite::{Connection, Row, params};

/// Lines that are read with a table.
const LATEST: i64 = 100;

pub fn add(db: &Connection, table: &str, line: &DiaryLine) -> rusqlite::Result<()> {
    db.prepare_cached("INSERT INTO diary (table_id, at, ply, seat, what) VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute(params![table, line.at, line.ply, line.seat.0, line.what.id()])
        .map(drop)
}

/// The latest lines, oldest first. Notes of a newer program are left out.
pub fn of(db: &Connection, table: &str) -> rusqlite::Result<Vec<DiaryLine>> {
    let mut rows = db.prepare_cached("SELECT at, ply, seat, what FROM diary WHERE table_id = ?1 ORDER BY n DESC LIMIT ?2")?;
    let line = |row: &Row<'_>| {
        let (at, ply, seat) = (row.get(0)?, row.get(1)?, Seat(row.get(2)?));
        let what = DiaryNote::from_id(&row.get::<_, String>(3)?);
        Ok(what.map(|what| DiaryLine { at, ply, seat, what }))
    };
    let read: Vec<Option<DiaryLine>> = rows.query_map(params![table, LATEST], line)?.collect::<Result<_, _>>()?;
    Ok(read.into_iter().rev().flatten().collect())
}
