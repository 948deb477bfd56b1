//! The README, chapter by chapter: each of its numbers is cited by a test that shows it. Then the laws every game keeps, and its golden
//! games. One program, because linking many takes longer than running them.

mod table;

mod blunders;
mod bonus_tiles;
mod cards;
mod church;
mod conformance;
mod depth;
mod draft;
mod edition;
mod ending;
mod extra;
mod golden;
mod leaders;
mod log;
mod market;
mod positions;
mod prices;
mod rounds;
mod setup;
mod towers;
mod values;
mod work;
