//! What people say is wrong, for the keeper of the site.

use super::{Store, StoreError};
use rusqlite::{Connection, params};

/// A person's words with the exact place they are about.
#[derive(Clone, Debug)]
pub struct Report {
    /// Seconds since 1970.
    pub at: i64,
    pub table: String,
    pub ply: i64,
    /// -1: a spectator.
    pub seat: i64,
    pub build: String,
    pub browser: String,
    pub words: String,
}

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

impl Store {
    pub async fn report(&self, r: Report) -> Result<(), StoreError> {
        self.write(move |db| {
            db.execute(
                "INSERT INTO reports (at, table_id, ply, seat, build, browser, words) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                params![r.at, r.table, r.ply, r.seat, r.build, r.browser, r.words],
            )
            .map(drop)
        })
        .await
    }
}
