//! What the site shows. A page is a function of what it is given; nothing here reads the store or changes a table.

mod components;
mod fault;
mod frame;
mod home;
mod invitation;
mod log;
mod new_table;
mod people;
mod replay;
mod rules;
mod scores;
mod table;
mod turn;
mod update;

pub use fault::fault;
pub use home::home;
pub use invitation::invitation;
pub use new_table::new_table;
pub use replay::{Step, parts as replay_parts, replay};
pub use rules::rules;
#[cfg(test)]
pub use scores::table as score_table;
pub use table::table;
pub use update::Update;
