//! What is drawn of a snapshot: once for each perspective, outside of the table's owner, on a thread that may be busy for a while.

use crate::app::App;
use crate::drawing_threads::NotDrawn;
use crate::fault::Fault;
use crate::pages::Update;
use crate::perspective::Perspective;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use store::Report;
use tables::{OperatingSystem, Snapshot, System};
use tokio::sync::OnceCell;

/// Kept with the snapshot, and gone with it.
#[derive(Default)]
struct DrawnPages {
    updates: Mutex<HashMap<Perspective, Arc<OnceCell<Arc<Update>>>>>,
    /// A drawing of this snapshot has panicked, and the keeper has a report.
    reported: AtomicBool,
}

impl App {
    /// The changing parts of the table's page as that perspective shows them.
    pub async fn update(self: &Arc<Self>, snapshot: &Arc<Snapshot>, perspective: &Perspective) -> Result<Arc<Update>, Fault> {
        let drawn = snapshot.attached.get_or_default::<DrawnPages>();
        let place = {
            let mut updates = drawn.updates.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(updates.entry(perspective.clone()).or_default())
        };
        let (app, seen, looking) = (Arc::clone(self), Arc::clone(snapshot), perspective.clone());
        let draw = || self.draw(snapshot, &drawn.reported, move || Arc::new(Update::of(&app, &seen, &looking)));
        place.get_or_try_init(draw).await.cloned()
    }

    /// Runs something that draws, beside the requests. A panic in it costs this page only, and is reported once.
    pub async fn draw_aside<T: Send + 'static>(
        self: &Arc<Self>,
        snapshot: &Arc<Snapshot>,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let drawn = snapshot.attached.get_or_default::<DrawnPages>();
        self.draw(snapshot, &drawn.reported, draw).await
    }

    async fn draw<T: Send + 'static>(
        self: &Arc<Self>,
        snapshot: &Snapshot,
        reported: &AtomicBool,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        match self.drawing.run(draw).await {
            Ok(drawn) => Ok(drawn),
            Err(NotDrawn(error)) => {
                self.metrics.panics.inc();
                tracing::error!(table = %snapshot.id, error, "a page was not drawn");
                if !reported.swap(true, Ordering::Relaxed) {
                    self.report_drawing(snapshot, &error).await;
                }
                Err(Fault::broken())
            }
        }
    }

    async fn report_drawing(&self, snapshot: &Snapshot, reason: &str) {
        let report = Report {
            at: OperatingSystem.now(),
            table: snapshot.id.to_string(),
            ply: snapshot.table.ply() as i64,
            seat: -1,
            build: crate::build(),
            browser: String::new(),
            words: format!("the page could not be drawn: {reason}"),
        };
        if let Err(error) = self.store.add_report(report).await {
            tracing::error!(%error, "a report was not written");
        }
    }
}
