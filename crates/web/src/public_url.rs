//! Where people find the site: scheme, host and port, as a browser writes them in `Origin`.

use std::fmt;
use std::str::FromStr;

/// Normalised: lower case, no port where it is the scheme's own, nothing behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

impl PublicUrl {
    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }

    /// Whether a browser's `Origin` is this site.
    pub fn is_origin(&self, origin: &str) -> bool {
        origin.parse::<PublicUrl>().is_ok_and(|other| other == *self)
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let wrong = |what: &str| format!("{what}; an address such as https://games.example is expected, without a path");
        let lower = text.trim().to_ascii_lowercase();
        let (scheme, rest) = lower.split_once("://").ok_or_else(|| wrong("there is no http:// or https://"))?;
        let usual = match scheme {
            "http" => 80,
            "https" => 443,
            _ => return Err(wrong("only http and https are spoken")),
        };
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        if authority.contains(['/', '?', '#', '@', '\\']) {
            return Err(wrong("the site stands at the root of its host"));
        }
        let uri: axum::http::uri::Authority = authority.parse().map_err(|e| wrong(&format!("{e}")))?;
        let port = match authority[uri.host().len()..].strip_prefix(':') {
            None => usual,
            Some(port) => port.parse::<u16>().map_err(|_| wrong("the port is not a number up to 65535"))?,
        };
        if uri.host().is_empty() {
            return Err(wrong("the host is missing"));
        }
        let port = if port == usual { String::new() } else { format!(":{port}") };
        Ok(PublicUrl(format!("{scheme}://{}{port}", uri.host())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> PublicUrl {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_has_one_form() {
        assert_eq!(url("HTTPS://Games.Example:443/").to_string(), "https://games.example");
        assert_eq!(url("http://games.example:8080").to_string(), "http://games.example:8080");
        assert_eq!(url("http://[2001:db8::1]:80").to_string(), "http://[2001:db8::1]");
    }

    #[test]
    fn only_the_very_same_origin_is_ours() {
        let site = url("https://games.example");
        assert!(site.is_origin("https://games.example") && site.is_origin("https://games.example:443"));
        for other in
            ["http://games.example", "https://games.example:8443", "https://games.example.evil.example", "https://evil.example", "null", ""]
        {
            assert!(!site.is_origin(other), "{other}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused_with_an_example() {
        for wrong in [
            "games.example",
            "ftp://games.example",
            "https://",
            "https://games.example/sub",
            "https://me@games.example",
            "https://x:99999",
            "https://x:",
            "https://a b",
        ] {
            let said = wrong.parse::<PublicUrl>().unwrap_err();
            assert!(said.contains("https://games.example"), "{wrong}: {said}");
        }
    }
}
