//! The program `signoria` from outside.

mod engine;
mod guests;
#[cfg(unix)]
mod pipes;
