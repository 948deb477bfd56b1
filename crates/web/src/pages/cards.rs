//! Every component of a game by name, to be searched.

use super::frame::Frame;
use crate::app::App;
use crate::visitor::Visitor;
use drawing::Component;
use maud::{Markup, html};
use shelf::Title;

pub fn cards(app: &App, visitor: &Visitor, title: &'static Title) -> Markup {
    let words = app.words(visitor.lang, Some(title));
    let components = shelf::components(title, words);
    let mut groups: Vec<&str> = Vec::new();
    for component in &components {
        if !groups.contains(&component.group.as_str()) {
            groups.push(&component.group);
        }
    }
    let of = |group: &str| components.iter().filter(|component| component.group == group).collect::<Vec<&Component>>();
    let address = format!("/rules/{}/cards", title.id);
    let name = format!("{}: {}", words.text("title"), words.text("site-cards"));
    let frame = Frame { app, visitor, title: name.clone(), address, game: Some(title), kind: "wide" };
    let bar = html! { nav.about { a href={ "/rules/" (title.id) } { (words.text("site-rules")) } } };
    let body = html! {
        main #main.cards-page {
            h1 { (name) }
            label.search { (words.text("site-search")) " " input type="search" id="search" autocomplete="off" data-none=(words.text("site-search-none")); }
            p #found role="status" {}
            @for group in groups {
                section {
                    h2 { (group) }
                    ul.card-list {
                        @for component in of(group) { li.inspect id={ "c-" (component.id) } { (component.inspection.told(&format!("/rules/{}", title.id), words)) } }
                    }
                }
            }
        }
    };
    frame.around(bar, body)
}
