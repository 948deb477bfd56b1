//! What can be had: the auction piles with the bid going on, the freedoms, the piles of cards, the buildings.

use crate::tile::{self, Cell};
use crate::{Pen, signs};
use drawing::pen::spot;
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use kit::{Phrase, Seat, Seats};
use princes::{Building, Choice, Freedom, Item, Landscape, Scene, Sort};

const SIDE: f32 = 78.0;

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    html! {
        div class="market" {
            @for item in Item::ALL.iter().filter(|item| has(pen, **item)) { (pile(pen, *item)) }
            @for freedom in Freedom::ALL { (self::freedom(pen, *freedom)) }
            @for sort in Sort::ALL { (deck(pen, *sort)) }
        }
        div class="stock" { @for building in Building::ALL { (self::building(pen, *building)) } }
    }
}

/// With two princes the landscapes are one pile.
fn has(pen: &Pen<'_>, item: Item) -> bool {
    let two = pen.scene.view.princes.len() == 2;
    match item {
        Item::Landscape => two,
        Item::Forest | Item::Lake | Item::Park => !two,
        Item::Jester | Item::Builder | Item::PrestigeCard | Item::RecruitingCard => true,
    }
}

fn left(pen: &Pen<'_>, item: Item) -> u8 {
    pen.scene.view.stock.get(item.word()).copied().unwrap_or(0)
}

/// The highest bid for an item, whose it is, and who has passed.
fn bid(pen: &Pen<'_>, item: Item) -> Option<(Seat, i32, Seats)> {
    match &pen.scene.view.scene {
        Scene::Bidding { item: up, florins, high, passed, .. } if *up == item.word() => Some((*high, *florins, *passed)),
        Scene::Purchase { seat, item: up, florins } if *up == item.word() => Some((*seat, *florins, Seats::NONE)),
        _ => None,
    }
}

fn is_sold(pen: &Pen<'_>, item: Item) -> bool {
    let (Scene::Auction { sold, .. } | Scene::Bidding { sold, .. }) = &pen.scene.view.scene else { return false };
    sold.contains(&item.word())
}

fn pile(pen: &Pen<'_>, item: Item) -> Markup {
    let bid = bid(pen, item);
    let sold = is_sold(pen, item);
    let kinds: Vec<(Landscape, u8)> = Landscape::ALL.iter().map(|kind| (*kind, left(pen, kind.item()))).collect();
    let n = if item == Item::Landscape { kinds.iter().map(|(_, n)| n).sum() } else { left(pen, item) };
    let mut told = vec![Phrase::new("draw-pile").with("item", Phrase::name("item", item)).with("n", n), Phrase::name("draw", item)];
    told.extend(sold.then(|| Phrase::new("draw-sold")));
    if let Some((seat, florins, passed)) = bid {
        told.push(Phrase::new("draw-bid").with("seat", seat).with("florins", florins));
        told.extend(passed.iter().map(|seat| Phrase::new("draw-passed").with("seat", seat)));
    }
    let class = match (bid, sold) {
        (Some(_), _) => "pile bidding",
        (None, true) => "pile sold",
        (None, false) => "pile",
    };
    let content = html! {
        rect class="stones" x="1" y="1" width=(SIDE - 2.0) height=(SIDE - 2.0) rx="5" {}
        (fitted(&pen.say(Phrase::name("item", item)), "label", SIDE / 2.0, 13.0, 11.0, SIDE - 8.0, Anchor::Middle))
        @if item == Item::Landscape {
            @for (nth, (kind, n)) in kinds.iter().enumerate() {
                (Row::new().icon(kind.word()).text(n.to_string()).draw(14.0 + 25.0 * nth as f32, 34.0, 15.0, 23.0, Anchor::Middle))
            }
        } @else {
            (icon::at(signs::item(item), SIDE / 2.0 - 25.0, 18.0, 30.0))
            text class=(if n == 0 { "figure pile-n none" } else { "figure pile-n" }) id={ "p-" (item) } x=(SIDE / 2.0 + 20.0) y="40" data-count { (n) }
        }
        @if let Some((seat, florins, _)) = bid {
            g class="piece" id={ "bid-" (seat.0) } { (people::crest_at(seat, 13.0, 62.0, 19.0)) }
            (Row::new().amount("coin", florins).draw(26.0, 62.0, 16.0, SIDE - 30.0, Anchor::Start))
        } @else if sold {
            (fitted(&pen.scene.text("draw-sold"), "label gone-n", SIDE / 2.0, 66.0, 11.0, SIDE - 8.0, Anchor::Middle))
        } @else {
            g class="opening" { (Row::new().amount("coin", pen.edition().table(pen.scene.view.princes.len() as u8).opening).draw(SIDE / 2.0, 63.0, 12.0, SIDE - 12.0, Anchor::Middle)) }
        }
    };
    html! {
        svg class="drawn auction" viewBox={ "0 0 " (SIDE) " " (SIDE) } {
            (spot(pen.take(&[Choice::Open(item), Choice::Take(item)]), class, &pen.tell(&told), [1.0, 1.0, SIDE - 2.0, SIDE - 2.0], content))
        }
    }
}

/// A small sheet with a symbol, a number and what it costs.
fn sheet(name: &str, symbol: &str, n: u8, cost: i32) -> Markup {
    html! {
        rect class="stones" x="1" y="1" width=(SIDE - 2.0) height=(SIDE - 2.0) rx="5" {}
        (fitted(name, "label", SIDE / 2.0, 13.0, 11.0, SIDE - 8.0, Anchor::Middle))
        (icon::at(symbol, SIDE / 2.0 - 25.0, 18.0, 30.0))
        text class=(if n == 0 { "figure pile-n none" } else { "figure pile-n" }) x=(SIDE / 2.0 + 20.0) y="40" data-count { (n) }
        @if cost > 0 { g class="opening" { (Row::new().amount("coin", cost).draw(SIDE / 2.0, 63.0, 12.0, SIDE - 12.0, Anchor::Middle)) } }
    }
}

fn freedom(pen: &Pen<'_>, freedom: Freedom) -> Markup {
    let n = pen.scene.view.freedoms.get(freedom.word()).copied().unwrap_or(0);
    let told = [Phrase::new("draw-in-stock").with("thing", Phrase::name("freedom", freedom)).with("n", n)];
    let content = sheet(&pen.say(Phrase::name("draw-short", freedom)), freedom.word(), n, pen.edition().freedom_cost);
    html! {
        svg class="drawn" viewBox={ "0 0 " (SIDE) " " (SIDE) } {
            (spot(pen.take(&[Choice::Freedom(freedom)]), "freedom", &pen.tell(&told), [1.0, 1.0, SIDE - 2.0, SIDE - 2.0], content))
        }
    }
}

fn deck(pen: &Pen<'_>, sort: Sort) -> Markup {
    let view = pen.scene.view;
    let edition = pen.edition();
    let pile = view.piles.get(sort.word());
    let n = pile.map_or(0, |pile| pile.cards);
    let (draw, cost) = match sort {
        Sort::Profession => (Some(Choice::Profession), edition.profession_cost),
        Sort::Bonus => (Some(Choice::Bonus), edition.bonus_cost),
        Sort::Prestige => (None, 0),
    };
    let mut told = vec![Phrase::new("draw-deck").with("pile", Phrase::name("pile", sort)).with("n", n)];
    // Whoever has put cards under the pile may remember them.
    let key = |card: &princes::Card| Phrase::name(card.sort().word(), card.word());
    told.extend(pile.iter().flat_map(|pile| pile.under.iter().flatten()).map(|card| Phrase::new("draw-under").with("card", key(card))));
    let gone: Vec<Phrase> = view.gone.iter().map(|card| Phrase::name("bonus", card)).collect();
    told.extend((sort == Sort::Bonus && !gone.is_empty()).then(|| Phrase::new("draw-gone").with("cards", gone)));
    let choices: Vec<Choice> = draw.into_iter().chain([Choice::Learn(sort)]).collect();
    let content = sheet(&pen.say(Phrase::name("draw-short", sort)), sort.word(), n, cost);
    // With both an action and the Professor to draw by, the second way is a corner of its own.
    let first = pen.take(&choices);
    let second = pen.take(&choices);
    html! {
        svg class="drawn" viewBox={ "0 0 " (SIDE) " " (SIDE) } {
            (spot(first, "deck", &pen.tell(&told), [1.0, 1.0, SIDE - 2.0, SIDE - 2.0], content))
            @if let Some(second) = second {
                (spot(Some(second), "corner", "", [SIDE - 22.0, 2.0, 20.0, 20.0], html! {
                    rect class="purse" x=(SIDE - 22.0) y="2" width="20" height="20" rx="4" {}
                    (icon::at("professor", SIDE - 20.0, 4.0, 16.0))
                }))
            }
        }
    }
}

/// A building in its box shape, how many are left, and in the corner the way to build it with a neighbour.
fn building(pen: &Pen<'_>, building: Building) -> Markup {
    let view = pen.scene.view;
    let n = view.buildings.get(building.word()).copied().unwrap_or(0);
    let me = pen.scene.me().and_then(|seat| view.princes.get(seat.index()));
    let owned = me.is_some_and(|me| me.buildings.contains_key(building.word()));
    let cost = me.map(|me| pen.edition().builders[usize::from(me.builders).min(3)].cost);
    let cells: &[Cell] = pen.edition().buildings[building.index()].cells(0);
    let (rows, columns) = cells.iter().fold((0, 0), |(r, c), cell| (r.max(cell.0 + 1), c.max(cell.1 + 1)));
    let size = icon::round((44.0 / f32::from(rows)).min(46.0 / f32::from(columns)).min(14.0));
    let mut told = vec![Phrase::new("draw-in-stock").with("thing", Phrase::name("building", building)).with("n", n)];
    told.extend(cost.filter(|_| !owned).map(|florins| Phrase::new("draw-cost").with("florins", florins)));
    told.extend(owned.then(|| Phrase::new("draw-owned")));
    let likes: Vec<Phrase> = princes::Profession::ALL
        .iter()
        .filter(|p| pen.edition().taste(**p).building == building)
        .map(|p| Phrase::name("profession", p))
        .collect();
    told.push(Phrase::new("draw-liked").with("who", likes));
    let content = html! {
        rect class="stones" x="1" y="1" width="100" height="60" rx="5" {}
        (fitted(&pen.say(Phrase::name("building", building)), "label", 51.0, 12.0, 11.0, 92.0, Anchor::Middle))
        g transform={ "translate(" (icon::round(5.0 + (46.0 - size * f32::from(columns)) / 2.0)) " " (icon::round(15.0 + (44.0 - size * f32::from(rows)) / 2.0)) ")" } {
            (tile::tile(building.word(), tile::class(pen, building.word()), cells, size))
        }
        text class=(if n == 0 { "figure stock-n none" } else { "figure stock-n" }) x="66" y="33" data-count { "×" (n) }
        @if let Some(florins) = cost.filter(|_| !owned) { g class="opening" { (Row::new().amount("coin", florins).draw(97.0, 52.0, 11.0, 38.0, Anchor::End)) } }
        @if owned { text class="figure stock-n" x="88" y="56" { "✓" } }
    };
    html! {
        svg class="drawn" viewBox="0 0 102 62" {
            (spot(pen.take(&[Choice::Build(building)]), "building", &pen.tell(&told), [1.0, 1.0, 100.0, 60.0], content))
            @if let Some(joint) = pen.take(&[Choice::Joint(building)]) {
                (spot(Some(joint), "corner", "", [81.0, 18.0, 19.0, 19.0], html! {
                    rect class="purse" x="81" y="18" width="19" height="19" rx="4" {}
                    (icon::at("all", 83.0, 20.0, 15.0))
                }))
            }
        }
    }
}
