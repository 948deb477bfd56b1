use super::frame::{Frame, face};
use super::pieces::shield;
use crate::app::App;
use crate::limits;
use crate::routes::usual_level;
use crate::visitor::Visitor;
use bots::Level;
use kit::{OptionKind, OptionSpec, OptionValue, Phrase, Seat};
use maud::{Markup, html};
use shelf::{TITLES, Title};
use words::Words;

/// The form for a new table. Game and number of seats are links, so that the form needs no script.
pub fn new_table(app: &App, visitor: &Visitor, title: &'static Title, seats: u8) -> Markup {
    let words = app.words(visitor.lang, Some(title));
    let address = format!("/new?game={}&seats={seats}", title.id);
    let frame =
        Frame { app, appearance: visitor.appearance(), title: words.text("site-new-table"), address, game: Some(title), kind: "narrow" };
    let body = html! {
        main #main {
            h1 { (words.text("site-new-table")) }
            nav.choice.of-games aria-label=(words.text("site-game")) {
                @for other in TITLES {
                    a href={ "/new?game=" (other.id) } aria-current=[(other.id == title.id).then_some("true")] { (face(other)) span { (app.words(visitor.lang, Some(other)).text("title")) } }
                }
            }
            p.lead { (words.text("tagline")) " " a href={ "/rules/" (title.id) } { (words.text("site-rules")) } }
            nav.choice aria-label=(words.text("site-how-many")) {
                @for n in title.seats {
                    a href={ "/new?game=" (title.id) "&seats=" (n) } aria-current=[(*n == seats).then_some("true")] {
                        (words.tell(&Phrase::new("site-players").with("n", *n)))
                    }
                }
            }
            form method="post" action="/new" {
                input type="hidden" name="game" value=(title.id);
                input type="hidden" name="seats" value=(seats);
                p { label { (words.text("site-your-name")) " " input name="name" maxlength=(limits::NAME) autocomplete="nickname" value=(visitor.name) placeholder=(words.text("site-guest")); } }
                fieldset {
                    legend { (words.text("site-who-plays")) }
                    @for seat in 0..seats { (place(words, seat)) }
                    p.hint { (words.text("site-who-hint")) }
                }
                @let options: Vec<&OptionSpec> = title.options().iter().filter(|option| option.seats.contains(&seats)).collect();
                @if !options.is_empty() {
                    fieldset { legend { (words.text("site-options")) } @for spec in options { (option(words, spec)) } }
                }
                @let editions: Vec<_> = app.settings.editions.iter().filter(|edition| edition.game == title.id).collect();
                @if !editions.is_empty() {
                    fieldset {
                        legend { (words.text("site-edition")) }
                        label { (words.text("site-edition-choice")) " " select name="edition" {
                            option value="" { (words.text("site-edition-usual")) }
                            @for edition in editions { option value=(edition.id) { (edition.id) } }
                        } }
                    }
                }
                div.option {
                    label { input type="checkbox" name="end-turn" value="on" checked aria-describedby="end-turn-about"; " " (words.text("site-turn-end")) }
                    p.hint #end-turn-about { (words.text("site-turn-end-about")) }
                }
                p { button.primary { (words.text("site-make-table")) } }
            }
        }
    };
    frame.around(html! {}, body)
}

fn place(words: &Words, seat: u8) -> Markup {
    let label = words.tell(&Phrase::new("seat").with("n", seat + 1));
    let usual = format!("bot-{}", usual_level().id());
    let picked = |value: &str| if seat == 0 { value == "me" } else { value == usual };
    html! {
        p.place {
            label for={ "seat-" (seat) } { (shield(Seat(seat))) (label) }
            select name={ "seat-" (seat) } id={ "seat-" (seat) } {
                @for value in ["me", "here", "friend", "anybody"] {
                    option value=(value) selected[picked(value)] { (words.text(&format!("site-seat-{value}"))) }
                }
                @for level in Level::ALL {
                    @let value = format!("bot-{}", level.id());
                    option value=(value) selected[picked(&value)] { (words.text("site-bot")) (words.colon()) (words.text(&format!("level-{}", level.id()))) }
                }
            }
            input.other name={ "name-" (seat) } maxlength=(limits::NAME) aria-label=(words.text("site-name-here")) placeholder=(words.text("site-name-here"));
        }
    }
}

fn option(words: &Words, spec: &OptionSpec) -> Markup {
    let (name, about) = (format!("option-{}", spec.id), format!("option-{}-about", spec.id));
    html! {
        div.option {
            @match spec.kind {
                OptionKind::Bool { default } => {
                    label { input type="checkbox" name=(name) value="on" checked[default] aria-describedby=(about); " " (words.text(&name)) }
                }
                OptionKind::Choice { .. } => {
                    label { (words.text(&name)) " "
                        select name=(name) aria-describedby=(about) {
                            @for value in spec.values() {
                                option value=(value) selected[value == spec.default()] { (words.text(&format!("{name}-{}", text(value)))) }
                            }
                        }
                    }
                }
            }
            p.hint id=(about) { (words.text(&about)) }
        }
    }
}

fn text(value: OptionValue) -> String {
    value.to_string()
}
