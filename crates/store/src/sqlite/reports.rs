use crate::Report;
use rusqlite::{Connection, params};

pub fn all(db: &Connection) -> rusqlite::Result<Vec<Report>> {
    let mut rows = db.prepare("SELECT at, table_id, ply, seat, build, browser, words FROM reports ORDER BY n")?;
    let read = rows.query_map([], |row| {
        Ok(Report {
            at: row.get(0)?,
            table: row.get(1)?,
            ply: row.get(2)?,
            seat: row.get(3)?,
            build: row.get(4)?,
            browser: row.get(5)?,
            words: row.get(6)?,
        })
    })?;
    read.collect()
}

pub fn add(db: &Connection, r: &Report) -> rusqlite::Result<()> {
    db.execute(
        "INSERT INTO reports (at, table_id, ply, seat, build, browser, words) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![r.at, r.table, r.ply, r.seat, r.build, r.browser, r.words],
    )
    .map(drop)
}
