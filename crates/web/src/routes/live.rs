//! Live updates: a stream of server-sent events, each the whole present state of the page as this visitor may see it.
//!
//! A browser that connects, or comes back after a pause, gets the present state at once: no history has to be kept for it. An update is
//! compressed once for all who look through an equal glass, and sent as text.

use super::Site;
use crate::fault::Fault;
use crate::house::House;
use crate::limits::Stream as Room;
use crate::table::{Presence, Sitting};
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use kit::Seat;
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

#[derive(Deserialize)]
pub struct Which {
    /// The seat for which the curtain is lifted.
    lift: Option<u8>,
}

struct Follow {
    house: Arc<House>,
    sitting: Arc<Sitting>,
    visitor: Visitor,
    lifted: Option<Seat>,
    changes: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    first: bool,
    _counted: Counted,
    _room: Room,
    _presence: Presence,
}

/// Counts this stream for as long as it lives.
struct Counted(Arc<House>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.streams.dec();
    }
}

pub async fn stream(
    State(house): Site,
    Path(id): Path<String>,
    visitor: Visitor,
    which: Query<Which>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let sitting = house.table(&id).await?;
    let room = house.limits.stream(visitor.address).ok_or_else(Fault::busy)?;
    let held = sitting.lock().await.held_by(&visitor.id);
    house.metrics.streams.inc();
    let follow = Follow {
        changes: sitting.follow(),
        stopping: house.stopping(),
        lifted: which.lift.map(Seat),
        first: true,
        _counted: Counted(Arc::clone(&house)),
        _room: room,
        _presence: sitting.enter(held),
        house,
        sitting,
        visitor,
    };
    let events = unfold(follow, |mut follow| async move {
        let update = follow.next().await?;
        Some((Ok(update), follow))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}

impl Follow {
    /// Waits for a change and sends the state as it is then: changes that come faster than the browser reads are one update.
    async fn next(&mut self) -> Option<Event> {
        if !self.first {
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
            }
        }
        // A copy the store did not follow: the browser connects again and finds the right one.
        if self.sitting.is_spoilt() || *self.stopping.borrow() {
            return None;
        }
        self.first = false;
        self.changes.mark_unchanged();
        let update = self.sitting.update(&self.house, &self.visitor.id, self.lifted, self.visitor.lang).await;
        Some(Event::default().id(update.version.to_string()).data(&update.packed))
    }
}
