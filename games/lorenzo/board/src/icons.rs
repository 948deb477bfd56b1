//! Prices and effects in icons, so that cards read without words.

use drawing::resources::Row;
use lorenzo::card::{Counted, Effect, Exchange, GainPer, Permanent, Price, TowerKind, Yield};
use lorenzo::leader::{Ability, Requirement};
use lorenzo::tile::Penalty;
use lorenzo::{Card, Goods, Kind, Resource};

/// The icon of a resource.
pub(crate) const fn of(resource: Resource) -> &'static str {
    match resource {
        Resource::Coin => "coin",
        Resource::Wood => "wood",
        Resource::Stone => "stone",
        Resource::Servant => "servant",
        Resource::Military => "military",
        Resource::Faith => "faith",
        Resource::Vp => "vp",
        Resource::Privilege => "priv",
    }
}

const APART: f32 = 0.25;

fn apart(row: Row) -> Row {
    if row.is_empty() { row } else { row.gap(APART) }
}

pub(crate) fn goods(goods: &Goods) -> Row {
    goods.iter().fold(Row::new(), |row, (resource, n)| apart(row).amount(of(resource), n.into()))
}

pub(crate) fn less(goods: &Goods) -> Row {
    goods.iter().fold(Row::new(), |row, (resource, n)| apart(row).text(format!("−{n}")).icon(of(resource)))
}

/// What must be held, and is not spent.
pub(crate) fn held(goods: &Goods) -> Row {
    goods.iter().fold(Row::new(), |row, (resource, n)| apart(row).text(format!("≥{n}")).icon(of(resource)))
}

/// What is paid; what must be held stands before it.
pub(crate) fn price(price: &Price) -> Row {
    if price.require.is_empty() { goods(&price.pay) } else { held(&price.require).gap(APART).then(less(&price.pay)) }
}

fn counted(per: Counted) -> &'static str {
    match per {
        Counted::Cards(kind) => kind.word(),
        Counted::Resource(resource) => of(resource),
    }
}

fn gain_per(per: &GainPer) -> Row {
    let each = if per.each == 1 { "/".to_string() } else { format!("/{}", per.each) };
    goods(&per.gain).text(each).icon(counted(per.per))
}

fn effect(effect: &Effect) -> Row {
    match effect {
        Effect::Gain(gain) => goods(gain),
        Effect::GainPer(per) => gain_per(per),
        Effect::ExtraTower { kind, value, discount } => {
            let icon = if let TowerKind::One(kind) = kind { kind.word() } else { "tower" };
            let row = Row::new().icon(icon).value(value);
            if discount.is_empty() { row } else { row.gap(APART).then(less(discount)) }
        }
        Effect::ExtraWork { work, value } => Row::new().icon(work.word()).value(value),
    }
}

/// What a card does when it is laid down.
pub(crate) fn at_once(card: &Card) -> Row {
    card.immediate.iter().map(effect).reduce(|all, next| all.gap(APART).then(next)).unwrap_or_default()
}

pub(crate) fn exchange(exchange: &Exchange) -> Row {
    goods(&exchange.pay).icon("to").then(goods(&exchange.gain))
}

/// What a card does as long as it lies there, a row each; alternatives stand one below the other.
pub(crate) fn lasting(card: &Card) -> Vec<Row> {
    match card.worked() {
        Some((_, _, yields)) => yields.iter().flat_map(worked).collect(),
        None => card.permanent.iter().filter_map(permanent).collect(),
    }
}

fn worked(what: &Yield) -> Vec<Row> {
    match what {
        Yield::Gain(gain) => vec![goods(gain)],
        Yield::GainPer(per) => vec![gain_per(per)],
        Yield::Exchange(list) => list.iter().map(exchange).collect(),
    }
}

/// The same in as little room as can be: alternatives that differ only in number as "1/2", and what an exchange pays above what it brings.
pub(crate) fn short(card: &Card) -> Vec<Row> {
    match card.worked() {
        Some((_, _, yields)) => yields.iter().flat_map(short_yield).collect(),
        None => card.permanent.iter().filter_map(permanent).collect(),
    }
}

fn short_yield(what: &Yield) -> Vec<Row> {
    let Yield::Exchange(list) = what else { return worked(what) };
    let pays: Vec<&Goods> = list.iter().map(|exchange| &exchange.pay).collect();
    let gains: Vec<&Goods> = list.iter().map(|exchange| &exchange.gain).collect();
    vec![either(&pays), Row::new().icon("to").then(either(&gains))]
}

fn either(options: &[&Goods]) -> Row {
    let alike = |a: &Goods, b: &Goods| a.iter().map(|(r, _)| r).eq(b.iter().map(|(r, _)| r));
    let Some(first) = options.first() else { return Row::new() };
    if !options.iter().all(|other| alike(first, other)) {
        return options.iter().map(|option| goods(option)).reduce(|a, b| a.text("/").then(b)).unwrap_or_default();
    }
    first.iter().fold(Row::new(), |row, (resource, _)| {
        let mut amounts: Vec<String> = options.iter().map(|option| option.get(resource).to_string()).collect();
        amounts.dedup();
        apart(row).text(amounts.join("/")).icon(of(resource))
    })
}

/// Harvests and productions are drawn apart.
fn permanent(effect: &Permanent) -> Option<Row> {
    Some(match effect {
        Permanent::Harvest(_) | Permanent::Production(_) => return None,
        Permanent::TowerBonus { kind, value, discount_one_of } => {
            let row = Row::new().icon(kind.word()).text(format!("+{value}"));
            let off = discount_one_of.iter().map(less).reduce(|a, b| a.text("/").then(b));
            off.map_or(row.clone(), |off| row.gap(APART).then(off))
        }
        Permanent::WorkBonus { work, value } => Row::new().icon(work.word()).text(format!("+{value}")),
        Permanent::NoFloorBonus(floors) => {
            let floors: Vec<String> = floors.iter().map(ToString::to_string).collect();
            Row::new().icon("no").icon("tower").text(floors.join(","))
        }
        Permanent::EndPoints(points) => Row::new().icon("end").amount("vp", (*points).into()),
    })
}

pub(crate) fn requirement(requires: &Requirement) -> Row {
    let mut row = requires.cards.iter().fold(Row::new(), |row, (kind, n)| apart(row).amount(kind.word(), (*n).into()));
    if requires.cards_of_one_kind > 0 {
        row = apart(row).text(format!("{}×", requires.cards_of_one_kind)).icon("cards");
    }
    if requires.own.is_empty() { row } else { apart(row).then(goods(&requires.own)) }
}

pub(crate) fn ability(ability: &Ability) -> Row {
    let row = Row::new();
    match ability {
        Ability::Gain(gain) => goods(gain),
        Ability::ExtraWork { work, value } => row.icon(work.word()).value(value),
        Ability::RaiseMember(value) | Ability::ColouredValue(value) => row.icon("member").text("=").value(value),
        Ability::SharesSpaces => row.icon("member").icon("member").icon("market"),
        Ability::NoTowerFee => row.icon("tower").icon("no").icon("coin"),
        Ability::CardDiscount(off) => row.icon("cards").then(less(off)),
        Ability::ChurchSupport(gift) => row.icon("church").text("+").then(goods(gift)),
        Ability::ColouredBonus(value) => row.icon("member").text(format!("+{value}")),
        Ability::NeutralBonus(value) => row.faint("member").text(format!("+{value}")),
        Ability::CopyLeader => row.icon("leader").text("=").icon("leader"),
        Ability::NoTerritoryMilitary => row.icon("territory").icon("no").icon("military"),
        Ability::MultiplyCardGain { factor, .. } => row.icon("bolt").text(format!("×{factor}")),
    }
}

pub(crate) fn penalty(penalty: &Penalty) -> Row {
    let icons = |row: Row, of_these: &[Resource]| of_these.iter().fold(row, |row, resource| row.icon(of(*resource)));
    let kind = |row: Row, kind: &Kind| row.icon(kind.word());
    let row = Row::new();
    match penalty {
        Penalty::GainLess { resources, amount } => {
            let row = row.text(format!("−{amount}"));
            resources.iter().enumerate().fold(row, |row, (nth, r)| if nth == 0 { row } else { row.text("/") }.icon(of(*r)))
        }
        Penalty::WorkPenalty { work, value } => row.icon(work.word()).text(format!("−{value}")),
        Penalty::ColouredPenalty(value) => row.icon("member").text(format!("−{value}")),
        Penalty::TowerPenalty { kind: of, value } => kind(row, of).text(format!("−{value}")),
        Penalty::NoMarket(_) => row.icon("no").icon("market"),
        Penalty::ServantsPerValue(n) => row.amount("servant", (*n).into()).text("=+1"),
        Penalty::FirstTurnLast(_) => row.icon("member").icon("last"),
        Penalty::NoFinalScore(of) => kind(row.icon("end").icon("no"), of),
        Penalty::LoseByPoints { vp, each } => row.text(format!("−{vp}")).icon("vp").text(format!("/{each}")).icon("vp"),
        Penalty::LoseByStock { vp, of, .. } => icons(row.text(format!("−{vp}")).icon("vp").text("/").gap(APART), of),
        Penalty::LoseByPrintedPrice { vp, kind: on, of, .. } => {
            kind(icons(row.text(format!("−{vp}")).icon("vp").text("/").gap(APART), of).gap(APART), on)
        }
    }
}
