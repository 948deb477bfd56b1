use super::frame::Frame;
use crate::app::App;
use crate::fault::Fault;
use crate::visitor::Visitor;
use maud::{Markup, html};

/// What went wrong and where to go from here.
pub fn fault(app: &App, visitor: &Visitor, fault: &Fault, sentence: &str) -> Markup {
    let words = app.words(visitor.lang, fault.title);
    let frame = Frame {
        app,
        appearance: visitor.appearance(),
        title: words.text("site-fault"),
        address: "/".to_string(),
        game: None,
        kind: "narrow",
    };
    let body = html! {
        main #main.notice {
            h1 { (words.text("site-fault")) }
            p.lead { (sentence) }
            @if let Some(title) = fault.title && !fault.rule.is_empty() {
                p { a href={ "/rules/" (title.id) "#r" (fault.rule) } { "§" (fault.rule) } }
            }
            p { a.button href="/" { (words.text("site-go-home")) } }
        }
    };
    frame.around(html! {}, body)
}
