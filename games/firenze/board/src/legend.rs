//! The icons of the board and what they mean.

use crate::bricks;
use drawing::{LegendEntry, html};
use firenze::Colour;
use kit::Phrase;
use words::Words;

/// An icon and the message that explains it, in the order in which they are read.
const ENTRIES: [(&str, &str); 20] = [
    ("brick", "legend-brick"),
    ("vp", "legend-vp"),
    ("seal", "legend-seal"),
    ("lead", "legend-lead"),
    ("tower", "legend-tower"),
    ("balcony", "legend-balcony"),
    ("lock", "legend-lock"),
    ("crown", "legend-crown"),
    ("ruin", "legend-ruin"),
    ("ok", "legend-ok"),
    ("bolt", "kind-event"),
    ("character", "kind-character"),
    ("building", "kind-building"),
    ("star", "kind-celebration"),
    ("church", "kind-church"),
    ("all", "legend-all"),
    ("rival", "legend-rival"),
    ("swap", "legend-swap"),
    ("end", "legend-end"),
    ("no", "legend-no"),
];

pub(crate) fn entries(words: &Words) -> Vec<LegendEntry> {
    let brick =
        |colour: &Colour| LegendEntry { icon: bricks::block(*colour), meaning: words.tell(&Phrase::name("bricks", colour).with("n", 1u8)) };
    let entry = |(icon, key): &(&str, &str)| LegendEntry { icon: html! { i class={ "i i-" (icon) } {} }, meaning: words.text(key) };
    Colour::ALL.iter().map(brick).chain(ENTRIES.iter().map(entry)).collect()
}
