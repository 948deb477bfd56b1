//! The game on one page, to be read in two minutes or printed: goal, course of a round as pictures, points, what beginners miss.

use super::frame::{Frame, face};
use super::home::seats;
use super::lesson_text::{line, paragraphs};
use super::rules::doors;
use crate::app::App;
use crate::visitor::Visitor;
use lessons::{Mark, PointsForm, Step, Summary, TableForm};
use maud::{Markup, html};
use words::{Lang, Words};

pub fn summary(app: &App, visitor: &Visitor, summary: &'static Summary) -> Markup {
    let title = summary.title;
    let words = summary.words(visitor.lang);
    let name = format!("{}{}{}", words.text("title"), words.colon(), words.text("site-one-page"));
    let frame = Frame {
        app,
        appearance: visitor.appearance(),
        title: name.clone(),
        address: format!("/games/{}", title.id),
        game: Some(title),
        kind: "reading",
    };
    let form = &summary.form;
    let body = html! {
        main #main.summary {
            header.reading-head {
                (face(title))
                div {
                    h1 { (words.text("title")) }
                    p.facts { (seats(words, title)) @if words.has("length") { " · " (words.text("length")) } }
                    div.goal { h2 { (words.text("site-goal")) } (paragraphs(words, "summary-goal")) }
                }
            }
            section.course {
                h2 { (words.text("site-course")) }
                ol.stations-of-a-round {
                    @for station in &form.station {
                        li {
                            div.scene data-or=[station.or.then(|| words.text("site-or"))] { (picture(&station.picture)) span.pieces { @for piece in &station.pieces { (picture(piece)) } } }
                            h3 { (words.text(&format!("summary-station-{}", station.id))) }
                            p { (line(words, &format!("summary-station-{}-text", station.id))) (cited(title.id, &station.rules)) }
                        }
                    }
                }
                p.again { (line(words, "summary-again")) }
            }
            div.halves {
                section.points {
                    h2 { (words.text("site-points")) }
                    table { @for points in &form.points { (points_row(summary, points, words)) } }
                }
                section.missed {
                    h2 { (words.text("site-missed")) }
                    ol {
                        @for missed in &form.missed {
                            li {
                                (picture(&missed.icon))
                                div {
                                    strong { (words.text(&format!("summary-missed-{}", missed.id))) }
                                    p { (line(words, &format!("summary-missed-{}-text", missed.id))) (cited(title.id, &missed.rules)) }
                                }
                            }
                        }
                    }
                }
            }
            @for table in &form.table { (edition_table(summary, table, visitor.lang, words)) }
            p.print-it { button type="button" data-print { (words.text("site-print")) } }
        }
    };
    frame.around(doors(title, words, "summary"), body)
}

/// A picture of the game's art by its name: one class, or several that belong together.
pub fn picture(name: &str) -> Markup {
    let class = name.replace('.', " ");
    let kind = if name.starts_with("i-") {
        "i"
    } else if name.starts_with("s-") || name.starts_with("place-") {
        "art"
    } else {
        "pawn"
    };
    html! { i class={ (kind) " " (class) } aria-hidden="true" {} }
}

/// The rules behind a sentence, small.
fn cited(game: &str, rules: &[String]) -> Markup {
    html! { span.cited { @for number in rules { " " a href={ "/rules/" (game) "#r" (number) } { "§" (number) } } } }
}

fn points_row(summary: &Summary, points: &PointsForm, words: &Words) -> Markup {
    html! {
        tr {
            td.icon { (picture(&points.icon)) }
            th scope="row" { (line(words, &format!("summary-points-{}", points.id))) (cited(summary.title.id, &points.rules)) }
            td.worth {
                @match &points.scale {
                    Some(scale) => (steps(&summary.steps(scale))),
                    None => strong { (words.text(&format!("summary-points-{}-worth", points.id))) },
                }
            }
        }
    }
}

/// What is counted above, what it is worth below.
fn steps(steps: &[Step]) -> Markup {
    html! {
        span.scale {
            @for Step { mark, worth } in steps {
                span.step {
                    span.mark { @match mark { Mark::Number(number) => (number), Mark::Picture(name) => (picture(name)) } }
                    strong { (worth) }
                }
            }
        }
    }
}

fn edition_table(summary: &Summary, table: &TableForm, lang: Lang, words: &Words) -> Markup {
    html! {
        section.edition-table {
            h2 { (words.text(&format!("summary-table-{}", table.id))) }
            div.scroll {
                table {
                    thead { tr { @for column in &table.columns { th scope="col" { (words.text(&format!("summary-table-{}-{}", table.id, column.id))) } } } }
                    tbody { @for row in summary.rows(table, lang) { tr { @for cell in row { td { (cell) } } } } }
                }
            }
        }
    }
}
