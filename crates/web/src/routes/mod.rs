//! Addresses of the site, a file a noun.

mod advice;
mod answer;
mod assets;
mod chat;
mod error_pages;
mod fork;
mod guard;
mod home;
mod lesson;
mod lifted;
mod live;
mod new_table;
mod operations;
mod past;
mod preferences;
mod rematch;
mod replay;
mod report;
mod rules;
mod seats;
mod standing_order;
mod table;
mod turn_end;

pub use assets::Assets;
use lifted::Lifted;
pub use new_table::usual_level;
pub use operations::router as keeper_router;

use crate::app::App;
use crate::fault::Fault;
use crate::{limits, security_headers};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header;
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::Markup;
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// What every handler is given.
pub type Site = axum::extract::State<Arc<App>>;

/// A page, a reply, or what went wrong.
pub type Reply = Result<Response, Fault>;

pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(home::show))
        .route("/play/{game}", post(new_table::play_now))
        .route("/new", get(new_table::form).post(new_table::make))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/live", get(live::stream))
        .route("/t/{id}/answer", post(answer::answer))
        .route("/t/{id}/undo", post(answer::undo))
        .route("/t/{id}/rewind", post(answer::rewind))
        .route("/t/{id}/end-turn", post(turn_end::end))
        .route("/t/{id}/order", post(standing_order::set))
        .route("/t/{id}/advice", post(advice::ask))
        .route("/t/{id}/turn-end", post(turn_end::set))
        .route("/t/{id}/past/{ply}", get(past::show))
        .route("/t/{id}/pace", post(chat::pace))
        .route("/t/{id}/skip", post(chat::skip))
        .route("/t/{id}/chat", post(chat::chat))
        .route("/t/{id}/report", post(report::make))
        .route("/t/{id}/sit", post(seats::sit))
        .route("/t/{id}/sit/{key}", get(seats::invitation))
        .route("/t/{id}/bot", post(seats::bot))
        .route("/t/{id}/back", post(seats::take_back))
        .route("/t/{id}/leave", post(seats::leave))
        .route("/t/{id}/resign", post(seats::resign))
        .route("/t/{id}/rematch", post(rematch::play_again))
        .route("/t/{id}/free", post(seats::free))
        .route("/t/{id}/begin", post(seats::begin))
        .route("/t/{id}/link", post(seats::new_link))
        .route("/t/{id}/replay", get(replay::last))
        .route("/t/{id}/replay/{ply}", get(replay::show))
        .route("/t/{id}/record", get(replay::record))
        .route("/t/{id}/fork", post(fork::make))
        .route("/learn/{game}", get(lesson::start))
        .route("/learn/{game}/play", post(lesson::play))
        .route("/learn/{game}/{lesson}/{station}", get(lesson::show).post(lesson::answer))
        .route("/games/{game}", get(rules::summary))
        .route("/rules/{game}", get(rules::show))
        .route("/rules/{game}/cards", get(rules::cards))
        .route("/preferences", post(preferences::choose))
        .route("/assets/{name}", get(assets::send))
        .route("/health", get(operations::health))
        .fallback(async || Fault::no_page())
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(from_fn_with_state(Arc::clone(&app), error_pages::explain))
        .layer(from_fn_with_state(Arc::clone(&app), guard::guard))
        .layer(from_fn_with_state(Arc::clone(&app), security_headers::add))
        .layer(CompressionLayer::new())
        .with_state(app)
}

/// A page made for one visitor: nobody in between may keep it.
pub fn page(markup: Markup) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], Html(markup.into_string())).into_response()
}

/// After a form was posted: go and look.
pub fn see(address: &str) -> Response {
    axum::response::Redirect::to(address).into_response()
}
