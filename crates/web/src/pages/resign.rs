//! Leaving a table, giving up, and coming back.

use kit::{Phrase, Seat, Seats};
use maud::{Markup, html};
use store::Stage;
use tables::Snapshot;
use words::Words;

/// For those who sit here: leave, so that the game waits or others may go on; or give up, and a bot plays to the end.
pub fn leave_or_resign(words: &Words, snapshot: &Snapshot, held: Seats) -> Markup {
    let address = format!("/t/{}", snapshot.id);
    if held.is_empty() || snapshot.stage == Stage::Over {
        return html! {};
    }
    let left = (0..).map(Seat).zip(&snapshot.seats).find(|(seat, record)| held.contains(*seat) && record.away);
    html! {
        div.leaving {
            @if let Some((seat, _)) = left { (come_back(words, snapshot, seat, "site-you-left")) }
            @else {
                form.leave method="post" action={ (address) "/leave" } {
                    button.btn title=(words.text("site-leave-about")) { (words.text("site-leave")) }
                }
            }
            @if snapshot.stage == Stage::Playing {
                @for seat in held.iter() {
                    details.resign id={ "resign-" (seat) } {
                        summary { (words.text("site-resign")) @if held.len() > 1 { " (" (name(snapshot, seat)) ")" } }
                        form method="post" action={ (address) "/resign" } {
                            input type="hidden" name="seat" value=(seat.0);
                            p.hint { (words.text("site-resign-about")) }
                            button.btn { (words.text("site-resign-sure")) }
                        }
                    }
                }
            }
        }
    }
}

/// The way back to a seat that one has left, or that a bot has kept.
pub fn come_back(words: &Words, snapshot: &Snapshot, seat: Seat, key: &'static str) -> Markup {
    html! {
        form.returning method="post" action={ "/t/" (snapshot.id) "/back" } {
            input type="hidden" name="seat" value=(seat.0);
            p { (words.say(&Phrase::new(key).with("seat", seat), &snapshot.names())) }
            button.btn.main { (words.text("site-take-back")) " (" (name(snapshot, seat)) ")" }
        }
    }
}

fn name(snapshot: &Snapshot, seat: Seat) -> &str {
    snapshot.seat(seat).map_or("", |record| record.name.as_str())
}
