//! A file that is the same for many: compressed once, sent as often as it is asked for.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::io::{Read, Write};

pub struct Packed {
    kind: &'static str,
    body: Body,
    /// A short hash of what is inside.
    pub hash: String,
}

enum Body {
    Gzip(Gzip),
    /// Fonts and bitmaps, which are compressed in themselves.
    AsItIs(Bytes),
}

impl Packed {
    pub fn new(kind: &'static str, text: &str) -> Packed {
        Packed { kind, body: Body::Gzip(Gzip::once(text)), hash: hash(text.as_bytes()) }
    }

    /// What gains nothing by being compressed again.
    pub fn as_it_is(kind: &'static str, bytes: impl Into<Bytes>) -> Packed {
        let bytes = bytes.into();
        Packed { kind, hash: hash(&bytes), body: Body::AsItIs(bytes) }
    }

    /// The file, packed if the client can unpack it; only "as before" if it has it already.
    pub fn reply(&self, asked: &HeaderMap, cache: &'static str) -> Response {
        let tag = format!("\"{}\"", self.hash);
        let has_it = asked.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).is_some_and(|tags| tags.contains(&tag));
        let mut response = if has_it {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            match &self.body {
                Body::AsItIs(bytes) => bytes.clone().into_response(),
                Body::Gzip(gzip) => gzip.reply(asked),
            }
        };
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.kind));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
        headers.entry(header::VARY).or_insert(HeaderValue::from_static("accept-encoding"));
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        response
    }
}

/// A compressed text.
pub struct Gzip(Bytes);

impl Gzip {
    /// As small as it gets: of what is made once and sent for as long as the program runs.
    pub fn once(text: &str) -> Gzip {
        Gzip::at(Compression::best(), text)
    }

    /// In a fraction of a millisecond: of what is true until the next answer. A quarter larger than the usual level would make it, in less than
    /// half of the time: packing was a third of what a page cost.
    pub fn for_now(text: &str) -> Gzip {
        Gzip::at(Compression::new(2), text)
    }

    fn at(level: Compression, text: &str) -> Gzip {
        // A page of ours becomes an eighth of what it was.
        let mut gzip = GzEncoder::new(Vec::with_capacity(text.len() / 6), level);
        // Writing into memory cannot fail.
        let _ = gzip.write_all(text.as_bytes());
        Gzip(Bytes::from(gzip.finish().unwrap_or_default()))
    }

    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The text, packed if the client can unpack it.
    pub fn reply(&self, asked: &HeaderMap) -> Response {
        let mut response = if takes_gzip(asked) {
            ([(header::CONTENT_ENCODING, "gzip")], self.0.clone()).into_response()
        } else {
            self.unpacked().into_response()
        };
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        response
    }

    fn unpacked(&self) -> Vec<u8> {
        let mut text = Vec::new();
        // We packed it ourselves.
        let _ = GzDecoder::new(self.bytes()).read_to_end(&mut text);
        text
    }
}

/// A short name for what is in a file.
pub fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// `gzip` in the list and not with a weight of 0.
fn takes_gzip(asked: &HeaderMap) -> bool {
    let lists = asked.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|list| list.to_str().ok());
    let mut codings = lists.flat_map(|list| list.split(','));
    codings.any(|coding| {
        let (name, weight) = coding.split_once(";q=").unwrap_or((coding, "1"));
        matches!(name.trim(), "gzip" | "*") && weight.trim().parse::<f32>().is_ok_and(|weight| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_str(value).unwrap())).collect()
    }

    #[test]
    fn who_cannot_unpack_gets_the_plain_text() {
        let packed = Packed::new("text/plain", "Firenze");
        let coding = |accepted| {
            packed.reply(&asking(&[(header::ACCEPT_ENCODING, accepted)]), "no-store").headers().get(header::CONTENT_ENCODING).cloned()
        };
        assert!(coding("br, gzip;q=0.5").is_some() && coding("*").is_some());
        assert!(coding("gzip;q=0").is_none() && coding("identity").is_none());
        let Body::Gzip(gzip) = &packed.body else { panic!("a text is packed") };
        assert_eq!(gzip.unpacked(), b"Firenze");
    }

    #[test]
    fn who_has_it_is_not_sent_it_again() {
        let packed = Packed::new("text/plain", "Firenze");
        let tag = format!("\"{}\"", packed.hash);
        assert_eq!(packed.reply(&asking(&[(header::IF_NONE_MATCH, &tag)]), "no-cache").status(), StatusCode::NOT_MODIFIED);
        assert_eq!(packed.reply(&asking(&[(header::IF_NONE_MATCH, "\"other\"")]), "no-cache").status(), StatusCode::OK);
    }
}
