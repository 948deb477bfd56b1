//! Looking back without leaving the table: where one is, and against bots the way to go on from there.

use super::update::PartSource;
use kit::{Phrase, Seat, TurnBy};
use maud::{Markup, html};
use tables::Snapshot;

/// The bar in place of the question. `now` is the table as it stands.
pub fn bar(source: &PartSource<'_>, now: &Snapshot) -> Markup {
    let words = source.words;
    let ply = source.snapshot.table.ply();
    let whose = ply.checked_sub(1).and_then(|ply| now.table.turn_at(ply)).and_then(|span| match span.by {
        TurnBy::Seat(seat) => Some(words.say(&Phrase::new("site-turn-was-of").with("seat", seat), &source.names)),
        TurnBy::Together | TurnBy::Table => None,
    });
    html! {
        div #p-question.ask.waits data-at=(ply) {
            div.said {
                h1 { (words.text("site-looking-back")) }
                p { span.chapter { (words.tell(&source.snapshot.table.chapter().phrase())) } @if let Some(whose) = whose { " · " (whose) } }
            }
            div.go { @if let Some(seat) = source.perspective.through { (back_to_here(source, now, seat, ply)) } }
        }
    }
}

/// Against bots one can go on from here: fair if nothing was revealed since, practice otherwise.
fn back_to_here(source: &PartSource<'_>, now: &Snapshot, seat: Seat, ply: usize) -> Markup {
    let words = source.words;
    let may = now.may_rewind(seat, ply);
    html! {
        @if may {
            form.undo method="post" action={ "/t/" (source.id()) "/rewind" } {
                input type="hidden" name="seat" value=(seat.0);
                input type="hidden" name="version" value=(now.version);
                input type="hidden" name="ply" value=(ply);
                button.btn title=(words.text("site-practise-about")) { (words.text("site-back-to-here")) }
            }
        }
    }
}
