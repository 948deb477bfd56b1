//! Beside the game: chat, and how fast the bots move.

use super::error_pages::is_script;
use super::{Reply, Site, see};
use crate::fault::Fault;
use crate::limits;
use crate::visitor::Visitor;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::BotPace;
use tables::Action;

#[derive(Deserialize)]
pub struct Message {
    words: String,
}

#[derive(Deserialize)]
pub struct Speed {
    pace: String,
}

pub async fn chat(State(app): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<Message>) -> Reply {
    let words = limits::tidy(&form.words, limits::CHAT);
    if words.is_empty() {
        return Err(Fault::new("fault-empty"));
    }
    if !app.limits.chat(visitor.address) {
        return Err(Fault::with(StatusCode::TOO_MANY_REQUESTS, "fault-chat-fast"));
    }
    let guest = app.words(visitor.lang, None).text("site-spectator");
    let name = if visitor.name.is_empty() { guest } else { visitor.name.clone() };
    app.act(&id, &visitor, Action::Say { name, words }).await?;
    Ok(done(&headers, &id))
}

pub async fn pace(State(app): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<Speed>) -> Reply {
    let pace = BotPace::from_id(&form.pace).ok_or_else(Fault::bad_form)?;
    app.act(&id, &visitor, Action::SetBotPace(pace)).await?;
    Ok(done(&headers, &id))
}

pub async fn skip(State(app): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap) -> Reply {
    app.act(&id, &visitor, Action::SkipBots).await?;
    Ok(done(&headers, &id))
}

pub fn done(headers: &HeaderMap, id: &str) -> Response {
    if is_script(headers) { StatusCode::NO_CONTENT.into_response() } else { see(&format!("/t/{id}")) }
}
