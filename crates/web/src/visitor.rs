//! Who is asking: a browser, known by an unguessable cookie and nothing else. No account is needed to play.

use crate::cookies::{self, CookieKind};
use crate::fault::Fault;
use crate::limits;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use std::fmt::Write;
use std::net::IpAddr;
use tables::{OperatingSystem, Person, VisitorKey};
use words::Lang;

/// Hexadecimal digits of a key.
const KEY_LENGTH: usize = 40;

#[derive(Clone, Debug)]
pub struct Visitor {
    /// The cookie. The store sees its hash only: who reads the store cannot sit down as somebody else.
    pub key: VisitorKey,
    pub lang: Lang,
    /// `light`, `dark` or empty for what the browser prefers.
    pub theme: &'static str,
    pub name: String,
    pub address: IpAddr,
    /// A cookie to be set with the answer.
    pub fresh_key: Option<String>,
    pub cookies: CookieKind,
}

/// How every page looks for a visitor: all that its frame is made from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Appearance {
    pub lang: Lang,
    /// `light`, `dark` or empty for what the browser prefers.
    pub theme: &'static str,
}

impl Visitor {
    /// `may_make_key`: the request changes something, so the visitor needs to be known from now on.
    pub fn of(headers: &HeaderMap, address: IpAddr, may_make_key: bool, cookies: CookieKind) -> Result<Visitor, Fault> {
        let key = cookies::read(headers, cookies::KEY).filter(|key| key.len() == KEY_LENGTH && key.bytes().all(|b| b.is_ascii_hexdigit()));
        let fresh_key = if key.is_none() && may_make_key { Some(fresh_key()?) } else { None };
        let known = key.or(fresh_key.as_deref()).map_or_else(VisitorKey::nobody, |key| VisitorKey::new(key.to_string()));
        let chosen = cookies::read(headers, cookies::LANG).and_then(Lang::from_code);
        let theme = match cookies::read(headers, cookies::THEME) {
            Some("light") => "light",
            Some("dark") => "dark",
            _ => "",
        };
        let name = cookies::read(headers, cookies::NAME).map(decode).map(|name| limits::tidy(&name, limits::NAME)).unwrap_or_default();
        Ok(Visitor { key: known, lang: chosen.unwrap_or_else(|| preferred(headers)), theme, name, address, fresh_key, cookies })
    }

    /// The hash under which the visitor is known; empty: never sat anywhere.
    pub fn id(&self) -> &str {
        self.key.id()
    }

    pub fn appearance(&self) -> Appearance {
        Appearance { lang: self.lang, theme: self.theme }
    }

    /// Tells the browser to remember something.
    pub fn remember(&self, response: &mut Response, cookie: &str, value: &str) {
        if let Ok(line) = HeaderValue::from_str(&self.cookies.set(cookie, value)) {
            response.headers_mut().append(header::SET_COOKIE, line);
        }
    }

    pub fn person(&self) -> Person {
        Person { key: self.key.clone(), address: limits::network(self.address) }
    }
}

/// 160 bits in hexadecimal, of which nobody can know any.
fn fresh_key() -> Result<String, Fault> {
    let mut word = tables::random_word(&OperatingSystem, 3)?;
    word.truncate(KEY_LENGTH);
    Ok(word)
}

/// The first of the browser's languages that we speak.
fn preferred(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut ranked: Vec<(f32, &str)> = wanted
        .split(',')
        .map(|part| {
            let (code, weight) = part.split_once(";q=").unwrap_or((part, "1"));
            (weight.trim().parse().unwrap_or(0.0), code.trim())
        })
        .collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked.iter().find_map(|(_, code)| Lang::from_code(code)).unwrap_or(Lang::En)
}

/// Cookies hold ASCII only: a name is written in hexadecimal.
pub fn encode(name: &str) -> String {
    name.bytes().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

pub fn decode(hex: &str) -> String {
    let bytes = hex.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).ok().and_then(|p| u8::from_str_radix(p, 16).ok()));
    bytes.collect::<Option<Vec<u8>>>().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

/// Put there by `routes::guard`.
impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Fault> {
        parts.extensions.get::<Visitor>().cloned().ok_or_else(Fault::bad_form)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(language: &str) -> Lang {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, language.parse().unwrap());
        preferred(&headers)
    }

    #[test]
    fn the_browsers_first_language_that_we_speak_is_taken() {
        assert_eq!(asking("fr-BE,fr;q=0.9,en;q=0.8"), Lang::Fr);
        assert_eq!(asking("de,nl;q=0.5,en;q=0.4"), Lang::Nl);
        assert_eq!(asking("en;q=0.1, nl;q=0.9"), Lang::Nl);
        assert_eq!(asking("zh"), Lang::En);
        assert_eq!(asking(";;;q=,,"), Lang::En);
    }

    #[test]
    fn a_name_survives_its_cookie() {
        assert_eq!(decode(&encode("Émilie ♣")), "Émilie ♣");
        assert_eq!(decode("zz"), "");
        assert_eq!(decode("é"), "");
    }

    #[test]
    fn a_key_that_is_not_ours_is_nobody() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, "a=b; signoria=short".parse().unwrap());
        assert!(!Visitor::of(&headers, [127, 0, 0, 1].into(), false, CookieKind::Plain).unwrap().key.is_known());
        headers.insert(header::COOKIE, format!("signoria={}", "a".repeat(40)).parse().unwrap());
        let visitor = Visitor::of(&headers, [127, 0, 0, 1].into(), true, CookieKind::Plain).unwrap();
        assert!(visitor.key.is_known() && visitor.fresh_key.is_none());
        assert!(!visitor.id().contains("aaaa"), "the store never sees the key itself");
    }
}
