//! The site behind a proxy of its keeper, and under its public name.

use crate::test_site::{Guest, TestSite};
use web::{Allowance, Proxies, ProxyHeader, network};

/// So few requests a second that sixty are too many on the slowest machine.
const FEW: f64 = 0.5;

fn trusting(header: ProxyHeader) -> TestSite {
    TestSite::set(|settings| {
        settings.allowance = Allowance { requests: FEW, ..Allowance::default() };
        settings.proxies = Proxies { trusted: vec![network("127.0.0.1").unwrap()], header };
    })
}

fn turned_away(guest: &mut Guest) -> usize {
    (0..60).map(|_| guest.get("/rules/lorenzo").status).filter(|status| *status == 429).count()
}

#[test]
fn visitors_behind_a_proxy_have_limits_of_their_own() {
    for (header, name, anna_at, bruno_at) in [
        (ProxyHeader::XForwardedFor, "x-forwarded-for", "203.0.113.1", "203.0.113.2"),
        (ProxyHeader::Forwarded, "forwarded", "for=203.0.113.1", "for=\"[2001:db8::2]\""),
    ] {
        let site = trusting(header);
        let (mut anna, mut bruno) = (site.guest(), site.guest());
        anna.headers = vec![(name, anna_at)];
        bruno.headers = vec![(name, bruno_at)];
        assert!(turned_away(&mut anna) > 10);
        assert_eq!(bruno.get("/rules/lorenzo").status, 200, "{name}");
    }
}

#[test]
fn an_address_that_a_visitor_invents_does_not_help_them() {
    let site = trusting(ProxyHeader::XForwardedFor);
    let mut eve = site.guest();
    let mut refused = 0;
    for lie in ["1.1.1.1", "1.1.1.2", "1.1.1.3", "1.1.1.4", "1.1.1.5", "1.1.1.6"] {
        // Two lines: hers, and the one the proxy added. A `Forwarded` of hers is passed on too.
        eve.headers = vec![("x-forwarded-for", lie), ("x-forwarded-for", "203.0.113.9"), ("forwarded", "for=8.8.8.8")];
        refused += (0..10).map(|_| eve.get("/rules/lorenzo").status).filter(|status| *status == 429).count();
    }
    assert!(refused > 10, "{refused} of 60 were turned away");
}

#[test]
fn a_stranger_who_names_another_address_is_not_believed() {
    let site = TestSite::set(|settings| settings.allowance = Allowance { requests: FEW, ..Allowance::default() });
    let mut eve = site.guest();
    let mut refused = 0;
    for lie in ["1.1.1.1", "1.1.1.2", "1.1.1.3", "1.1.1.4", "1.1.1.5", "1.1.1.6"] {
        eve.headers = vec![("x-forwarded-for", lie)];
        refused += (0..10).map(|_| eve.get("/rules/lorenzo").status).filter(|status| *status == 429).count();
    }
    assert!(refused > 10, "{refused} of 60 were turned away");
}

fn public() -> TestSite {
    TestSite::set(|settings| {
        settings.public_url = Some("https://games.example".parse().unwrap());
        settings.hsts_days = Some(2);
    })
}

#[test]
fn the_public_address_counts_where_a_proxy_renames_the_host() {
    let site = public();
    let mut anna = site.guest();
    assert_eq!(anna.post_from("https://games.example", "/play/lorenzo", &[]).status, 303);
    for foreign in ["https://evil.example", "http://games.example", "https://games.example.evil.example"] {
        assert_eq!(anna.post_from(foreign, "/play/lorenzo", &[]).status, 403, "{foreign}");
    }
}

#[test]
fn a_public_site_sets_cookies_for_this_host_and_https_only() {
    let site = public();
    let mut anna = site.guest();
    let made = anna.post_from("https://games.example", "/play/lorenzo", &[]);
    let cookie = &made.headers.iter().find(|(name, _)| name == "set-cookie").unwrap().1;
    assert!(
        cookie.starts_with("__Host-signoria=") && cookie.contains("; Secure") && cookie.contains("Path=/;") && !cookie.contains("Domain"),
        "{cookie}"
    );
    let page = anna.get(&made.location);
    let strict = page.headers.iter().find(|(name, _)| name == "strict-transport-security").map(|(_, value)| value.as_str());
    assert_eq!(strict, Some("max-age=172800"));
    let taste = anna.post_from("https://games.example", "/preferences", &[("lang", "nl"), ("name", "Anna")]);
    assert_eq!(taste.headers.iter().filter(|(name, value)| name == "set-cookie" && value.starts_with("__Host-")).count(), 2);
    assert!(anna.get("/").body.contains("Vijf spellen uit Florence"));
}

#[test]
fn nobody_loses_a_seat_when_the_site_becomes_public() {
    let site = public();
    let mut anna = site.guest();
    // As a browser comes that sat down before the site had a public address.
    let key = "0123456789abcdef0123456789abcdef01234567";
    anna.cookies = vec![("signoria".to_string(), key.to_string())];
    let made =
        anna.post_from("https://games.example", "/new", &[("game", "lorenzo"), ("seats", "2"), ("seat-0", "me"), ("seat-1", "friend")]);
    assert_eq!(made.status, 303, "{}", made.body);
    assert!(anna.cookies.contains(&("__Host-signoria".to_string(), key.to_string())), "{:?}", anna.cookies);
    assert!(!anna.cookies.iter().any(|(name, _)| name == "signoria"), "the cookie of the old name is taken away");
    assert!(anna.get(&made.location).body.contains("Link for your friend"), "the seat is still hers");
    let style = anna.get("/").body.split_once("\"/assets/").unwrap().1.split('"').next().unwrap().to_string();
    anna.cookies.push(("signoria".to_string(), key.to_string()));
    let asset = anna.get(&format!("/assets/{style}"));
    assert!(!asset.headers.iter().any(|(name, _)| name == "set-cookie"), "what everybody may keep sets no cookie");
}
