//! The site over plain HTTP, as a browser without our script would use it.

mod chat;
mod farewell;
mod lessons;
mod operations;
mod panics;
mod pictures;
mod play;
mod proxy;
mod reading;
mod safety;
mod slow;
mod test_site;
mod turns;
mod weight;
