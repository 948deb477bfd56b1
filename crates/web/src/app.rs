//! Everything the routes share: store, tables, words, limits.

use crate::drawing_threads::DrawingThreads;
use crate::fault::Fault;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::settings::Settings;
use crate::visitor::Visitor;
use shelf::{TITLES, Title};
use std::collections::HashMap;
use std::sync::Arc;
use store::{SqliteStore, Store};
use tables::{Action, TableError, Tables, TablesSettings};
use tokio::sync::watch;
use words::{Lang, Words};

pub struct App {
    pub settings: Settings,
    pub store: Arc<dyn Store>,
    pub tables: Tables,
    pub metrics: Arc<Metrics>,
    pub limits: Limits,
    /// As many as there are cores.
    pub drawing: DrawingThreads,
    words: HashMap<(Lang, &'static str), Words>,
    stopping: watch::Sender<bool>,
}

impl App {
    pub fn open(settings: Settings) -> Result<Arc<App>, String> {
        let metrics = Arc::new(Metrics::new().map_err(|e| e.to_string())?);
        let counted = Arc::clone(&metrics);
        let flushed = move |seconds, changes| {
            counted.flush_seconds.observe(seconds);
            counted.flushed_changes.inc_by(changes as u64);
        };
        let store = SqliteStore::open(&settings.data, Box::new(flushed)).map_err(|e| e.to_string())?;
        App::with_store(settings, Arc::new(store), metrics)
    }

    /// The same with any store: tests bring one that fails on command.
    pub fn with_store(settings: Settings, store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Result<Arc<App>, String> {
        let mut words = HashMap::new();
        for lang in Lang::ALL {
            words.insert((lang, ""), Words::new(lang, None)?);
            for title in TITLES {
                words.insert((lang, title.id), Words::new(lang, Some(&title.texts))?);
            }
        }
        let wanted =
            TablesSettings { bot_threads: settings.bot_threads, tables_per_visitor: settings.allowance.tables, build: crate::build() };
        let observer = Arc::clone(&metrics) as Arc<dyn tables::Observer>;
        let tables = Tables::new(Arc::clone(&store), Arc::clone(&settings.system), observer, wanted).map_err(|e| e.to_string())?;
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Ok(Arc::new(App {
            limits: Limits::new(settings.allowance),
            drawing: DrawingThreads::start(cores).map_err(|e| e.to_string())?,
            store,
            tables,
            metrics,
            words,
            stopping: watch::Sender::new(false),
            settings,
        }))
    }

    /// The site's messages, with a game's if one is named.
    pub fn words(&self, lang: Lang, title: Option<&Title>) -> &Words {
        let site = &self.words[&(Lang::En, "")];
        self.words.get(&(lang, title.map_or("", |t| t.id))).unwrap_or(site)
    }

    /// Does something at a table for a visitor. When it is said to be done, it is on disk.
    pub async fn act(&self, table: &str, visitor: &Visitor, action: Action) -> Result<(), Fault> {
        let done = self.tables.act(table, &visitor.person(), action).await;
        match done {
            Err(error @ (TableError::Refused(_) | TableError::NoUndo(_) | TableError::TurnNotEnded(_))) => {
                let snapshot = self.tables.open(table).await?.snapshot();
                Err(Fault::at_table(error, snapshot.title, snapshot.names()))
            }
            done => Ok(done?),
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
}
