//! Prices and effects in icons, so that cards read without words.

use drawing::resources::Row;
use kit::{Arg, Phrase};
use lorenzo::card::{Counted, Effect, Exchange, GainPer, Permanent, Price, TowerKind, Yield};
use lorenzo::leader::{Ability, Requirement};
use lorenzo::tile::Penalty;
use lorenzo::{Goods, Kind, Resource};

pub(crate) fn goods(goods: &Goods) -> Row {
    goods.iter().fold(Row::new(), |row, (resource, n)| {
        let row = if row.is_empty() { row } else { row.gap(0.25) };
        row.amount(resource.word(), n.into())
    })
}

pub(crate) fn less(goods: &Goods) -> Row {
    goods.iter().fold(Row::new(), |row, (resource, n)| row.text(format!("−{n}")).icon(resource.word()))
}

/// What is paid; what must be held stands before it.
pub(crate) fn price(price: &Price) -> Row {
    if price.require.is_empty() {
        return goods(&price.pay);
    }
    let held = price.require.iter().fold(Row::new(), |row, (resource, n)| row.text(format!("≥{n}")).icon(resource.word()));
    held.gap(0.2).then(less(&price.pay))
}

fn counted(per: Counted) -> &'static str {
    match per {
        Counted::Cards(kind) => kind.word(),
        Counted::Resource(resource) => resource.word(),
    }
}

fn gain_per(per: &GainPer) -> Row {
    let each = if per.each == 1 { "/".to_string() } else { format!("/{}", per.each) };
    goods(&per.gain).text(each).icon(counted(per.per))
}

pub(crate) fn effect(effect: &Effect) -> Row {
    match effect {
        Effect::Gain(gain) => goods(gain),
        Effect::GainPer(per) => gain_per(per),
        Effect::ExtraTower { kind, value, discount } => {
            let icon = if let TowerKind::One(kind) = kind { kind.word() } else { "tower" };
            let row = Row::new().icon(icon).value(value);
            if discount.is_empty() { row } else { row.then(less(discount)) }
        }
        Effect::ExtraWork { work, value } => Row::new().icon(work.word()).value(value),
    }
}

pub(crate) fn exchange(exchange: &Exchange) -> Row {
    goods(&exchange.pay).gap(0.1).icon("arrow").then(goods(&exchange.gain))
}

/// One row for each effect; alternatives stand one below the other.
pub(crate) fn yields(yields: &[Yield]) -> Vec<Row> {
    let rows = |what: &Yield| match what {
        Yield::Gain(gain) => vec![goods(gain)],
        Yield::GainPer(per) => vec![gain_per(per)],
        Yield::Exchange(list) => list.iter().map(exchange).collect(),
    };
    yields.iter().flat_map(rows).collect()
}

/// The same in as little room as can be: a line for each resource, alternatives that differ only in number as "1/2".
pub(crate) fn short(what: &Yield) -> Vec<Row> {
    match what {
        Yield::Gain(gain) => gain.iter().map(|(resource, n)| Row::new().amount(resource.word(), n.into())).collect(),
        Yield::GainPer(per) => vec![goods(&per.gain), Row::new().text("/").icon(counted(per.per))],
        Yield::Exchange(list) => {
            let pays: Vec<&Goods> = list.iter().map(|exchange| &exchange.pay).collect();
            let gains: Vec<&Goods> = list.iter().map(|exchange| &exchange.gain).collect();
            vec![either(&pays), Row::new().icon("arrow").then(either(&gains))]
        }
    }
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
        row.text(amounts.join("/")).icon(resource.word())
    })
}

/// What a card does as long as it lies there; harvests and productions are drawn apart.
pub(crate) fn permanent(effect: &Permanent) -> Option<Row> {
    Some(match effect {
        Permanent::Harvest(_) | Permanent::Production(_) => return None,
        Permanent::TowerBonus { kind, value, discount_one_of } => {
            let row = Row::new().icon(kind.word()).text(format!("+{value}"));
            discount_one_of.iter().enumerate().fold(row, |row, (nth, off)| {
                let row = if nth == 0 { row.gap(0.2) } else { row.text("/") };
                row.then(less(off))
            })
        }
        Permanent::WorkBonus { work, value } => Row::new().icon(work.word()).text(format!("+{value}")),
        Permanent::NoFloorBonus(floors) => {
            let floors: Vec<String> = floors.iter().map(ToString::to_string).collect();
            Row::new().icon("no").icon("tower").text(floors.join(","))
        }
        Permanent::EndPoints(points) => Row::new().icon("end").amount("vp", (*points).into()),
    })
}

/// The same in short lines.
pub(crate) fn short_permanent(effect: &Permanent) -> Vec<Row> {
    match effect {
        Permanent::TowerBonus { kind, value, discount_one_of } if !discount_one_of.is_empty() => {
            let bonus = Row::new().icon(kind.word()).text(format!("+{value}"));
            let off = discount_one_of.iter().map(less).reduce(|a, b| a.text("/").then(b)).unwrap_or_default();
            vec![bonus, off]
        }
        other => permanent(other).into_iter().collect(),
    }
}

pub(crate) fn requirement(requires: &Requirement) -> Row {
    let apart = |row: Row| if row.is_empty() { row } else { row.gap(0.2) };
    let mut row = requires.cards.iter().fold(Row::new(), |row, (kind, n)| apart(row).amount(kind.word(), (*n).into()));
    if requires.cards_of_one_kind > 0 {
        row = apart(row).text(format!("{}×", requires.cards_of_one_kind)).icon("copy");
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
        Ability::CardDiscount(off) => row.icon("copy").then(less(off)),
        Ability::ChurchSupport(gift) => row.icon("church").text("+").then(goods(gift)),
        Ability::ColouredBonus(value) => row.icon("member").text(format!("+{value}")),
        Ability::NeutralBonus(value) => row.faint("member").text(format!("+{value}")),
        Ability::CopyLeader => row.icon("copy").icon("leader"),
        Ability::NoTerritoryMilitary => row.icon("territory").icon("no").icon("military"),
        Ability::MultiplyCardGain { factor, .. } => row.icon("bolt").text(format!("×{factor}")),
    }
}

pub(crate) fn penalty(penalty: &Penalty) -> Row {
    let icons = |row: Row, of: &[Resource]| of.iter().fold(row, |row, resource| row.icon(resource.word()));
    let kind = |row: Row, kind: &Kind| row.icon(kind.word());
    let row = Row::new();
    match penalty {
        Penalty::GainLess { resources, amount } => icons(row.text(format!("−{amount}")), resources),
        Penalty::WorkPenalty { work, value } => row.icon(work.word()).text(format!("−{value}")),
        Penalty::ColouredPenalty(value) => row.icon("member").text(format!("−{value}")),
        Penalty::TowerPenalty { kind: of, value } => kind(row, of).text(format!("−{value}")),
        Penalty::NoMarket(_) => row.icon("no").icon("market"),
        Penalty::ServantsPerValue(n) => row.amount("servant", (*n).into()).text("=+1"),
        Penalty::FirstTurnLast(_) => row.icon("member").icon("last"),
        Penalty::NoFinalScore(of) => kind(row.icon("end").icon("no"), of),
        Penalty::LoseByPoints { vp, each } => row.text(format!("−{vp}")).icon("vp").text(format!("/{each}")).icon("vp"),
        Penalty::LoseByStock { vp, of, .. } => icons(row.text(format!("−{vp}")).icon("vp").text("/"), of),
        Penalty::LoseByPrintedPrice { vp, kind: on, of, .. } => kind(icons(row.text(format!("−{vp}")).icon("vp").text("/"), of), on),
    }
}

/// The amounts that a phrase speaks of, as signs: `choice-exchange-goods` becomes "1 wood, arrow, 3 coins".
pub(crate) fn spoken(phrase: &Phrase) -> Row {
    let mut row = Row::new();
    for (_, arg) in &phrase.args {
        let Arg::List(amounts) = arg else { continue };
        row = if row.is_empty() { row } else { row.gap(0.1).icon("arrow").gap(0.1) };
        for (nth, amount) in amounts.iter().enumerate() {
            let (Some(resource), Some((_, Arg::Number(n)))) = (amount.key.strip_prefix("amount-"), amount.args.first()) else { continue };
            row = if nth == 0 { row } else { row.gap(0.25) };
            row = row.amount(resource.to_string(), i32::try_from(*n).unwrap_or_default());
        }
    }
    row
}
