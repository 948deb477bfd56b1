//! What of the program `signoria` others may call: the engine protocol, without a terminal.

pub mod protocol;
mod seed;

pub use seed::fresh_seed;
