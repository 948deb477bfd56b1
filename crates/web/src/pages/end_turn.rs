//! "End turn" as a step of its own: its button, who is waited for, and the table's setting.

use super::update::PartSource;
use kit::{Phrase, Seat};
use maud::{Markup, html};
use store::{Stage, TurnEnd};

/// The seat of this device that has to say that its turn is over.
pub fn own(source: &PartSource<'_>) -> Option<Seat> {
    source.snapshot.ending.filter(|seat| source.perspective.through == Some(*seat))
}

/// The button, for the one who may press it.
pub fn button(source: &PartSource<'_>, seat: Seat) -> Markup {
    html! {
        form.undo.end-turn method="post" action={ "/t/" (source.id()) "/end-turn" } {
            input type="hidden" name="seat" value=(seat.0);
            input type="hidden" name="version" value=(source.snapshot.version);
            button.btn.main id="end-turn" { (source.words.text("site-end-turn")) }
        }
    }
}

/// What is said while a turn waits for its end: to the one whose it is, or to the others.
pub fn sentence(source: &PartSource<'_>, seat: Seat) -> String {
    let key = if own(source) == Some(seat) { "site-turn-ends" } else { "site-turn-ends-of" };
    source.words.say(&Phrase::new(key).with("seat", seat), &source.names)
}

/// Whether turns end by a word at this table; those who sit at it may change it.
pub fn setting(source: &PartSource<'_>) -> Markup {
    let (snapshot, words) = (source.snapshot, source.words);
    if source.perspective.held.is_empty() || snapshot.stage != Stage::Playing || snapshot.is_past {
        return html! {};
    }
    let (other, key) = match snapshot.turn_end {
        TurnEnd::Said => (TurnEnd::ByItself, "site-turn-end-itself"),
        TurnEnd::ByItself => (TurnEnd::Said, "site-turn-end-said"),
    };
    html! {
        form.turn-end method="post" action={ "/t/" (source.id()) "/turn-end" } {
            button.btn name="end" value=(other.id()) id="turn-end" { (words.text(key)) }
        }
    }
}
