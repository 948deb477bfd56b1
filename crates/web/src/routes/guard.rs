//! Before a request reaches its handler: limits, forged posts, slow bodies, who is asking. After it: cookies and the count.

use super::Site;
use crate::app::App;
use crate::cookies::{self, CookieKind};
use crate::fault::Fault;
use crate::limits;
use crate::settings::Settings;
use crate::visitor::Visitor;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use std::net::{IpAddr, SocketAddr};
use std::sync::Once;

pub async fn guard(State(app): Site, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.ip());
    let origin = app.settings.proxies.origin(peer, request.headers());
    let kind = cookie_kind(&app.settings, origin.https);
    let mut visitor = match Visitor::of(request.headers(), origin.address, changes(request.method()), kind) {
        Ok(visitor) => visitor,
        Err(fault) => return fault.into_response(),
    };
    let fresh = visitor.fresh_key.take();
    request.extensions_mut().insert(visitor.clone());
    let (method, headers) = (request.method().clone(), request.headers().clone());
    let mut response = match admit(&app, origin.address, request).await {
        Ok(request) => next.run(request).await,
        Err(fault) => super::error_pages::page(&app, &visitor, &headers, &fault),
    };
    // What others may keep for everybody must not set somebody's cookies.
    let is_shared = response.headers().get(header::CACHE_CONTROL).is_some_and(|value| value.as_bytes().starts_with(b"public"));
    if !is_shared {
        for line in kind.upgrades(&headers) {
            response.headers_mut().append(header::SET_COOKIE, line);
        }
    }
    if let Some(key) = fresh {
        visitor.remember(&mut response, cookies::KEY, &key);
    }
    if response.status() == StatusCode::REQUEST_TIMEOUT {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    app.metrics.answered(&method, response.status());
    response
}

/// Everything but looking.
fn changes(method: &Method) -> bool {
    method != Method::GET && method != Method::HEAD
}

/// Cookies of the strict name need a site that is public by https and nowhere else.
fn cookie_kind(settings: &Settings, https: bool) -> CookieKind {
    match (settings.is_https(), https) {
        (true, _) => CookieKind::Host,
        (false, true) => CookieKind::Secure,
        (false, false) => CookieKind::Plain,
    }
}

/// The request with its whole body, or why it is not answered.
async fn admit(app: &App, from: IpAddr, request: Request) -> Result<Request, Fault> {
    // The keeper's probes have a limit of their own: a busy visitor at the same address must not make the site look ill.
    let is_health = request.uri().path() == "/health";
    let is_within = if is_health { app.limits.health(from) } else { app.limits.request(from) };
    if !is_within {
        app.metrics.turned_away.inc();
        return Err(Fault::busy());
    }
    if !changes(request.method()) {
        return Ok(request);
    }
    if !is_own(&app.settings, request.headers()) {
        tell_keeper(&app.settings, request.headers());
        return Err(Fault::foreign());
    }
    let (parts, body) = request.into_parts();
    let slow = |_| Fault::with(StatusCode::REQUEST_TIMEOUT, "fault-slow");
    let whole = tokio::time::timeout(app.settings.patience.body, whole(body)).await.map_err(slow)??;
    Ok(Request::from_parts(parts, Body::from(whole)))
}

/// Forms are small, so a body is read before anything is done about it.
async fn whole(body: Body) -> Result<Vec<u8>, Fault> {
    let mut frames = body.into_data_stream();
    let mut read = Vec::new();
    while let Some(frame) = frames.next().await {
        let frame = frame.map_err(|_| Fault::bad_form())?;
        if read.len() + frame.len() > limits::BODY {
            return Err(Fault::with(StatusCode::PAYLOAD_TOO_LARGE, "fault-too-long"));
        }
        read.extend_from_slice(&frame);
    }
    Ok(read)
}

/// A post must come from a page of this very site: browsers say so in `Origin`, and no other site can make them lie. Behind a proxy that rewrites
/// `Host` only the keeper knows what the site is called.
fn is_own(settings: &Settings, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else { return false };
    match (&settings.public_url, text(header::HOST)) {
        (Some(site), _) => site.is_origin(origin),
        (None, Some(host)) => origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host)),
        (None, None) => false,
    }
}

/// A forged post, or a proxy that renames us: said once, as the keeper can mend only the second.
fn tell_keeper(settings: &Settings, headers: &HeaderMap) {
    static ONCE: Once = Once::new();
    let (origin, host) = (headers.get(header::ORIGIN), headers.get(header::HOST));
    match &settings.public_url {
        Some(site) => ONCE.call_once(|| tracing::warn!(?origin, %site, "a post from a page of another site was refused")),
        None => ONCE.call_once(|| {
            tracing::warn!(?origin, ?host, "a post from a page of another site was refused; if a proxy of yours renames the host, say where people find the site with --public-url");
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(HeaderName, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn only_posts_from_our_own_pages_count() {
        let site = Settings::new("".into());
        let is_own = |pairs: &[(HeaderName, &'static str)]| super::is_own(&site, &headers(pairs));
        let host = (header::HOST, "games.example:8080");
        assert!(is_own(&[host.clone(), (header::ORIGIN, "http://games.example:8080")]));
        assert!(is_own(&[host.clone(), (header::ORIGIN, "https://games.example:8080")]));
        for foreign in ["http://evil.example", "http://games.example:8080.evil.example", "null", "games.example:8080"] {
            assert!(!is_own(&[host.clone(), (header::ORIGIN, foreign)]), "{foreign}");
        }
        assert!(!is_own(&[host]), "a post that does not say where it comes from");
    }

    #[test]
    fn behind_a_proxy_that_renames_us_the_public_address_counts() {
        let site = Settings { public_url: Some("https://games.example".parse().unwrap()), ..Settings::new("".into()) };
        let is_own = |origin| super::is_own(&site, &headers(&[(header::HOST, "127.0.0.1:8080"), (header::ORIGIN, origin)]));
        assert!(is_own("https://games.example"));
        assert!(!is_own("http://127.0.0.1:8080") && !is_own("http://games.example") && !is_own("https://evil.example"));
    }
}
