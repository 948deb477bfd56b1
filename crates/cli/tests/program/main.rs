//! The program `signoria` from outside.

mod engine;
#[cfg(unix)]
mod pipes;
