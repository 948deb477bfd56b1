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

/// Letters and their widths in thousandths of the type's size, in order.
const BOLD_WIDTHS: &[(char, u16)] = &include!(concat!(env!("OUT_DIR"), "/bold_widths.rs"));

/// How wide a text is in our bold type, as a multiple of its size. A letter that we do not carry counts as a wide one.
pub fn bold_width(text: &str) -> f32 {
    let of = |letter: char| BOLD_WIDTHS.binary_search_by_key(&letter, |(known, _)| *known).map_or(1000, |nth| BOLD_WIDTHS[nth].1);
    text.chars().map(|letter| f32::from(of(letter))).sum::<f32>() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_as_wide_as_its_letters() {
        assert!(bold_width("mm") > 2.0 * bold_width("i") && bold_width("") == 0.0);
        assert!((bold_width("Biblioteca") - bold_width("Biblio") - bold_width("teca")).abs() < 0.001);
        assert!((0.4..0.7).contains(&(bold_width("Laboratorium") / 12.0)), "{}", bold_width("Laboratorium"));
    }

    #[test]
    fn three_cuts_weigh_at_most_75_kb() {
        let weights: Vec<usize> = CUTS.iter().map(|cut| cut.woff2.len()).collect();
        assert!(CUTS.iter().all(|cut| cut.woff2.starts_with(b"wOF2")) && weights.iter().sum::<usize>() <= 75_000, "{weights:?}");
    }
}
