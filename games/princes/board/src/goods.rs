//! What a prince has beside his land: money, cards, builders, jesters, freedoms, the character and the best work.

use crate::{Pen, worth};
use drawing::pen::named;
use drawing::resources::{Anchor, Row};
use drawing::{Markup, html, icon};
use kit::{Phrase, Seat};
use princes::{Freedom, PrinceView};

/// One kind of thing: its words and its signs.
struct Held {
    about: String,
    row: Row,
}

/// Seven of them, money first.
fn all(pen: &Pen<'_>, seat: Seat, prince: &PrinceView) -> [Held; 7] {
    let purse = prince.florins.map_or_else(|| Phrase::new("draw-florins-hidden"), |n| Phrase::new("draw-florins").with("florins", n));
    let known: Vec<Phrase> = prince.hand.iter().map(|card| Phrase::name("profession", card)).collect();
    let mut in_hand = vec![Phrase::new("draw-in-hand").with("cards", prince.hand_size).with("bonus", prince.bonus_count)];
    if !known.is_empty() && pen.scene.me() != Some(seat) {
        in_hand.push(Phrase::new("draw-known").with("cards", known));
    }
    let kept = Phrase::new("draw-kept").with("cards", prince.card_count).with("recruiting", prince.recruiting_in_hand);
    let cost = pen.edition().builders[usize::from(prince.builders).min(3)].cost;
    let builders = (0..3).fold(Row::new(), |row, nth| if nth < prince.builders { row.icon("builder") } else { row.faint("builder") });
    let jesters = match prince.jesters {
        0 => Row::new().faint("jester"),
        n @ 1..=3 => (0..n).fold(Row::new(), |row, _| row.icon("jester")),
        n => Row::new().icon("jester").text(format!("×{n}")),
    };
    let freedoms =
        Freedom::ALL.iter().fold(Row::new(), |row, f| if prince.freedoms.contains(f) { row.icon(f.word()) } else { row.faint(f.word()) });
    let best = Row::new().icon("star").text(if prince.best > 0 { prince.best.to_string() } else { "–".to_string() });
    let pair = |a: &'static str, n: u8, b: &'static str, m: u8| Row::new().icon(a).text(n.to_string()).gap(0.4).icon(b).text(m.to_string());
    [
        Held {
            about: pen.say(purse),
            row: Row::new().icon("coin").text(prince.florins.map_or_else(|| "?".to_string(), |n| n.to_string())),
        },
        Held { about: pen.tell(&in_hand), row: pair("profession", prince.hand_size, "bonus", prince.bonus_count) },
        Held { about: pen.say(kept), row: pair("prestige", prince.card_count, "recruiting", prince.recruiting_in_hand) },
        Held { about: pen.say(Phrase::new("draw-builders").with("n", prince.builders).with("florins", cost)), row: builders },
        Held { about: pen.say(Phrase::new("draw-jesters").with("n", prince.jesters)), row: jesters },
        Held { about: self::freedoms(pen, prince), row: freedoms },
        Held { about: pen.tell(&favour(pen, seat, prince)), row: prince.character.map_or(best.clone(), |c| best.gap(0.4).icon(c.word())) },
    ]
}

/// A line each.
pub(crate) fn column(pen: &Pen<'_>, seat: Seat, prince: &PrinceView, width: f32, height: f32) -> Markup {
    let step = height / 7.0;
    let symbol = (step * 0.86).min(21.0);
    html! {
        @for (nth, held) in all(pen, seat, prince).into_iter().enumerate() {
            (drawn(seat, nth, held, [0.0, step * (nth as f32 + 0.5), width], symbol))
        }
    }
}

/// Three lines in all: money and cards; builders and jesters; freedoms, best work and character.
pub(crate) fn lines(pen: &Pen<'_>, seat: Seat, prince: &PrinceView, width: f32, step: f32) -> Markup {
    let symbol = step * 0.84;
    let shares: [(usize, f32, f32); 7] =
        [(0, 0.0, 0.22), (0, 0.22, 0.39), (0, 0.61, 0.39), (1, 0.0, 0.52), (1, 0.54, 0.46), (2, 0.0, 0.48), (2, 0.54, 0.46)];
    html! {
        @for (nth, (held, (line, from, share))) in all(pen, seat, prince).into_iter().zip(shares).enumerate() {
            (drawn(seat, nth, held, [width * from, step * (line as f32 + 0.5), width * share - 2.0], symbol))
        }
    }
}

/// The first is the money, which flashes when it changes.
fn drawn(seat: Seat, nth: usize, held: Held, [x, y, width]: [f32; 3], symbol: f32) -> Markup {
    let id = (nth == 0).then(|| format!("f-{}", seat.0));
    named(
        None,
        "held",
        &held.about,
        html! {
            rect class="reach" x=(icon::round(x)) y=(icon::round(y - symbol / 2.0)) width=(icon::round(width)) height=(icon::round(symbol)) {}
            g id=[id] data-count[nth == 0] { (held.row.draw(x, y, symbol, width, Anchor::Start)) }
        },
    )
}

fn freedoms(pen: &Pen<'_>, prince: &PrinceView) -> String {
    if prince.freedoms.is_empty() {
        return pen.scene.text("draw-no-freedom");
    }
    let names: Vec<Phrase> = prince.freedoms.iter().map(|freedom| Phrase::name("freedom", freedom)).collect();
    pen.tell(&names)
}

fn favour(pen: &Pen<'_>, seat: Seat, prince: &PrinceView) -> Vec<Phrase> {
    let best = if prince.best > 0 { Phrase::new("draw-best").with("n", prince.best) } else { Phrase::new("draw-no-work") };
    let leads = worth::leaders(pen).contains(&seat).then(|| Phrase::new("draw-leads").with("n", pen.edition().best_work));
    [best].into_iter().chain(leads).chain(prince.character.map(|character| Phrase::name("character", character))).collect()
}
