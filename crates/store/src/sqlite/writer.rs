//! The one thread that writes.

use super::FlushReport;
use crate::{Pending, StoreError};
use rusqlite::Connection;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// Changes that may wait for the writer before those who bring more have to wait themselves.
const WAITING: usize = 1024;

/// What is to be done to the file, or the reason why nothing can be done. It tells its own caller how it went once the transaction is flushed,
/// or failed.
type Change = Box<dyn FnOnce(Result<&Connection, StoreError>) -> Done + Send>;
/// Called with nothing when the flush has succeeded, with the reason when it has failed.
type Done = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

pub struct Writer {
    /// `None` once the store is closed.
    changes: Mutex<Option<mpsc::Sender<Change>>>,
    ended: Mutex<Option<oneshot::Receiver<()>>>,
}

fn closed() -> StoreError {
    StoreError::failed("the store is closed")
}

impl Writer {
    pub fn start(db: Connection, flushed: FlushReport) -> Result<Writer, StoreError> {
        let (changes, waiting) = mpsc::channel(WAITING);
        let (end, ended) = oneshot::channel();
        let work = move || {
            write_all(&db, waiting, &flushed);
            merge_log(&db);
            drop(db);
            let _ = end.send(());
        };
        let started = std::thread::Builder::new().name("store".to_string()).spawn(work);
        started.map_err(|e| StoreError::Failed(format!("the store's thread does not start: {e}")))?;
        Ok(Writer { changes: Mutex::new(Some(changes)), ended: Mutex::new(Some(ended)) })
    }

    /// Makes a change and answers when it is flushed to disk.
    pub fn write<T: Send + 'static>(&self, change: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static) -> Pending<'_, T> {
        let (answer, answered) = oneshot::channel::<Result<T, StoreError>>();
        let order: Change = Box::new(move |db| {
            let result = db.and_then(|db| one(db, change));
            Box::new(move |flushed| {
                // Whoever asked may have gone; the change stands all the same.
                let _ = answer.send(flushed.and(result));
            })
        });
        Box::pin(async move {
            let changes = self.changes.lock().unwrap_or_else(PoisonError::into_inner).clone();
            changes.ok_or_else(closed)?.send(order).await.map_err(|_| closed())?;
            answered.await.map_err(|_| closed())?
        })
    }

    /// Takes no more changes, finishes those that wait, and merges the log into the file.
    pub fn close(&self) -> Pending<'_, ()> {
        drop(self.changes.lock().unwrap_or_else(PoisonError::into_inner).take());
        let ended = self.ended.lock().unwrap_or_else(PoisonError::into_inner).take();
        Box::pin(async move {
            match ended {
                Some(ended) => ended.await.map_err(|_| StoreError::failed("the store's thread ended by itself")),
                None => Ok(()),
            }
        })
    }
}

fn write_all(db: &Connection, mut waiting: mpsc::Receiver<Change>, flushed: &FlushReport) {
    let mut changes = Vec::new();
    while waiting.blocking_recv_many(&mut changes, WAITING) > 0 {
        let begun = Instant::now();
        let count = changes.len();
        transact(db, &mut changes);
        flushed(begun.elapsed().as_secs_f64(), count);
    }
}

/// One transaction for all. A change that fails is taken out by its savepoint; the others are not touched by it.
fn transact(db: &Connection, changes: &mut Vec<Change>) {
    if let Err(error) = db.execute_batch("BEGIN IMMEDIATE") {
        let reason = StoreError::Failed(format!("store: {error}"));
        changes.drain(..).for_each(|change| change(Err(reason.clone()))(Ok(())));
        return;
    }
    let done: Vec<Done> = changes.drain(..).map(|change| change(Ok(db))).collect();
    let committed = db.execute_batch("COMMIT").map_err(|error| {
        let _ = db.execute_batch("ROLLBACK");
        // It may be the log that fills the disk: merged into the file it gives its room back.
        if error.sqlite_error_code() == Some(rusqlite::ErrorCode::DiskFull) {
            merge_log(db);
        }
        StoreError::Failed(format!("store: not flushed: {error}"))
    });
    done.into_iter().for_each(|done| done(committed.clone()));
}

/// A change inside its savepoint. A panic in it is its own failure and nobody else's.
fn one<T>(db: &Connection, change: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
    db.execute_batch("SAVEPOINT one")?;
    let changed = catch_unwind(AssertUnwindSafe(|| change(db)));
    match changed.unwrap_or_else(|_| Err(StoreError::failed("store: a change broke off"))) {
        Ok(value) => {
            db.execute_batch("RELEASE one")?;
            Ok(value)
        }
        Err(error) => {
            db.execute_batch("ROLLBACK TO one; RELEASE one")?;
            Err(error)
        }
    }
}

/// Everything is in the one file afterwards, and the log is empty.
fn merge_log(db: &Connection) {
    if let Err(error) = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())) {
        tracing::warn!(%error, "the store's log was not merged");
    }
}
