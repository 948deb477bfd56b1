//! Who is asking: a browser, known by an unguessable cookie and nothing else. No account is needed to play.

use crate::chance;
use crate::fault::Fault;
use crate::limits;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::net::IpAddr;
use words::Lang;

pub const KEY_COOKIE: &str = "signoria";
pub const LANG_COOKIE: &str = "lang";
pub const THEME_COOKIE: &str = "theme";
pub const NAME_COOKIE: &str = "name";

#[derive(Clone, Debug)]
pub struct Visitor {
    /// A hash of the cookie: who reads the store cannot sit down as somebody else. Empty: never sat anywhere.
    pub id: String,
    pub lang: Lang,
    /// `light`, `dark` or empty for what the browser prefers.
    pub theme: &'static str,
    pub name: String,
    pub address: IpAddr,
    /// A cookie to be set with the answer.
    pub fresh_key: Option<String>,
}

pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// A cookie as we set them all: not sent along by other sites' forms, not to be read by scripts.
pub fn set_cookie(name: &str, value: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}")
}

impl Visitor {
    /// `may_make_key`: the request changes something, so the visitor needs to be known from now on.
    pub fn of(headers: &HeaderMap, address: IpAddr, may_make_key: bool) -> Result<Visitor, Fault> {
        let key = cookie(headers, KEY_COOKIE).filter(|key| key.len() == 40 && key.bytes().all(|b| b.is_ascii_hexdigit()));
        let fresh_key = if key.is_none() && may_make_key { Some(chance::key()?) } else { None };
        let id = key.or(fresh_key.as_deref()).map(hash).unwrap_or_default();
        let chosen = cookie(headers, LANG_COOKIE).and_then(Lang::from_code);
        let theme = match cookie(headers, THEME_COOKIE) {
            Some("light") => "light",
            Some("dark") => "dark",
            _ => "",
        };
        let name = cookie(headers, NAME_COOKIE).map(decode).map(|name| limits::tidy(&name, limits::NAME)).unwrap_or_default();
        Ok(Visitor { id, lang: chosen.unwrap_or_else(|| preferred(headers)), theme, name, address, fresh_key })
    }

    pub fn is_known(&self) -> bool {
        !self.id.is_empty()
    }
}

fn hash(key: &str) -> String {
    Sha256::digest(key.as_bytes()).iter().take(16).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
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

fn decode(hex: &str) -> String {
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
        assert!(!Visitor::of(&headers, [127, 0, 0, 1].into(), false).unwrap().is_known());
        headers.insert(header::COOKIE, format!("signoria={}", "a".repeat(40)).parse().unwrap());
        let visitor = Visitor::of(&headers, [127, 0, 0, 1].into(), true).unwrap();
        assert!(visitor.is_known() && visitor.fresh_key.is_none());
        assert!(!visitor.id.contains("aaaa"), "the store never sees the key itself");
    }
}
