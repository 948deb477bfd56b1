//! Three cuts of Libertinus Serif as WOFF2, made by the build script from the crate that carries the family (OFL).

/// A cut: what a style sheet calls it, and its file.
pub struct Cut {
    pub name: &'static str,
    pub weight: &'static str,
    pub style: &'static str,
    pub woff2: &'static [u8],
}

pub const CUTS: [Cut; 3] = [
    Cut { name: "regular", weight: "400", style: "normal", woff2: include_bytes!(concat!(env!("OUT_DIR"), "/regular.woff2")) },
    Cut { name: "bold", weight: "700", style: "normal", woff2: include_bytes!(concat!(env!("OUT_DIR"), "/bold.woff2")) },
    Cut { name: "italic", weight: "400", style: "italic", woff2: include_bytes!(concat!(env!("OUT_DIR"), "/italic.woff2")) },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_cuts_weigh_at_most_75_kb() {
        let weights: Vec<usize> = CUTS.iter().map(|cut| cut.woff2.len()).collect();
        assert!(CUTS.iter().all(|cut| cut.woff2.starts_with(b"wOF2")) && weights.iter().sum::<usize>() <= 75_000, "{weights:?}");
    }
}
