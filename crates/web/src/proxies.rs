//! The proxies that stand before the site, and what they tell of a visitor.
//!
//! Anybody can write `X-Forwarded-For` into a request. It is believed only from an address the keeper named, and only back to the first
//! address that is not itself such a proxy: what stands further left was written by the visitor.

use axum::http::{HeaderMap, HeaderName, header};
use ipnet::IpNet;
use std::net::{IpAddr, SocketAddr};
use std::sync::Once;

/// Which header the proxies write. Only one is read: the other would be passed on as the visitor wrote it.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum ProxyHeader {
    /// `X-Forwarded-For` and `X-Forwarded-Proto`.
    #[default]
    XForwardedFor,
    /// `Forwarded` of RFC 7239.
    Forwarded,
}

#[derive(Clone, Debug, Default)]
pub struct Proxies {
    pub trusted: Vec<IpNet>,
    pub header: ProxyHeader,
}

/// Where a request came from, as far as we may believe it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    pub address: IpAddr,
    /// A proxy of ours says that the visitor speaks https to it.
    pub https: bool,
}

/// One step of the way, as a proxy tells it.
struct Hop {
    address: Option<IpAddr>,
    https: bool,
}

/// Reads a network, or a single address.
pub fn network(text: &str) -> Result<IpNet, String> {
    let read = text.parse::<IpNet>().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
    read.ok_or_else(|| "an address such as 10.0.0.7 or a network such as 10.0.0.0/8 is expected".to_string())
}

/// This machine and the private networks: what may stand before a site without being somebody else's.
pub fn private_networks() -> Vec<IpNet> {
    ["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1/128", "fc00::/7"]
        .iter()
        .filter_map(|net| net.parse().ok())
        .collect()
}

impl Proxies {
    pub fn is_trusted(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.trusted.iter().any(|net| net.contains(&address))
    }

    /// Goes back from the connection's other end as long as one of our proxies speaks.
    pub fn origin(&self, peer: IpAddr, headers: &HeaderMap) -> Origin {
        let mut origin = Origin { address: peer.to_canonical(), https: false };
        if !self.is_trusted(peer) {
            self.warn_of_stranger(peer, headers);
            return origin;
        }
        let hops = match self.header {
            ProxyHeader::XForwardedFor => x_forwarded(headers),
            ProxyHeader::Forwarded => forwarded(headers),
        };
        if hops.is_empty() {
            self.warn_of_silence(peer);
        }
        for hop in hops.iter().rev() {
            origin.https = hop.https;
            // A word such as `unknown`: no more can be known than who wrote it.
            let Some(address) = hop.address else { break };
            origin.address = address;
            if !self.is_trusted(address) {
                break;
            }
        }
        origin
    }

    fn warn_of_stranger(&self, peer: IpAddr, headers: &HeaderMap) {
        static ONCE: Once = Once::new();
        if headers.contains_key(X_FORWARDED_FOR) || headers.contains_key(header::FORWARDED) {
            ONCE.call_once(|| tracing::warn!(%peer, "somebody who is no trusted proxy names a visitor's address; it is not believed. If it is your proxy, name it with --trusted-proxy"));
        }
    }

    fn warn_of_silence(&self, peer: IpAddr) {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| tracing::warn!(%peer, header = ?self.header, "a trusted proxy does not name the visitor's address: all its visitors share one limit"));
    }
}

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// All lines of a header, in their order, as one list.
fn lines(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    headers.get_all(name).into_iter().map(|line| line.to_str().unwrap_or("?"))
}

fn x_forwarded(headers: &HeaderMap) -> Vec<Hop> {
    let https = lines(headers, X_FORWARDED_PROTO)
        .flat_map(|line| line.split(','))
        .last()
        .is_some_and(|proto| proto.trim().eq_ignore_ascii_case("https"));
    lines(headers, X_FORWARDED_FOR).flat_map(|line| line.split(',')).map(|entry| Hop { address: node(entry.trim()), https }).collect()
}

/// `for=192.0.2.1;proto=https, for="[2001:db8::1]:4711"`
fn forwarded(headers: &HeaderMap) -> Vec<Hop> {
    let elements = lines(headers, header::FORWARDED).flat_map(|line| split_unquoted(line, ','));
    elements
        .map(|element| {
            let mut hop = Hop { address: None, https: false };
            for pair in split_unquoted(element, ';') {
                let Some((name, value)) = pair.split_once('=') else { continue };
                let value = value.trim().trim_matches('"');
                match name.trim() {
                    name if name.eq_ignore_ascii_case("for") => hop.address = node(value),
                    name if name.eq_ignore_ascii_case("proto") => hop.https = value.eq_ignore_ascii_case("https"),
                    _ => {}
                }
            }
            hop
        })
        .collect()
}

/// Parts between separators that do not stand inside quotation marks.
fn split_unquoted(text: &str, separator: char) -> Vec<&str> {
    let mut quoted = false;
    text.split(|c: char| {
        quoted ^= c == '"';
        c == separator && !quoted
    })
    .collect()
}

/// An address, with or without a port.
fn node(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse::<IpAddr>().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|socket| socket.ip()));
    address.map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    const PEER: &str = "10.0.0.1";

    fn told(header: ProxyHeader, lines: &[(&'static str, &'static str)]) -> Origin {
        from(PEER, header, lines)
    }

    fn from(peer: &str, header: ProxyHeader, lines: &[(&'static str, &'static str)]) -> Origin {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, HeaderValue::from_static(value));
        }
        let proxies = Proxies { trusted: vec![network("10.0.0.0/8").unwrap(), network("2001:db8::7").unwrap()], header };
        proxies.origin(peer.parse().unwrap(), &headers)
    }

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_stranger_is_not_believed() {
        let lie = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-proto", "https"), ("forwarded", "for=1.1.1.1")];
        for header in [ProxyHeader::XForwardedFor, ProxyHeader::Forwarded] {
            assert_eq!(from("203.0.113.9", header, &lie), Origin { address: address("203.0.113.9"), https: false });
        }
    }

    #[test]
    fn the_last_address_that_is_no_proxy_of_ours_counts_over_all_lines() {
        use ProxyHeader::XForwardedFor as X;
        assert_eq!(told(X, &[("x-forwarded-for", "1.1.1.1, 203.0.113.9")]).address, address("203.0.113.9"));
        assert_eq!(told(X, &[("x-forwarded-for", "203.0.113.9, 10.2.3.4")]).address, address("203.0.113.9"));
        let lines = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "203.0.113.9"), ("x-forwarded-for", "10.2.3.4, 2001:db8::7")];
        assert_eq!(told(X, &lines).address, address("203.0.113.9"), "the visitor wrote the first line");
        assert_eq!(told(X, &[("x-forwarded-for", "203.0.113.9:4711")]).address, address("203.0.113.9"));
        assert_eq!(told(X, &[("x-forwarded-for", "::ffff:203.0.113.9")]).address, address("203.0.113.9"));
        assert_eq!(told(X, &[("x-forwarded-for", "1.1.1.1, me")]).address, address(PEER), "what cannot be read hides what is before it");
        assert_eq!(told(X, &[]).address, address(PEER));
        assert_eq!(told(X, &[("x-forwarded-for", "10.1.1.1")]).address, address("10.1.1.1"), "a visitor in our own network");
    }

    #[test]
    fn only_the_header_our_proxies_write_is_read() {
        let both = [("x-forwarded-for", "203.0.113.9"), ("forwarded", "for=198.51.100.5")];
        assert_eq!(told(ProxyHeader::XForwardedFor, &both).address, address("203.0.113.9"));
        assert_eq!(told(ProxyHeader::Forwarded, &both).address, address("198.51.100.5"));
    }

    #[test]
    fn the_standard_header_is_read_with_its_quotation_marks() {
        use ProxyHeader::Forwarded as F;
        let v6 = told(F, &[("forwarded", "for=1.1.1.1, For=\"[2001:db8:1::9]:4711\";Proto=https;by=10.0.0.1")]);
        assert_eq!(v6, Origin { address: address("2001:db8:1::9"), https: true });
        let chain = told(F, &[("forwarded", "for=203.0.113.9;proto=https"), ("forwarded", "for=10.0.0.5;proto=http")]);
        assert_eq!(chain, Origin { address: address("203.0.113.9"), https: true }, "the visitor's own step counts");
        assert_eq!(told(F, &[("forwarded", "for=1.1.1.1, for=unknown")]).address, address(PEER));
        assert_eq!(told(F, &[("forwarded", "for=\"203.0.113.9, for=1.1.1.1\"")]).address, address(PEER), "a comma inside quotation marks");
        assert_eq!(told(F, &[("forwarded", ";;=,\"")]).address, address(PEER));
    }

    #[test]
    fn https_is_what_our_proxy_says() {
        use ProxyHeader::XForwardedFor as X;
        assert!(told(X, &[("x-forwarded-for", "203.0.113.9"), ("x-forwarded-proto", "https")]).https);
        assert!(!told(X, &[("x-forwarded-for", "203.0.113.9"), ("x-forwarded-proto", "https"), ("x-forwarded-proto", "http")]).https);
    }

    #[test]
    fn a_proxy_is_an_address_or_a_network() {
        assert_eq!(network("10.0.0.7").unwrap().to_string(), "10.0.0.7/32");
        assert!(network("10.0.0.0/99").is_err() && network("proxy").is_err());
        let proxies = Proxies { trusted: private_networks(), ..Proxies::default() };
        assert!(proxies.is_trusted(address("::ffff:192.168.1.4")) && !proxies.is_trusted(address("203.0.113.9")));
        assert_eq!(proxies.trusted.len(), 6);
    }
}
