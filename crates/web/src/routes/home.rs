use super::{Reply, Site, page};
use crate::visitor::Visitor;
use crate::{clock, pages};
use axum::extract::State;

/// Tables that have waited longer for guests are not listed any more.
const STALE: i64 = 24 * 3600;

pub async fn show(State(house): Site, visitor: Visitor) -> Reply {
    let mine = if visitor.is_known() { house.store.tables_of(&visitor.id).await? } else { Vec::new() };
    let open = house.store.open_tables(clock::now() - STALE).await?;
    let open: Vec<_> = open.into_iter().filter(|card| !mine.iter().any(|own| own.id == card.id)).collect();
    Ok(page(pages::home(&house, &visitor, &mine, &open)))
}
