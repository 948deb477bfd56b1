//! The README, chapter by chapter: each of its numbers is cited by a test that shows it. Then the laws every game keeps, and its golden
//! games. One program, because linking many takes longer than running them.

mod table;

mod blunders;
mod broken_positions;
mod cities;
mod conformance;
mod council_tiles;
mod crests;
mod edition;
mod golden;
mod last_round;
mod log;
mod members;
mod offices;
mod province_tiles;
mod provinces;
mod scoring;
mod setup;
mod turns;
