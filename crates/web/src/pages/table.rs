//! The page of a table: the parts that change, and around them what must not be swapped under a person's hands (chat, report).

use super::frame::{Frame, lens};
use super::update::Update;
use crate::house::House;
use crate::limits;
use crate::store::Stage;
use crate::table::{Seated, Sitting};
use crate::visitor::Visitor;
use kit::{Phrase, Seat};
use maud::{Markup, html};
use words::Words;

pub fn table(house: &House, visitor: &Visitor, sitting: &Sitting, seated: &Seated, update: &Update, lifted: Option<u8>) -> Markup {
    let words = house.words(visitor.lang, Some(sitting.title));
    let game = words.text("title");
    let address = format!("/t/{}", sitting.id);
    let live = lifted.map_or(format!("{address}/live"), |seat| format!("{address}/live?lift={seat}"));
    let sits = !seated.held_by(&visitor.id).is_empty();
    let frame = Frame { house, visitor, title: game.clone(), address: address.clone(), game: Some(sitting.title), kind: "at-table" };
    let bar = html! {
        h1.game { (game) }
        nav.about {
            a href={ "/rules/" (sitting.title.id) } target="_blank" { (words.text("site-rules")) }
            @if seated.stage != Stage::Gathering { a href={ (address) "/replay" } { (words.text("site-replay")) } }
            button.wrong type="button" data-opens="report" { (words.text("site-wrong")) }
        }
    };
    let body = html! {
        (drawing::icon::sprite())
        main #main.table data-live=(live) data-table=(address) data-version=(update.version)
            data-lost=(words.text("site-lost")) data-copied=(words.text("site-copied")) {
            (update.board)
            (lens(words))
            aside {
                (update.turn)
                (returning(words, &address, visitor, seated))
                details.panel open { summary { (words.text("site-log")) } (update.log) }
                details.panel { summary { (words.text("site-scores")) } (update.scores) }
                details.panel open[seated.stage == Stage::Gathering] { summary { (words.text("site-people")) } (update.people)
                    @if sits && seated.stage != Stage::Over { (leave(words, &address)) } }
                details.panel { summary { (words.text("site-chat")) } (update.chat) (chat(words, &address)) }
                (keys(words))
            }
        }
        (report(words, &address, seated))
    };
    frame.around(bar, body)
}

/// What the keyboard does at a table.
fn keys(words: &Words) -> Markup {
    let key = |keys: &[&str], what: &str| html! { dt { @for key in keys { kbd { (key) } " " } } dd { (words.text(what)) } };
    html! {
        details.panel.keys {
            summary { (words.text("site-keys")) }
            dl {
                (key(&["Tab"], "site-keys-tab"))
                (key(&["Enter"], "site-keys-enter"))
                (key(&["←", "→", "↑", "↓"], "site-keys-arrows"))
                (key(&["R", "F"], "site-keys-turn"))
                (key(&["Esc"], "site-keys-escape"))
            }
        }
    }
}

/// A bot has kept the seat of this visitor.
fn returning(words: &Words, address: &str, visitor: &Visitor, seated: &Seated) -> Markup {
    let kept = (0..).map(Seat).zip(&seated.places).find(|(_, place)| visitor.is_known() && place.was_held_by(&visitor.id));
    html! {
        @if let Some((seat, place)) = kept {
            form.returning method="post" action={ (address) "/back" } {
                input type="hidden" name="seat" value=(seat.0);
                p { (words.say(&Phrase::new("site-bot-plays-for-you").with("seat", seat), &seated.names())) }
                button.primary { (words.text("site-take-back")) " (" (place.name) ")" }
            }
        }
    }
}

fn leave(words: &Words, address: &str) -> Markup {
    html! { form.leave method="post" action={ (address) "/leave" } { button { (words.text("site-leave")) } } }
}

fn chat(words: &Words, address: &str) -> Markup {
    html! {
        form.chat method="post" action={ (address) "/chat" } {
            input name="words" maxlength=(limits::CHAT) required autocomplete="off" aria-label=(words.text("site-say")) placeholder=(words.text("site-say"));
            button { (words.text("site-send")) }
        }
    }
}

fn report(words: &Words, address: &str, seated: &Seated) -> Markup {
    html! {
        dialog #report aria-labelledby="report-title" {
            form method="post" action={ (address) "/report" } data-thanks=(words.text("site-thanks")) {
                h2 #report-title { (words.text("site-wrong")) }
                p { (words.text("site-report-about")) }
                input type="hidden" name="ply" value=(seated.table.ply());
                label { (words.text("site-report-words")) textarea name="words" rows="5" maxlength=(limits::REPORT) required {} }
                p.deeds { button.primary { (words.text("site-send")) } button type="button" data-closes="report" { (words.text("site-cancel")) } }
            }
        }
    }
}
