//! The icons of the board and what they mean.

use drawing::{LegendEntry, html};
use words::Words;

/// An icon and the message that explains it, in the order in which they are read.
const ENTRIES: [(&str, &str); 32] = [
    ("coin", "draw-florins-word"),
    ("vp", "draw-prestige-word"),
    ("profession", "legend-profession"),
    ("bonus", "legend-bonus"),
    ("prestige", "legend-prestige"),
    ("recruiting", "legend-recruiting"),
    ("work", "legend-work"),
    ("star", "legend-star"),
    ("builder", "legend-builder"),
    ("jester", "legend-jester"),
    ("building", "counted-building"),
    ("landscape", "counted-landscape"),
    ("freedom", "counted-freedom"),
    ("forest", "landscape-forest"),
    ("lake", "landscape-lake"),
    ("park", "landscape-park"),
    ("travel", "freedom-travel"),
    ("religion", "freedom-religion"),
    ("opinion", "freedom-opinion"),
    ("university", "building-university"),
    ("laboratory", "building-laboratory"),
    ("workshop", "building-workshop"),
    ("library", "building-library"),
    ("opera", "building-opera"),
    ("studio", "building-studio"),
    ("hospital", "building-hospital"),
    ("theatre", "building-theatre"),
    ("tower", "building-tower"),
    ("chapel", "building-chapel"),
    ("square", "counted-free_square"),
    ("joint", "legend-joint"),
    ("muse", "character-muse"),
];

pub(crate) fn entries(words: &Words) -> Vec<LegendEntry> {
    let entry = |(icon, key): &(&str, &str)| LegendEntry { icon: html! { i class={ "i i-" (icon) } {} }, meaning: words.text(key) };
    ENTRIES.iter().map(entry).collect()
}
