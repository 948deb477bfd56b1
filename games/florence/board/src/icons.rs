//! Nobles, brag tiles and prices in icons.

use drawing::resources::Row;
use florence::{Cost, Edition, Kind, Noble, Tile};

/// The symbol of a noble.
pub(crate) fn noble(noble: Noble) -> &'static str {
    noble.word()
}

/// So many points for each of what.
pub(crate) fn tile(tile: Tile, edition: &Edition) -> Row {
    let each = Row::new().amount("vp", edition.tile[tile.index()].0.into()).text("/");
    match tile {
        Tile::Influencers => each.icon("leader"),
        Tile::BigMouth => each.icon("brag"),
        Tile::Scandalous => each.icon("cards"),
        Tile::PartyLife => each.icon("star"),
        Tile::Reputation => each.icon("member").text("—"),
        Tile::UpwardMobility => each.icon("member").text("|"),
        Tile::PlusOne => each.icon("member").icon("member").icon("tower"),
        Tile::BigSpender => each.icon("gift"),
        Tile::EyesEverywhere => each.icon("member").icon("tower"),
    }
}

pub(crate) fn price(kind: Kind, edition: &Edition) -> Row {
    match edition.cost_of[kind.index()] {
        Cost::Time(n) => Row::new().text(format!("−{n}")).icon("time"),
        Cost::Gain(n) => Row::new().text(format!("+{n}")).icon("time"),
        Cost::GiftPrice => Row::new().icon("gift").icon("time"),
    }
}

/// What a scandal card does, as far as icons can tell.
pub(crate) fn card(kind: Kind) -> Row {
    let row = Row::new();
    match kind {
        Kind::GuardAnywhere => row.icon("shield").icon("all"),
        Kind::Teleport => row.icon("member").icon("bolt"),
        Kind::DoubleRun => row.icon("member").icon("arrow").icon("arrow"),
        Kind::FamilyReception => row.text("+").icon("member").icon("leader"),
        Kind::RemoteGift => row.icon("gift").icon("bolt"),
        Kind::TakeTheirPlace => row.icon("leader").icon("swap").icon("member"),
        Kind::SocialClimb => row.icon("member").icon("arrow").icon("leader"),
        Kind::StepForward => row.icon("member").icon("arrow").icon("star"),
        Kind::RetractBrag => row.icon("brag").icon("arrow").icon("member"),
        Kind::QueueSwap => row.icon("member").icon("swap").icon("member"),
        Kind::LeaveTown => row.icon("member").icon("no"),
        Kind::BragAnywhere => row.icon("brag").icon("all"),
    }
}
