//! What every reply tells the browser for its own protection.

use crate::routes::Site;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

/// Nothing but our own files: no inline script, no inline style, no other site, no frame around us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const FIXED: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

pub async fn add(State(app): Site, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in FIXED {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if let Some(days) = app.settings.hsts_days {
        let seconds = u64::from(days) * 24 * 60 * 60;
        if let Ok(value) = HeaderValue::from_str(&format!("max-age={seconds}")) {
            response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, value);
        }
    }
    response
}
