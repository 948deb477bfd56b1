//! The common hand: parchment, ink, heraldic colours.

/// Custom properties and the classes of the shared parts. Light and dark, reduced motion, print.
pub const CSS: &str = include_str!("../assets/theme.css");
