//! Whatever on the table the inspection panel can tell about.

use princes::{Building, Card, Character, Freedom, Item, Landscape, Sort};

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Thing {
    /// A pile of the auctions.
    Item(Item),
    Building(Building),
    Landscape(Landscape),
    Palace,
    Freedom(Freedom),
    /// A face-down pile of cards.
    Deck(Sort),
    Card(Card),
    Character(Character),
    /// The tile that is being placed, where it is.
    Placing,
}

impl Thing {
    /// The same in every language.
    pub fn key(self) -> String {
        match self {
            Thing::Item(item) => format!("p-{item}"),
            Thing::Building(building) => format!("b-{building}"),
            Thing::Landscape(kind) => format!("g-{kind}"),
            Thing::Palace => "palace".to_string(),
            Thing::Freedom(freedom) => format!("f-{freedom}"),
            Thing::Deck(sort) => format!("d-{sort}"),
            Thing::Card(card) => format!("c-{}", card.word()),
            Thing::Character(character) => format!("h-{character}"),
            Thing::Placing => "placing".to_string(),
        }
    }
}
