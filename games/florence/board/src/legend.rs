//! The signs of the board and what they mean.

use drawing::{LegendEntry, html};
use words::Words;

/// A picture and the message that explains it, in the order in which they are read.
const ENTRIES: [(&str, &str); 18] = [
    ("i i-time", "legend-time"),
    ("i i-vp", "legend-vp"),
    ("pawn m-deb red", "legend-debutante"),
    ("pawn m-donna red", "legend-donna"),
    ("pawn m-maestro red", "legend-maestro"),
    ("i n-sign-cosimo", "legend-cosimo"),
    ("i n-sign-contessina", "legend-contessina"),
    ("i n-sign-giovanni", "legend-giovanni"),
    ("i n-socket-cosimo", "legend-bodyguard"),
    ("i n-socket-contessina", "legend-spy"),
    ("i n-socket-giovanni", "legend-bouncer"),
    ("i m-guard red", "legend-guard"),
    ("i m-brag red", "legend-brag"),
    ("i m-ring red", "legend-ring"),
    ("i i-gift", "legend-gift"),
    ("i i-card", "legend-card"),
    ("i i-goal", "legend-goal"),
    ("i i-lock", "legend-lock"),
];

pub(crate) fn entries(words: &Words) -> Vec<LegendEntry> {
    ENTRIES.iter().map(|(picture, key)| LegendEntry { icon: html! { i class=(picture) {} }, meaning: words.text(key) }).collect()
}
