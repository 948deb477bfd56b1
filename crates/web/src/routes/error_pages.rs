//! Turns a fault into a page in the visitor's language, or into a short reply for our own script.

use super::Site;
use crate::app::App;
use crate::fault::Fault;
use crate::pages;
use crate::visitor::Visitor;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

pub async fn explain(State(app): Site, request: Request, next: Next) -> Response {
    let Some(visitor) = request.extensions().get::<Visitor>().cloned() else { return next.run(request).await };
    let headers = request.headers().clone();
    let response = next.run(request).await;
    if let Some(fault) = response.extensions().get::<Arc<Fault>>() {
        return page(&app, &visitor, &headers, fault);
    }
    // Refused by the framework itself: a form that cannot be read, a body too long, a wrong method.
    match response.status() {
        StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY | StatusCode::UNSUPPORTED_MEDIA_TYPE => {
            page(&app, &visitor, &headers, &Fault::bad_form())
        }
        StatusCode::PAYLOAD_TOO_LARGE => page(&app, &visitor, &headers, &Fault::with(StatusCode::PAYLOAD_TOO_LARGE, "fault-too-long")),
        StatusCode::METHOD_NOT_ALLOWED => page(&app, &visitor, &headers, &Fault::with(StatusCode::METHOD_NOT_ALLOWED, "fault-no-page")),
        _ => response,
    }
}

/// Our script says what it wants to hear; everybody else gets a page.
pub fn is_script(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT).is_some_and(|accept| accept == "application/json")
}

pub fn page(app: &App, visitor: &Visitor, headers: &HeaderMap, fault: &Fault) -> Response {
    let words = app.words(visitor.lang, fault.title);
    let sentence = fault.sentence(words);
    if is_script(headers) {
        let rule = fault.title.filter(|_| !fault.rule.is_empty()).map(|title| format!("/rules/{}#r{}", title.id, fault.rule));
        let body = serde_json::json!({ "fault": sentence, "rule": fault.rule, "link": rule });
        return (fault.status, [(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response();
    }
    (fault.status, super::page(pages::fault(app, visitor, fault, &sentence))).into_response()
}
