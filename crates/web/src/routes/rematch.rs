//! "Play again": the table at which the same people play on, made by whoever asks first.

use super::{Reply, Site, see};
use crate::fault::Fault;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use tables::Action;

pub async fn play_again(State(app): Site, Path(id): Path<String>, visitor: Visitor) -> Reply {
    let live = app.tables.open(&id).await?;
    if live.snapshot().rematch.is_none() {
        app.limits.new_table(visitor.address)?;
        app.act(&id, &visitor, Action::Rematch).await?;
    }
    let rematch = app.tables.open(&id).await?.snapshot().rematch.clone().ok_or_else(Fault::broken)?;
    // Bots may be the first to move there.
    app.tables.open(&rematch).await?;
    Ok(see(&format!("/t/{rematch}")))
}
