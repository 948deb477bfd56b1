//! The site's one script, made of its parts in the order they build on each other.

/// A module: what one part declares the later ones see.
pub const SCRIPT: &str = concat!(
    include_str!("../assets/site.js"),
    include_str!("../assets/preferences.js"),
    include_str!("../assets/motion.js"),
    include_str!("../assets/parts.js"),
    include_str!("../assets/inspection.js"),
    include_str!("../assets/answers.js"),
    include_str!("../assets/chains.js"),
    include_str!("../assets/turns.js"),
    include_str!("../assets/explanations.js"),
    include_str!("../assets/phone_areas.js"),
    include_str!("../assets/side.js"),
    include_str!("../assets/attention.js"),
    include_str!("../assets/sound.js"),
    include_str!("../assets/lookback.js"),
    include_str!("../assets/replay.js"),
    include_str!("../assets/fit.js"),
    include_str!("../assets/search.js"),
    include_str!("../assets/tips.js"),
    include_str!("../assets/advice.js"),
    include_str!("../assets/lesson.js"),
    include_str!("../assets/live.js")
);
