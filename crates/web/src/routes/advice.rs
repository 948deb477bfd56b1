//! What a strong bot would answer in a person's place.

use super::answer::done;
use super::{Reply, Site};
use crate::visitor::Visitor;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use kit::Seat;
use serde::Deserialize;
use tables::{Action, AdviceFor};

#[derive(Deserialize)]
pub struct Wish {
    seat: u8,
    /// The version of the question that the person saw.
    question: u64,
    /// The coach thinks along: nobody asked for this one.
    #[serde(default)]
    coach: Option<String>,
}

pub async fn ask(State(app): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, Form(wish): Form<Wish>) -> Reply {
    let why = if wish.coach.is_some() { AdviceFor::Coach } else { AdviceFor::Question };
    app.act(&id, &visitor, Action::Advise { seat: Seat(wish.seat), question: wish.question, why }).await?;
    Ok(done(&headers, &id, Seat(wish.seat)))
}
