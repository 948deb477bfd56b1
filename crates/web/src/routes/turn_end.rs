//! The end of a turn: the word that ends it, and whether one is needed.

use super::answer::done;
use super::{Reply, Site, chat};
use crate::fault::Fault;
use crate::visitor::Visitor;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use kit::Seat;
use serde::Deserialize;
use store::TurnEnd;
use tables::Action;

#[derive(Deserialize)]
pub struct EndTurn {
    seat: u8,
    /// The version of the table that the person saw.
    version: u64,
}

#[derive(Deserialize)]
pub struct Setting {
    end: String,
}

pub async fn end(State(app): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<EndTurn>) -> Reply {
    app.act(&id, &visitor, Action::EndTurn { seat: Seat(form.seat), version: form.version }).await?;
    Ok(done(&headers, &id, Seat(form.seat)))
}

pub async fn set(State(app): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<Setting>) -> Reply {
    let turn_end = TurnEnd::from_id(&form.end).ok_or_else(Fault::bad_form)?;
    app.act(&id, &visitor, Action::SetTurnEnd(turn_end)).await?;
    Ok(chat::done(&headers, &id))
}
