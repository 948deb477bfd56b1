//! The tables that are open now.

use crate::bot_pool::BotPool;
use crate::live_table::LiveTable;
use crate::observer::Observer;
use crate::opening::{self, Opened};
use crate::system::System;
use crate::{Action, Person, Snapshot, TableError};
use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::Store;
use tokio::sync::watch;

/// What every table uses.
pub(crate) struct Services {
    pub store: Arc<dyn Store>,
    pub bots: BotPool,
    pub system: Arc<dyn System>,
    pub observer: Arc<dyn Observer>,
    pub tables_per_visitor: usize,
    /// What this program is, for reports.
    pub build: String,
}

pub struct TablesSettings {
    pub bot_threads: usize,
    /// Unfinished tables one visitor may sit at.
    pub tables_per_visitor: usize,
    pub build: String,
}

/// All open tables; clones share them.
#[derive(Clone)]
pub struct Tables {
    services: Arc<Services>,
    open: Arc<Mutex<HashMap<String, LiveTable>>>,
    /// Becomes true when the site stops: no table is opened any more, and nobody waits for one.
    closed: Arc<watch::Sender<bool>>,
}

/// How often, and after how long, a table is opened again whose owner ended because something failed.
const REOPENINGS: u32 = 6;
const REOPEN_AFTER: Duration = Duration::from_millis(500);

/// At a start, tables that wait for a bot are opened in groups of this size.
const WOKEN_AT_ONCE: usize = 16;

impl Tables {
    pub fn new(
        store: Arc<dyn Store>,
        system: Arc<dyn System>,
        observer: Arc<dyn Observer>,
        settings: TablesSettings,
    ) -> std::io::Result<Tables> {
        let bots = BotPool::start(settings.bot_threads, Arc::clone(&observer))?;
        let TablesSettings { tables_per_visitor, build, .. } = settings;
        let services = Arc::new(Services { store, bots, system, observer, tables_per_visitor, build });
        Ok(Tables { services, open: Arc::default(), closed: Arc::new(watch::Sender::new(false)) })
    }

    pub(crate) fn services(&self) -> &Services {
        &self.services
    }

    /// The threads on which bots think live, and none is caught in a thought.
    pub fn bots_are_well(&self) -> bool {
        self.services.bots.is_well()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, LiveTable>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, id: &str) -> Option<LiveTable> {
        self.lock().get(id).filter(|live| live.is_open()).cloned()
    }

    /// A table, from memory or from the store.
    pub async fn open(&self, id: &str) -> Result<LiveTable, TableError> {
        if let Some(live) = self.find(id) {
            return Ok(live);
        }
        let stored = self.services.store.table(id).await?.ok_or(TableError::NoTable)?;
        let opened = opening::open(stored, &self.services)?;
        let mut open = self.lock();
        if *self.closed.borrow() {
            return Err(TableError::Store("the site is closing".to_string()));
        }
        // Somebody else may have opened it meanwhile: there is one owner only.
        if let Some(other) = open.get(id).filter(|live| live.is_open()) {
            return Ok(other.clone());
        }
        let live = opened.live.clone();
        open.insert(id.to_string(), live.clone());
        self.services.observer.tables_open(open.len());
        drop(open);
        tokio::spawn(self.clone().own(id.to_string(), opened));
        Ok(live)
    }

    /// Runs the owner of a table to its end and takes the table off the list.
    fn own(self, id: String, opened: Opened) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            let Opened { live, owner, requests, signals } = opened;
            // Not the handle itself: an owner ends when nobody holds one any more.
            let snapshots = Arc::clone(&live.snapshots);
            drop(live);
            let failed = owner.run(requests, signals).await;
            self.forget(&id, &snapshots);
            // Those who follow look up, find that the owner has ended, and come again.
            snapshots.send_modify(|_| ());
            if failed {
                self.reopen_soon(&id).await;
            }
        })
    }

    fn forget(&self, id: &str, ended: &Arc<watch::Sender<Arc<Snapshot>>>) {
        let mut open = self.lock();
        if open.get(id).is_some_and(|listed| Arc::ptr_eq(&listed.snapshots, ended)) {
            open.remove(id);
        }
        self.services.observer.tables_open(open.len());
    }

    /// Bots of a table go on after a failure although nobody looks at it.
    async fn reopen_soon(&self, id: &str) {
        let mut closed = self.closed.subscribe();
        for attempt in 0..REOPENINGS {
            tokio::select! {
                () = tokio::time::sleep(REOPEN_AFTER * 2u32.pow(attempt)) => {}
                // It would keep the store from being closed, and open nothing.
                _ = closed.wait_for(|closed| *closed) => return,
            }
            if self.open(id).await.is_ok() {
                return;
            }
        }
    }

    /// Asks the owner of a table for something. An owner that ended before it came to the request is replaced by a new one.
    pub async fn act(&self, id: &str, person: &Person, action: Action) -> Result<(), TableError> {
        let mut answered = Err(TableError::OwnerEnded);
        for _ in 0..3 {
            let live = self.open(id).await?;
            answered = live.act(person.clone(), action.clone()).await;
            if answered != Err(TableError::OwnerEnded) {
                break;
            }
        }
        answered
    }

    /// Lets go of all tables; each owner ends when it has served what is waiting.
    pub fn close(&self) {
        let mut open = self.lock();
        self.closed.send_replace(true);
        open.clear();
    }

    /// Opens the tables that wait for a bot, so that they go on after a restart.
    pub async fn wake(&self) {
        let ids = match self.services.store.tables_waiting_for_bots().await {
            Ok(ids) => ids,
            Err(error) => return tracing::error!(%error, "tables that wait for bots cannot be listed"),
        };
        for group in ids.chunks(WOKEN_AT_ONCE) {
            for id in group {
                if let Err(error) = self.open(id).await {
                    tracing::error!(table = id, %error, "a table stays closed");
                }
            }
            tokio::task::yield_now().await;
        }
    }

    /// The record of a table as the store holds it, even if it cannot be played any more.
    pub async fn stored_record(&self, id: &str) -> Result<kit::Record, TableError> {
        let stored = self.services.store.table(id).await?.ok_or(TableError::NoTable)?;
        opening::record_of(&stored).map_err(TableError::Unreadable)
    }
}
