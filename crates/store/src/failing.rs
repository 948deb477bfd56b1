//! A store that fails on command: what a full or failing disk does, for tests.

use crate::{ChatLine, Pending, Report, Retention, Store, StoreError, StoredTable, TableCard, TableWrite};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Hands everything to another store, except for the writes it was told to fail.
pub struct FailingStore {
    behind: Arc<dyn Store>,
    /// Writes that are still to fail.
    failures: AtomicUsize,
}

impl FailingStore {
    pub fn new(behind: Arc<dyn Store>) -> FailingStore {
        FailingStore { behind, failures: AtomicUsize::new(0) }
    }

    /// The next so many writes fail and change nothing.
    pub fn fail_next_writes(&self, count: usize) {
        self.failures.store(count, Ordering::SeqCst);
    }

    fn guarded<'a, T: Send + 'a>(&'a self, write: impl FnOnce() -> Pending<'a, T>) -> Pending<'a, T> {
        let fails = self.failures.try_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok();
        if fails { Box::pin(async { Err(StoreError::failed("this write was told to fail")) }) } else { write() }
    }
}

impl Store for FailingStore {
    fn new_table(&self, table: StoredTable, at: i64) -> Pending<'_, ()> {
        self.guarded(|| self.behind.new_table(table, at))
    }
    fn write_table(&self, write: TableWrite) -> Pending<'_, u64> {
        self.guarded(|| self.behind.write_table(write))
    }
    fn table(&self, id: &str) -> Pending<'_, Option<StoredTable>> {
        self.behind.table(id)
    }
    fn add_chat(&self, table: &str, line: ChatLine) -> Pending<'_, ()> {
        self.guarded(|| self.behind.add_chat(table, line))
    }
    fn add_report(&self, report: Report) -> Pending<'_, ()> {
        self.guarded(|| self.behind.add_report(report))
    }
    fn tables_of(&self, visitor: &str) -> Pending<'_, Vec<TableCard>> {
        self.behind.tables_of(visitor)
    }
    fn unfinished(&self, visitor: &str) -> Pending<'_, usize> {
        self.behind.unfinished(visitor)
    }
    fn open_tables(&self, since: i64) -> Pending<'_, Vec<TableCard>> {
        self.behind.open_tables(since)
    }
    fn tables_waiting_for_bots(&self) -> Pending<'_, Vec<String>> {
        self.behind.tables_waiting_for_bots()
    }
    fn remove_old(&self, retention: Retention, now: i64) -> Pending<'_, usize> {
        self.guarded(|| self.behind.remove_old(retention, now))
    }
    fn check(&self) -> Pending<'_, ()> {
        self.guarded(|| self.behind.check())
    }
    fn close(&self) -> Pending<'_, ()> {
        self.behind.close()
    }
}
