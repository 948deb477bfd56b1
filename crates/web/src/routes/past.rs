//! Looking back without leaving the table: the parts of its page as they stood earlier, through the same eyes.

use super::{Lifted, Reply, Site, page};
use crate::pages::DrawnParts;
use crate::perspective::Perspective;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use std::sync::Arc;

pub async fn show(State(app): Site, Path((id, ply)): Path<(String, usize)>, visitor: Visitor, lifted: Query<Lifted>) -> Reply {
    let snapshot = app.tables.open(&id).await?.snapshot();
    // Whose hand may be seen depends on the present: a curtain is not lifted by looking back.
    let perspective = Perspective::of(&snapshot, &visitor.key, lifted.seat(), visitor.lang);
    let (drawing, now) = (Arc::clone(&app), Arc::clone(&snapshot));
    let draw = move || DrawnParts::past(&drawing, &now, ply, &perspective);
    Ok(page(app.draw_aside(&snapshot, draw).await?))
}
