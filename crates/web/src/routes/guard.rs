//! Before a request reaches its handler: limits, forged posts, who is asking. After it: the headers that protect the browser.

use super::Site;
use crate::fault::Fault;
use crate::visitor::{self, Visitor};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};

/// Nothing but our own files: no inline script, no inline style, no other site, no frame around us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

pub async fn guard(State(house): Site, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.ip());
    let address = if house.settings.behind_proxy { forwarded(request.headers()).unwrap_or(peer) } else { peer };
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let mut visitor = match Visitor::of(request.headers(), address, changes) {
        Ok(visitor) => visitor,
        Err(fault) => return fault.into_response(),
    };
    let fresh = visitor.fresh_key.take();
    let is_watched = request.uri().path() != "/health" && request.uri().path() != "/metrics";
    request.extensions_mut().insert(visitor.clone());
    let secure = is_secure(request.headers());
    let method = request.method().clone();
    let mut response = if is_watched && !house.limits.request(address) {
        house.metrics.turned_away.inc();
        super::explain::page(&house, &visitor, &request.headers().clone(), &Fault::busy())
    } else if changes && !is_own(request.headers()) {
        super::explain::page(&house, &visitor, &request.headers().clone(), &Fault::foreign())
    } else {
        next.run(request).await
    };
    if let Some(key) = fresh
        && let Ok(value) = HeaderValue::from_str(&visitor::set_cookie(visitor::KEY_COOKIE, &key, secure))
    {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    let class = format!("{}xx", response.status().as_u16() / 100);
    house.metrics.requests.with_label_values(&[method.as_str(), &class]).inc();
    response
}

/// A post must come from a page of this very host: browsers say so in `Origin`, and no other site can make them lie.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let (Some(origin), Some(host)) = (text(header::ORIGIN), text(header::HOST)) else { return false };
    origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host))
}

pub fn is_secure(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// The last address in the list is the one our own proxy saw.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

pub async fn armour(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in fixed {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(HeaderName, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn only_posts_from_our_own_pages_count() {
        let host = (header::HOST, "games.example:8080");
        assert!(is_own(&headers(&[host.clone(), (header::ORIGIN, "http://games.example:8080")])));
        assert!(is_own(&headers(&[host.clone(), (header::ORIGIN, "https://games.example:8080")])));
        for foreign in ["http://evil.example", "http://games.example:8080.evil.example", "null", "games.example:8080"] {
            assert!(!is_own(&headers(&[host.clone(), (header::ORIGIN, foreign)])), "{foreign}");
        }
        assert!(!is_own(&headers(&[host])), "a post that does not say where it comes from");
    }

    #[test]
    fn the_address_our_own_proxy_saw_counts() {
        let told = headers(&[(HeaderName::from_static("x-forwarded-for"), "1.1.1.1, 10.0.0.9")]);
        assert_eq!(forwarded(&told), Some(IpAddr::from([10, 0, 0, 9])));
        assert_eq!(forwarded(&headers(&[(HeaderName::from_static("x-forwarded-for"), "me")])), None);
    }
}
