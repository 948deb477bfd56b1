//! The six characters of Muse & Princess with the bids for them.

use crate::{Pen, worth};
use drawing::pen::spot;
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use kit::{Phrase, Seat};
use princes::{Character, Choice, MarkView, Scene};

const WIDTH: f32 = 170.0;
const HEIGHT: f32 = 36.0;

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    html! { div class="court" { @for character in Character::ALL { (card(pen, *character)) } } }
}

fn card(pen: &Pen<'_>, character: Character) -> Markup {
    let view = pen.scene.view;
    let holder = (0u8..).zip(&view.princes).find(|(_, prince)| prince.character == Some(character)).map(|(seat, _)| Seat(seat));
    let (marks, taken): (&[MarkView], bool) = match &view.scene {
        Scene::Court { marks, taken, .. } => (marks, taken.contains(&character)),
        _ => (&[], false),
    };
    let mark = marks.iter().find(|mark| mark.character == character);
    let mut told = vec![Phrase::name("character", character), Phrase::name("draw", character)];
    told.extend(holder.map(|seat| Phrase::new("draw-holds").with("seat", seat)));
    told.extend(mark.map(|mark| {
        Phrase::new("event-marked")
            .with("seat", mark.seat)
            .with("character", Phrase::name("character", character))
            .with("space", mark.space)
    }));
    let mine = pen.scene.me().and_then(|seat| view.princes.get(seat.index()));
    // What her work would be worth, for who might take her.
    let princess = mine.filter(|_| character == Character::Princess).map(|prince| worth::princess(pen, prince));
    told.extend(princess.map(|n| Phrase::new("draw-princess-worth").with("value", n).with("minimum", view.minimum)));
    let whole = match character {
        Character::Princess => pen.take(&[Choice::Princess]),
        Character::Merchant => pen.take(&[Choice::Rank]),
        Character::Muse | Character::Cardinal | Character::Professor | Character::Banker => None,
    };
    let class = if taken || holder.is_some() { "character taken" } else { "character" };
    html! {
        div class="favour" {
            svg class="drawn" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
                (spot(whole, class, &pen.tell(&told), [1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0], html! {
                    rect class="stones" x="1" y="1" width=(WIDTH - 2.0) height=(HEIGHT - 2.0) rx="5" {}
                    (icon::at(character.word(), 5.0, 4.0, 26.0))
                    (fitted(&pen.say(Phrase::name("character", character)), "label", 36.0, 15.0, 13.0, 62.0, Anchor::Start))
                    (effect(pen, character).draw(36.0, 25.0, 13.0, 100.0, Anchor::Start))
                    @if let Some(n) = princess { g class=(if n >= view.minimum { "worth reached" } else { "worth" }) {
                        rect class="plate" x=(WIDTH - 54.0) y="3" width="26" height="14" rx="3" {}
                        text class="n princess-n" x=(WIDTH - 41.0) y="14" { (n) }
                    } }
                    @if let Some(seat) = holder { (people::crest_at(seat, WIDTH - 15.0, 16.0, 22.0)) }
                }))
            }
            (spaces(pen, character, mark))
        }
    }
}

/// The spaces to bid on. They are no drawing, so that on a narrow screen they stand in two rows, each as large as a finger.
fn spaces(pen: &Pen<'_>, character: Character, mark: Option<&MarkView>) -> Markup {
    let (first, last) = pen.edition().tracks[character.index()];
    html! {
        div class="spaces" {
            @for space in first..=last {
                @let marked = mark.filter(|mark| mark.space == space);
                @let content = html! { @if marked.is_none() { (space) } @else if let Some(mark) = marked { (marker(pen, mark)) } };
                @if let Some(place) = pen.take(&[Choice::Bid(character, space)]) { (place.button("bid space", content)) }
                @else { span class="space" aria-hidden=[marked.is_none().then_some("true")] { (content) } }
            }
        }
    }
}

fn marker(pen: &Pen<'_>, mark: &MarkView) -> Markup {
    let told = pen.say(Phrase::new("draw-mark").with("seat", mark.seat).with("n", mark.space));
    html! { span class="piece mark" id={ "mark-" (mark.seat.0) } role="img" data-tip aria-label=(told) { (people::crest(mark.seat, 18)) } }
}

fn effect(pen: &Pen<'_>, character: Character) -> Row {
    let row = Row::new();
    let edition = pen.edition();
    match character {
        Character::Muse => row.text(format!("+{}", pen.scene.view.round)).icon("star"),
        Character::Cardinal => row.text(format!("{}×", edition.cardinal_actions)).icon("bolt"),
        Character::Princess => {
            let each = &edition.princess;
            let pairs = [(each.landscape, "territory"), (each.building, "building"), (each.builder, "builder"), (each.card, "profession")];
            pairs.into_iter().fold(row, |row, (n, symbol)| row.amount(symbol, n.into()))
        }
        Character::Merchant => row.icon("vp").text("/").text("0").icon("coin"),
        Character::Professor => row.icon("bonus").text("/").icon("prestige"),
        Character::Banker => row.amount("coin", pen.scene.view.banker),
    }
}
