//! Goods, effects and scores in icons. The matches name every case, so that a new one does not compile until it can be shown.

use drawing::resources::Row;
use il_vecchio::edition::{Counted, Effect, NobilityScore, Trigger};
use il_vecchio::{Bundle, Crest, Edition, Good, Kind, Province, Tile, Track};

pub(crate) fn good(good: Good) -> &'static str {
    match good {
        Good::Florin => "coin",
        Good::Scroll => "privilege",
        Good::Cart => "cart",
        Good::Bishop => "bishop",
        Good::Assassin => "assassin",
        Good::Knight => "knight",
        Good::Abbot => "abbot",
    }
}

pub(crate) fn crest(crest: Crest) -> &'static str {
    match crest {
        Crest::Tax => "coin",
        Crest::Middlemen => "pawn",
        Crest::Family => "member",
    }
}

pub(crate) fn track(track: Track) -> &'static str {
    match track {
        Track::Venice | Track::Milan | Track::PapalStates => "gate",
        Track::Council => "council",
        Track::Nobility => "leader",
    }
}

/// "5 florins"; a single piece needs no number.
fn some(row: Row, icon: &'static str, n: u8) -> Row {
    if n == 1 { row.icon(icon) } else { row.amount(icon, n.into()) }
}

pub(crate) fn bundle(goods: Bundle) -> Row {
    goods.iter().fold(Row::new(), |row, (kind, n)| some(row, good(kind), n))
}

/// Goods to choose from, with a stroke between them. The ways to choose followers freely are shown as one.
pub(crate) fn either(ways: &[Bundle]) -> Row {
    let others = |way: &Bundle| {
        Bundle(Good::ALL.iter().fold(way.0, |mut left, good| {
            if Good::FOLLOWERS.contains(good) {
                left[good.index()] = 0;
            }
            left
        }))
    };
    let mut shown: Vec<(Bundle, u8)> = Vec::new();
    let mut row = Row::new();
    for way in ways {
        let key = (others(way), way.followers());
        if shown.contains(&key) {
            continue;
        }
        if !shown.is_empty() {
            row = row.text("/");
        }
        shown.push(key);
        let alike = ways.iter().filter(|other| (others(other), other.followers()) == key).count();
        row = row.then(if alike == 1 {
            bundle(*way)
        } else if alike == key.0.with_any_followers(key.1).len() {
            some(Row::new(), "follower", key.1).then(bundle(key.0))
        } else {
            // So many of one colour and so many of another.
            let mut counts = Good::FOLLOWERS.map(|follower| way.count(follower));
            counts.sort_unstable_by(|a, b| b.cmp(a));
            let parts = counts.iter().filter(|n| **n > 0).enumerate();
            parts.fold(Row::new(), |row, (nth, n)| some(if nth > 0 { row.text("+") } else { row }, "follower", *n)).then(bundle(key.0))
        });
    }
    row
}

fn effect(effect: &Effect) -> Row {
    match effect {
        Effect::Trade { pay, take, .. } if pay.is_empty() => either(take),
        Effect::Trade { pay, take, .. } => either(pay).icon("arrow").then(either(take)),
        Effect::PerMember(each) => bundle(*each).text("/").icon("member"),
        Effect::Place { roll, members, .. } => {
            let row = some(Row::new().text("+"), "member", *members);
            if *roll { row.icon("die") } else { row.icon("all") }
        }
        Effect::Price { any_colours, no_florins } => {
            let row = Row::new().icon("gate");
            let row = if *any_colours { row.icon("follower") } else { row };
            if *no_florins { row.icon("no").icon("coin") } else { row }
        }
        Effect::Reuse => Row::new().icon("copy"),
    }
}

pub(crate) fn province(tile: Province, edition: &Edition) -> Row {
    effect(&edition.province(tile).effect)
}

pub(crate) fn florence(tile: Tile, edition: &Edition) -> Row {
    match tile.stack() {
        Track::Nobility => score(&edition.nobility(tile).score),
        _ => trigger(&edition.council(tile).trigger).text(":").then(effect(&edition.council(tile).bonus)),
    }
}

fn trigger(trigger: &Trigger) -> Row {
    match trigger {
        Trigger::City { taken, .. } if taken.len() > 1 => Row::new().icon("follower"),
        Trigger::City { taken, .. } => taken.iter().fold(Row::new(), |row, kind| row.icon(good(*kind))),
        Trigger::Recover => Row::new().icon("bolt"),
        Trigger::Office => Row::new().icon("council"),
        Trigger::Seize => Row::new().icon("gate"),
        Trigger::Reinforce => Row::new().icon("die"),
    }
}

fn score(score: &NobilityScore) -> Row {
    let points = |n: u8| Row::new().amount("vp", n.into()).text("/");
    match score {
        NobilityScore::Group { count, size, points: n } => {
            let row = points(*n);
            match count {
                Counted::Reserve => some(row, "member", *size).icon("bag"),
                Counted::Cities => some(row, "member", *size).icon("tower"),
                Counted::Regions => some(row, "member", *size).icon("gate"),
                Counted::Nobles => some(row, "member", *size).icon("leader"),
                Counted::Councillors => some(row, "member", *size).icon("council"),
                Counted::Unused => some(row, "cards", *size),
            }
        }
        NobilityScore::Goods { set, followers, points: n } => {
            let row = points(*n).then(bundle(*set));
            if *followers > 0 { some(row, "follower", *followers) } else { row }
        }
        NobilityScore::Kinds { kinds, points: n } => kinds.iter().fold(points(*n), |row, kind| row.icon(of_kind(*kind))),
        NobilityScore::Tracks { tracks, points: n } => tracks.iter().fold(points(*n), |row, of| row.icon(track(*of))),
        NobilityScore::Neighbours { .. } => Row::new().icon("vp").text("/").icon("member").icon("member"),
        NobilityScore::Crests { .. } => Row::new().icon("vp").text("/").icon("palle"),
    }
}

/// The sign of a colour of towns that gives one kind of follower, or else a tower.
fn of_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Black => "assassin",
        Kind::Grey => "knight",
        Kind::White => "abbot",
        Kind::Red => "gate",
        Kind::Brown | Kind::Purple | Kind::Green | Kind::Florence => "tower",
    }
}

/// What a town of this colour is told by: what it gives, or where it leads.
pub(crate) fn town(kind: Kind, edition: &Edition) -> Row {
    match kind {
        Kind::Red => Row::new().icon("gate"),
        Kind::Florence => Row::new().icon("council").icon("leader"),
        _ => {
            let goods = edition.goods[kind.index()].iter().flat_map(|way| way.iter());
            goods.fold(Row::new(), |row, (kind, n)| if n == 3 { row.amount(good(kind), n.into()) } else { row.icon(good(kind)) })
        }
    }
}
