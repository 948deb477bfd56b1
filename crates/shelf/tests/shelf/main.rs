//! What the shelf promises of every game on it. One program, because linking many takes longer than running them.

mod forecast_fit;
mod no_peeking;
mod rewind;
mod tables;
mod turns;
