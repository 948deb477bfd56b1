//! "Something is wrong": a person's words with the exact place, for the keeper.

use super::error_pages::is_script;
use super::{Reply, Site, see};
use crate::fault::Fault;
use crate::visitor::Visitor;
use crate::{build, limits};
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;
use store::Report;
use tables::{OperatingSystem, System};

#[derive(Deserialize)]
pub struct Complaint {
    words: String,
    ply: i64,
}

pub async fn make(State(app): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<Complaint>) -> Reply {
    let words = limits::tidy(&form.words, limits::REPORT);
    if words.is_empty() {
        return Err(Fault::new("fault-empty"));
    }
    let snapshot = app.tables.open(&id).await?.snapshot();
    let seat = snapshot.held_by(visitor.id()).iter().next().map_or(-1, |seat| i64::from(seat.0));
    if !app.limits.report(visitor.address) {
        return Err(Fault::with(StatusCode::TOO_MANY_REQUESTS, "fault-many-reports"));
    }
    let browser = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("");
    let browser = limits::tidy(browser, 200);
    let report = Report { at: OperatingSystem.now(), table: id.clone(), ply: form.ply, seat, build: build(), browser, words };
    app.store.add_report(report).await?;
    Ok(if is_script(&headers) { StatusCode::NO_CONTENT.into_response() } else { see(&format!("/t/{id}")) })
}
