//! Cards and items in icons. The matches name every variant, so that a new one does not compile until it can be shown.

use drawing::resources::Row;
use princes::{Aim, Bonus, Counted, Edition, Item, Prestige};

pub(crate) fn item(item: Item) -> &'static str {
    match item {
        Item::Forest | Item::Lake | Item::Park | Item::Jester | Item::Builder | Item::Landscape => item.word(),
        Item::PrestigeCard => "prestige",
        Item::RecruitingCard => "recruiting",
    }
}

fn counted(counted: Counted) -> Row {
    let row = Row::new();
    match counted {
        Counted::Building => row.icon("building"),
        Counted::LargeBuilding => row.icon("building").text("7"),
        Counted::MediumBuilding => row.icon("building").text("5"),
        Counted::SmallBuilding => row.icon("building").text("3"),
        Counted::Landscape => row.icon("landscape"),
        Counted::Forest | Counted::Lake | Counted::Park | Counted::Jester | Counted::Builder => row.icon(counted.word()),
        Counted::Freedom => row.icon("freedom"),
        Counted::PrestigeCard => row.icon("prestige"),
        Counted::InHand => row.icon("profession").icon("hand"),
        Counted::OnTable => row.icon("profession").icon("desk"),
        Counted::Work => row.icon("work"),
        Counted::FreeSquare => row.icon("square"),
    }
}

/// What a bonus card adds: so much, and for each of what.
pub(crate) fn bonus(bonus: Bonus, edition: &Edition) -> (Row, Row) {
    let figures = &edition.bonuses[bonus.index()];
    let each = figures.counts.iter().fold(Row::new(), |row, c| row.then(counted(*c)));
    (Row::new().text(format!("+{}", figures.value)).text(if figures.distinct { "≠" } else { "/" }), each)
}

/// What a prestige card scores, and for what.
pub(crate) fn prestige(prestige: Prestige, edition: &Edition) -> (Row, Row) {
    let figures = &edition.prestige[prestige.index()];
    let points = Row::new().amount("vp", figures.points.into());
    match &figures.aim {
        Aim::Most { counted: what, tied } => (points.text(format!("({tied})")), Row::new().text("max").gap(0.2).then(counted(*what))),
        Aim::Fewest { counted: what, tied } => (points.text(format!("({tied})")), Row::new().text("min").gap(0.2).then(counted(*what))),
        Aim::AtLeast(conditions) => {
            (points, conditions.iter().fold(Row::new(), |row, (what, n)| row.text(n.to_string()).then(counted(*what)).gap(0.2)))
        }
    }
}
