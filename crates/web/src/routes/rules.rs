use super::new_table::title;
use super::{Reply, Site, page};
use crate::pages;
use crate::visitor::Visitor;
use axum::extract::{Path, State};

pub async fn show(State(house): Site, Path(game): Path<String>, visitor: Visitor) -> Reply {
    Ok(page(pages::rules(&house, &visitor, title(&game)?)))
}
