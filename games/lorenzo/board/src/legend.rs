//! The icons of the board and what they mean.

use drawing::{LegendEntry, html};
use words::Words;

/// An icon and the message that explains it, in the order in which they are read.
const ENTRIES: [(&str, &str); 26] = [
    ("coin", "resource-coin"),
    ("wood", "resource-wood"),
    ("stone", "resource-stone"),
    ("servant", "legend-servant"),
    ("military", "legend-military"),
    ("faith", "legend-faith"),
    ("vp", "resource-vp"),
    ("priv", "legend-privilege"),
    ("territory", "legend-territory"),
    ("character", "legend-character"),
    ("building", "legend-building"),
    ("venture", "legend-venture"),
    ("bolt", "legend-bolt"),
    ("harvest", "legend-harvest"),
    ("production", "legend-production"),
    ("end", "legend-end"),
    ("to", "legend-to"),
    ("tower", "legend-tower"),
    ("lock", "legend-lock"),
    ("member", "legend-member"),
    ("cards", "legend-cards"),
    ("leader", "legend-leader"),
    ("once", "legend-once"),
    ("church", "legend-church"),
    ("market", "legend-market"),
    ("no", "legend-no"),
];

pub(crate) fn entries(words: &Words) -> Vec<LegendEntry> {
    let number = LegendEntry { icon: html! { b.no { "5" } }, meaning: words.text("legend-number") };
    let last = LegendEntry { icon: html! { i.i.i-last {} }, meaning: words.text("legend-last") };
    let entry = |(icon, key): &(&str, &str)| LegendEntry { icon: html! { i class={ "i i-" (icon) } {} }, meaning: words.text(key) };
    ENTRIES.iter().map(entry).chain([last, number]).collect()
}
