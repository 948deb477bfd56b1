//! "Play on from here": a new table that begins where an old one once stood.

use super::new_table::usual_level;
use super::{Reply, Site, see};
use crate::fault::Fault;
use crate::visitor::Visitor;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use kit::{Seat, Turn};
use serde::Deserialize;
use store::Holder;
use tables::{Guest, SeatPlan};

#[derive(Deserialize)]
pub struct From {
    ply: usize,
    seat: Option<u8>,
}

pub async fn make(State(app): Site, Path(id): Path<String>, visitor: Visitor, form: Form<From>) -> Reply {
    app.limits.new_table(visitor.address)?;
    let snapshot = app.tables.open(&id).await?.snapshot();
    // The new table would show what is hidden in this one.
    if !snapshot.is_over() {
        return Err(Fault::with(StatusCode::FORBIDDEN, "fault-not-over"));
    }
    let (table, own) = (snapshot.table.at(form.ply), snapshot.held_by(visitor.id()).iter().next());
    let asked = match table.turn() {
        Turn::Over => return Err(Fault::new("fault-at-the-end")),
        Turn::Ask(seats) => seats.iter().next(),
        Turn::Chance => None,
    };
    let seats = table.setup().seats;
    let seat = form.seat.map(Seat).filter(|seat| seat.0 < seats).or(own).or(asked).unwrap_or(Seat(0));
    // Every seat goes on by the name it had: the log of what has been played would speak of somebody else otherwise.
    let guests: Vec<Guest> = Seat::all(seats)
        .zip(&snapshot.seats)
        .map(|(other, record)| match record.holder {
            _ if other == seat => Guest::Here(record.name.clone()),
            Holder::Bot(level) => Guest::BotNamed(level, record.name.clone()),
            _ => Guest::BotNamed(usual_level(), record.name.clone()),
        })
        .collect();
    let plan = SeatPlan { guests: &guests, turn_end: snapshot.turn_end };
    let id = app.tables.create_from(&visitor.person(), table, &plan).await?;
    Ok(see(&format!("/t/{id}")))
}
