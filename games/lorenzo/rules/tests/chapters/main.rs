//! The README, chapter by chapter: each of its numbers is cited by a test that shows it. One program, for the sake of the build.

mod table;

mod bonus_tiles;
mod cards;
mod church;
mod depth;
mod draft;
mod edition;
mod ending;
mod extra;
mod leaders;
mod market;
mod positions;
mod prices;
mod rounds;
mod setup;
mod towers;
mod values;
mod work;
