use super::frame::Frame;
use crate::app::App;
use crate::limits;
use crate::visitor::Visitor;
use kit::{Phrase, Seat};
use maud::{Markup, html};
use store::Holder;
use tables::Snapshot;

/// Behind a seat's link: who plays what, and a button to sit down.
pub fn invitation(app: &App, visitor: &Visitor, snapshot: &Snapshot, seat: Seat, key: &str) -> Markup {
    let words = app.words(visitor.lang, Some(snapshot.title));
    let game = words.text("title");
    let address = format!("/t/{}/sit/{key}", snapshot.id);
    let frame = Frame { app, appearance: visitor.appearance(), title: game.clone(), address, game: Some(snapshot.title), kind: "narrow" };
    let place = snapshot.seats.get(seat.index());
    let moves = place.is_some_and(|place| place.holder == Holder::Person);
    let others: Vec<&str> = snapshot.seats.iter().filter(|p| !p.name.is_empty()).map(|p| p.name.as_str()).collect();
    let body = html! {
        main #main.notice {
            h1 { (game) }
            p.lead { (words.text("tagline")) }
            @if !others.is_empty() { p { (words.text("site-people")) (words.colon()) (others.join(", ")) } }
            form method="post" action={ "/t/" (snapshot.id) "/sit" } {
                input type="hidden" name="seat" value=(seat.0);
                input type="hidden" name="key" value=(key);
                @if moves {
                    p { (words.tell(&Phrase::new("site-move-here").with("seat", seat))) }
                    button.primary { (words.text("site-continue-here")) }
                } @else {
                    p { label { (words.text("site-your-name")) " " input name="name" maxlength=(limits::NAME) autocomplete="nickname" value=(visitor.name) placeholder=(words.text("site-guest")); } }
                    button.primary { (words.text("site-sit-down")) }
                }
            }
            p { a href={ "/rules/" (snapshot.title.id) } { (words.text("site-rules")) } }
        }
    };
    frame.around(html! {}, body)
}
