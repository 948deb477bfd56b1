//! Tables on disk.

use super::diary;
use crate::{
    BotPace, ChatLine, Holder, NewAnswers, SeatRecord, Stage, StoreError, StoredAnswer, StoredTable, TableResult, TableWrite, TurnEnd,
};
use bots::Level;
use kit::record::Line;
use kit::{Seat, Seats, Who};
use rusqlite::{Connection, OptionalExtension, Row, params};

/// Lines of chat that are read with a table.
const LATEST_CHAT: i64 = 200;

pub fn insert(db: &Connection, table: &StoredTable, at: i64) -> rusqlite::Result<()> {
    db.prepare_cached(
        "INSERT INTO tables (id, game, header, stage, pace, ply, asked, made, changed, version, undone, turn_end, ending) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9, ?10, ?11, ?12)",
    )?
    .execute(params![
        table.id,
        table.game,
        table.header,
        table.stage as i64,
        table.bot_pace.id(),
        table.answers.len() as i64,
        seats_to_bits(table.asked),
        at,
        table.version as i64,
        table.undone as i64,
        table.turn_end.id(),
        seat_to_number(table.ending)
    ])?;
    put_seats(db, &table.id, &table.seats)?;
    for (ply, answer) in (0i64..).zip(&table.answers) {
        put_answer(db, &table.id, ply, answer.version, answer.who, &answer.text)?;
    }
    Ok(())
}

/// The conditional write: it decides who was first, whoever else writes.
pub fn write(db: &Connection, write: &TableWrite) -> Result<u64, StoreError> {
    let version = write.on_version + 1;
    let ply = write.answers.as_ref().map(|new| (new.from + new.lines.len()) as i64);
    let mut update = db.prepare_cached(
        "UPDATE tables SET version = ?3, undone = CASE WHEN ?4 THEN ?3 ELSE undone END, stage = ?5, ply = coalesce(?6, ply), asked = ?7, changed = ?8, \
         pace = coalesce(?9, pace), header = coalesce(?10, header), turn_end = coalesce(?11, turn_end), ending = ?12, \
         practice = practice + ?13, totals = coalesce(?14, totals), winners = coalesce(?15, winners), rematch = coalesce(?16, rematch) \
         WHERE id = ?1 AND version = ?2",
    )?;
    let changed = update.execute(params![
        write.id,
        write.on_version as i64,
        version as i64,
        write.undone,
        write.stage as i64,
        ply,
        seats_to_bits(write.asked),
        write.at,
        write.bot_pace.map(BotPace::id),
        write.header,
        write.turn_end.map(TurnEnd::id),
        seat_to_number(write.ending),
        write.practised,
        write.result.as_ref().map(|result| totals_to_text(&result.totals)),
        write.result.as_ref().map(|result| seats_to_bits(result.winners)),
        write.rematch.as_ref().map(|table| table.id.as_str())
    ])?;
    if changed == 0 {
        return Err(StoreError::Outdated);
    }
    if let Some(NewAnswers { from, lines }) = &write.answers {
        db.prepare_cached("DELETE FROM answers WHERE table_id = ?1 AND ply >= ?2")?.execute(params![write.id, *from as i64])?;
        for (ply, Line { who, text, .. }) in (*from as i64..).zip(lines) {
            put_answer(db, &write.id, ply, version, *who, text)?;
        }
    }
    if let Some(seats) = &write.seats {
        put_seats(db, &write.id, seats)?;
    }
    if let Some(rematch) = &write.rematch {
        insert(db, rematch, write.at)?;
    }
    for line in &write.diary {
        diary::add(db, &write.id, line)?;
    }
    Ok(version)
}

pub fn add_chat(db: &Connection, id: &str, line: &ChatLine) -> rusqlite::Result<()> {
    let seat = seat_to_number(line.seat);
    db.prepare_cached("INSERT INTO chat (table_id, at, ply, seat, name, said) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?
        .execute(params![id, line.at, line.ply, seat, line.name, line.words])
        .map(drop)
}

pub fn read(db: &Connection, id: &str) -> rusqlite::Result<Option<StoredTable>> {
    let row = db
        .prepare_cached(
            "SELECT game, header, stage, pace, version, undone, asked, turn_end, ending, practice, totals, winners, rematch \
             FROM tables WHERE id = ?1",
        )?
        .query_row([id], |row| {
            Ok(StoredTable {
                id: id.to_string(),
                game: row.get(0)?,
                header: row.get(1)?,
                stage: stage_from(row.get(2)?),
                bot_pace: BotPace::from_id(&row.get::<_, String>(3)?).unwrap_or_default(),
                version: row.get::<_, i64>(4)? as u64,
                undone: row.get::<_, i64>(5)? as u64,
                asked: seats_from_bits(row.get(6)?),
                turn_end: TurnEnd::from_id(&row.get::<_, String>(7)?).unwrap_or_default(),
                ending: seat_from_number(row.get(8)?),
                practice: row.get(9)?,
                result: result_from(row.get(10)?, row.get(11)?),
                rematch: row.get(12)?,
                seats: Vec::new(),
                answers: Vec::new(),
                chat: Vec::new(),
                diary: Vec::new(),
            })
        })
        .optional()?;
    let Some(mut table) = row else { return Ok(None) };
    table.seats = seats(db, id)?;
    table.answers = answers(db, id)?;
    table.chat = chat(db, id)?;
    table.diary = diary::of(db, id)?;
    Ok(Some(table))
}

fn answers(db: &Connection, id: &str) -> rusqlite::Result<Vec<StoredAnswer>> {
    let mut rows = db.prepare_cached("SELECT version, who, answer FROM answers WHERE table_id = ?1 ORDER BY ply")?;
    let answer = |row: &Row<'_>| {
        let who = u8::try_from(row.get::<_, i64>(1)?).map_or(Who::Chance, |n| Who::Seat(Seat(n)));
        Ok(StoredAnswer { version: row.get::<_, i64>(0)? as u64, who, text: row.get(2)? })
    };
    rows.query_map([id], answer)?.collect()
}

fn chat(db: &Connection, id: &str) -> rusqlite::Result<Vec<ChatLine>> {
    let mut rows = db.prepare_cached("SELECT at, ply, seat, name, said FROM chat WHERE table_id = ?1 ORDER BY n DESC LIMIT ?2")?;
    let line = |row: &Row<'_>| {
        Ok(ChatLine { at: row.get(0)?, ply: row.get(1)?, seat: seat_from_number(row.get(2)?), name: row.get(3)?, words: row.get(4)? })
    };
    let mut lines: Vec<ChatLine> = rows.query_map(params![id, LATEST_CHAT], line)?.collect::<Result<_, _>>()?;
    lines.reverse();
    Ok(lines)
}

fn put_answer(db: &Connection, id: &str, ply: i64, version: u64, who: Who, text: &str) -> rusqlite::Result<()> {
    let who = who.seat().map_or(-1, |seat| i64::from(seat.0));
    db.prepare_cached("INSERT INTO answers (table_id, ply, version, who, answer) VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute(params![id, ply, version as i64, who, text])
        .map(drop)
}

fn put_seats(db: &Connection, id: &str, seats: &[SeatRecord]) -> rusqlite::Result<()> {
    let mut put = db.prepare_cached(
        "INSERT OR REPLACE INTO seats (table_id, seat, holder, visitor, level, name, link_hash, link_number, away, resigned, standing_order) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    )?;
    for (seat, record) in (0i64..).zip(seats) {
        let (holder, level) = match record.holder {
            Holder::Anybody => ("anybody", None),
            Holder::Invited => ("invited", None),
            Holder::Person => ("person", None),
            Holder::Bot(level) => ("bot", Some(level.id())),
        };
        let number = record.link_number as i64;
        let SeatRecord { visitor, name, link_hash, away, resigned, standing_order, .. } = record;
        put.execute(params![id, seat, holder, visitor, level, name, link_hash, number, away, resigned, standing_order])?;
    }
    Ok(())
}

pub fn seats(db: &Connection, id: &str) -> rusqlite::Result<Vec<SeatRecord>> {
    let mut rows = db.prepare_cached(
        "SELECT holder, visitor, level, name, link_hash, link_number, away, resigned, standing_order FROM seats WHERE table_id = ?1 ORDER BY seat",
    )?;
    let seat = |row: &Row<'_>| {
        let (holder, level): (String, Option<String>) = (row.get(0)?, row.get(2)?);
        // A level that no longer exists becomes the first there is: the table must go on.
        let level = || level.as_deref().and_then(Level::from_id).unwrap_or(Level::ALL[0]);
        let holder = match holder.as_str() {
            "anybody" => Holder::Anybody,
            "invited" => Holder::Invited,
            "person" => Holder::Person,
            _ => Holder::Bot(level()),
        };
        Ok(SeatRecord {
            holder,
            visitor: row.get(1)?,
            name: row.get(3)?,
            link_hash: row.get(4)?,
            link_number: row.get::<_, i64>(5)? as u64,
            away: row.get(6)?,
            resigned: row.get(7)?,
            standing_order: row.get(8)?,
        })
    };
    rows.query_map([id], seat)?.collect()
}

pub fn stage_from(n: i64) -> Stage {
    match n {
        0 => Stage::Gathering,
        1 => Stage::Playing,
        _ => Stage::Over,
    }
}

pub fn seats_from_bits(bits: i64) -> Seats {
    (0..8).filter(|i| bits >> i & 1 == 1).map(Seat).collect()
}

/// `None` as -1.
fn seat_to_number(seat: Option<Seat>) -> i64 {
    seat.map_or(-1, |seat| i64::from(seat.0))
}

fn seat_from_number(number: i64) -> Option<Seat> {
    u8::try_from(number).ok().map(Seat)
}

fn totals_to_text(totals: &[i32]) -> String {
    totals.iter().map(i32::to_string).collect::<Vec<_>>().join(" ")
}

pub fn result_from(totals: Option<String>, winners: Option<i64>) -> Option<TableResult> {
    let totals = totals?.split(' ').filter_map(|points| points.parse().ok()).collect();
    Some(TableResult { totals, winners: seats_from_bits(winners.unwrap_or(0)) })
}

fn seats_to_bits(seats: Seats) -> i64 {
    seats.iter().map(|s| 1 << s.0).sum()
}
