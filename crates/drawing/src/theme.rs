//! The style that all boards share: the palette by day and at dusk, and the looks of the shared parts.

use std::collections::BTreeMap;
use std::sync::LazyLock;

const PARTS: &str = include_str!("../assets/theme.css");

/// The colours that pages and pictures share.
pub const PALETTE: Palette = Palette(include_str!("../assets/palette.css"));

/// Custom properties as a style sheet of two blocks: the day, then what is different at dusk. Which of them counts, the visitor says (`data-theme`),
/// or else the system.
#[derive(Copy, Clone, Default)]
pub struct Palette(pub &'static str);

/// The values of custom properties, by name without the hyphens.
pub type Colours = BTreeMap<String, String>;

impl Palette {
    /// All colours by day.
    pub fn day(&self) -> Colours {
        pairs(self.block(1))
    }

    /// Only what is different at dusk.
    pub fn dusk(&self) -> Colours {
        pairs(self.block(2))
    }

    /// Both blocks as rules of a page.
    pub fn css(&self) -> String {
        match self.block(2) {
            "" => self.0.to_string(),
            dusk => format!("{}\n@media (prefers-color-scheme: dark) {{ :root:not([data-theme=\"light\"]) {{{dusk}}} }}\n", self.0),
        }
    }

    fn block(&self, nth: usize) -> &'static str {
        self.0.split('{').nth(nth).and_then(|block| block.split('}').next()).unwrap_or("")
    }
}

fn pairs(block: &str) -> Colours {
    let pairs = block.split(';').filter_map(|pair| pair.trim().strip_prefix("--")?.split_once(':'));
    pairs.map(|(name, value)| (name.to_string(), value.trim().to_string())).collect()
}

/// Custom properties and the classes of the shared parts. Day and dusk, reduced motion, print.
pub fn css() -> &'static str {
    static CSS: LazyLock<String> = LazyLock::new(|| PALETTE.css() + PARTS);
    &CSS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dusk_is_the_day_with_other_colours() {
        let (day, dusk) = (PALETTE.day(), PALETTE.dusk());
        assert!(day["panel"] == "#fbf1da" && dusk["panel"] == "#1c2142");
        assert!(day.contains_key("card") && !dusk.contains_key("card"), "cards are lit alike in both");
        assert_eq!(css().matches("--panel: #1c2142").count(), 2, "by choice and by the system's wish");
    }
}
