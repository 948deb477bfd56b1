//! What the site keeps. The rest of the program calls [`Store`] and never sees SQL.
//!
//! * `table.rs`, `diary.rs`, `result.rs`, `report.rs`: what is kept, as types. `key.rs`: secrets are kept as hashes.
//! * `sqlite/`: the engine in the box, one file with one writer.
//! * `failing.rs`: a store that fails on command, for tests.
//!
//! A table is changed by [`TableWrite`] only: it names the version it builds on and is refused ([`StoreError::Outdated`]) if that is not the
//! newest. So whoever writes from an old copy can neither lose nor repeat an answer, whichever process it runs in.

mod diary;
mod error;
mod failing;
mod key;
mod report;
mod result;
mod retention;
mod sqlite;
mod table;

pub use diary::{DiaryLine, DiaryNote};
pub use error::StoreError;
pub use failing::FailingStore;
pub use key::hash_key;
pub use report::Report;
pub use result::TableResult;
pub use retention::Retention;
pub use sqlite::{FILE, FlushReport, SqliteStore, VERSION, backup, reports};
pub use table::{BotPace, ChatLine, Holder, NewAnswers, SeatRecord, Stage, StoredAnswer, StoredTable, TableCard, TableWrite, TurnEnd};

use std::future::Future;
use std::pin::Pin;

/// An answer of the store that is still to come.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The one face of every engine behind it. A write has been flushed to disk when its answer arrives.
pub trait Store: Send + Sync {
    fn new_table(&self, table: StoredTable, at: i64) -> Pending<'_, ()>;
    /// Writes on top of the version that the change names; gives the new version.
    fn write_table(&self, write: TableWrite) -> Pending<'_, u64>;
    fn table(&self, id: &str) -> Pending<'_, Option<StoredTable>>;

    fn add_chat(&self, table: &str, line: ChatLine) -> Pending<'_, ()>;
    fn add_report(&self, report: Report) -> Pending<'_, ()>;

    /// The tables a visitor sits at, those in play first, the latest first.
    fn tables_of(&self, visitor: &str) -> Pending<'_, Vec<TableCard>>;
    /// How many tables that are not over a visitor sits at and has not left.
    fn unfinished(&self, visitor: &str) -> Pending<'_, usize>;
    /// Tables with a seat for anybody that changed after `since`.
    fn open_tables(&self, since: i64) -> Pending<'_, Vec<TableCard>>;
    /// Tables in play that wait for a bot: after a restart they go on by themselves.
    fn tables_waiting_for_bots(&self) -> Pending<'_, Vec<String>>;

    /// Removes some tables that nobody has touched for as long as the retention says; gives their number. Called again until it gives 0.
    fn remove_old(&self, retention: Retention, now: i64) -> Pending<'_, usize>;

    /// Writes and reads: whether the store works just now.
    fn check(&self) -> Pending<'_, ()>;
    /// Finishes what was ordered and puts everything in order for the next start. Nothing can be written afterwards.
    fn close(&self) -> Pending<'_, ()>;
}
