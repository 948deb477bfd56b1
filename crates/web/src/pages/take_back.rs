//! Taking back: the last answer, the turn, and against bots further as practice.

use super::update::PartSource;
use kit::{Phrase, Seat};
use maud::{Markup, html};

/// The buttons of every seat at this device that has something to take back. Where the seat that looks has nothing, it says why not.
pub fn part(source: &PartSource<'_>) -> Markup {
    let perspective = source.perspective;
    let seats: Vec<Seat> = perspective.through.map_or_else(|| perspective.held.iter().collect(), |seat| vec![seat]);
    html! { @for seat in seats { (of_seat(source, seat)) } }
}

fn of_seat(source: &PartSource<'_>, seat: Seat) -> Markup {
    let (snapshot, perspective, words) = (source.snapshot, source.perspective, source.words);
    let tried = snapshot.check_undo(seat, false);
    html! {
        @if tried.is_ok() || perspective.through == Some(seat) {
            form.undo method="post" action={ "/t/" (source.id()) "/undo" } {
                (hidden(source, seat))
                @if let Err(no) = &tried {
                    span.no-undo { (words.say(&no.phrase(), &source.names)) }
                } @else {
                    @if perspective.is_shared() { span { (source.name(seat)) (source.words.colon()) } }
                    button.btn name="what" value="answer" id="undo-answer" { (words.text("site-undo-answer")) }
                    button.btn name="what" value="turn" id="undo-turn" { (words.text("site-undo-turn")) }
                }
            }
        }
        @if tried.is_err() { (practice(source, seat)) }
    }
}

/// Against bots one may go back further than is fair, to try something else; the table says so from then on.
fn practice(source: &PartSource<'_>, seat: Seat) -> Markup {
    let point = source.snapshot.practice_point(seat).filter(|_| source.perspective.through == Some(seat));
    html! {
        @if let Some(ply) = point {
            form.undo.practice method="post" action={ "/t/" (source.id()) "/rewind" } {
                (hidden(source, seat))
                input type="hidden" name="ply" value=(ply);
                button.btn id="practise" title=(source.words.text("site-practise-about")) { (source.words.text("site-practise")) }
            }
        }
    }
}

fn hidden(source: &PartSource<'_>, seat: Seat) -> Markup {
    html! {
        input type="hidden" name="seat" value=(seat.0);
        input type="hidden" name="version" value=(source.snapshot.version);
    }
}

/// Said on the table and in its result once something was taken back that had been revealed.
pub fn practised(source: &PartSource<'_>) -> Option<String> {
    let times = source.snapshot.practice;
    (times > 0).then(|| source.words.tell(&Phrase::new("site-practised").with("n", times)))
}
