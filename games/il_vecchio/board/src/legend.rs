//! The icons of the board and what they mean.

use drawing::{LegendEntry, html};
use words::Words;

/// An icon and the message that explains it, in the order in which they are read.
const ENTRIES: [(&str, &str); 24] = [
    ("coin", "goods-florin"),
    ("scroll", "legend-scroll"),
    ("cart", "legend-cart"),
    ("bishop", "legend-bishop"),
    ("assassin", "legend-assassin"),
    ("knight", "legend-knight"),
    ("abbot", "legend-abbot"),
    ("follower", "legend-follower"),
    ("vp", "legend-vp"),
    ("crest", "legend-crest"),
    ("tax", "crest-tax-about"),
    ("broker", "crest-middlemen-about"),
    ("lying", "crest-family_members-about"),
    ("standing", "legend-standing"),
    ("dice", "legend-dice"),
    ("region", "legend-region"),
    ("council", "legend-council"),
    ("nobility", "legend-nobility"),
    ("crown", "legend-crown"),
    ("bag", "legend-bag"),
    ("cards", "legend-cards"),
    ("again", "legend-again"),
    ("nocoin", "legend-nocoin"),
    ("to", "legend-to"),
];

pub(crate) fn entries(words: &Words) -> Vec<LegendEntry> {
    let entry = |(icon, key): &(&str, &str)| LegendEntry { icon: html! { i class={ "i i-" (icon) } {} }, meaning: words.text(key) };
    ENTRIES.iter().map(entry).collect()
}
