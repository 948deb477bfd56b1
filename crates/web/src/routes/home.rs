use super::{Reply, Site, page};
use crate::pages;
use crate::visitor::Visitor;
use axum::extract::{Query, State};
use serde::Deserialize;
use tables::{OperatingSystem, System};

/// Tables that have waited longer for guests are not listed any more.
const STALE: i64 = 24 * 3600;

#[derive(Deserialize)]
pub struct Which {
    /// The table that the visitor has just left.
    left: Option<String>,
}

pub async fn show(State(app): Site, visitor: Visitor, which: Query<Which>) -> Reply {
    let mine = if visitor.key.is_known() { app.store.tables_of(visitor.id()).await? } else { Vec::new() };
    let open = app.store.open_tables(OperatingSystem.now() - STALE).await?;
    let open: Vec<_> = open.into_iter().filter(|card| !mine.iter().any(|own| own.id == card.id)).collect();
    let left = mine.iter().find(|card| Some(&card.id) == which.left.as_ref());
    Ok(page(pages::home(&app, &visitor, &mine, &open, left)))
}
