//! Addresses of the site, a file a noun.

mod answer;
mod assets;
mod explain;
mod fork;
mod guard;
mod home;
mod keeper;
mod live;
mod new_table;
mod places;
mod replay;
mod report;
mod rules;
mod table;
mod talk;
mod taste;

pub use assets::Assets;
pub use new_table::usual_level;

use crate::fault::Fault;
use crate::house::House;
use crate::limits;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, http::header};
use maud::Markup;
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// What every handler is given.
pub type Site = axum::extract::State<Arc<House>>;

/// A page, a reply, or what went wrong.
pub type Reply = Result<Response, Fault>;

pub fn router(house: Arc<House>) -> Router {
    Router::new()
        .route("/", get(home::show))
        .route("/play/{game}", post(new_table::play_now))
        .route("/new", get(new_table::form).post(new_table::make))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/live", get(live::stream))
        .route("/t/{id}/answer", post(answer::answer))
        .route("/t/{id}/undo", post(answer::undo))
        .route("/t/{id}/pace", post(talk::pace))
        .route("/t/{id}/skip", post(talk::skip))
        .route("/t/{id}/chat", post(talk::chat))
        .route("/t/{id}/report", post(report::make))
        .route("/t/{id}/sit", post(places::sit))
        .route("/t/{id}/sit/{key}", get(places::invitation))
        .route("/t/{id}/bot", post(places::bot))
        .route("/t/{id}/back", post(places::take_back))
        .route("/t/{id}/leave", post(places::leave))
        .route("/t/{id}/replay", get(replay::last))
        .route("/t/{id}/replay/{ply}", get(replay::show))
        .route("/t/{id}/record", get(replay::record))
        .route("/t/{id}/fork", post(fork::make))
        .route("/rules/{game}", get(rules::show))
        .route("/taste", post(taste::choose))
        .route("/assets/{name}", get(assets::send))
        .route("/health", get(keeper::health))
        .route("/metrics", get(keeper::metrics))
        .fallback(async || Fault::no_page())
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(from_fn_with_state(Arc::clone(&house), explain::explain))
        .layer(from_fn_with_state(Arc::clone(&house), guard::guard))
        .layer(from_fn(guard::armour))
        .layer(CompressionLayer::new())
        .with_state(house)
}

/// A page made for one visitor: nobody in between may keep it.
pub fn page(markup: Markup) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], Html(markup.into_string())).into_response()
}

/// After a form was posted: go and look.
pub fn see(address: &str) -> Response {
    axum::response::Redirect::to(address).into_response()
}
