//! The buttons of a replay: on and back by an answer, by a turn, by a round.

use maud::{Markup, html};
use shelf::Table;
use words::Words;

/// Where a replay can stop: the plies at which a turn or a round begins, and the end.
pub struct Stops {
    pub turns: Vec<usize>,
    pub rounds: Vec<usize>,
}

impl Stops {
    pub fn of(table: &dyn Table) -> Stops {
        let spans: Vec<_> = table.turns_from(0).into_iter().filter(|span| !span.plies.is_empty()).collect();
        let last = table.ply();
        let turns = spans.iter().map(|span| span.plies.start).chain([last]);
        let is_new = |nth: usize| nth == 0 || spans[nth - 1].chapter.round != spans[nth].chapter.round;
        let rounds = (0..spans.len()).filter(|nth| is_new(*nth)).map(|nth| spans[nth].plies.start).chain([last]);
        Stops { turns: turns.collect(), rounds: rounds.collect() }
    }
}

/// The last stop before a ply.
fn back(stops: &[usize], ply: usize) -> usize {
    stops.iter().rev().find(|stop| **stop < ply).copied().unwrap_or(0)
}

/// The first stop after a ply.
fn on(stops: &[usize], ply: usize) -> usize {
    stops.iter().find(|stop| **stop > ply).or(stops.last()).copied().unwrap_or(0)
}

/// Links to other steps; a script takes them over by their `data-step`. `to` makes the address of a step.
pub fn buttons(stops: &Stops, ply: usize, last: usize, words: &Words, to: impl Fn(usize) -> String) -> Markup {
    let button = |step: &str, key: &str, sign: &str, ply: usize| {
        let name = words.text(key);
        html! { a.btn href=(to(ply)) data-step=(step) title=(name) aria-label=(name) { (sign) } }
    };
    html! {
        (button("first", "site-first", "|◀", 0))
        (button("round-back", "site-round-back", "◀◀◀", back(&stops.rounds, ply)))
        (button("turn-back", "site-turn-back", "◀◀", back(&stops.turns, ply)))
        (button("-1", "site-previous", "◀", ply.saturating_sub(1)))
        button.btn.play type="button" data-step="play" data-play=(words.text("site-play")) data-pause=(words.text("site-pause")) { (words.text("site-play")) }
        (button("1", "site-next", "▶", (ply + 1).min(last)))
        (button("turn-on", "site-turn-on", "▶▶", on(&stops.turns, ply)))
        (button("round-on", "site-round-on", "▶▶▶", on(&stops.rounds, ply)))
        (button("last", "site-last", "▶|", last))
    }
}

/// The stops as the script reads them.
pub fn list(stops: &[usize]) -> String {
    stops.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_goes_back_to_the_beginning_of_a_turn_and_then_to_the_one_before() {
        let stops = [0, 4, 9, 12];
        assert_eq!([back(&stops, 11), back(&stops, 9), back(&stops, 0)], [9, 4, 0]);
        assert_eq!([on(&stops, 0), on(&stops, 5), on(&stops, 12)], [4, 9, 12]);
    }
}
