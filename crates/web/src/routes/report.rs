//! "Something is wrong": a person's words with the exact place, for the keeper.

use super::explain::is_script;
use super::{Reply, Site, see};
use crate::fault::Fault;
use crate::store::Report;
use crate::visitor::Visitor;
use crate::{build, clock, limits};
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Words {
    words: String,
    ply: i64,
}

pub async fn make(State(house): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<Words>) -> Reply {
    let words = limits::tidy(&form.words, limits::REPORT);
    if words.is_empty() {
        return Err(Fault::new("fault-empty"));
    }
    let sitting = house.table(&id).await?;
    let seat = sitting.lock().await.held_by(&visitor.id).iter().next().map_or(-1, |seat| i64::from(seat.0));
    let browser = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("");
    let browser = limits::tidy(browser, 200);
    let report = Report { at: clock::now(), table: id.clone(), ply: form.ply, seat, build: build(), browser, words };
    house.store.report(report).await?;
    Ok(if is_script(&headers) { StatusCode::NO_CONTENT.into_response() } else { see(&format!("/t/{id}")) })
}
