//! For the keeper of the site.

use super::Site;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

pub async fn health(State(house): Site) -> Response {
    match house.store.is_well().await && !house.is_stopping() {
        true => "well\n".into_response(),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response(),
    }
}

pub async fn metrics(State(house): Site) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], house.metrics.text()).into_response()
}
