//! The faces of cards: professions with what they like, bonus and prestige cards.

use crate::{Pen, signs, worth};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use kit::{Phrase, Seat};
use princes::{Aim, Bonus, Card, Prestige, PrinceView, Profession};
use std::sync::Arc;

pub(crate) const WIDTH: f32 = 100.0;
pub(crate) const HEIGHT: f32 = 104.0;

/// What the card is, and what it is worth to whoever would use it now.
pub(crate) fn about(pen: &Pen<'_>, card: Card, owner: Option<&PrinceView>) -> String {
    let own = owner.map(|owner| worth_to(pen, card, owner)).unwrap_or_default();
    let face = face_told(pen, card);
    if own.is_empty() { face.to_string() } else { format!("{face}. {}", pen.tell(&own)) }
}

fn worth_to(pen: &Pen<'_>, card: Card, owner: &PrinceView) -> Vec<Phrase> {
    match card {
        Card::Profession(card) => worth::told(pen, card, owner),
        Card::Bonus(card) => owner.bonus_values.get(card.word()).map(|n| Phrase::new("draw-adds").with("n", *n)).into_iter().collect(),
        Card::Prestige(card) => {
            owner.card_points.get(card.word()).map(|n| Phrase::new("draw-scores-now").with("n", *n)).into_iter().collect()
        }
    }
}

fn face_told(pen: &Pen<'_>, card: Card) -> Arc<str> {
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
    let size = if name.chars().count() > 18 { 9.0 } else { 11.0 };
    html! {
        g class={ "card " (class) } {
            rect class="sheet" x="1" y="1" width=(WIDTH - 2.0) height=(HEIGHT - 2.0) rx="5" {}
            path class="ribbon" d={ "M1 18V6a5 5 0 0 1 5-5h" (WIDTH - 12.0) "a5 5 0 0 1 5 5v12z" } {}
            (icon::at(symbol, 3.0, 3.0, 14.0))
            (fitted(&name, "name", 19.0, 14.0, size, WIDTH - 23.0, Anchor::Start))
            @match card {
                Card::Profession(card) => (likes(pen, card, owner)),
                Card::Bonus(card) => (bonus(pen, card, owner)),
                Card::Prestige(card) => (prestige(pen, card, owner)),
            }
        }
    }
}

/// The three things a profession likes, lit where the owner has them; what jesters, people and the Muse add; the sum against the minimum.
fn likes(pen: &Pen<'_>, profession: Profession, owner: Option<&PrinceView>) -> Markup {
    // A card one looks at is shown as it would be in hand.
    let value = owner.map(|owner| owner.values.get(profession.word()).copied().unwrap_or_else(|| worth::once_kept(pen, profession, owner)));
    html! {
        @for (nth, (_, symbol, n, met)) in worth::likes(pen, profession, owner).into_iter().enumerate() {
            @let x = 4.0 + 31.0 * nth as f32;
            g class=(if met { "like met" } else { "like" }) {
                rect class="purse" x=(x) y="22" width="29" height="34" rx="3" {}
                (icon::at(symbol, x + 6.0, 24.0, 17.0))
                text class="n like-n" x=(x + 14.5) y="53" { "+" (n) @if met { "✓" } }
            }
        }
        @if let (Some(value), Some(owner)) = (value, owner) { (sum(pen, value, owner)) }
    }
}

fn sum(pen: &Pen<'_>, value: u16, owner: &PrinceView) -> Markup {
    let edition = pen.edition();
    let minimum = pen.scene.view.minimum;
    let more: u16 = owner.bonus_values.values().sum();
    let reach = if value >= minimum {
        "reached"
    } else if value + more >= minimum {
        "near"
    } else {
        "short"
    };
    let jesters = u16::from(owner.jesters) * u16::from(edition.jester_value);
    let signs = [
        (jesters, "jester"),
        (worth::people(owner) * u16::from(edition.card_value), "profession"),
        (worth::muse(pen, owner), "muse"),
        (more, "bonus"),
    ];
    let parts = signs.into_iter().filter(|(n, _)| *n > 0).fold(Row::new(), |row, (n, symbol)| {
        // Bonus cards in hand are not in the sum: they may be added.
        row.text(format!("{}{n}", if symbol == "bonus" { "(+" } else { "+" }))
            .icon(symbol)
            .text(if symbol == "bonus" { ")" } else { "" })
            .gap(0.2)
    });
    let missing = i32::from(minimum) - i32::from(value);
    html! {
        (parts.draw(WIDTH / 2.0, 65.0, 12.0, WIDTH - 8.0, Anchor::Middle))
        g class={ "worth " (reach) } {
            rect class="plate" x="4" y="74" width=(WIDTH - 8.0) height="26" rx="4" {}
            text class="figure worth-n" x="26" y="94" data-count { (value) }
            text class="n worth-of" x=(WIDTH - 8.0) y="92" text-anchor="end" {
                @if missing > 0 { "≥" (minimum) " −" (missing) } @else { "≥" (minimum) " ✓" }
            }
        }
    }
}

fn bonus(pen: &Pen<'_>, bonus: Bonus, owner: Option<&PrinceView>) -> Markup {
    let (adds, each) = signs::bonus(bonus, pen.edition());
    let seat = pen.scene.me();
    let looked = |owner: &PrinceView| seat.map(|seat| worth::bonus(pen, seat, owner, bonus));
    let now = owner.and_then(|owner| owner.bonus_values.get(bonus.word()).copied().or_else(|| looked(owner)));
    html! {
        (adds.draw(WIDTH / 2.0, 30.0, 17.0, WIDTH - 8.0, Anchor::Middle))
        (each.draw(WIDTH / 2.0, 49.0, 17.0, WIDTH - 8.0, Anchor::Middle))
        @if let Some(now) = now {
            g class="worth" {
                rect class="plate" x="4" y="74" width=(WIDTH - 8.0) height="26" rx="4" {}
                text class="figure worth-n" x=(WIDTH / 2.0) y="94" data-count { "+" (now) }
            }
        }
    }
}

/// On the plate: what it would score as things stand, and who is ahead.
fn prestige(pen: &Pen<'_>, prestige: Prestige, owner: Option<&PrinceView>) -> Markup {
    let (points, aim) = signs::prestige(prestige, pen.edition());
    let now = owner.and_then(|owner| owner.card_points.get(prestige.word())).copied();
    let race = worth::race(pen, prestige);
    let most = race.first().map_or(0, |(_, n)| *n);
    let ahead: Vec<Seat> = race.iter().filter(|(_, n)| *n == most && most > 0).map(|(seat, _)| *seat).collect();
    html! {
        (points.draw(WIDTH / 2.0, 33.0, 19.0, WIDTH - 8.0, Anchor::Middle))
        (aim.draw(WIDTH / 2.0, 58.0, 18.0, WIDTH - 8.0, Anchor::Middle))
        g class={ "worth" @if now.is_some_and(|n| n > 0) { " reached" } } {
            rect class="plate" x="4" y="74" width=(WIDTH - 8.0) height="26" rx="4" {}
            @if let Some(now) = now { text class="figure worth-n" x="24" y="94" data-count { (now) @if now > 0 { "✓" } } }
            @if let (Some(seat), Some(owner)) = (pen.scene.me(), owner) {
                @let met: Vec<String> = worth::conditions(pen, seat, owner, prestige).iter().map(|(n, least)| format!("{n}/{least}")).collect();
                // Three conditions leave the points little room.
                (fitted(&met.join(" "), if met.len() > 2 { "n worth-of three" } else { "n worth-of" }, WIDTH - 8.0, 92.0, 10.0, WIDTH - 44.0, Anchor::End))
            }
            @if !ahead.is_empty() {
                text class="n worth-of" x=(WIDTH - 8.0) y="92" text-anchor="end" { (most) }
                @for (nth, seat) in ahead.iter().enumerate() { (people::crest_at(*seat, WIDTH - 30.0 - 8.0 * nth as f32, 87.0, 15.0)) }
            }
        }
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
