//! Language, light or dark, and the name one goes by: kept in the browser.

use super::{Reply, see};
use crate::visitor::{self, Visitor};
use crate::{cookies, limits};
use axum::extract::Form;
use serde::Deserialize;
use words::Lang;

#[derive(Deserialize)]
pub struct Preferences {
    lang: Option<String>,
    theme: Option<String>,
    name: Option<String>,
    /// Where the visitor was.
    back: Option<String>,
}

pub async fn choose(visitor: Visitor, form: Form<Preferences>) -> Reply {
    let mut response = see(local(form.back.as_deref()));
    let lang = form.lang.as_deref().and_then(Lang::from_code).map(|lang| (cookies::LANG, lang.code().to_string()));
    let theme = form.theme.as_deref().filter(|t| matches!(*t, "light" | "dark" | "auto")).map(|t| (cookies::THEME, t.to_string()));
    let name = form.name.as_deref().map(|name| (cookies::NAME, visitor::encode(&limits::tidy(name, limits::NAME))));
    for (cookie, value) in [lang, theme, name].into_iter().flatten() {
        visitor.remember(&mut response, cookie, &value);
    }
    Ok(response)
}

/// Only addresses on this site: `//elsewhere` and `/\elsewhere` lead away.
fn local(back: Option<&str>) -> &str {
    let is_local = |b: &&str| b.starts_with('/') && !b.starts_with("//") && !b.contains('\\') && b.bytes().all(|c| c.is_ascii_graphic());
    back.filter(is_local).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_off_the_site() {
        assert_eq!(local(Some("/t/abc?lift=1")), "/t/abc?lift=1");
        for away in ["//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nb", ""] {
            assert_eq!(local(Some(away)), "/", "{away}");
        }
    }
}
