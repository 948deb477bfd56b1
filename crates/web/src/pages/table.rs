//! The page of a table: the parts that change, and around them what must not be swapped under a person's hands (chat, settings, report).

use super::frame::Frame;
use super::update::{DrawnParts, Parts};
use super::{resign, settings};
use crate::app::App;
use crate::limits;
use crate::perspective::PageKey;
use maud::{Markup, html};
use store::Stage;
use tables::Snapshot;
use words::Words;

pub fn table(app: &App, snapshot: &Snapshot, key: &PageKey, drawn: &DrawnParts) -> Markup {
    let words = app.words(key.perspective.lang, Some(snapshot.title));
    let game = words.text("title");
    let address = format!("/t/{}", snapshot.id);
    let live = key.lifted.map_or(format!("{address}/live"), |seat| format!("{address}/live?lift={seat}"));
    let frame = Frame {
        app,
        appearance: key.appearance(),
        title: game.clone(),
        address: address.clone(),
        game: Some(snapshot.title),
        kind: "at-table",
    };
    let Parts { question, advice, tip, next, map, board, mat, ending, rivals, inspections, .. } = &drawn.parts;
    let body = html! {
        (drawing::icon::sprite())
        main #main class={ "table " (drawn.class) } data-live=(live) data-table=(address) data-version=(drawn.number) data-rules={ "/rules/" (snapshot.title.id) }
            data-lost=(words.text("site-lost")) data-copied=(words.text("site-copied")) data-impossible=(words.text("panel-refused")) data-do=(words.text("panel-do"))
            data-turn=(words.text("site-your-turn")) {
            header.masthead {
                (frame.brand(&game, super::own_edition(snapshot)))
                (question)
                (next)
                (frame.tools(words))
            }
            (advice)
            (tip)
            (map)
            (board)
            (ending)
            (mat)
            (side(&frame, snapshot, key, &drawn.parts, rivals))
            div #inspect.inspect hidden {}
            (inspections)
        }
        p #said.unseen role="status" {}
        div #toasts.toasts role="log" {}
        (past_bar(words))
        (report(words, &address, snapshot))
        (legend(words, snapshot))
    };
    frame.bare(body)
}

/// While somebody looks back: to the turn before, to the one after, to the present.
fn past_bar(words: &Words) -> Markup {
    let way = |to: &str, key: &str, sign: &str| html! { button.btn type="button" data-looks=(to) title=(words.text(key)) aria-label=(words.text(key)) { (sign) } };
    html! {
        div #past.past-bar hidden role="group" aria-label=(words.text("site-replay")) {
            (way("-1", "site-turn-before", "◀")) (way("1", "site-turn-after", "▶"))
            button.btn.main type="button" data-looks="now" { (words.text("site-look-now")) }
        }
    }
}

/// A tab of the side's lower part.
struct Tab<'a> {
    id: &'static str,
    /// On a narrow bar: what a pen draws in a field of 16 by 16.
    sign: &'static str,
    name: &'static str,
    panel: &'a Markup,
}

/// The others, then what has happened and all that is not asked every minute, a tab each.
fn side(frame: &Frame<'_>, snapshot: &Snapshot, key: &PageKey, parts: &Parts, rivals: &Markup) -> Markup {
    let (words, address) = (frame.words(), frame.address.as_str());
    let people = html! { (parts.people) (resign::leave_or_resign(words, snapshot, key.perspective.held)) };
    let talk = html! { (parts.chat) (chat(words, address)) };
    let more = html! { (parts.about) div.about { (settings::lists(snapshot.title, words)) } (parts.pace) (settings::preferences(words)) (settings::keys(words))
    // A phone has no room for these on top.
    div.only-small { (frame.preferences(words)) a.btn href="/" { "Signoria" } } };
    let gathering = snapshot.stage == Stage::Gathering;
    let tabs = [
        Tab {
            id: "log",
            sign: "M3 3h10M3 6.5h10M3 10h6M11.5 9v3l2 1.200M8.500 12a3.200 3.200 0 1 0 6.400 0 3.200 3.200 0 1 0-6.400 0",
            name: "site-turns",
            panel: &parts.log,
        },
        Tab {
            id: "scores",
            sign: "M8 2l1.800 3.800 4.200.5-3.100 2.900.8 4.100L8 11.300l-3.700 2 .8-4.100L2 6.300l4.200-.5z",
            name: "site-scores",
            panel: &parts.scores,
        },
        Tab {
            id: "people",
            sign: "M5.500 7a2.200 2.200 0 1 0-.1 0M2 13c0-5 7-5 7 0M11 8a1.800 1.800 0 1 0-.1 0M10.500 9.800c2.300-.6 3.700.8 3.700 3.200",
            name: "site-people",
            panel: &people,
        },
        Tab { id: "chat", sign: "M2 3h12v7.500H7L4 13.500v-3H2z", name: "site-chat", panel: &talk },
        Tab {
            id: "answers",
            sign: "M2.500 4l1.200 1.200L6 3M8 4.500h6M2.500 8.200l1.200 1.200L6 7.200M8 8.700h6M2.500 12.400l1.200 1.200L6 11.400M8 12.900h6",
            name: "site-list",
            panel: &parts.turn,
        },
        Tab {
            id: "more",
            sign: "M2 4.500h5M11 4.500h3M9 2.700v3.600M2 11.500h2M8 11.500h6M6 9.700v3.600",
            name: "site-settings",
            panel: &more,
        },
    ];
    let first = if gathering { "people" } else { "log" };
    html! {
        aside.side {
            @if let Some(seat) = key.kept_by_bot { (resign::come_back(words, snapshot, seat, "site-bot-plays-for-you")) }
            (rivals)
            section.history {
                div.tabs role="tablist" aria-label=(words.text("site-side")) {
                    button.of-rivals type="button" role="tab" id="tab-rivals" aria-controls="p-rivals" aria-selected="false" tabindex="-1" title=(words.text("site-rivals")) {
                        (sign("M3 2.500h10v5c0 4-3 5.500-5 6.500-2-1-5-2.500-5-6.500z")) span.word { (words.text("site-rivals")) }
                    }
                    @for tab in &tabs {
                        button class={ "of-" (tab.id) } type="button" role="tab" id={ "tab-" (tab.id) } aria-controls={ "panel-" (tab.id) } title=(words.text(tab.name))
                            aria-selected=(if tab.id == first { "true" } else { "false" }) tabindex=[(tab.id != first).then_some("-1")] {
                            (sign(tab.sign)) span.word { (words.text(tab.name)) } em.badge hidden {}
                        }
                    }
                }
                @for tab in &tabs {
                    div.panel.shown[tab.id == first] role="tabpanel" id={ "panel-" (tab.id) } aria-labelledby={ "tab-" (tab.id) } { (tab.panel) }
                }
            }
        }
    }
}

fn sign(path: &str) -> Markup {
    html! { svg.sign viewBox="0 0 16 16" aria-hidden="true" { path d=(path) fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" {} } }
}

fn chat(words: &Words, address: &str) -> Markup {
    html! {
        form.chat method="post" action={ (address) "/chat" } {
            input name="words" maxlength=(limits::CHAT) required autocomplete="off" aria-label=(words.text("site-say")) placeholder=(words.text("site-say"));
            button.btn { (words.text("site-send")) }
        }
    }
}

fn report(words: &Words, address: &str, snapshot: &Snapshot) -> Markup {
    html! {
        dialog #report aria-labelledby="report-title" {
            form method="post" action={ (address) "/report" } data-thanks=(words.text("site-thanks")) {
                h2 #report-title { (words.text("site-wrong")) }
                p { (words.text("site-report-about")) }
                input type="hidden" name="ply" value=(snapshot.table.ply());
                label { (words.text("site-report-words")) textarea name="words" rows="5" maxlength=(limits::REPORT) required {} }
                p.actions { button.btn.main { (words.text("site-send")) } button.btn type="button" data-closes="report" { (words.text("site-cancel")) } }
            }
        }
    }
}

/// What the icons mean.
fn legend(words: &Words, snapshot: &Snapshot) -> Markup {
    let entries = shelf::legend(snapshot.title, words);
    html! {
        @if !entries.is_empty() {
            dialog #legend aria-labelledby="legend-title" {
                h2 #legend-title { (words.text("site-legend")) }
                dl.legend { @for entry in &entries { dt { (entry.icon) } dd { (entry.meaning) } } }
                p.actions { button.btn type="button" data-closes="legend" { (words.text("site-close")) } }
            }
        }
    }
}
