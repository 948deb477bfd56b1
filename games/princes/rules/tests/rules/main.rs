//! The README, chapter by chapter: each of its numbers is cited by a test that shows it. Then the laws every game keeps, and its golden
//! games. One program, because linking many takes longer than running them.

mod table;

mod actions;
mod auctions;
mod blunders;
mod cards;
mod conformance;
mod cooperation;
mod edition;
mod golden;
mod items;
mod log;
mod money;
mod muse;
mod secrets;
mod setup;
mod the_end;
mod works;
