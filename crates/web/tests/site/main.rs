//! The site over plain HTTP, as a browser without our script would use it.

mod inn;
mod keeper;
mod play;
mod safety;
mod weight;
