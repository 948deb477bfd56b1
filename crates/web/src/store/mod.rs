//! The store: one SQLite file, one writer.
//!
//! Everything that changes goes through one thread. It takes all that is waiting, puts it into one transaction and flushes once, so answers of
//! many tables share a flush; nobody hears "done" before it is on disk. Pages read through a connection of their own and never wait
//! for the writer.

mod reports;
mod schema;
mod tables;

pub use reports::Report;
pub use schema::VERSION;
pub use tables::{Card, Saved, Stage, Stand};

use rusqlite::Connection;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// The store's file inside the data folder.
pub const FILE: &str = "signoria.sqlite";

/// What could not be read or written, in words for the keeper of the site.
#[derive(Clone, Debug)]
pub struct StoreError(pub String);

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError(format!("store: {error}"))
    }
}

type Change = Box<dyn FnOnce(&Connection) -> rusqlite::Result<()> + Send>;

struct Order {
    change: Change,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// A handle on the store; clones share it.
#[derive(Clone)]
pub struct Store {
    orders: mpsc::Sender<Order>,
    reader: Arc<Mutex<Connection>>,
}

/// Orders that may wait for the writer before those who bring more have to wait themselves.
const WAITING: usize = 1024;

impl Store {
    /// Opens the store in a folder, making or migrating it. Refuses a file of a newer version.
    pub fn open(folder: &Path, flushed: impl Fn(f64, usize) + Send + 'static) -> Result<Store, StoreError> {
        std::fs::create_dir_all(folder).map_err(|e| StoreError(format!("{}: {e}", folder.display())))?;
        let file = folder.join(FILE);
        let writer = connect(&file)?;
        schema::migrate(&writer, &file)?;
        let reader = connect(&file)?;
        let (orders, waiting) = mpsc::channel(WAITING);
        std::thread::Builder::new()
            .name("store".to_string())
            .spawn(move || write_all(&writer, waiting, &flushed))
            .map_err(|e| StoreError(format!("the store's thread does not start: {e}")))?;
        let reader = Arc::new(Mutex::new(reader));
        let (sweeper, alive) = (connect(&file)?, Arc::downgrade(&reader));
        std::thread::Builder::new()
            .name("store-log".to_string())
            .spawn(move || move_log(&sweeper, &alive))
            .map_err(|e| StoreError(format!("the store's second thread does not start: {e}")))?;
        Ok(Store { orders, reader })
    }

    /// Makes a change and returns when it is flushed to disk.
    pub async fn write(&self, change: impl FnOnce(&Connection) -> rusqlite::Result<()> + Send + 'static) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let closed = || StoreError("the store is closed".to_string());
        self.orders.send(Order { change: Box::new(change), done }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    pub async fn read<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = Arc::clone(&self.reader);
        let task = tokio::task::spawn_blocking(move || look(&reader.lock().unwrap_or_else(PoisonError::into_inner)));
        task.await.map_err(|e| StoreError(format!("a reader stopped: {e}")))?.map_err(StoreError::from)
    }

    /// Whether the file can be read just now.
    pub async fn is_well(&self) -> bool {
        self.read(|db| db.query_row("SELECT 1", [], |_| Ok(()))).await.is_ok()
    }
}

fn connect(file: &Path) -> Result<Connection, StoreError> {
    let db = Connection::open(file).map_err(|e| StoreError(format!("{}: {e}", file.display())))?;
    // FULL: a commit returns after the log is flushed. NORMAL would lose the last answers with the power.
    db.execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;")?;
    // Moving the log into the file takes many flushes; the writer does it only if the log has grown beyond 80 MB.
    db.execute_batch("PRAGMA wal_autocheckpoint = 20000")?;
    Ok(db)
}

/// Moves the log into the file beside the writer, so that nobody's answer waits for it. Ends with the store.
fn move_log(db: &Connection, alive: &Weak<Mutex<Connection>>) {
    while alive.strong_count() > 0 {
        std::thread::sleep(Duration::from_secs(2));
        // What cannot be moved now, because somebody reads or writes, is moved the next time.
        if let Err(error) = db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())) {
            tracing::warn!(%error, "the store's log was not moved");
        }
    }
}

fn write_all(db: &Connection, mut waiting: mpsc::Receiver<Order>, flushed: &dyn Fn(f64, usize)) {
    let mut orders = Vec::new();
    while waiting.blocking_recv_many(&mut orders, WAITING) > 0 {
        let begun = Instant::now();
        let count = orders.len();
        let (done, results) = transact(db, &mut orders);
        for (done, result) in done.into_iter().zip(results) {
            // Whoever asked may have gone; the change stands all the same.
            let _ = done.send(result);
        }
        flushed(begun.elapsed().as_secs_f64(), count);
    }
}

type Done = Vec<oneshot::Sender<Result<(), StoreError>>>;

/// One transaction for all. A change that fails is taken out by its savepoint; the others are not touched by it.
fn transact(db: &Connection, orders: &mut Vec<Order>) -> (Done, Vec<Result<(), StoreError>>) {
    let mut done = Vec::new();
    let mut results = Vec::new();
    let begun = db.execute_batch("BEGIN IMMEDIATE");
    for order in orders.drain(..) {
        done.push(order.done);
        results.push(match &begun {
            Ok(()) => one(db, order.change).map_err(StoreError::from),
            Err(error) => Err(StoreError(format!("store: {error}"))),
        });
    }
    if begun.is_ok()
        && let Err(error) = db.execute_batch("COMMIT")
    {
        let _ = db.execute_batch("ROLLBACK");
        results = results.iter().map(|_| Err(StoreError(format!("store: not flushed: {error}")))).collect();
    }
    (done, results)
}

fn one(db: &Connection, change: Change) -> rusqlite::Result<()> {
    db.execute_batch("SAVEPOINT one")?;
    match change(db) {
        Ok(()) => db.execute_batch("RELEASE one"),
        Err(error) => {
            db.execute_batch("ROLLBACK TO one; RELEASE one")?;
            Err(error)
        }
    }
}

/// Copies a live store into a new file, as it stands at one moment.
pub fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
    let file = existing(folder)?;
    if to.exists() {
        return Err(StoreError(format!("{} exists already; name a new file", to.display())));
    }
    let db = connect(&file)?;
    let name = to.to_str().ok_or_else(|| StoreError(format!("{} is not a name in UTF-8", to.display())))?;
    db.execute("VACUUM INTO ?1", [name])?;
    std::fs::File::open(to).and_then(|f| f.sync_all()).map_err(|e| StoreError(format!("{}: {e}", to.display())))
}

/// What people reported, oldest first.
pub fn reports(folder: &Path) -> Result<Vec<Report>, StoreError> {
    let file = existing(folder)?;
    let db = connect(&file)?;
    schema::check(&db, &file)?;
    Ok(reports::all(&db)?)
}

fn existing(folder: &Path) -> Result<PathBuf, StoreError> {
    let file = folder.join(FILE);
    if file.exists() { Ok(file) } else { Err(StoreError(format!("there is no store at {}; name its folder with --data", file.display()))) }
}
