use super::{Lifted, Reply, Site};
use crate::perspective::PageKey;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};

pub async fn show(State(app): Site, Path(id): Path<String>, visitor: Visitor, lifted: Query<Lifted>, headers: HeaderMap) -> Reply {
    let snapshot = app.tables.open(&id).await?.snapshot();
    let page = app.page(&snapshot, &PageKey::of(&snapshot, &visitor, lifted.lift)).await?;
    let mut response = page.reply(&headers);
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    // Made for one visitor: neither anybody in between nor the next at this computer may find it.
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}
