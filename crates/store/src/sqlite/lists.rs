//! Lists of tables, and tables that are old enough to go.

use super::tables::{result_from, seats, seats_from_bits, stage_from};
use crate::{Retention, TableCard};
use rusqlite::{Connection, ToSql, params};

/// Open tables that are shown.
const MOST_OPEN: i64 = 50;

/// Tables that are removed in one transaction, so that nobody's answer waits long for it.
const MOST_REMOVED: i64 = 50;

const DAY: i64 = 24 * 3600;

pub fn tables_of(db: &Connection, visitor: &str) -> rusqlite::Result<Vec<TableCard>> {
    let sql = "SELECT id, game, stage, asked, practice, totals, winners FROM tables WHERE id IN (SELECT table_id FROM seats WHERE visitor = ?1) \
               ORDER BY stage = 2, changed DESC";
    cards(db, sql, &[&visitor])
}

pub fn unfinished(db: &Connection, visitor: &str) -> rusqlite::Result<usize> {
    let sql =
        "SELECT count(DISTINCT table_id) FROM seats JOIN tables ON tables.id = table_id WHERE visitor = ?1 AND away = 0 AND stage < 2";
    db.prepare_cached(sql)?.query_row([visitor], |row| row.get::<_, i64>(0)).map(|n| n as usize)
}

pub fn open_tables(db: &Connection, since: i64) -> rusqlite::Result<Vec<TableCard>> {
    let sql = "SELECT id, game, stage, asked, practice, totals, winners FROM tables WHERE stage = 0 AND changed > ?1 \
               AND id IN (SELECT table_id FROM seats WHERE holder = 'anybody') ORDER BY changed DESC LIMIT ?2";
    cards(db, sql, &[&since, &MOST_OPEN])
}

pub fn tables_waiting_for_bots(db: &Connection) -> rusqlite::Result<Vec<String>> {
    let sql = "SELECT id FROM tables WHERE stage = 1 AND EXISTS \
               (SELECT 1 FROM seats WHERE table_id = id AND holder = 'bot' AND (asked >> seat) & 1) ORDER BY changed DESC";
    db.prepare_cached(sql)?.query_map([], |row| row.get(0))?.collect()
}

/// Removes a handful of the tables that nobody has touched for so long.
pub fn remove_old(db: &Connection, retention: Retention, now: i64) -> rusqlite::Result<usize> {
    let mut removed = 0;
    for (stage, days) in (0i64..).zip(retention.days()).filter(|(_, days)| *days > 0) {
        let before = now - i64::from(days) * DAY;
        let mut old = db.prepare_cached("SELECT id FROM tables WHERE stage = ?1 AND changed < ?2 LIMIT ?3")?;
        let ids: Vec<String> = old.query_map(params![stage, before, MOST_REMOVED], |row| row.get(0))?.collect::<Result<_, _>>()?;
        for id in &ids {
            for sql in [
                "DELETE FROM answers WHERE table_id = ?1",
                "DELETE FROM chat WHERE table_id = ?1",
                "DELETE FROM diary WHERE table_id = ?1",
                "DELETE FROM seats WHERE table_id = ?1",
                "DELETE FROM tables WHERE id = ?1",
            ] {
                db.prepare_cached(sql)?.execute([id])?;
            }
        }
        removed += ids.len();
    }
    Ok(removed)
}

fn cards(db: &Connection, sql: &str, given: &[&dyn ToSql]) -> rusqlite::Result<Vec<TableCard>> {
    let mut rows = db.prepare_cached(sql)?;
    let card = |row: &rusqlite::Row<'_>| {
        Ok(TableCard {
            id: row.get(0)?,
            game: row.get(1)?,
            stage: stage_from(row.get(2)?),
            asked: seats_from_bits(row.get(3)?),
            practice: row.get(4)?,
            result: result_from(row.get(5)?, row.get(6)?),
            seats: Vec::new(),
        })
    };
    let mut cards: Vec<TableCard> = rows.query_map(given, card)?.collect::<Result<_, _>>()?;
    for card in &mut cards {
        card.seats = seats(db, &card.id)?;
    }
    Ok(cards)
}
