//! What the others did in their last turns: the marks on the board until the viewer's next turn is over.

use kit::{Event, Game, Journal, Seat, TurnBy, Viewer};

/// Further back nobody looks for a mark.
const FURTHEST: usize = 200;

/// The events of each other seat's last turn since the viewer's own, as the viewer was told them, the latest turn last.
pub(crate) fn last_turns<G: Game>(journal: &Journal<G>, viewer: Viewer) -> Vec<(Seat, Vec<G::Event>)> {
    let news = if let Viewer::Seat(seat) = viewer { journal.news_from(seat) } else { 0 };
    let from = news.max(journal.ply().saturating_sub(FURTHEST));
    let mut turns: Vec<(Seat, Vec<G::Event>)> = Vec::new();
    for span in journal.turns_from(from).filter(|span| !span.plies.is_empty()) {
        let TurnBy::Seat(seat) = span.by else { continue };
        let told = journal.told(&span).filter_map(|event| event.seen_by(viewer)).collect();
        turns.retain(|(of, _)| *of != seat);
        turns.push((seat, told));
    }
    turns.retain(|(seat, _)| viewer != Viewer::Seat(*seat));
    turns
}
