//! Answering and taking back.

use super::error_pages::is_script;
use super::{Reply, Site, see};
use crate::visitor::Visitor;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use kit::Seat;
use serde::Deserialize;
use std::time::Instant;
use tables::Action;

#[derive(Deserialize)]
pub struct Answer {
    seat: u8,
    /// The version of the question.
    question: u64,
    /// One answer, or several a line each.
    answer: String,
}

#[derive(Deserialize)]
pub struct Undo {
    seat: u8,
    /// The version of the table that the person saw.
    version: u64,
    /// `turn` or `answer`.
    what: String,
}

#[derive(Deserialize)]
pub struct Rewind {
    seat: u8,
    version: u64,
    ply: usize,
}

pub async fn rewind(State(app): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<Rewind>) -> Reply {
    let action = Action::Rewind { seat: Seat(form.seat), version: form.version, ply: form.ply };
    app.act(&id, &visitor, action).await?;
    Ok(done(&headers, &id, Seat(form.seat)))
}

pub async fn answer(State(app): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<Answer>) -> Reply {
    let begun = Instant::now();
    let answers = form.answer.lines().map(|line| line.trim().to_string()).filter(|line| !line.is_empty()).collect();
    let action = Action::Answer { seat: Seat(form.seat), question: form.question, answers };
    app.act(&id, &visitor, action).await?;
    app.metrics.answer_seconds.observe(begun.elapsed().as_secs_f64());
    Ok(done(&headers, &id, Seat(form.seat)))
}

pub async fn undo(State(app): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<Undo>) -> Reply {
    let action = Action::Undo { seat: Seat(form.seat), version: form.version, whole_turn: form.what == "turn" };
    app.act(&id, &visitor, action).await?;
    Ok(done(&headers, &id, Seat(form.seat)))
}

/// A page with our script hears of the change by its stream.
pub fn done(headers: &HeaderMap, id: &str, seat: Seat) -> axum::response::Response {
    if is_script(headers) { StatusCode::NO_CONTENT.into_response() } else { see(&format!("/t/{id}?lift={seat}")) }
}
