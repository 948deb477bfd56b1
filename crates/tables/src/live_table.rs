//! The handle on a table that is open.

use crate::bot_pool::Thought;
use crate::{Action, Person, Snapshot, TableError};
use kit::{Seat, Seats};
use std::sync::Arc;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot, watch};

/// A table that is open. Clones are the same table.
#[derive(Clone)]
pub struct LiveTable {
    pub(crate) inbox: mpsc::Sender<Request>,
    /// Never full: what must not be lost and cannot wait.
    pub(crate) signals: mpsc::UnboundedSender<Signal>,
    pub(crate) snapshots: Arc<watch::Sender<Arc<Snapshot>>>,
}

/// An action with the way back to who asked.
pub(crate) struct Request {
    pub person: Person,
    pub action: Action,
    pub reply: oneshot::Sender<Result<(), TableError>>,
}

pub(crate) enum Signal {
    PageOpened(Seats),
    PageClosed(Seats),
    /// A bot has thought about the task with that number.
    Thought(u64, Thought),
    /// A bot has thought on behalf of the person in that seat.
    Advice {
        seat: Seat,
        question: u64,
        thought: Thought,
    },
}

impl LiveTable {
    /// The table as it stands.
    pub fn snapshot(&self) -> Arc<Snapshot> {
        Arc::clone(&self.snapshots.borrow())
    }

    /// For live pages: every change is heard, and the newest snapshot is there at once.
    pub fn follow(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.snapshots.subscribe()
    }

    /// Whether its owner is still there.
    pub fn is_open(&self) -> bool {
        !self.inbox.is_closed()
    }

    /// Asks the owner for something and waits for its word. When it says that something was done, it is on disk.
    pub async fn act(&self, person: Person, action: Action) -> Result<(), TableError> {
        let (reply, answer) = oneshot::channel();
        self.inbox.try_send(Request { person, action, reply }).map_err(|error| match error {
            TrySendError::Full(_) => TableError::Busy,
            TrySendError::Closed(_) => TableError::OwnerEnded,
        })?;
        answer.await.unwrap_or(Err(TableError::OwnerEnded))
    }

    /// A page of those seats is open for as long as the returned value lives.
    pub fn open_page(&self, seats: Seats) -> OpenPage {
        if !seats.is_empty() {
            let _ = self.signals.send(Signal::PageOpened(seats));
        }
        OpenPage { signals: self.signals.clone(), seats }
    }
}

/// A page that somebody looks at.
pub struct OpenPage {
    signals: mpsc::UnboundedSender<Signal>,
    seats: Seats,
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        if !self.seats.is_empty() {
            let _ = self.signals.send(Signal::PageClosed(self.seats));
        }
    }
}
