//! The chapters of the README, one module each, in one binary. Every numbered paragraph is cited by a test.

mod build;
mod buildings;
mod celebrations;
mod characters;
mod churches;
mod contracts;
mod events;
mod exchange;
mod kinds;
mod limits;
mod neutral_seals;
mod positions;
mod ruins;
mod setup;
mod table;
mod take_a_card;
mod the_end;
mod turn;
