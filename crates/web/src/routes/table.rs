use super::{Reply, Site, page};
use crate::pages;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use kit::Seat;
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Which {
    /// The seat for which the curtain is lifted.
    lift: Option<u8>,
}

pub async fn show(State(house): Site, Path(id): Path<String>, visitor: Visitor, which: Query<Which>) -> Reply {
    let sitting = house.table(&id).await?;
    let update = sitting.update(&house, &visitor.id, which.lift.map(Seat), visitor.lang).await;
    let seated = sitting.lock().await;
    Ok(page(pages::table(&house, &visitor, &sitting, &seated, &update, which.lift)))
}
