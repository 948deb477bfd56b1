//! How a table comes back from the store.

use crate::bot_driver::BotDriver;
use crate::bot_pool::panic_message;
use crate::live_table::{LiveTable, Request, Signal};
use crate::owner::Owner;
use crate::seating::Presence;
use crate::table_state::TableState;
use crate::tables::Services;
use crate::{Payer, TableError};
use kit::Record;
use kit::record::Line;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use store::StoredTable;
use tokio::sync::{mpsc, watch};

/// Requests that may wait at one table.
const INBOX: usize = 64;

/// What runs the table once it is spawned.
pub(crate) struct Opened {
    pub live: LiveTable,
    pub owner: Owner,
    pub requests: mpsc::Receiver<Request>,
    pub signals: mpsc::UnboundedReceiver<Signal>,
}

/// Plays the stored answers once. Those of older rules versions are carried over where they are still legal; otherwise the table stops where
/// they are not, and can only be looked at.
pub(crate) fn open(stored: StoredTable, services: &Arc<Services>) -> Result<Opened, TableError> {
    let unreadable = |reason: String| TableError::Unreadable(reason);
    let title = shelf::title(&stored.game).map_err(|e| unreadable(e.0))?;
    let record = record_of(&stored).map_err(unreadable)?;
    let reopened = catch_unwind(AssertUnwindSafe(|| title.reopen(&record)));
    let reopened = reopened.map_err(|panic| unreadable(panic_message(&*panic)))?.map_err(|e| unreadable(e.0))?;
    let table = reopened.table;
    if let Some(reason) = &reopened.stopped {
        tracing::warn!(table = stored.id, reason, "a table goes no further by the rules of this program");
    }
    let new_header = (record.rules != title.rules_version && reopened.stopped.is_none()).then(|| table.header().write());
    let mut answer_versions: Vec<u64> = stored.answers.iter().map(|answer| answer.version).collect();
    answer_versions.truncate(table.ply());
    let state = TableState {
        id: stored.id.as_str().into(),
        title,
        table,
        answer_versions,
        version: stored.version,
        undone: stored.undone,
        stage: stored.stage,
        seats: stored.seats,
        bot_pace: stored.bot_pace,
        turn_end: stored.turn_end,
        ending: stored.ending,
        practice: stored.practice,
        result: stored.result,
        rematch: stored.rematch,
        chat: stored.chat.into(),
        diary: stored.diary.into(),
        advice: None,
        ended_order: None,
        stopped: reopened.stopped.map(Into::into),
        new_header,
    };
    let (inbox, requests) = mpsc::channel(INBOX);
    let (signal, signals) = mpsc::unbounded_channel();
    let presence = Presence::new();
    let snapshots = Arc::new(watch::Sender::new(Arc::new(state.snapshot(1, &presence, false))));
    let live = LiveTable { inbox, signals: signal.clone(), snapshots: Arc::clone(&snapshots) };
    let owner = Owner {
        planned: None,
        services: Arc::clone(services),
        driver: BotDriver::new(signal.clone(), state.bot_pace),
        signals: signal,
        payer: Payer { address: None, visitor: stored.id },
        state,
        presence,
        number: 1,
        snapshots,
    };
    Ok(Opened { live, owner, requests, signals })
}

/// The record that is in the store.
pub(crate) fn record_of(stored: &StoredTable) -> Result<Record, String> {
    let mut record = Record::parse(&stored.header).map_err(|e| e.to_string())?;
    record.answers = stored.answers.iter().map(|answer| Line { number: 0, who: answer.who, text: answer.text.clone() }).collect();
    Ok(record)
}
