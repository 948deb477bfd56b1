//! Goods, effects and scores in icons. The matches name every case, so that a new one does not compile until it can be shown.

use drawing::resources::Row;
use il_vecchio::edition::{Counted, Effect, NobilityScore, Trigger};
use il_vecchio::{Bundle, Crest, Edition, Good, Kind, Province, Tile, Track};

pub(crate) fn good(good: Good) -> &'static str {
    match good {
        Good::Florin => "coin",
        Good::Scroll => "scroll",
        Good::Cart => "cart",
        Good::Bishop => "bishop",
        Good::Assassin => "assassin",
        Good::Knight => "knight",
        Good::Abbot => "abbot",
    }
}

pub(crate) fn crest(crest: Crest) -> &'static str {
    match crest {
        Crest::Tax => "tax",
        Crest::Middlemen => "broker",
        Crest::Family => "lying",
    }
}

pub(crate) fn track(track: Track) -> &'static str {
    match track {
        Track::Venice | Track::Milan | Track::PapalStates => "region",
        Track::Council => "council",
        Track::Nobility => "nobility",
    }
}

/// "5 florins"; a single piece needs no number.
fn some(row: Row, icon: &'static str, n: u8) -> Row {
    if n == 1 { row.icon(icon) } else { row.amount(icon, n.into()) }
}

pub(crate) fn bundle(goods: Bundle) -> Row {
    goods.iter().fold(Row::new(), |row, (kind, n)| some(row, good(kind), n))
}

/// Parts in one line.
fn joined(parts: Vec<Row>) -> Row {
    parts.into_iter().fold(Row::new(), Row::then)
}

/// Goods to choose from, with a stroke between them.
pub(crate) fn either(ways: &[Bundle]) -> Row {
    joined(choices(ways))
}

/// A part for each thing to choose. The ways to choose followers freely are shown as one.
fn choices(ways: &[Bundle]) -> Vec<Row> {
    let others = |way: &Bundle| {
        Bundle(Good::ALL.iter().fold(way.0, |mut left, good| {
            if Good::FOLLOWERS.contains(good) {
                left[good.index()] = 0;
            }
            left
        }))
    };
    let mut shown: Vec<(Bundle, u8)> = Vec::new();
    let mut parts = Vec::new();
    for way in ways {
        let key = (others(way), way.followers());
        if shown.contains(&key) {
            continue;
        }
        let row = if shown.is_empty() { Row::new() } else { Row::new().text("/") };
        shown.push(key);
        let alike = ways.iter().filter(|other| (others(other), other.followers()) == key).count();
        parts.push(row.then(if alike == 1 {
            bundle(*way)
        } else if alike == key.0.with_any_followers(key.1).len() {
            some(Row::new(), "follower", key.1).then(bundle(key.0))
        } else {
            // So many of one colour and so many of another.
            let mut counts = Good::FOLLOWERS.map(|follower| way.count(follower));
            counts.sort_unstable_by(|a, b| b.cmp(a));
            let parts = counts.iter().filter(|n| **n > 0).enumerate();
            parts.fold(Row::new(), |row, (nth, n)| some(if nth > 0 { row.text("+") } else { row }, "follower", *n)).then(bundle(key.0))
        }));
    }
    parts
}

/// In parts between which a line may be broken.
fn effect(effect: &Effect) -> Vec<Row> {
    let one = match effect {
        Effect::Trade { pay, take, .. } if pay.is_empty() => return choices(take),
        Effect::Trade { pay, take, .. } => {
            let mut parts = choices(pay);
            parts.push(Row::new().icon("to").then(either(take)));
            return parts;
        }
        Effect::PerMember(each) => bundle(*each).text("/").icon("standing"),
        Effect::Place { roll, members, .. } => {
            let row = some(Row::new().text("+"), "standing", *members);
            if *roll { row.icon("dice") } else { row.icon("tower") }
        }
        Effect::Price { any_colours, no_florins } => {
            let row = Row::new().icon("region");
            let row = if *any_colours { row.icon("follower") } else { row };
            if *no_florins { row.icon("nocoin") } else { row }
        }
        Effect::Reuse => Row::new().icon("again"),
    };
    vec![one]
}

pub(crate) fn province(tile: Province, edition: &Edition) -> Row {
    joined(effect(&edition.province(tile).effect))
}

fn florence_parts(tile: Tile, edition: &Edition) -> Vec<Row> {
    match tile.stack() {
        Track::Nobility => {
            let (points, counted) = score(&edition.nobility(tile).score);
            vec![points, counted]
        }
        _ => {
            let mut parts = vec![trigger(&edition.council(tile).trigger).text(":")];
            parts.extend(effect(&edition.council(tile).bonus));
            parts
        }
    }
}

pub(crate) fn florence(tile: Tile, edition: &Edition) -> Row {
    joined(florence_parts(tile, edition))
}

fn trigger(trigger: &Trigger) -> Row {
    match trigger {
        Trigger::City { taken, .. } if taken.len() > 1 => Row::new().icon("follower"),
        Trigger::City { taken, .. } => taken.iter().fold(Row::new(), |row, kind| row.icon(good(*kind))),
        Trigger::Recover => Row::new().icon("bolt"),
        Trigger::Office => Row::new().icon("council"),
        Trigger::Seize => Row::new().icon("region"),
        Trigger::Reinforce => Row::new().icon("dice"),
    }
}

/// The points, and what they are counted by.
fn score(score: &NobilityScore) -> (Row, Row) {
    let points = |n: &u8| Row::new().amount("vp", (*n).into()).text("/");
    let row = Row::new;
    match score {
        NobilityScore::Group { count, size, points: n } => {
            let counted = match count {
                Counted::Reserve => some(row(), "standing", *size).icon("bag"),
                Counted::Cities => some(row(), "standing", *size).icon("tower"),
                Counted::Regions => some(row(), "standing", *size).icon("region"),
                Counted::Nobles => some(row(), "standing", *size).icon("nobility"),
                Counted::Councillors => some(row(), "standing", *size).icon("council"),
                Counted::Unused => some(row(), "cards", *size),
            };
            (points(n), counted)
        }
        NobilityScore::Goods { set, followers, points: n } => {
            let set = bundle(*set);
            (points(n), if *followers > 0 { some(set, "follower", *followers) } else { set })
        }
        NobilityScore::Kinds { kinds, points: n } => (points(n), kinds.iter().fold(row(), |row, kind| row.icon(of_kind(*kind)))),
        NobilityScore::Tracks { tracks, points: n } => (points(n), tracks.iter().fold(row(), |row, of| row.icon(track(*of)))),
        NobilityScore::Neighbours { .. } => (row().icon("vp").text("/"), row().icon("standing").icon("standing")),
        NobilityScore::Crests { .. } => (row().icon("vp").text("/"), row().icon("crest")),
    }
}

/// The sign of a colour of towns that gives one kind of follower, or else a tower.
fn of_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Black => "assassin",
        Kind::Grey => "knight",
        Kind::White => "abbot",
        Kind::Red => "region",
        Kind::Brown | Kind::Purple | Kind::Green | Kind::Florence => "tower",
    }
}

/// What a town of this colour is told by: what it gives. Red towns and Florence lead elsewhere.
pub(crate) fn town(kind: Kind, edition: &Edition) -> Row {
    let goods = edition.goods[kind.index()].iter().flat_map(|way| way.iter());
    goods.fold(Row::new(), |row, (kind, _)| row.icon(good(kind)))
}

/// Goods with a number each: what is paid or taken now.
pub(crate) fn amounts(goods: Bundle) -> Row {
    goods.iter().enumerate().fold(Row::new(), |row, (nth, (kind, n))| if nth > 0 { row.gap(0.2) } else { row }.amount(good(kind), n.into()))
}
