//! What a person asks to have answered for them.

use super::answer::done;
use super::{Reply, Site};
use crate::visitor::Visitor;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use kit::Seat;
use serde::Deserialize;
use tables::Action;

#[derive(Deserialize)]
pub struct Order {
    seat: u8,
    /// Nothing: the person decides again by themselves.
    #[serde(default)]
    order: String,
}

pub async fn set(State(app): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, Form(form): Form<Order>) -> Reply {
    let order = Some(form.order).filter(|order| !order.is_empty());
    app.act(&id, &visitor, Action::SetStandingOrder { seat: Seat(form.seat), order }).await?;
    Ok(done(&headers, &id, Seat(form.seat)))
}
