//! Tables on disk.

use super::{Store, StoreError};
use crate::table::{Pace, Place, Said};
use kit::record::Line;
use kit::{Seat, Seats, Who};
use rusqlite::{Connection, OptionalExtension, Row, params};

/// Where a table is in its life.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Seats are still free; nothing has been dealt.
    Gathering = 0,
    Playing = 1,
    Over = 2,
}

impl Stage {
    fn from_number(n: i64) -> Stage {
        match n {
            0 => Stage::Gathering,
            1 => Stage::Playing,
            _ => Stage::Over,
        }
    }
}

/// All there is to know of a table.
#[derive(Clone, Debug)]
pub struct Saved {
    pub id: String,
    pub game: String,
    /// The record without answers.
    pub header: String,
    pub answers: Vec<Line>,
    pub stage: Stage,
    pub pace: Pace,
    pub places: Vec<Place>,
    pub said: Vec<Said>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Card {
    pub id: String,
    pub game: String,
    pub stage: Stage,
    pub asked: Seats,
    pub places: Vec<Place>,
}

const OLDEST_CHAT: i64 = 200;

fn number(who: Who) -> i64 {
    who.seat().map_or(-1, |seat| i64::from(seat.0))
}

fn seats(bits: i64) -> Seats {
    (0..8).filter(|i| bits >> i & 1 == 1).map(Seat).collect()
}

fn bits(seats: Seats) -> i64 {
    seats.iter().map(|s| 1 << s.0).sum()
}

fn place(row: &Row<'_>) -> rusqlite::Result<Place> {
    let (holder, visitor, level): (String, Option<String>, Option<String>) = (row.get(0)?, row.get(1)?, row.get(2)?);
    Ok(Place::from_stored(&holder, visitor, level.as_deref(), row.get(3)?, row.get(4)?, row.get::<_, i64>(5)? != 0))
}

fn places(db: &Connection, id: &str) -> rusqlite::Result<Vec<Place>> {
    let mut rows = db.prepare_cached("SELECT holder, visitor, level, name, invite, away FROM places WHERE table_id = ?1 ORDER BY seat")?;
    rows.query_map([id], place)?.collect()
}

fn put_places(db: &Connection, id: &str, places: &[Place]) -> rusqlite::Result<()> {
    let mut put = db.prepare_cached("INSERT OR REPLACE INTO places VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")?;
    for (seat, place) in (0i64..).zip(places) {
        let (holder, level) = place.holder.stored();
        put.execute(params![id, seat, holder, place.visitor, level, place.name, place.invite, i64::from(place.away)])?;
    }
    Ok(())
}

fn put_answers(db: &Connection, id: &str, keep: usize, answers: &[(Who, String)]) -> rusqlite::Result<()> {
    db.prepare_cached("DELETE FROM answers WHERE table_id = ?1 AND ply >= ?2")?.execute(params![id, keep as i64])?;
    let mut put = db.prepare_cached("INSERT INTO answers VALUES (?1, ?2, ?3, ?4)")?;
    for (ply, (who, answer)) in (keep as i64..).zip(answers) {
        put.execute(params![id, ply, number(*who), answer])?;
    }
    Ok(())
}

fn saved(db: &Connection, id: &str) -> rusqlite::Result<Option<Saved>> {
    let row = db
        .prepare_cached("SELECT game, header, stage, pace FROM tables WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get::<_, String>(3)?)))
        .optional()?;
    let Some((game, header, stage, pace)) = row else { return Ok(None) };
    let mut rows = db.prepare_cached("SELECT who, answer FROM answers WHERE table_id = ?1 ORDER BY ply")?;
    let line = |row: &Row<'_>| {
        let who: i64 = row.get(0)?;
        let who = u8::try_from(who).map_or(Who::Chance, |n| Who::Seat(Seat(n)));
        Ok(Line { number: 0, who, text: row.get(1)? })
    };
    let answers = rows.query_map([id], line)?.collect::<Result<_, _>>()?;
    let mut rows = db.prepare_cached("SELECT at, ply, seat, name, said FROM diary WHERE table_id = ?1 ORDER BY n DESC LIMIT ?2")?;
    let entry = |row: &Row<'_>| {
        Ok(Said {
            at: row.get(0)?,
            ply: row.get(1)?,
            seat: u8::try_from(row.get::<_, i64>(2)?).ok().map(Seat),
            name: row.get(3)?,
            words: row.get(4)?,
        })
    };
    let mut said: Vec<Said> = rows.query_map(params![id, OLDEST_CHAT], entry)?.collect::<Result<_, _>>()?;
    said.reverse();
    let places = places(db, id)?;
    let pace = Pace::from_id(&pace).unwrap_or_default();
    Ok(Some(Saved { id: id.to_string(), game, header, answers, stage: Stage::from_number(stage), pace, places, said }))
}

fn cards(db: &Connection, sql: &str, given: &[&dyn rusqlite::ToSql]) -> rusqlite::Result<Vec<Card>> {
    let mut rows = db.prepare_cached(sql)?;
    let found: Vec<(String, String, i64, i64)> =
        rows.query_map(given, |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?, r.get(3)?)))?.collect::<Result<_, _>>()?;
    found
        .into_iter()
        .map(|(id, game, stage, asked)| {
            let places = places(db, &id)?;
            Ok(Card { id, game, stage: Stage::from_number(stage), asked: seats(asked), places })
        })
        .collect()
}

/// The moving part of a table, written with every answer.
#[derive(Clone, Debug)]
pub struct Stand {
    pub stage: Stage,
    pub ply: usize,
    pub asked: Seats,
    pub at: i64,
}

impl Store {
    pub async fn new_table(&self, table: Saved, stand: Stand) -> Result<(), StoreError> {
        self.write(move |db| {
            db.execute(
                "INSERT INTO tables VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)",
                params![
                    table.id,
                    table.game,
                    table.header,
                    stand.stage as i64,
                    table.pace.id(),
                    stand.ply as i64,
                    bits(stand.asked),
                    stand.at
                ],
            )?;
            put_places(db, &table.id, &table.places)?;
            let answers: Vec<_> = table.answers.into_iter().map(|line| (line.who, line.text)).collect();
            put_answers(db, &table.id, 0, &answers)
        })
        .await
    }

    /// The answers from `keep` on are replaced by these.
    pub async fn put_answers(&self, id: &str, keep: usize, answers: Vec<(Who, String)>, stand: Stand) -> Result<(), StoreError> {
        let id = id.to_string();
        self.write(move |db| {
            put_answers(db, &id, keep, &answers)?;
            db.prepare_cached("UPDATE tables SET stage = ?2, ply = ?3, asked = ?4, changed = ?5 WHERE id = ?1")?
                .execute(params![id, stand.stage as i64, stand.ply as i64, bits(stand.asked), stand.at])
                .map(drop)
        })
        .await
    }

    pub async fn put_places(&self, id: &str, places: Vec<Place>) -> Result<(), StoreError> {
        let id = id.to_string();
        self.write(move |db| put_places(db, &id, &places)).await
    }

    pub async fn put_pace(&self, id: &str, pace: Pace) -> Result<(), StoreError> {
        let id = id.to_string();
        self.write(move |db| db.execute("UPDATE tables SET pace = ?2 WHERE id = ?1", params![id, pace.id()]).map(drop)).await
    }

    pub async fn put_said(&self, id: &str, said: Said) -> Result<(), StoreError> {
        let id = id.to_string();
        self.write(move |db| {
            let seat = said.seat.map_or(-1, |s| i64::from(s.0));
            db.prepare_cached("INSERT INTO diary (table_id, at, ply, seat, name, said) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?
                .execute(params![id, said.at, said.ply, seat, said.name, said.words])
                .map(drop)
        })
        .await
    }

    pub async fn table(&self, id: &str) -> Result<Option<Saved>, StoreError> {
        let id = id.to_string();
        self.read(move |db| saved(db, &id)).await
    }

    /// The tables a visitor sits at, those in play first.
    pub async fn tables_of(&self, visitor: &str) -> Result<Vec<Card>, StoreError> {
        let visitor = visitor.to_string();
        let sql = "SELECT id, game, stage, asked FROM tables WHERE id IN (SELECT table_id FROM places WHERE visitor = ?1) \
                   ORDER BY stage = 2, changed DESC LIMIT 30";
        self.read(move |db| cards(db, sql, &[&visitor])).await
    }

    /// How many tables that are not over a visitor sits at.
    pub async fn unfinished(&self, visitor: &str) -> Result<usize, StoreError> {
        let visitor = visitor.to_string();
        let sql = "SELECT count(DISTINCT table_id) FROM places JOIN tables ON tables.id = table_id WHERE visitor = ?1 AND stage < 2";
        self.read(move |db| db.query_row(sql, [visitor], |row| row.get::<_, i64>(0)).map(|n| n as usize)).await
    }

    /// Tables with a seat for anybody.
    pub async fn open_tables(&self, since: i64) -> Result<Vec<Card>, StoreError> {
        let sql = "SELECT id, game, stage, asked FROM tables WHERE stage = 0 AND changed > ?1 \
                   AND id IN (SELECT table_id FROM places WHERE holder = 'anybody') ORDER BY changed DESC LIMIT 20";
        self.read(move |db| cards(db, sql, &[&since])).await
    }

    /// Tables in play at which a bot sits: after a restart they go on by themselves.
    pub async fn tables_with_bots(&self) -> Result<Vec<String>, StoreError> {
        let sql =
            "SELECT id FROM tables WHERE stage = 1 AND id IN (SELECT table_id FROM places WHERE holder = 'bot') ORDER BY changed DESC";
        self.read(move |db| db.prepare(sql)?.query_map([], |row| row.get(0))?.collect()).await
    }
}
