//! What the site shows. A page is a function of what it is given; nothing here reads the store or changes a table.

mod advice;
mod cards;
mod components;
mod end_turn;
mod ending;
mod fault;
mod frame;
mod home;
mod invitation;
mod lesson;
mod lesson_text;
mod log;
mod new_table;
mod past;
mod people;
mod pieces;
mod question;
mod rematch;
mod replay;
mod replay_steps;
mod resign;
mod result;
mod rulebook;
mod rules;
mod scores;
mod settings;
mod standing_order;
mod summary;
mod table;
mod take_back;
mod tip;
mod turn;
mod turn_story;
mod update;

pub use cards::cards;
pub use fault::fault;
pub use home::home;
pub use invitation::invitation;
pub use lesson::{Remark, learn, lesson_end, station, station_parts};
pub use new_table::new_table;
pub use replay::{Step, parts as replay_parts, replay};
pub use rules::rules;
#[cfg(test)]
pub use scores::table as score_table;
pub use summary::summary;
pub use table::table;
pub use update::{DrawnParts, Update};

/// The edition a table is played with, if it is not the one in the box.
fn own_edition(snapshot: &tables::Snapshot) -> Option<&'static str> {
    let (id, hash) = snapshot.table.edition();
    let usual = snapshot.title.figures(None).ok()?;
    (usual.hash != hash).then_some(id)
}
