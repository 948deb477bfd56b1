//! What goes wrong for a visitor, said so that they know what to do. The middleware `routes::explain` makes the page or the short reply.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kit::Phrase;
use shelf::{Reason, Refused, Title};
use std::fmt;
use std::sync::Arc;
use words::Words;

#[derive(Clone)]
pub struct Fault {
    pub status: StatusCode,
    phrase: Phrase,
    /// Whose messages the phrase is from, if it is a game's.
    pub title: Option<&'static Title>,
    names: Vec<String>,
    /// The number in the game's rules.
    pub rule: &'static str,
}

impl Fault {
    /// A conflict with how things stand: the usual case.
    pub fn new(key: &'static str) -> Fault {
        Fault::with(StatusCode::CONFLICT, key)
    }

    pub fn with(status: StatusCode, key: &'static str) -> Fault {
        Fault { status, phrase: Phrase::new(key), title: None, names: Vec::new(), rule: "" }
    }

    pub fn phrase(phrase: Phrase, names: Vec<String>) -> Fault {
        Fault { phrase, names, ..Fault::new("") }
    }

    /// The page showed an older state.
    pub fn late() -> Fault {
        Fault::new("fault-late")
    }

    pub fn not_yours() -> Fault {
        Fault::with(StatusCode::FORBIDDEN, "fault-not-yours")
    }

    pub fn no_table() -> Fault {
        Fault::with(StatusCode::NOT_FOUND, "fault-no-table")
    }

    pub fn no_page() -> Fault {
        Fault::with(StatusCode::NOT_FOUND, "fault-no-page")
    }

    pub fn no_seat() -> Fault {
        Fault::with(StatusCode::BAD_REQUEST, "fault-no-seat")
    }

    pub fn bad_form() -> Fault {
        Fault::with(StatusCode::BAD_REQUEST, "fault-bad-form")
    }

    pub fn busy() -> Fault {
        Fault::with(StatusCode::TOO_MANY_REQUESTS, "fault-busy")
    }

    pub fn foreign() -> Fault {
        Fault::with(StatusCode::FORBIDDEN, "fault-foreign")
    }

    pub fn refused(refused: Refused, title: &'static Title, names: Vec<String>) -> Fault {
        let phrase = match refused.reason {
            Reason::Phrase(phrase) => phrase,
            Reason::Misread(_) => Phrase::new("fault-misread"),
        };
        Fault { phrase, title: Some(title), names, rule: refused.rule, ..Fault::new("") }
    }

    /// Our fault, not the visitor's: the keeper finds the reason in the log.
    pub fn store(error: &dyn fmt::Display) -> Fault {
        tracing::error!(%error, "the store failed");
        Fault::with(StatusCode::SERVICE_UNAVAILABLE, "fault-store")
    }

    pub fn unreadable(reason: &str) -> Fault {
        tracing::error!(reason, "a table cannot be opened");
        Fault::with(StatusCode::GONE, "fault-unreadable")
    }

    pub fn no_chance(reason: &str) -> Fault {
        tracing::error!(reason, "the operating system gives no randomness");
        Fault::with(StatusCode::SERVICE_UNAVAILABLE, "fault-store")
    }

    pub fn sentence(&self, words: &Words) -> String {
        words.say(&self.phrase, &self.names)
    }
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {self}", self.status)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase.key)
    }
}

impl From<crate::store::StoreError> for Fault {
    fn from(error: crate::store::StoreError) -> Fault {
        Fault::store(&error)
    }
}

/// Carries the fault to the middleware, which knows the visitor's language.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}
