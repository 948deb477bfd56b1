//! What a person can set at a table, where to read on, and what the keyboard does. What is set here stays in the browser; the bots' pace is the
//! table's.

use super::end_turn;
use super::update::PartSource;
use maud::{Markup, html};
use shelf::Title;
use store::{BotPace, Stage};
use words::Words;

/// Where to read on: it changes when the game begins.
pub fn about(source: &PartSource<'_>) -> Markup {
    let PartSource { snapshot, words, .. } = source;
    let rules = format!("/rules/{}", snapshot.title.id);
    html! {
        nav #p-about.about aria-label=(words.text("site-read-on")) {
            @if lessons::summary(snapshot.title).is_some() { a.btn href={ "/games/" (snapshot.title.id) } target="_blank" { (words.text("site-one-page")) } }
            a.btn href=(rules) target="_blank" { (words.text("site-rules")) }
            @if snapshot.stage != Stage::Gathering { a.btn href={ "/t/" (source.id()) "/replay" } { (words.text("site-replay")) } }
            button.btn.wrong type="button" data-opens="report" { (words.text("site-wrong")) }
        }
    }
}

/// What the game's board lists of itself: its icons, its cards. The same for the whole game.
pub fn lists(title: &Title, words: &Words) -> Markup {
    html! {
        @if !shelf::legend(title, words).is_empty() { button.btn type="button" data-opens="legend" { (words.text("site-legend")) } }
        @if !shelf::components(title, words).is_empty() { a.btn href={ "/rules/" (title.id) "/cards" } target="_blank" { (words.text("site-cards")) } }
    }
}

/// How fast the bots move, and how to get on with it.
pub fn pace(source: &PartSource<'_>) -> Markup {
    let PartSource { snapshot, perspective, words, .. } = source;
    if perspective.held.is_empty() || !snapshot.seats.iter().any(|seat| seat.holder.is_bot()) {
        return html! { div #p-pace hidden {} };
    }
    let bot_asked = snapshot.asked().iter().any(|seat| snapshot.seat(seat).is_some_and(|seat| seat.holder.is_bot()));
    html! {
        div #p-pace.pace {
            form.speed method="post" action={ "/t/" (source.id()) "/pace" } {
                label { span { (words.text("site-pace")) } " "
                    select name="pace" id="pace" {
                        @for pace in BotPace::ALL { option value=(pace.id()) selected[pace == snapshot.bot_pace] { (words.text(&format!("pace-{}", pace.id()))) } }
                    }
                }
                noscript { button { "OK" } }
            }
            form method="post" action={ "/t/" (source.id()) "/skip" } { button.btn disabled[!bot_asked] id="skip" { (words.text("site-skip-bots")) } }
            (end_turn::setting(source))
            @if snapshot.bots_hurried { p.hint { (words.text("site-bots-hurried")) } }
        }
    }
}

/// Choices of this browser; the script keeps them and acts on them.
pub fn preferences(words: &Words) -> Markup {
    let tick = |name: &str, key: &str| html! { label.tick { input type="checkbox" data-preference=(name); span { (words.text(key)) } } };
    html! {
        fieldset.wishes {
            legend { (words.text("site-preferences")) }
            (tick("confirm", "site-prefer-confirm"))
            (tick("list", "site-prefer-list"))
            (tick("sound", "site-prefer-sound"))
            (tick("tips", "site-prefer-tips"))
            (tick("coach", "site-prefer-coach"))
            label.choose { span { (words.text("site-prefer-motion")) } " "
                select data-preference="motion" { @for pace in ["full", "quick", "none"] { option value=(pace) { (words.text(&format!("site-motion-{pace}"))) } } }
            }
        }
    }
}

/// What the keyboard does at a table.
pub fn keys(words: &Words) -> Markup {
    let key = |keys: &[&str], what: &str| html! { dt { @for key in keys { kbd { (key) } " " } } dd { (words.text(what)) } };
    html! {
        details.keys id="keys" {
            summary { (words.text("site-keys")) }
            dl {
                (key(&["Tab"], "site-keys-tab"))
                (key(&["Enter"], "site-keys-enter"))
                (key(&["←", "→", "↑", "↓"], "site-keys-arrows"))
                (key(&["A"], "site-keys-answers"))
                (key(&["1", "…", "9"], "site-keys-numbers"))
                (key(&["H"], "site-keys-advice"))
                (key(&["U"], "site-keys-undo"))
                (key(&["⇧ U"], "site-keys-undo-turn"))
                (key(&["T", "P", "C"], "site-keys-panels"))
                (key(&["R", "F"], "site-keys-turn"))
                (key(&["Esc"], "site-keys-escape"))
            }
        }
    }
}
