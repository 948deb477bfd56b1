use super::{Reply, Site, page};
use crate::pages;
use crate::perspective::Perspective;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use kit::Seat;
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Which {
    /// The seat whose hand is shown at a shared screen.
    lift: Option<u8>,
}

pub async fn show(State(app): Site, Path(id): Path<String>, visitor: Visitor, which: Query<Which>) -> Reply {
    let snapshot = app.tables.open(&id).await?.snapshot();
    let perspective = Perspective::of(&snapshot, &visitor.key, which.lift.map(Seat), visitor.lang);
    let update = app.update(&snapshot, &perspective).await?;
    Ok(page(pages::table(&app, &visitor, &snapshot, &update, which.lift)))
}
