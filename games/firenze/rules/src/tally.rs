//! Counts of bricks by colour and of cards by name.

use crate::card::{CARDS, Card};
use crate::colour::{COLOURS, Colour};
use kit::Tally;

/// Bricks: a store, the bag, what lies on a card.
pub type Bricks = Tally<Colour, COLOURS>;
/// Cards: a hand, a pile whose order nobody knows, the discards.
pub type Cards = Tally<Card, CARDS>;
