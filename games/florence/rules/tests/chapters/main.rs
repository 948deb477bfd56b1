//! The README, chapter by chapter: each of its numbers is cited by a test that shows it. One program, for the sake of the build.

mod table;

mod actions;
mod adjustments;
mod bragging;
mod drive;
mod edition;
mod ending;
mod example;
mod favour;
mod gifts;
mod scandal;
mod setup;
mod society;
mod strozzi;
mod strozzi_cards;
mod upkeep;
