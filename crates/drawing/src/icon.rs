//! One set of symbols for all games.
//!
//! They are drawn once per page ([`sprite`]) and used by name, so that a board full of icons stays light on the wire.

use maud::{Markup, PreEscaped, html};

const SYMBOLS: &str = include_str!("../assets/icons.svg");

/// All symbols, hidden. It stands once in a page, outside of what is swapped.
pub fn sprite() -> Markup {
    html! { svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false" { (PreEscaped(SYMBOLS)) } }
}

/// A symbol inside a drawing, its upper left corner at x, y.
pub fn at(name: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#i-" (name) } x=(round(x)) y=(round(y)) width=(round(size)) height=(round(size)) {} }
}

/// A symbol in running text.
pub fn inline(name: &str) -> Markup {
    html! { svg class="icon" viewBox="0 0 16 16" aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// Is there such a symbol?
pub fn exists(name: &str) -> bool {
    SYMBOLS.contains(&format!("<symbol id=\"i-{name}\""))
}

/// A tenth of a pixel is enough, and short on the wire.
pub fn round(n: f32) -> f32 {
    (n * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_symbol_has_a_name_of_its_own() {
        let mut names: Vec<&str> = super::SYMBOLS.split("id=\"i-").skip(1).filter_map(|s| s.split('"').next()).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert!(all > 20 && names.len() == all, "{names:?}");
    }
}
