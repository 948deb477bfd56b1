//! Live tables.
//!
//! A table in play is **one owner task** with an inbox ([`LiveTable`]). The owner alone changes the table: it plays an answer on a copy of the
//! journal, lets chance and forced answers follow, writes to the store, and only then takes the copy for the table and acknowledges. Whatever
//! fails before that (a rule that panics, a disk that is full, an operating system without randomness) leaves the table as it was.
//! Everybody else looks at an immutable [`Snapshot`].
//!
//! * `tables.rs` the tables that are open now; `new_table.rs` how one begins; `live_table.rs` the handle that requests hold.
//! * `owner.rs` the task; `action.rs` what can be asked of it; `answers.rs`, `turn_end.rs`, `rewinding.rs`, `seating.rs`, `rematch.rs`,
//!   `standing_orders.rs`, `advice.rs`, `bot_driver.rs` what it does.
//! * `bot_pool.rs` the threads on which bots think, in turn by visitor (`fair_queue.rs`).
//!
//! Never here: HTTP, HTML, a rule of a game.

mod action;
mod advice;
mod answers;
mod bot_driver;
mod bot_pool;
mod error;
mod fair_queue;
mod live_table;
mod new_table;
mod observer;
mod opening;
mod owner;
mod rematch;
mod rewinding;
mod seating;
mod snapshot;
mod standing_orders;
mod system;
mod table_state;
mod tables;
mod turn_end;
mod visitor_key;

pub use action::{Action, Person};
pub use advice::{Advice, AdviceFor, Advised, AdvisedAnswer};
pub use bot_pool::panic_message;
pub use error::TableError;
pub use fair_queue::Payer;
pub use live_table::{LiveTable, OpenPage};
pub use new_table::{Guest, NewTable, SeatPlan};
pub use observer::{NoObserver, Observer};
pub use seating::ABSENT;
pub use snapshot::{Attached, Snapshot};
pub use standing_orders::EndedOrder;
pub use system::{OperatingSystem, System, random_word};
pub use tables::{Tables, TablesSettings};
pub use visitor_key::VisitorKey;
