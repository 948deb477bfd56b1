//! For the keeper of the site.

use super::Site;
use crate::app::App;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;

/// What is told at the keeper's own address. Visitors are told of the site's health only.
pub fn router(app: Arc<App>) -> Router {
    Router::new().route("/health", get(health)).route("/metrics", get(metrics)).with_state(app)
}

pub async fn health(State(app): Site) -> Response {
    let ill = if app.is_stopping() {
        "the site is stopping\n"
    } else if app.store.check().await.is_err() {
        "the store does not answer\n"
    } else if !app.tables.bots_are_well() {
        "a thread of the bots has ended, or is caught in a thought\n"
    } else {
        return "well\n".into_response();
    };
    (StatusCode::SERVICE_UNAVAILABLE, ill).into_response()
}

async fn metrics(State(app): Site) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text()).into_response()
}
