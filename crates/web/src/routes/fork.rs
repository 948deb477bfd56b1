//! "Play on from here": a new table that begins where an old one once stood.

use super::new_table::usual_level;
use super::{Reply, Site, see};
use crate::fault::Fault;
use crate::make::Guest;
use crate::visitor::Visitor;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use kit::{Seat, Turn};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct From {
    ply: usize,
    seat: Option<u8>,
}

pub async fn make(State(house): Site, Path(id): Path<String>, visitor: Visitor, form: Form<From>) -> Reply {
    let sitting = house.table(&id).await?;
    let (table, names, own) = {
        let seated = sitting.lock().await;
        // The new table would show what is hidden in this one.
        if !seated.is_over() {
            return Err(Fault::with(StatusCode::FORBIDDEN, "fault-not-over"));
        }
        (seated.table.at(form.ply), seated.names(), seated.held_by(&visitor.id).iter().next())
    };
    let asked = match table.turn() {
        Turn::Over => return Err(Fault::new("fault-at-the-end")),
        Turn::Ask(seats) => seats.iter().next(),
        Turn::Chance => None,
    };
    let seats = table.setup().seats;
    let seat = form.seat.map(Seat).filter(|seat| seat.0 < seats).or(own).or(asked).unwrap_or(Seat(0));
    let guest = house.words(visitor.lang, None).text("site-guest");
    let name = if visitor.name.is_empty() {
        names.get(seat.index()).filter(|_| own.is_some()).cloned().unwrap_or(guest)
    } else {
        visitor.name.clone()
    };
    let guests: Vec<Guest> =
        Seat::all(seats).map(|s| if s == seat { Guest::Here(name.clone()) } else { Guest::Bot(usual_level()) }).collect();
    let id = house.open_with(&*table, &guests, &visitor.id).await?;
    Ok(see(&format!("/t/{id}")))
}
