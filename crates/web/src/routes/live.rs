//! Live updates: a stream of server-sent events, each the whole present state of the page as this visitor may see it.
//!
//! A browser that connects, or comes back after a pause, gets the present state at once: no history has to be kept for it. An update is
//! drawn and compressed once for all who look the same way, and sent as text.

use super::{Lifted, Site};
use crate::app::App;
use crate::fault::Fault;
use crate::limits::Stream as Room;
use crate::perspective::Perspective;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use kit::Seat;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tables::{LiveTable, OpenPage, Snapshot};
use tokio::sync::watch;

/// So long the answers of bots that do not wait are gathered into one update.
const RUSH: Duration = Duration::from_millis(120);

struct Follower {
    app: Arc<App>,
    live: LiveTable,
    visitor: Visitor,
    revealed: Option<Seat>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
    stopping: watch::Receiver<bool>,
    first: bool,
    _counted: Counted,
    _room: Room,
    _page: OpenPage,
}

/// Counts this stream for as long as it lives.
struct Counted(Arc<App>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.streams.dec();
    }
}

pub async fn stream(
    State(app): Site,
    Path(id): Path<String>,
    visitor: Visitor,
    lifted: Query<Lifted>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let live = app.tables.open(&id).await?;
    let room = app.limits.stream(visitor.address).ok_or_else(Fault::busy)?;
    let held = live.snapshot().held_by(visitor.id());
    app.metrics.streams.inc();
    let follower = Follower {
        snapshots: live.follow(),
        stopping: app.stopping(),
        revealed: lifted.seat(),
        first: true,
        _counted: Counted(Arc::clone(&app)),
        _room: room,
        _page: live.open_page(held),
        app,
        live,
        visitor,
    };
    let events = unfold(follower, |mut follower| async move {
        let update = follower.next().await?;
        Some((Ok(update), follower))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}

impl Follower {
    /// Waits for a change and sends the state as it is then: changes that come faster than the browser reads are one update. `None` ends the
    /// stream; the browser connects again.
    async fn next(&mut self) -> Option<Event> {
        if !self.first {
            tokio::select! {
                changed = self.snapshots.changed() => changed.ok()?,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
            }
        }
        if !self.first {
            // Bots that answer at once are shown when they have answered; one that takes longer is waited for with the table in sight.
            let settled = self.snapshots.wait_for(|snapshot| !snapshot.bots_rush());
            tokio::select! {
                _ = tokio::time::timeout(RUSH, settled) => {}
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
            }
        }
        if !self.live.is_open() || *self.stopping.borrow() {
            return None;
        }
        self.first = false;
        let snapshot = Arc::clone(&self.snapshots.borrow_and_update());
        let perspective = Perspective::of(&snapshot, &self.visitor.key, self.revealed, self.visitor.lang);
        let update = self.app.update(&snapshot, &perspective).await.ok()?;
        Some(Event::default().id(update.number.to_string()).data(&update.packed))
    }
}
