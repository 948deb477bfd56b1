//! The final count as a table that explains itself: a column a player, a line a source, and in each cell what its points are made of.

use crate::resources::Row;
use crate::{Markup, Scene, html, people};
use kit::{Game, Seat};

/// One source of points.
pub struct Line {
    /// What is counted.
    pub what: String,
    /// By seat: the points, and what they are made of.
    pub entries: Vec<Entry>,
}

/// What one player has of it.
pub struct Entry {
    pub points: i32,
    /// "5 + 4"; nothing where there is nothing to explain.
    pub made_of: Markup,
}

impl Line {
    /// The line of a source, with an entry for every seat of the table.
    pub fn of<G: Game>(scene: &Scene<'_, G>, what: String, entry: impl FnMut(Seat) -> Entry) -> Line {
        Line { what, entries: Seat::all(scene.standing.scores.len() as u8).map(entry).collect() }
    }

    fn says_something(&self) -> bool {
        self.entries.iter().any(|entry| entry.points != 0 || !entry.made_of.0.is_empty())
    }
}

impl Entry {
    /// Points that are a sum: `5 + 4`. A single one needs no explanation.
    pub fn sum(parts: &[i32]) -> Entry {
        let said: Vec<String> = parts.iter().map(ToString::to_string).collect();
        Entry::because(parts.iter().sum(), if parts.len() > 1 { said.join(" + ") } else { String::new() })
    }

    /// So many times so much: `3 × 2`.
    pub fn times(n: i32, each: i32) -> Entry {
        Entry::because(n * each, if n > 0 { format!("{n} × {each}") } else { String::new() })
    }

    pub fn because(points: i32, made_of: impl AsRef<str>) -> Entry {
        Entry { points, made_of: html! { (made_of.as_ref()) } }
    }

    /// Things in icons, each with its words.
    pub fn things(points: i32, things: impl IntoIterator<Item = (Row, String)>) -> Entry {
        let made_of =
            html! { @for (sign, said) in things { span class="thing" role="img" data-tip aria-label=(said) { (sign.inline(14.0)) } " " } };
        Entry { points, made_of }
    }
}

/// The table. Lines that say nothing of anybody are left out; the totals are those of the standing.
pub fn table<G: Game>(scene: &Scene<'_, G>, lines: &[Line]) -> Markup {
    let standing = scene.standing;
    html! {
        div class="counted" {
            table class="ledger" {
                thead {
                    tr {
                        td {}
                        @for score in &standing.scores {
                            th scope="col" class=(people::class(score.seat.unwrap_or(people::RIVAL))) {
                                @if let Some(seat) = score.seat { (people::crest(seat, 18)) " " (scene.name(seat)) }
                                @if let Some(rival) = score.rival { (people::crest(people::RIVAL, 18)) " " (scene.text(rival)) }
                                @if score.seat.is_some_and(|seat| standing.winners.contains(&seat)) { " ★" }
                            }
                        }
                    }
                }
                tbody {
                    @for line in lines.iter().filter(|line| line.says_something()) {
                        tr {
                            th scope="row" { (line.what) }
                            @for entry in &line.entries {
                                td { b class=[(entry.points == 0).then_some("none")] { (entry.points) } @if !entry.made_of.0.is_empty() { " " small { (entry.made_of) } } }
                            }
                        }
                    }
                }
                tfoot { tr { th scope="row" { (scene.text("site-total")) } @for score in &standing.scores { td { b data-count { (score.total) } } } } }
            }
        }
    }
}

/// Who has won: everybody by points, the winners with a star.
pub fn podium<G: Game>(scene: &Scene<'_, G>) -> Markup {
    let mut scores: Vec<_> = scene.standing.scores.iter().collect();
    scores.sort_by_key(|score| (!score.seat.is_some_and(|seat| scene.standing.winners.contains(&seat)), -score.total));
    html! {
        ol class="podium" {
            @for score in scores {
                li class={ (people::class(score.seat.unwrap_or(people::RIVAL))) @if score.seat.is_some_and(|seat| scene.standing.winners.contains(&seat)) { " wins" } } {
                    @if let Some(seat) = score.seat { (people::crest(seat, 30)) span { (scene.name(seat)) } }
                    @if let Some(rival) = score.rival { (people::crest(people::RIVAL, 30)) span { (scene.text(rival)) } }
                    b { (score.total) }
                }
            }
        }
    }
}
