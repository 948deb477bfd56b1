//! The README, chapter by chapter: each of its numbers is cited by a test that shows it. Then the laws every game keeps, and its golden
//! games. One program, because linking many takes longer than running them.

mod table;

mod actions;
mod adjustments;
mod bragging;
mod broken_positions;
mod conformance;
mod drive;
mod edition;
mod ending;
mod example;
mod favour;
mod gifts;
mod golden;
mod log;
mod scandal;
mod setup;
mod society;
mod strozzi;
mod strozzi_cards;
mod upkeep;
