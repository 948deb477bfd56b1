//! Programs that put a running site to the test. Each starts `signoria serve` in a process of its own, on a free port of 127.0.0.1 and
//! in a folder of its own, speaks HTTP to it like anybody else, and ends it again.
//!
//! # `torture`: what the world may do to a site
//!
//! ```text
//! torture all --short            everything, in about a minute and a half
//! torture kill --kills 1000      one scenario
//! torture all --json             the long form: more than an hour and a half, an hour of it `churn`
//! ```
//!
//! | scenario | what is done | what must hold |
//! |---|---|---|
//! | `kill` | `kill -9` at random moments, all games, people and bots | no acknowledged answer lost, none twice, every table goes on |
//! | `stop` | SIGTERM in the middle of play, with live pages open | the same; it ends by itself and leaves one whole file |
//! | `writes` | another process holds the store's lock while two seats answer one question | the same |
//! | `disk` | the store's file system is full for a while | the same, and pages can be read meanwhile |
//! | `freeze` | the process stands still for seconds (SIGSTOP) | the same, and nobody loses a connection |
//! | `second` | a second site is started on the same folder | it says why and ends; the same |
//! | `slow` | half requests, half bodies, streams nobody reads, from one address | other visitors hardly notice |
//! | `flood` | invented methods, tables, chat, reports, grandmasters, from one address | the same; memory does not grow |
//! | `churn` | tables are made and left | memory reaches a level and stays there |
//!
//! Every scenario is a file of [`scenarios`], prints one line with its figures and PASS or FAIL, and the program's exit code says whether all
//! passed. The short form is a test (`tests/short.rs`). Ratios of waiting times are printed by both forms and judged by the long one
//! only: a busy machine must not fail a build.
//!
//! How "lost" is found: each person keeps a [`given_answers`] of what the site acknowledged. The [`referee`] compares it with the record
//! of every table, from the store after a crash and from the site when a table is over. An answer in a record that nobody gave and that was not
//! forced counts as well.
//!
//! # `load`: how long people wait
//!
//! ```text
//! load --tables 1000 --seconds 60                          people only, streams open, one to three seconds of thought
//! load --tables 200 --bots --game lorenzo --think 500 1500
//! load --tables 500 --site 127.0.0.1:8090 --pid 4711       a site that is running already; several of these may run at once
//! ```
//!
//! The time is taken from the first byte of the post to the last of the reply. See [`load`].
//!
//! # `idle`: what a table costs while nobody moves
//!
//! ```text
//! idle --game lorenzo --tables 200 --answers 40
//! ```
//!
//! The memory of the site is looked at before, with tables that nobody watches, and with everybody's page open. See [`idle`].
//!
//! What they found is in `docs/MEASURED.md`.
//!
//! All need a `signoria` beside them (`cargo build --release -p cli -p torture`), or the one named by `--program`.

pub mod arguments;
pub mod attack;
pub mod bots_turn;
pub mod browser;
pub mod calm_hours;
pub mod crowd;
pub mod folder;
pub mod given_answers;
pub mod idle;
pub mod load;
pub mod outcome;
pub mod page;
pub mod party;
pub mod process;
pub mod random;
pub mod referee;
pub mod scenarios;
pub mod server;
pub mod store;
pub mod stream;
pub mod waits;
