//! What is drawn of a snapshot: once for each perspective, outside of the table's owner, on a thread that may be busy for a while.

use crate::app::App;
use crate::drawing_threads::NotDrawn;
use crate::fault::Fault;
use crate::packed::Gzip;
use crate::pages::{self, DrawnParts, Update};
use crate::perspective::{PageKey, Perspective};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use store::Report;
use tables::{OperatingSystem, Snapshot, System};
use tokio::sync::OnceCell;

/// Kept with the snapshot, and gone with it; packed, because a table in play may lie there for days.
#[derive(Default)]
struct DrawnPages {
    updates: Kept<Perspective, Update>,
    pages: Kept<PageKey, Gzip>,
    /// A drawing of this snapshot has panicked, and the keeper has a report.
    reported: AtomicBool,
}

/// Each is made by whoever asks first; the others wait for it.
struct Kept<K, V>(Mutex<HashMap<K, Slot<V>>>);

type Slot<V> = Arc<OnceCell<Arc<V>>>;

impl<K, V> Default for Kept<K, V> {
    fn default() -> Self {
        Kept(Mutex::default())
    }
}

impl<K: Clone + Eq + Hash, V> Kept<K, V> {
    fn slot(&self, key: &K) -> Slot<V> {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) = slots.get(key) {
            return Arc::clone(slot);
        }
        Arc::clone(slots.entry(key.clone()).or_default())
    }
}

impl App {
    /// The changing parts of the table's page as that perspective shows them.
    pub async fn update(self: &Arc<Self>, snapshot: &Arc<Snapshot>, perspective: &Perspective) -> Result<Arc<Update>, Fault> {
        let drawn = snapshot.attached.get_or_default::<DrawnPages>();
        let (app, seen, looking) = (Arc::clone(self), Arc::clone(snapshot), perspective.clone());
        let draw = || self.draw(snapshot, &drawn.reported, move || Arc::new(DrawnParts::of(&app, &seen, &looking).update()));
        drawn.updates.slot(perspective).get_or_try_init(draw).await.cloned()
    }

    /// The whole page of a table. Its first update is made along with it: whoever loads a page follows the table at once.
    pub async fn page(self: &Arc<Self>, snapshot: &Arc<Snapshot>, key: &PageKey) -> Result<Arc<Gzip>, Fault> {
        let drawn = snapshot.attached.get_or_default::<DrawnPages>();
        let first_update = drawn.updates.slot(&key.perspective);
        let (app, seen, looking) = (Arc::clone(self), Arc::clone(snapshot), key.clone());
        let draw = || {
            self.draw(snapshot, &drawn.reported, move || {
                let parts = DrawnParts::of(&app, &seen, &looking.perspective);
                if !first_update.initialized() {
                    // If somebody is making the same one just now, theirs is as good.
                    let _ = first_update.set(Arc::new(parts.update()));
                }
                Arc::new(Gzip::for_now(&pages::table(&app, &seen, &looking, &parts).into_string()))
            })
        };
        drawn.pages.slot(key).get_or_try_init(draw).await.cloned()
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
        let seconds = self.metrics.drawing_seconds.clone();
        let timed = move || {
            let _timed = seconds.start_timer();
            draw()
        };
        match self.drawing.run(timed).await {
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
