//! Answering and taking back.

use super::explain::is_script;
use super::{Reply, Site, see};
use crate::fault::Fault;
use crate::visitor::Visitor;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use kit::Seat;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;

#[derive(Deserialize)]
pub struct Answer {
    seat: u8,
    /// The ply at which the question was put.
    ply: usize,
    /// One answer, or several a line each.
    answer: String,
}

#[derive(Deserialize)]
pub struct Undo {
    seat: u8,
    /// The ply the person saw.
    ply: usize,
    /// `turn` or `answer`.
    what: String,
}

pub async fn answer(State(house): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<Answer>) -> Reply {
    let begun = Instant::now();
    let sitting = house.table(&id).await?;
    let texts: Vec<String> = form.answer.lines().map(|line| line.trim().to_string()).filter(|line| !line.is_empty()).collect();
    let (seat, ply) = (Seat(form.seat), form.ply);
    let shared = Arc::clone(&house);
    // A task of its own: a browser that goes away in the middle must not leave half a deed.
    let deed = tokio::spawn(async move { sitting.answer(&shared, &visitor.id, seat, ply, &texts).await });
    deed.await.map_err(|e| Fault::store(&e))??;
    house.metrics.answer_seconds.observe(begun.elapsed().as_secs_f64());
    Ok(done(&headers, &id, seat))
}

pub async fn undo(State(house): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<Undo>) -> Reply {
    let sitting = house.table(&id).await?;
    let (seat, ply, whole) = (Seat(form.seat), form.ply, form.what == "turn");
    let deed = tokio::spawn(async move { sitting.undo(&house, &visitor.id, seat, ply, whole).await });
    deed.await.map_err(|e| Fault::store(&e))??;
    Ok(done(&headers, &id, seat))
}

/// A page with our script hears of the change by its stream.
pub fn done(headers: &HeaderMap, id: &str, seat: Seat) -> axum::response::Response {
    if is_script(headers) { StatusCode::NO_CONTENT.into_response() } else { see(&format!("/t/{id}?lift={seat}")) }
}
