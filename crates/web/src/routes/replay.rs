//! Looking back. While a table is in play, a seat sees again what it saw; the record itself is shown to nobody before the end.

use super::{Reply, Site, page, see};
use crate::fault::Fault;
use crate::pages;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use kit::{Seat, Viewer};
use serde::Deserialize;
use std::sync::Arc;
use tables::TableError;

#[derive(Deserialize)]
pub struct Look {
    /// A seat's number or `public`.
    view: Option<String>,
    /// Only what changes between steps, for our script.
    part: Option<u8>,
}

pub async fn last(State(app): Site, Path(id): Path<String>) -> Reply {
    let snapshot = app.tables.open(&id).await?.snapshot();
    // A finished game is watched from its beginning.
    let ply = if snapshot.is_over() { 0 } else { snapshot.table.ply() };
    Ok(see(&format!("/t/{id}/replay/{ply}")))
}

pub async fn show(State(app): Site, Path((id, ply)): Path<(String, usize)>, visitor: Visitor, look: Query<Look>) -> Reply {
    let snapshot = app.tables.open(&id).await?.snapshot();
    let own = snapshot.held_by(visitor.id());
    // People who share a screen would see each other's hands.
    let own = own.iter().next().filter(|_| own.len() == 1);
    let asked = look.view.as_deref().and_then(|view| view.parse().ok()).map(Seat).filter(|seat| seat.index() < snapshot.seats.len());
    let viewer = match (asked, own) {
        (Some(seat), _) if snapshot.is_over() => Viewer::Seat(seat),
        (Some(seat), Some(own)) if seat == own => Viewer::Seat(own),
        (Some(_), _) => return Err(Fault::with(StatusCode::FORBIDDEN, "fault-not-over")),
        (None, Some(own)) if look.view.is_none() => Viewer::Seat(own),
        _ => Viewer::Public,
    };
    let part_only = look.part.is_some();
    let (drawing, seen) = (Arc::clone(&app), Arc::clone(&snapshot));
    let draw = move || {
        let step = pages::Step::new(&seen, ply, viewer, own);
        let shown = pages::replay_parts(&drawing, &visitor, &seen, &step);
        if part_only { shown.all() } else { pages::replay(&drawing, &visitor, &seen, &step, &shown) }
    };
    Ok(page(app.draw_aside(&snapshot, draw).await?))
}

/// The record is shown to nobody before the end. One that this program cannot play is sent as it is in the store.
pub async fn record(State(app): Site, Path(id): Path<String>) -> Reply {
    let record = match app.tables.open(&id).await {
        Ok(live) => {
            let snapshot = live.snapshot();
            if !snapshot.is_over() {
                return Err(Fault::with(StatusCode::FORBIDDEN, "fault-not-over"));
            }
            if snapshot.stopped.is_some() { app.tables.stored_record(&id).await? } else { snapshot.table.record() }
        }
        Err(TableError::Unreadable(_)) => app.tables.stored_record(&id).await?,
        Err(error) => return Err(error.into()),
    };
    let name = format!("attachment; filename=\"{}-{id}.game\"", record.game);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.write()).into_response())
}
