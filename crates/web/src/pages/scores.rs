//! Points now, and what they are made of.

use super::pieces::shield;
use super::update::PartSource;
use kit::{Phrase, Score, Scores};
use maud::{Markup, html};
use words::Words;

pub fn part(source: &PartSource<'_>) -> Markup {
    let scores = source.snapshot.table.scores(source.perspective.viewer());
    html! { div #p-scores { (table(&scores, &source.names, source.words)) } }
}

/// A column a player, a row a source; sources nobody has anything of are left out.
pub fn table(scores: &Scores, names: &[String], words: &Words) -> Markup {
    let mut sources: Vec<&'static str> = Vec::new();
    for (source, _) in scores.scores.iter().flat_map(|score| &score.sources) {
        if !sources.contains(source) {
            sources.push(source);
        }
    }
    let points = |score: &Score, source: &str| score.sources.iter().filter(|(s, _)| *s == source).map(|(_, n)| *n).sum::<i32>();
    sources.retain(|source| scores.scores.iter().any(|score| points(score, source) != 0));
    html! {
        table.scores {
            thead { tr { td {} @for score in &scores.scores { th scope="col" { (name(score, names, words)) } } } }
            tbody {
                @for source in &sources {
                    tr { th scope="row" { (words.text(&format!("score-{source}"))) } @for score in &scores.scores { td { (points(score, source)) } } }
                }
            }
            tfoot {
                tr { th scope="row" { (words.text("site-total")) } @for score in &scores.scores { td { strong { (score.total) } } } }
            }
        }
    }
}

pub fn name(score: &Score, names: &[String], words: &Words) -> Markup {
    match (score.seat, score.rival) {
        (Some(seat), _) => html! { (shield(seat)) " " span.name { (names.get(seat.index()).map_or("", String::as_str)) } },
        (None, Some(rival)) => html! { (shield(drawing::people::RIVAL)) " " span.name { (words.tell(&Phrase::new(rival))) } },
        (None, None) => html! {},
    }
}
