//! Cookies: read under both their names, set under one.
//!
//! On a site that is public by https they are called `__Host-…`: a browser then takes them from this very host only, and sends them over https
//! only. Who comes with a cookie of the plain name keeps it: it is set again under the new name with the next page, and nobody loses a seat.

use axum::http::{HeaderMap, HeaderValue, header};

pub const KEY: &str = "signoria";
pub const LANG: &str = "lang";
pub const THEME: &str = "theme";
pub const NAME: &str = "name";
pub const LESSONS: &str = "lessons";

const ALL: [&str; 5] = [KEY, LANG, THEME, NAME, LESSONS];
const YEAR: u32 = 31_536_000;

/// How cookies are set.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CookieKind {
    /// Over plain http, on the keeper's own machine or network.
    Plain,
    /// Over https, but the settings do not say that the site is nowhere else.
    Secure,
    /// The settings say that the site is public by https.
    Host,
}

/// The value of a cookie, under the name that protects it best.
pub fn read<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    find(headers, &host_name(name)).or_else(|| find(headers, name))
}

fn find<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

fn host_name(name: &str) -> String {
    format!("__Host-{name}")
}

impl CookieKind {
    /// A line of `Set-Cookie`: not sent along by other sites' forms, not to be read by scripts.
    pub fn set(self, name: &str, value: &str) -> String {
        self.line(name, value, YEAR)
    }

    fn line(self, name: &str, value: &str, seconds: u32) -> String {
        let (name, secure) = match self {
            CookieKind::Plain => (name.to_string(), ""),
            CookieKind::Secure => (name.to_string(), "; Secure"),
            CookieKind::Host => (host_name(name), "; Secure"),
        };
        format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
    }

    /// The lines that give cookies of the plain name their new one and take the old away.
    pub fn upgrades(self, headers: &HeaderMap) -> Vec<HeaderValue> {
        if self != CookieKind::Host {
            return Vec::new();
        }
        let mut lines = Vec::new();
        for name in ALL {
            let Some(old) = find(headers, name) else { continue };
            if find(headers, &host_name(name)).is_none() && old.bytes().all(|b| b.is_ascii_alphanumeric()) {
                lines.push(self.set(name, old));
            }
            lines.push(CookieKind::Secure.line(name, "", 0));
        }
        lines.iter().filter_map(|line| HeaderValue::from_str(line).ok()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(cookies: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(cookies).unwrap())])
    }

    #[test]
    fn the_protected_name_wins_and_the_plain_one_is_still_read() {
        assert_eq!(read(&sent("signoria=old; __Host-signoria=new"), KEY), Some("new"));
        assert_eq!(read(&sent("a=b; signoria=old"), KEY), Some("old"));
        assert_eq!(read(&sent("xsignoria=no"), KEY), None);
    }

    #[test]
    fn an_old_cookie_is_carried_over_once() {
        let lines = CookieKind::Host.upgrades(&sent("signoria=abc; __Host-lang=nl"));
        assert_eq!(lines.len(), 2);
        assert!(lines[0].to_str().unwrap().starts_with("__Host-signoria=abc; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"));
        assert!(lines[1].to_str().unwrap().starts_with("signoria=; Path=/; Max-Age=0"));
        assert!(CookieKind::Host.upgrades(&sent("__Host-signoria=abc")).is_empty());
        assert!(CookieKind::Secure.upgrades(&sent("signoria=abc")).is_empty(), "the site may be reached by http too");
        let both = CookieKind::Host.upgrades(&sent("signoria=planted; __Host-signoria=abc"));
        assert_eq!(both.len(), 1, "the protected cookie is not replaced");
    }
}
