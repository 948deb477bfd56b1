//! The six brick colours, from common to rare (§1.1).

kit::word_enum! {
    /// A colour of bricks, towers and contracts.
    pub enum Colour {
        White = "white",
        Yellow = "yellow",
        Green = "green",
        Red = "red",
        Blue = "blue",
        Purple = "purple",
    }
}

/// How many colours there are.
pub const COLOURS: usize = 6;
