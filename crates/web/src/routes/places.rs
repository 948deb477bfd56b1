//! Sitting down, leaving, coming back, bots in empty chairs.

use super::new_table::with_name;
use super::{Reply, Site, page, see};
use crate::fault::Fault;
use crate::visitor::Visitor;
use crate::{limits, pages};
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use bots::Level;
use kit::Seat;
use serde::Deserialize;

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
pub async fn invitation(State(house): Site, Path((id, key)): Path<(String, String)>, visitor: Visitor) -> Reply {
    let sitting = house.table(&id).await?;
    let seated = sitting.lock().await;
    let seat = (0..).map(Seat).zip(&seated.places).find(|(_, place)| place.invite == key && !place.is_bot());
    let Some((seat, place)) = seat else { return Err(Fault::new("fault-link-used")) };
    if place.is_held_by(&visitor.id) {
        return Ok(see(&format!("/t/{id}")));
    }
    Ok(page(pages::invitation(&house, &visitor, &sitting, &seated, seat, &key)))
}

pub async fn sit(State(house): Site, Path(id): Path<String>, visitor: Visitor, headers: HeaderMap, form: Form<SitDown>) -> Reply {
    let typed = limits::tidy(form.name.as_deref().unwrap_or(&visitor.name), limits::NAME);
    let name = if typed.is_empty() { house.words(visitor.lang, None).text("site-guest") } else { typed };
    if house.store.unfinished(&visitor.id).await? >= house.limits.allowance.tables {
        return Err(Fault::new("fault-many-tables"));
    }
    let sitting = house.table(&id).await?;
    let (seat, key, called) = (Seat(form.seat), form.key.clone(), name.clone());
    let deed = tokio::spawn(async move { sitting.sit(&house, &visitor.id, seat, key.as_deref(), &called).await });
    deed.await.map_err(|e| Fault::store(&e))??;
    Ok(with_name(see(&format!("/t/{id}")), &name, &headers))
}

pub async fn bot(State(house): Site, Path(id): Path<String>, visitor: Visitor, form: Form<Bot>) -> Reply {
    let level = Level::from_id(&form.level).ok_or_else(Fault::bad_form)?;
    let sitting = house.table(&id).await?;
    let seat = Seat(form.seat);
    let deed = tokio::spawn(async move { sitting.give_to_bot(&house, &visitor.id, seat, level).await });
    deed.await.map_err(|e| Fault::store(&e))??;
    Ok(see(&format!("/t/{id}")))
}

pub async fn take_back(State(house): Site, Path(id): Path<String>, visitor: Visitor, form: Form<Which>) -> Reply {
    let sitting = house.table(&id).await?;
    let seat = Seat(form.seat);
    let deed = tokio::spawn(async move { sitting.take_back(&house, &visitor.id, seat).await });
    deed.await.map_err(|e| Fault::store(&e))??;
    Ok(see(&format!("/t/{id}")))
}

pub async fn leave(State(house): Site, Path(id): Path<String>, visitor: Visitor) -> Reply {
    let sitting = house.table(&id).await?;
    let deed = tokio::spawn(async move { sitting.leave(&house, &visitor.id).await });
    deed.await.map_err(|e| Fault::store(&e))??;
    Ok(see("/"))
}
