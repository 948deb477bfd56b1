//! The README, chapter by chapter: each of its numbers is cited by a test that shows it. Then the laws every game keeps, and its golden
//! games. One program, because linking many takes longer than running them.

mod conformance;
mod golden;
mod rounds;
mod scoring;
