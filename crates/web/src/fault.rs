//! What goes wrong for a visitor, said so that they know what to do. The middleware `routes::explain` makes the page or the short reply.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kit::Phrase;
use shelf::{Reason, Refused, Title};
use std::fmt;
use std::sync::Arc;
use store::StoreError;
use tables::TableError;
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

    pub fn not_yours() -> Fault {
        Fault::with(StatusCode::FORBIDDEN, "fault-not-yours")
    }

    pub fn no_page() -> Fault {
        Fault::with(StatusCode::NOT_FOUND, "fault-no-page")
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
            Reason::NotationError(_) => Phrase::new("fault-misread"),
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

    /// A bug of ours: the keeper has a report.
    pub fn broken() -> Fault {
        Fault::with(StatusCode::INTERNAL_SERVER_ERROR, "fault-broken")
    }

    /// The words of a refusal or of an undo that is not possible are the game's, and name people.
    pub fn at_table(error: TableError, title: &'static Title, names: Vec<String>) -> Fault {
        match error {
            TableError::Refused(refused) => Fault::refused(refused, title, names),
            TableError::NoUndo(no) => Fault { phrase: no.phrase(), names, ..Fault::new("") },
            TableError::TurnNotEnded(seat) => {
                Fault { phrase: Phrase::new("fault-turn-not-ended").with("seat", seat), names, ..Fault::new("") }
            }
            other => other.into(),
        }
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

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::store(&error)
    }
}

impl From<TableError> for Fault {
    fn from(error: TableError) -> Fault {
        match error {
            TableError::NoTable => Fault::with(StatusCode::NOT_FOUND, "fault-no-table"),
            TableError::Outdated | TableError::SomebodyQuicker => Fault::new("fault-late"),
            TableError::NotYourSeat => Fault::not_yours(),
            TableError::NoSuchSeat => Fault::with(StatusCode::BAD_REQUEST, "fault-no-seat"),
            TableError::SeatTaken => Fault::new("fault-seat-taken"),
            TableError::OneSeatEach => Fault::new("fault-one-seat-each"),
            TableError::StillHere => Fault::new("fault-still-here"),
            TableError::NotBegun => Fault::new("fault-gathering"),
            TableError::AlreadyBegun => Fault::new("fault-begun"),
            TableError::Over => Fault::new("refusal-over"),
            TableError::NotOver => Fault::new("fault-rematch-early"),
            TableError::TurnNotEnded(_) => Fault::new("fault-late"),
            TableError::NotAlone => Fault::new("fault-not-alone"),
            TableError::NoAdvice => Fault::new("fault-no-advice"),
            TableError::NothingAnswered | TableError::Refused(_) | TableError::NoUndo(_) => Fault::new("fault-no-answer"),
            TableError::TooManyTables => Fault::with(StatusCode::TOO_MANY_REQUESTS, "fault-many-tables"),
            TableError::BadOptions(reason) => {
                tracing::info!(reason, "a table was not made");
                Fault::with(StatusCode::BAD_REQUEST, "fault-options")
            }
            TableError::Store(reason) => Fault::store(&reason),
            TableError::NoRandomness(reason) => Fault::store(&reason),
            TableError::Unreadable(reason) => Fault::unreadable(&reason),
            TableError::Broken => Fault::broken(),
            TableError::Busy => Fault::busy(),
            TableError::OwnerEnded => Fault::store(&"the table's owner ended"),
        }
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
