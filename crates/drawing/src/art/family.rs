//! The families at a table: a colour each and a pattern each, so that nobody needs to see colours to tell them apart.

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Family {
    /// The class of everything that belongs to the family.
    pub class: &'static str,
    pub colour: &'static str,
    /// The id of its pattern in `materials.svg`.
    pub pattern: &'static str,
}

/// By seat. Ochre would lie too near to the gold of the lamp, which means one thing only: possible.
pub const FAMILIES: [Family; 5] = [
    Family { class: "red", colour: "#c4262b", pattern: "paly" },
    Family { class: "blue", colour: "#2461b8", pattern: "barry" },
    Family { class: "violet", colour: "#7d3c98", pattern: "bendy" },
    Family { class: "green", colour: "#2e7d4f", pattern: "chequy" },
    Family { class: "black", colour: "#3a3840", pattern: "lozengy" },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_has_the_class_of_its_family() {
        for (seat, family) in kit::Seat::all(FAMILIES.len() as u8).zip(FAMILIES) {
            assert_eq!(crate::people::class(seat), family.class);
        }
    }
}
