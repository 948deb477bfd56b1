//! The final scores as a table: a column for each player, a line for each source of points, and in each cell what the points are made of.

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
    /// What a single part is, said of the points themselves.
    pub about: Option<String>,
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
        Entry { points, made_of: html! { (made_of.as_ref()) }, about: None }
    }

    /// Points of which each part has its words: `8 + 6 + 0`, or `4 × 3` where all are alike. What a part is, is one hover or one stop
    /// of the keyboard away.
    pub fn parts(points: i32, parts: &[(i32, String)]) -> Entry {
        if let [(_, said)] = parts {
            return Entry { points, made_of: html! {}, about: Some(format!("{points}: {said}")) };
        }
        let alike = parts.windows(2).all(|pair| pair[0].0 == pair[1].0);
        let made_of = html! {
            @if let (Some((each, _)), true) = (parts.first(), alike) {
                @let said: Vec<&str> = parts.iter().map(|(_, said)| said.as_str()).collect();
                (part(&format!("{} × {}", parts.len(), signed(*each)), &said.join("; ")))
            } @else {
                @for (nth, (n, said)) in parts.iter().enumerate() {
                    // A long sum may go on in the next line.
                    @if nth > 0 { wbr; }
                    @if nth > 0 && *n >= 0 { "+" }
                    (part(&signed(*n), &format!("{}: {said}", signed(*n))))
                }
            }
        };
        Entry { points, made_of, about: None }
    }

    /// Things in icons, each with its words.
    pub fn things(points: i32, things: impl IntoIterator<Item = (Row, String)>) -> Entry {
        Entry::pictures(points, things.into_iter().map(|(sign, said)| (sign.inline(14.0), said)))
    }

    /// The same of things that are drawn already.
    pub fn pictures(points: i32, things: impl IntoIterator<Item = (Markup, String)>) -> Entry {
        let made_of = html! { @for (sign, said) in things { span class="thing" role="img" data-tip aria-label=(said) { (sign) } " " } };
        Entry { points, made_of, about: None }
    }
}

fn signed(n: i32) -> String {
    n.to_string().replace('-', "−")
}

fn part(shown: &str, said: &str) -> Markup {
    html! { span class="part" role="img" tabindex="0" data-tip aria-label=(said) { (shown) } }
}

/// The table. Lines that say nothing of anybody are left out; the totals are those of the standing.
pub fn table<G: Game>(scene: &Scene<'_, G>, lines: &[Line]) -> Markup {
    table_of(scene, lines, None, |seat| people::crest(seat, 18))
}

/// The table for boards that are drawn with the art: the page shows who stands where, this what the points are made of.
pub fn count<G: Game>(scene: &Scene<'_, G>, lines: &[Line]) -> Markup {
    count_with(scene, lines, None)
}

/// The same with a sentence below it: what decided a tie.
pub fn count_with<G: Game>(scene: &Scene<'_, G>, lines: &[Line], tie: Option<String>) -> Markup {
    table_of(scene, lines, tie, |seat| html! { i class={ "shield " (people::class(seat)) } {} })
}

fn table_of<G: Game>(scene: &Scene<'_, G>, lines: &[Line], tie: Option<String>, shield: impl Fn(Seat) -> Markup) -> Markup {
    let standing = scene.standing;
    html! {
        div class="counted" {
            table class="score-table" {
                thead {
                    tr {
                        td {}
                        @for score in &standing.scores {
                            th scope="col" class=(people::class(score.seat.unwrap_or(people::RIVAL))) {
                                @if let Some(seat) = score.seat { (shield(seat)) " " (scene.name(seat)) }
                                @if let Some(rival) = score.rival { (shield(people::RIVAL)) " " (scene.text(rival)) }
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
                                td { (points(entry)) @if !entry.made_of.0.is_empty() { " " small { (entry.made_of) } } }
                            }
                        }
                    }
                }
                tfoot {
                    tr { th scope="row" { (scene.text("site-total")) } @for score in &standing.scores { td { b data-count { (score.total) } } } }
                    @if let Some(tie) = tie { tr class="tie" { td colspan=(standing.scores.len() + 1) { (tie) } } }
                }
            }
        }
    }
}

fn points(entry: &Entry) -> Markup {
    let class = (entry.points == 0).then_some("none");
    html! {
        @if let Some(about) = &entry.about { b class=[class] role="img" tabindex="0" data-tip aria-label=(about) { (entry.points) } }
        @else { b class=[class] { (entry.points) } }
    }
}

/// The seats that share the most points.
pub fn tied<G: Game>(scene: &Scene<'_, G>) -> Vec<Seat> {
    let most = scene.standing.scores.iter().map(|score| score.total).max();
    scene.standing.scores.iter().filter(|score| Some(score.total) == most).filter_map(|score| score.seat).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(parts: &[i32]) -> String {
        let named: Vec<(i32, String)> = parts.iter().map(|n| (*n, format!("for {n}"))).collect();
        let drawn = Entry::parts(parts.iter().sum(), &named).made_of.into_string();
        drawn.split('<').filter_map(|tag| tag.split_once('>')).map(|(_, text)| text).collect()
    }

    #[test]
    fn parts_are_a_sum_or_a_product_and_each_says_what_it_is() {
        assert_eq!(shown(&[8, 0, 6]), "8+0+6");
        assert_eq!(shown(&[3, 3]), "2 × 3");
        assert_eq!(shown(&[-1, -3]), "−1−3");
        assert_eq!(shown(&[5]), "");
        assert_eq!(Entry::parts(5, &[(5, "for the park".to_string())]).about.as_deref(), Some("5: for the park"));
    }
}
