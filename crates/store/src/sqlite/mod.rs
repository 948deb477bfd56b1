//! SQLite: one file, one writer.
//!
//! Everything that changes goes through one thread. It takes all that is waiting, puts it into one transaction and flushes once, so answers of
//! many tables share a flush; nobody hears "done" before it is on disk. Pages read through a connection of their own and never wait
//! for the writer.

mod diary;
mod folder;
mod lists;
mod reports;
mod schema;
mod tables;
mod writer;

pub use schema::VERSION;

use crate::{ChatLine, Pending, Report, Retention, Store, StoreError, StoredTable, TableCard, TableWrite};
use folder::LockedFolder;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use writer::Writer;

/// The store's file inside the data folder.
pub const FILE: &str = "signoria.sqlite";

/// Hears of every flush: how long it took in seconds, and how many changes it wrote.
pub type FlushReport = Box<dyn Fn(f64, usize) + Send>;

pub struct SqliteStore {
    writer: Writer,
    reader: Arc<Mutex<Connection>>,
    /// Held for as long as the store is open: no second program may write here.
    _folder: LockedFolder,
}

impl SqliteStore {
    /// Opens the store in a folder, making or migrating it. Refuses a file of a newer version, an empty file, and a folder that another
    /// program has open.
    pub fn open(folder: &Path, flushed: FlushReport) -> Result<SqliteStore, StoreError> {
        let locked = LockedFolder::lock(folder)?;
        let file = locked.file()?;
        let writer = connect(&file)?;
        schema::migrate(&writer, &file)?;
        let reader = Arc::new(Mutex::new(connect(&file)?));
        start_merging(connect(&file)?, Arc::downgrade(&reader))?;
        Ok(SqliteStore { writer: Writer::start(writer, flushed)?, reader, _folder: locked })
    }

    fn read<T: Send + 'static>(&self, look: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static) -> Pending<'_, T> {
        let reader = Arc::clone(&self.reader);
        Box::pin(async move {
            let task = tokio::task::spawn_blocking(move || look(&reader.lock().unwrap_or_else(PoisonError::into_inner)));
            task.await.map_err(|e| StoreError::Failed(format!("a reader stopped: {e}")))?.map_err(StoreError::from)
        })
    }

    fn write<T: Send + 'static>(&self, change: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static) -> Pending<'_, T> {
        self.writer.write(change)
    }
}

impl Store for SqliteStore {
    fn new_table(&self, table: StoredTable, at: i64) -> Pending<'_, ()> {
        self.write(move |db| Ok(tables::insert(db, &table, at)?))
    }

    fn write_table(&self, write: TableWrite) -> Pending<'_, u64> {
        self.write(move |db| tables::write(db, &write))
    }

    fn table(&self, id: &str) -> Pending<'_, Option<StoredTable>> {
        let id = id.to_string();
        self.read(move |db| tables::read(db, &id))
    }

    fn add_chat(&self, table: &str, line: ChatLine) -> Pending<'_, ()> {
        let id = table.to_string();
        self.write(move |db| Ok(tables::add_chat(db, &id, &line)?))
    }

    fn add_report(&self, report: Report) -> Pending<'_, ()> {
        self.write(move |db| Ok(reports::add(db, &report)?))
    }

    fn tables_of(&self, visitor: &str) -> Pending<'_, Vec<TableCard>> {
        let visitor = visitor.to_string();
        self.read(move |db| lists::tables_of(db, &visitor))
    }

    fn unfinished(&self, visitor: &str) -> Pending<'_, usize> {
        let visitor = visitor.to_string();
        self.read(move |db| lists::unfinished(db, &visitor))
    }

    fn open_tables(&self, since: i64) -> Pending<'_, Vec<TableCard>> {
        self.read(move |db| lists::open_tables(db, since))
    }

    fn tables_waiting_for_bots(&self) -> Pending<'_, Vec<String>> {
        self.read(lists::tables_waiting_for_bots)
    }

    fn remove_old(&self, retention: Retention, now: i64) -> Pending<'_, usize> {
        self.write(move |db| Ok(lists::remove_old(db, retention, now)?))
    }

    fn check(&self) -> Pending<'_, ()> {
        Box::pin(async move {
            self.write(|db| Ok(db.execute("INSERT OR REPLACE INTO health VALUES (1, unixepoch())", []).map(drop)?)).await?;
            self.read(|db| db.query_row("SELECT at FROM health WHERE n = 1", [], |_| Ok(()))).await
        })
    }

    fn close(&self) -> Pending<'_, ()> {
        self.writer.close()
    }
}

fn connect(file: &Path) -> Result<Connection, StoreError> {
    let db = Connection::open(file).map_err(|e| StoreError::Failed(format!("{}: {e}", file.display())))?;
    // FULL: a commit returns after the log is flushed. NORMAL would lose the last answers with the power.
    db.execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;")?;
    // Merging the log into the file takes many flushes, and another thread does most of it. But only the writer can begin the log anew while
    // others write all the time: it does so whenever the log has grown beyond 16 MB.
    db.execute_batch("PRAGMA wal_autocheckpoint = 4000")?;
    Ok(db)
}

/// Merges the log into the file beside the writer, so that nobody's answer waits for it. Ends with the store.
fn start_merging(db: Connection, alive: Weak<Mutex<Connection>>) -> Result<(), StoreError> {
    let merge = move || {
        while alive.strong_count() > 0 {
            std::thread::sleep(Duration::from_secs(2));
            // What cannot be merged now, because somebody reads or writes, is merged the next time.
            if let Err(error) = db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())) {
                tracing::warn!(%error, "the store's log was not merged");
            }
        }
    };
    let started = std::thread::Builder::new().name("store-log".to_string()).spawn(merge);
    started.map(drop).map_err(|e| StoreError::Failed(format!("the store's second thread does not start: {e}")))
}

/// A copy of the whole store as it stands at one moment.
fn copy_into(db: &Connection, to: &Path) -> Result<(), StoreError> {
    let name = to.to_str().ok_or_else(|| StoreError::Failed(format!("{} is not a name in UTF-8", to.display())))?;
    db.execute("VACUUM INTO ?1", [name])?;
    folder::make_private(to)?;
    std::fs::File::open(to).and_then(|f| f.sync_all()).map_err(|e| StoreError::Failed(format!("{}: {e}", to.display())))
}

/// Copies a store that may be in use into a new file.
pub fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
    let file = existing(folder)?;
    if to.exists() {
        return Err(StoreError::Failed(format!("{} exists already; name a new file", to.display())));
    }
    copy_into(&connect(&file)?, to)
}

/// What was reported, oldest first.
pub fn reports(folder: &Path) -> Result<Vec<Report>, StoreError> {
    let file = existing(folder)?;
    let db = connect(&file)?;
    schema::check(&db, &file)?;
    Ok(reports::all(&db)?)
}

fn existing(folder: &Path) -> Result<PathBuf, StoreError> {
    let file = folder.join(FILE);
    let missing = || StoreError::Failed(format!("there is no store at {}; name its folder with --data", file.display()));
    if file.exists() { Ok(file.clone()) } else { Err(missing()) }
}
