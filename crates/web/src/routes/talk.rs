//! Beside the game: chat, and how fast the bots move.

use super::explain::is_script;
use super::{Reply, Site, see};
use crate::fault::Fault;
use crate::limits;
use crate::table::Pace;
use crate::visitor::Visitor;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Words {
    words: String,
}

#[derive(Deserialize)]
pub struct Speed {
    pace: String,
}

pub async fn chat(State(house): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<Words>) -> Reply {
    let words = limits::tidy(&form.words, limits::CHAT);
    if words.is_empty() {
        return Err(Fault::new("fault-empty"));
    }
    let sitting = house.table(&id).await?;
    let guest = house.words(visitor.lang, None).text("site-spectator");
    let name = if visitor.name.is_empty() { guest } else { visitor.name.clone() };
    let deed = tokio::spawn(async move { sitting.say(&house, &visitor.id, &name, &words).await });
    deed.await.map_err(|e| Fault::store(&e))??;
    Ok(done(&headers, &id))
}

pub async fn pace(State(house): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<Speed>) -> Reply {
    let pace = Pace::from_id(&form.pace).ok_or_else(Fault::bad_form)?;
    let sitting = house.table(&id).await?;
    let deed = tokio::spawn(async move { sitting.set_pace(&house, &visitor.id, pace).await });
    deed.await.map_err(|e| Fault::store(&e))??;
    Ok(done(&headers, &id))
}

pub async fn skip(State(house): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap) -> Reply {
    house.table(&id).await?.skip(&visitor.id).await?;
    Ok(done(&headers, &id))
}

pub fn done(headers: &HeaderMap, id: &str) -> Response {
    if is_script(headers) { StatusCode::NO_CONTENT.into_response() } else { see(&format!("/t/{id}")) }
}
