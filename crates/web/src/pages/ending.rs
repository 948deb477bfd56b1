//! The end of a game: who has won, and the count line by line. It lies over the board and can be put aside.

use super::pieces::{Pieces, shield};
use super::scores;
use super::update::PartSource;
use drawing::people;
use kit::Score;
use maud::{Markup, html};
use store::Stage;

pub fn part(source: &PartSource<'_>, pieces: &Pieces<'_>) -> Markup {
    let ended = source.snapshot.stage == Stage::Over && source.snapshot.stopped.is_none();
    // A board in one piece counts by itself.
    if !ended || pieces.drawing.is_in_one_piece() {
        return html! { div #p-ending hidden {} };
    }
    count(pieces)
}

/// Who has won, and the count.
pub fn count(pieces: &Pieces<'_>) -> Markup {
    let words = pieces.words;
    html! {
        div #p-ending {
            details #ending.ending open {
                summary.btn { span.when-open { (words.text("site-see-board")) } span.when-shut { (words.text("site-see-count")) } }
                div.sheet {
                    (podium(pieces))
                    div.counted {
                        @if let Some(count) = &pieces.drawing.ending { (count) } @else { (scores::table(&pieces.scores, pieces.names, words)) }
                    }
                }
            }
        }
    }
}

/// Everybody on a step, the winners on the highest.
fn podium(pieces: &Pieces<'_>) -> Markup {
    let wins = |score: &Score| score.seat.is_some_and(|seat| pieces.scores.winners.contains(&seat));
    let mut scores: Vec<&Score> = pieces.scores.scores.iter().collect();
    scores.sort_by_key(|score| (!wins(score), -score.total));
    html! {
        ol.steps-of-honour {
            @for (nth, score) in scores.iter().enumerate() {
                @let place = 1 + scores.iter().filter(|other| (!wins(other), -other.total) < (!wins(score), -score.total)).count();
                li class={ "place-" (place.min(5)) " " (people::class(score.seat.unwrap_or(people::RIVAL))) @if wins(score) { " wins" } } data-nth=(nth) {
                    (shield(score.seat.unwrap_or(people::RIVAL)))
                    span.name {
                        @if let Some(seat) = score.seat { (pieces.names.get(seat.index()).map_or("", String::as_str)) }
                        @if let Some(rival) = score.rival { (pieces.words.text(rival)) }
                    }
                    b.step { span.total { (score.total) } small { (place) } }
                }
            }
        }
    }
}
