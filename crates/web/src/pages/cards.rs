//! Every component of a game by name, to be searched.

use super::frame::Frame;
use super::rules::{doors, search};
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
    let name = format!("{}{}{}", words.text("title"), words.colon(), words.text("site-cards"));
    let frame = Frame { app, appearance: visitor.appearance(), title: name.clone(), address, game: Some(title), kind: "wide" };
    let body = html! {
        main #main.cards-page {
            h1 { (name) }
            (search(words, "site-search"))
            @for group in groups {
                section data-searched {
                    h2 { (group) }
                    ul.card-list {
                        @for component in of(group) { li.inspect id={ "c-" (component.id) } { (component.inspection.told(&format!("/rules/{}", title.id), words)) } }
                    }
                }
            }
        }
    };
    frame.around(doors(title, words, "cards"), body)
}
