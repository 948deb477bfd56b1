//! Type that fits its box. A name is as long as its language makes it; how wide it is in our type is known before it is drawn, so a board chooses
//! by that, and not by the language.

/// Is a text in bold type wider than so many times its size?
pub fn is_wide(text: &str, room: f32) -> bool {
    fonts::bold_width(text) > room
}

/// The word of a text that needs the widest line.
pub fn longest_word(text: &str) -> Option<&str> {
    text.split(' ').max_by(|a, b| fonts::bold_width(a).total_cmp(&fonts::bold_width(b)))
}

/// The class that sets a text so tight that it fits `room` times its size (`tight-1` to `tight-7`, hundredths of the size between letters);
/// none where there is room enough. What would have to be tighter is as tight as can still be read.
pub fn tight(text: &str, room: f32) -> Option<&'static str> {
    const STEPS: [&str; 7] = ["tight-1", "tight-2", "tight-3", "tight-4", "tight-5", "tight-6", "tight-7"];
    let excess = fonts::bold_width(text) - room;
    let letters = text.chars().count().max(1) as f32;
    let step = (excess * 100.0 / letters).ceil();
    (step > 0.0).then(|| STEPS[(step as usize).min(STEPS.len()) - 1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longer_a_name_the_tighter_it_is_set() {
        let room = fonts::bold_width("Laboratoire") - 0.1;
        let step = |text: &str| tight(text, room).map_or(0, |class| class.trim_start_matches("tight-").parse::<u8>().unwrap());
        assert_eq!(step("Park"), 0);
        let names = ["Laboratoire", "Laboratoires", "Laboratoriums"];
        assert!(names.windows(2).all(|pair| step(pair[0]) < step(pair[1])), "{:?}", names.map(step));
        assert_eq!(step("a name that no box of this size holds"), 7);
        assert!(is_wide("Laboratoire", room) && !is_wide("Park", room));
    }
}
