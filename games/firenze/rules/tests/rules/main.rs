//! The README, chapter by chapter: each of its numbers is cited by a test that shows it. Then the laws every game keeps, and its golden
//! games. One program, because linking many takes longer than running them.

mod table;

mod build;
mod buildings;
mod celebrations;
mod characters;
mod churches;
mod conformance;
mod contracts;
mod events;
mod exchange;
mod golden;
mod kinds;
mod limits;
mod log;
mod neutral_seals;
mod positions;
mod ruins;
mod setup;
mod take_a_card;
mod the_end;
mod turn;
