//! What cards do, in icons.

use drawing::resources::Row;
use firenze::Colour;
use firenze::effect::{Amount, Concerns, Condition, Effect, Kind, Modifier, Per, Use};

/// The sign of a brick in the final count.
pub(crate) fn brick(colour: Colour) -> String {
    format!("brick-{}", colour.word())
}

/// The symbol of a kind of card.
pub(crate) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Event => "bolt",
        Kind::Character => "character",
        Kind::Celebration => "star",
        Kind::Building => "building",
        Kind::Church => "church",
    }
}

fn who(concerns: Concerns) -> Row {
    match concerns {
        Concerns::ActivePlayer => Row::new(),
        Concerns::AllPlayers => Row::new().icon("all"),
        Concerns::OneOpponent => Row::new().icon("rival"),
    }
}

fn amount(amount: Amount) -> Row {
    let row = Row::new();
    match amount {
        Amount::Fixed { n } => row.text(format!("−{n}")).icon("brick"),
        Amount::PerOwnTower { n } => row.text(format!("−{n}")).icon("brick").text("/").icon("tower"),
        Amount::DownTo { n } => row.icon("brick").text(format!("≤{n}")),
        Amount::HalfRoundedDown => row.text("−½").icon("brick"),
    }
}

fn points(value: i8) -> Row {
    Row::new().text(format!("{value:+}").replace('-', "−")).icon("vp")
}

/// Rows, the first one the most telling.
pub(crate) fn effect(effect: &Effect) -> Vec<Row> {
    let row = Row::new;
    match effect {
        Effect::DiscardFromStore { who: concerns, amount: n } => vec![who(*concerns).then(amount(*n))],
        Effect::RemoveTowerBrick { who: concerns, n } => vec![who(*concerns).icon("tower").text(format!("−{n}")).icon("brick")],
        Effect::DrawFromBag { n } => vec![row().icon("bag").text(format!("+{n}")).icon("brick")],
        Effect::WaiveCardCost => vec![row().icon("cards").text("0").icon("brick")],
        Effect::TradeWithRow { max_swaps } => vec![row().text(format!("≤{max_swaps}")).icon("brick").icon("swap").icon("brick")],
        Effect::ChooseOne { options } => {
            let one = |what: &Use| match what {
                Use::DiscardCelebrationFromHand => row().icon("no").icon("star"),
                Use::IgnoreOwnEvent => row().icon("no").icon("bolt"),
            };
            options.iter().map(one).collect()
        }
        Effect::ReduceBuildCost { by } => vec![row().icon("tower").text(format!("−{by}")).icon("brick")],
        Effect::SwapStoreBrick => vec![row().icon("brick").icon("swap").icon("rival").icon("brick")],
        Effect::StealStoreBrick => vec![row().icon("rival").icon("to").icon("brick")],
        Effect::ProtectTowerFromRuin => vec![row().icon("save").icon("tower")],
        Effect::Passive(modifier) => vec![passive(*modifier)],
        Effect::FinalPoints { per, value, filter, .. } => {
            let each = match per {
                Per::Flat => None,
                Per::OwnSealOnContract => {
                    let floors: Vec<String> = filter.iter().flat_map(|f| &f.floors).map(ToString::to_string).collect();
                    Some(row().text("/").icon("seal").text(floors.join(",")))
                }
                Per::ColorWithOwnSeal => Some(row().text("/").icon("seal").icon("brick")),
                Per::MajorityBonusWon => Some(row().text("/").icon("crown")),
            };
            std::iter::once(row().icon("end").then(points(*value))).chain(each).collect()
        }
        Effect::ChurchFirst { condition, prestige } => {
            let row = match condition {
                Condition::FulfilContract { balcony: true, .. } => row().icon("balcony"),
                Condition::FulfilContract { floors, .. } => {
                    let floors: Vec<String> = floors.iter().map(ToString::to_string).collect();
                    row().icon("seal").text(floors.join(","))
                }
                Condition::ContractsInOneTurn { n } => row().text(n.to_string()).icon("seal"),
            };
            vec![row.icon("to").text(format!("+{prestige}")).icon("vp")]
        }
        Effect::ChurchCampanile { bricks, prestige } => {
            vec![row().amount("brick", i32::from(*bricks)).icon("to").text(format!("+{prestige}")).icon("vp")]
        }
    }
}

fn passive(modifier: Modifier) -> Row {
    let row = Row::new();
    match modifier {
        Modifier::BuildCost { delta } => row.icon("tower").text(delta.to_string().replace('-', "−")).icon("brick"),
        Modifier::StoreLimit { set } => row.icon("brick").text(format!("≤{set}")),
        Modifier::ExchangeGive { set } => row.text(set.to_string()).icon("brick").icon("to").icon("brick"),
        Modifier::ExtraDrawOnChooseCard { n } => row.icon("cards").text(format!("+{n}")).icon("brick"),
    }
}
