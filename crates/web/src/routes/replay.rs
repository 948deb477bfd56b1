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

#[derive(Deserialize)]
pub struct Look {
    /// A seat's number or `public`.
    view: Option<String>,
    /// Only what changes between steps, for our script.
    part: Option<u8>,
}

pub async fn last(State(house): Site, Path(id): Path<String>) -> Reply {
    let sitting = house.table(&id).await?;
    let seated = sitting.lock().await;
    // A finished game is watched from its beginning.
    let ply = if seated.is_over() { 0 } else { seated.table.ply() };
    Ok(see(&format!("/t/{id}/replay/{ply}")))
}

pub async fn show(State(house): Site, Path((id, ply)): Path<(String, usize)>, visitor: Visitor, look: Query<Look>) -> Reply {
    let sitting = house.table(&id).await?;
    let seated = sitting.lock().await;
    let own = seated.held_by(&visitor.id);
    // People who share a screen would see each other's hands.
    let own = own.iter().next().filter(|_| own.len() == 1);
    let asked = look.view.as_deref().and_then(|view| view.parse().ok()).map(Seat).filter(|seat| seat.index() < seated.places.len());
    let viewer = match (asked, own) {
        (Some(seat), _) if seated.is_over() => Viewer::Seat(seat),
        (Some(seat), Some(own)) if seat == own => Viewer::Seat(own),
        (Some(_), _) => return Err(Fault::with(StatusCode::FORBIDDEN, "fault-not-over")),
        (None, Some(own)) if look.view.is_none() => Viewer::Seat(own),
        _ => Viewer::Public,
    };
    let step = pages::Step::new(&seated, ply, viewer, own);
    let shown = pages::replay_parts(&house, &visitor, &sitting, &seated, &step);
    if look.part.is_some() {
        return Ok(page(shown));
    }
    Ok(page(pages::replay(&house, &visitor, &sitting, &seated, &step, shown)))
}

pub async fn record(State(house): Site, Path(id): Path<String>) -> Reply {
    let sitting = house.table(&id).await?;
    let seated = sitting.lock().await;
    if !seated.is_over() {
        return Err(Fault::with(StatusCode::FORBIDDEN, "fault-not-over"));
    }
    let name = format!("attachment; filename=\"{}-{id}.game\"", sitting.title.id);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, seated.table.record().write()).into_response())
}
