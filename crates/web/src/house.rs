//! Everything the routes share: store, tables in memory, bots, words, limits.

use crate::clock;
use crate::fault::Fault;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::settings::Settings;
use crate::store::Store;
use crate::table::Sitting;
use crate::think::Thinkers;
use shelf::{TITLES, Title};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use words::{Lang, Words};

pub struct House {
    pub settings: Settings,
    pub store: Store,
    pub thinkers: Thinkers,
    pub metrics: Arc<Metrics>,
    pub limits: Limits,
    words: HashMap<(Lang, &'static str), Words>,
    tables: Mutex<HashMap<String, Arc<Sitting>>>,
    stopping: watch::Sender<bool>,
}

/// A table that nobody has open leaves memory after this many seconds; the store has it.
const IDLE: i64 = 900;

/// The bots' names: people of the time, none of them a player's.
const NAMES: [&str; 8] = ["Bianca", "Ottavio", "Ginevra", "Baldassarre", "Fioretta", "Rinaldo", "Isotta", "Lapo"];

impl House {
    pub fn open(settings: Settings) -> Result<Arc<House>, String> {
        let metrics = Arc::new(Metrics::new().map_err(|e| e.to_string())?);
        let counted = Arc::clone(&metrics);
        let store = Store::open(&settings.data, move |seconds, changes| {
            counted.flush_seconds.observe(seconds);
            counted.flushed_changes.inc_by(changes as u64);
        })
        .map_err(|e| e.to_string())?;
        let mut words = HashMap::new();
        for lang in Lang::ALL {
            words.insert((lang, ""), Words::new(lang, None)?);
            for title in TITLES {
                words.insert((lang, title.id), Words::new(lang, Some(&title.texts))?);
            }
        }
        Ok(Arc::new(House {
            thinkers: Thinkers::start(settings.bot_threads, &metrics).map_err(|e| e.to_string())?,
            limits: Limits::new(settings.allowance),
            store,
            metrics,
            words,
            tables: Mutex::default(),
            stopping: watch::Sender::new(false),
            settings,
        }))
    }

    /// The site's messages, with a game's if one is named.
    pub fn words(&self, lang: Lang, title: Option<&Title>) -> &Words {
        let site = &self.words[&(Lang::En, "")];
        self.words.get(&(lang, title.map_or("", |t| t.id))).unwrap_or(site)
    }

    /// A table, from memory or from the store.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Sitting>, Fault> {
        let found = self.tables().get(id).cloned();
        if let Some(sitting) = found
            && !sitting.is_spoilt()
        {
            return Ok(sitting);
        }
        let saved = self.store.table(id).await?.ok_or_else(Fault::no_table)?;
        let opened = Sitting::open(saved, self)?;
        let mut tables = self.tables();
        // Somebody else may have opened it meanwhile: there must be one copy only.
        let kept = match tables.get(id) {
            Some(other) if !other.is_spoilt() => Arc::clone(other),
            _ => {
                tables.insert(id.to_string(), Arc::clone(&opened));
                opened
            }
        };
        self.metrics.tables.set(tables.len() as i64);
        Ok(kept)
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Sitting>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens the tables at which bots may be asked, so that they go on after a restart.
    pub async fn wake_tables(self: &Arc<Self>) {
        let ids = match self.store.tables_with_bots().await {
            Ok(ids) => ids,
            Err(error) => return tracing::error!(%error, "tables cannot be listed"),
        };
        for id in ids {
            if let Err(fault) = self.table(&id).await {
                tracing::error!(table = id, %fault, "a table stays closed");
            }
        }
    }

    /// Lets go of tables nobody looks at, for as long as the site runs.
    pub async fn sweep(self: Arc<Self>) {
        loop {
            tokio::time::sleep(Duration::from_secs(60)).await;
            let since = clock::now() - IDLE;
            let mut tables = self.tables();
            // A count of one: only this list holds it, so no request is in the middle of something.
            tables.retain(|_, sitting| !(sitting.is_spoilt() || sitting.is_idle(since)) || Arc::strong_count(sitting) > 1);
            self.metrics.tables.set(tables.len() as i64);
        }
    }

    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Becomes true when the site shuts down: live pages end then.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    pub fn bot_name(&self, taken: &[String]) -> String {
        let free = NAMES.into_iter().find(|name| !taken.iter().any(|t| t == name));
        free.unwrap_or(NAMES[0]).to_string()
    }
}
