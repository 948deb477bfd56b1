//! Sitting down, leaving, coming back, bots in empty seats.

use super::new_table::{usual_level, with_name};
use super::{Reply, Site, page, see};
use crate::fault::Fault;
use crate::visitor::Visitor;
use crate::{limits, pages};
use axum::extract::{Form, Path, State};
use bots::Level;
use kit::Seat;
use serde::Deserialize;
use tables::Action;

#[derive(Deserialize)]
pub struct SitDown {
    seat: u8,
    key: Option<String>,
    name: Option<String>,
}

#[derive(Deserialize)]
pub struct Bot {
    seat: u8,
    level: String,
}

#[derive(Deserialize)]
pub struct Which {
    seat: u8,
}

/// The page behind a seat's link. Only its button takes the seat: programs that look at links before people do must not sit down.
pub async fn invitation(State(app): Site, Path((id, key)): Path<(String, String)>, visitor: Visitor) -> Reply {
    let snapshot = app.tables.open(&id).await?.snapshot();
    let hash = store::hash_key(&key);
    let seat = (0..).map(Seat).zip(&snapshot.seats).find(|(_, seat)| seat.link_hash == hash && !seat.holder.is_bot());
    let Some((seat, record)) = seat else { return Err(Fault::new("fault-link-used")) };
    if record.is_held_by(visitor.id()) {
        return Ok(see(&format!("/t/{id}")));
    }
    Ok(page(pages::invitation(&app, &visitor, &snapshot, seat, &key)))
}

pub async fn sit(State(app): Site, Path(id): Path<String>, visitor: Visitor, form: Form<SitDown>) -> Reply {
    let typed = limits::tidy(form.name.as_deref().unwrap_or(&visitor.name), limits::NAME);
    let name = if typed.is_empty() { app.words(visitor.lang, None).text("site-guest") } else { typed };
    if app.store.unfinished(visitor.id()).await? >= app.limits.allowance.tables {
        return Err(Fault::new("fault-many-tables"));
    }
    let action = Action::Sit { seat: Seat(form.seat), link: form.key.clone(), name: name.clone() };
    app.act(&id, &visitor, action).await?;
    Ok(with_name(see(&format!("/t/{id}")), &name, visitor.cookies))
}

pub async fn bot(State(app): Site, Path(id): Path<String>, visitor: Visitor, form: Form<Bot>) -> Reply {
    let level = Level::from_id(&form.level).ok_or_else(Fault::bad_form)?;
    app.act(&id, &visitor, Action::GiveToBot { seat: Seat(form.seat), level }).await?;
    Ok(see(&format!("/t/{id}")))
}

pub async fn take_back(State(app): Site, Path(id): Path<String>, visitor: Visitor, form: Form<Which>) -> Reply {
    app.act(&id, &visitor, Action::TakeBack { seat: Seat(form.seat) }).await?;
    Ok(see(&format!("/t/{id}")))
}

pub async fn leave(State(app): Site, Path(id): Path<String>, visitor: Visitor) -> Reply {
    app.act(&id, &visitor, Action::Leave).await?;
    // The first page says what became of the table.
    Ok(see(&format!("/?left={id}")))
}

pub async fn resign(State(app): Site, Path(id): Path<String>, visitor: Visitor, form: Form<Which>) -> Reply {
    app.act(&id, &visitor, Action::Resign { seat: Seat(form.seat), level: usual_level() }).await?;
    Ok(see(&format!("/t/{id}")))
}

pub async fn free(State(app): Site, Path(id): Path<String>, visitor: Visitor, form: Form<Which>) -> Reply {
    app.act(&id, &visitor, Action::FreeSeat { seat: Seat(form.seat) }).await?;
    Ok(see(&format!("/t/{id}")))
}

pub async fn begin(State(app): Site, Path(id): Path<String>, visitor: Visitor) -> Reply {
    app.act(&id, &visitor, Action::Begin).await?;
    Ok(see(&format!("/t/{id}")))
}

pub async fn new_link(State(app): Site, Path(id): Path<String>, visitor: Visitor, form: Form<Which>) -> Reply {
    app.act(&id, &visitor, Action::NewLink { seat: Seat(form.seat) }).await?;
    Ok(see(&format!("/t/{id}")))
}
