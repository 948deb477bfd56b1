//! The faces of cards: professions with what they like, bonus and prestige cards.

use crate::{Pen, signs};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon};
use kit::Phrase;
use princes::{Aim, Bonus, Card, Prestige, PrinceView, Profession};
use std::sync::Arc;

pub(crate) const WIDTH: f32 = 86.0;
pub(crate) const HEIGHT: f32 = 92.0;

pub(crate) fn about(pen: &Pen<'_>, card: Card) -> Arc<str> {
    pen.keep(card.word(), || match card {
        Card::Profession(profession) => {
            let taste = pen.edition().taste(profession);
            let likes = Phrase::new("draw-likes")
                .with("building", Phrase::name("building", taste.building))
                .with("landscape", Phrase::name("landscape", taste.landscape))
                .with("freedom", Phrase::name("freedom", taste.freedom));
            vec![Phrase::name("profession", profession), likes]
        }
        Card::Bonus(bonus) => {
            let figures = &pen.edition().bonuses[bonus.index()];
            let key = if figures.distinct { "draw-each-kind" } else { "draw-each" };
            vec![Phrase::name("bonus", bonus), Phrase::new(key).with("n", figures.value)]
        }
        Card::Prestige(prestige) => {
            let figures = &pen.edition().prestige[prestige.index()];
            let points = Phrase::new("draw-scores").with("n", figures.points);
            let tied = match figures.aim {
                Aim::Most { tied, .. } | Aim::Fewest { tied, .. } => Some(Phrase::new("draw-tied").with("n", tied)),
                Aim::AtLeast(_) => None,
            };
            [Phrase::name("prestige", prestige), points].into_iter().chain(tied).collect()
        }
    })
}

/// `owner`: who would use it now, so that what is met already can be marked.
pub(crate) fn face(pen: &Pen<'_>, card: Card, owner: Option<&PrinceView>) -> Markup {
    let (class, key, symbol) = match card {
        Card::Profession(card) => ("profession", Phrase::name("profession", card), "profession"),
        Card::Bonus(card) => ("bonus", Phrase::name("bonus", card), "bonus"),
        Card::Prestige(card) => ("prestige", Phrase::name("prestige", card), "prestige"),
    };
    let name = pen.say(key);
    let size = if name.chars().count() > 16 { 8.5 } else { 11.0 };
    html! {
        g class={ "card " (class) } {
            rect class="sheet" x="1" y="1" width=(WIDTH - 2.0) height=(HEIGHT - 2.0) rx="5" {}
            path class="ribbon" d={ "M1 18V6a5 5 0 0 1 5-5h" (WIDTH - 12.0) "a5 5 0 0 1 5 5v12z" } {}
            (icon::at(symbol, 3.0, 3.0, 14.0))
            (fitted(&name, "name", 19.0, 14.0, size, WIDTH - 23.0, Anchor::Start))
            @match card {
                Card::Profession(card) => (likes(pen, card, owner)),
                Card::Bonus(card) => (bonus(pen, card, owner)),
                Card::Prestige(card) => (prestige(pen, card)),
            }
        }
    }
}

/// The three things a profession likes; what the owner has is lit and counted.
fn likes(pen: &Pen<'_>, profession: Profession, owner: Option<&PrinceView>) -> Markup {
    let edition = pen.edition();
    let taste = edition.taste(profession);
    let has = |test: &dyn Fn(&PrinceView) -> bool| owner.is_some_and(test);
    let three = [
        (taste.building.word(), edition.building_value, has(&|o| o.buildings.contains_key(taste.building.word()))),
        (taste.landscape.word(), edition.landscape_value, has(&|o| o.landscapes.iter().any(|g| g.kind == taste.landscape))),
        (taste.freedom.word(), edition.freedom_value, has(&|o| o.freedoms.contains(&taste.freedom))),
    ];
    let value = owner.and_then(|owner| owner.values.get(profession.word())).copied();
    let more: u16 = owner.map_or(0, |owner| owner.bonus_values.values().sum());
    let minimum = pen.scene.view.minimum;
    html! {
        @for (nth, (symbol, n, met)) in three.into_iter().enumerate() {
            @let x = 4.0 + 26.5 * nth as f32;
            g class=(if met { "like met" } else { "like" }) {
                rect class="purse" x=(x) y="22" width="25" height="36" rx="3" {}
                (icon::at(symbol, x + 4.0, 24.0, 17.0))
                text class="n like-n" x=(x + 12.5) y="54" { "+" (n) @if met { "✓" } }
            }
        }
        @if let Some(value) = value {
            @let reach = if value >= minimum { "reached" } else if value + more >= minimum { "near" } else { "short" };
            g class={ "worth " (reach) } {
                rect class="plate" x="4" y="62" width=(WIDTH - 8.0) height="25" rx="4" {}
                text class="figure worth-n" x="33" y="81" data-count { (value) }
                text class="n worth-of" x="52" y="80" {
                    @if value < minimum && more > 0 { "+" (more) }
                    @else if value >= minimum { "≥" (minimum) } @else { "<" (minimum) }
                }
            }
        }
    }
}

fn bonus(pen: &Pen<'_>, bonus: Bonus, owner: Option<&PrinceView>) -> Markup {
    let (adds, each) = signs::bonus(bonus, pen.edition());
    let now = owner.and_then(|owner| owner.bonus_values.get(bonus.word())).copied();
    html! {
        (adds.draw(WIDTH / 2.0, 30.0, 17.0, WIDTH - 8.0, Anchor::Middle))
        (each.draw(WIDTH / 2.0, 49.0, 17.0, WIDTH - 8.0, Anchor::Middle))
        @if let Some(now) = now {
            g class="worth" {
                rect class="plate" x="4" y="62" width=(WIDTH - 8.0) height="25" rx="4" {}
                text class="figure worth-n" x=(WIDTH / 2.0) y="81" data-count { "+" (now) }
            }
        }
    }
}

fn prestige(pen: &Pen<'_>, prestige: Prestige) -> Markup {
    let (points, aim) = signs::prestige(prestige, pen.edition());
    html! {
        (points.draw(WIDTH / 2.0, 36.0, 20.0, WIDTH - 8.0, Anchor::Middle))
        (aim.draw(WIDTH / 2.0, 66.0, 18.0, WIDTH - 8.0, Anchor::Middle))
    }
}

/// A recruiting card.
pub(crate) fn recruiting(n: u8) -> Markup {
    html! {
        g class="card recruiting" {
            rect class="sheet" x="1" y="1" width=(WIDTH - 2.0) height=(HEIGHT - 2.0) rx="5" {}
            (icon::at("recruiting", WIDTH / 2.0 - 20.0, 16.0, 40.0))
            (Row::new().text(format!("×{n}")).draw(WIDTH / 2.0, 74.0, 18.0, WIDTH - 8.0, Anchor::Middle))
        }
    }
}
