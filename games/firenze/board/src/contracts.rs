//! The six towers of contracts, with seals, balconies, level tiles and majorities.

use crate::pays::Pays;
use crate::{Pen, signs};
use drawing::pen::{at, named};
use drawing::resources::{Anchor, Row};
use drawing::{Markup, html, icon, people};
use firenze::contract::{HIGHEST, LOWEST};
use firenze::view::PlayerView;
use firenze::{Colour, Contract, Seal};
use kit::{Phrase, Seat};

const LEFT: f32 = 44.0;
const COLUMN: f32 = 62.0;
const TOP: f32 = 28.0;
const FLOOR: f32 = 51.0;

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let (width, height) = (LEFT + 6.0 * COLUMN, 366.0);
    html! {
        svg class="drawn contracts" viewBox={ "0 0 " (width) " " (height) } {
            @for (nth, colour) in Colour::ALL.iter().enumerate() { (at(LEFT + COLUMN * nth as f32, 0.0, tower(pen, *colour))) }
            @for height in LOWEST..=HIGHEST { (at(0.0, y_of(height), level(pen, height))) }
        }
    }
}

fn y_of(height: u8) -> f32 {
    TOP + FLOOR * f32::from(HIGHEST - height)
}

fn level(pen: &Pen<'_>, height: u8) -> Markup {
    let tile = pen.scene.view.levels.iter().find(|(h, _)| *h == height);
    html! {
        (named(None, "floor", &pen.say(Phrase::new("draw-floor").with("height", height)), html! { text class="figure floor-n" x="34" y="31" { (height) } }))
        @if let Some((_, prestige)) = tile {
            (named(Some(format!("lv-{height}")), "piece level", &pen.say(Phrase::new("draw-level").with("height", height).with("n", *prestige)), html! {
                path class="level-sheet" d="M1 9h20l4 16-4 16H1z" {}
                (Row::new().amount("vp", (*prestige).into()).draw(11.5, 25.0, 11.5, 20.0, Anchor::Middle))
            }))
        }
    }
}

fn tower(pen: &Pen<'_>, colour: Colour) -> Markup {
    let cells: Vec<_> = pen.scene.view.contracts.iter().filter(|c| c.contract.colour() == colour).collect();
    html! {
        g class={ "pile-of " (colour.word()) } {
            (named(None, "roof-of", &pen.say(Phrase::new("draw-tower-of").with("colour", Phrase::name("colour", colour))), html! {
                path class="roof" d={ "M2 " (TOP) "V14l5-5v6h8V9h8v6h8V9h8v6h8V9h8v6h5V9l5 5v" (TOP - 14.0) "z" } {}
                (icon::at(&signs::brick(colour), COLUMN / 2.0 - 10.0, 9.0, 20.0))
            }))
            @for cell in &cells { (at(1.0, y_of(cell.contract.height()), contract(pen, cell))) }
        }
        (majority(pen, colour))
    }
}

fn contract(pen: &Pen<'_>, cell: &firenze::view::ContractView) -> Markup {
    let name = |c: Contract| Phrase::new(format!("contract-{}", c.colour())).with("height", c.height());
    let mut told = vec![Phrase::new("draw-contract").with("contract", name(cell.contract)).with("n", cell.prestige)];
    if let Some(numeral) = cell.balcony {
        told.push(Phrase::new("draw-balcony").with("numeral", Phrase::name("numeral", numeral)));
    }
    match cell.seal {
        Some(Seal::Of(seat)) => told.push(Phrase::new("draw-sealed").with("seat", seat)),
        Some(Seal::Neutral) => told.push(Phrase::new("draw-neutral")),
        None => {}
    }
    let (colour, height) = (cell.contract.colour(), cell.contract.height());
    told.extend(Pays::of(pen, colour, height).and_then(|pays| pays.told()));
    // Whose tower has just this colour and height.
    let stands = |player: &&PlayerView| player.towers.iter().any(|t| t.colour() == Some(colour) && t.height == height);
    let view = pen.scene.view;
    let ready: Vec<Seat> =
        Seat::all(view.players.len() as u8).zip(&view.players).filter(|(_, player)| stands(player)).map(|(seat, _)| seat).collect();
    told.extend(ready.iter().map(|seat| Phrase::new("draw-has-tower").with("seat", *seat)));
    let due = cell.balcony.is_some() && cell.balcony == pen.scene.view.due;
    let wanted = cell.seal.is_none() && pen.scene.me().is_some_and(|seat| ready.contains(&seat));
    let class = format!(
        "contract{}{}{}",
        if cell.seal.is_some() { " sealed" } else { "" },
        if due { " due" } else { "" },
        if wanted { " wanted" } else { "" }
    );
    named(
        None,
        &class,
        &pen.tell(&told),
        html! {
            rect class="cell" x="1" y="1" width=(COLUMN - 4.0) height=(FLOOR - 3.0) rx="3" {}
            @if let Some(numeral) = cell.balcony {
                (icon::at("balcony", 3.0, 3.0, 15.0))
                text class="label numeral" x=(COLUMN - 8.0) y="14" text-anchor="end" font-size="12" { (pen.scene.text(&format!("numeral-{numeral}"))) }
            }
            (Row::new().amount("vp", cell.prestige.into()).draw(COLUMN / 2.0 - 1.0, if cell.balcony.is_some() { 33.0 } else { 25.0 }, 19.0, COLUMN - 8.0, Anchor::Middle))
            @match cell.seal {
                Some(Seal::Of(seat)) => (seal(cell.contract, seat)),
                Some(Seal::Neutral) => g class="neutral" { (icon::at("seal", COLUMN / 2.0 - 18.0, 7.0, 34.0)) },
                None => @for (nth, seat) in ready.iter().enumerate() { (people::crest_at(*seat, 8.0 + 11.0 * nth as f32, FLOOR - 9.5, 12.0)) },
            }
        },
    )
}

fn seal(contract: Contract, seat: Seat) -> Markup {
    html! {
        g class={ "piece " (people::class(seat)) } id={ "seal-" (contract.colour()) "-" (contract.height()) } {
            (icon::at("seal", COLUMN / 2.0 - 21.0, 4.0, 40.0))
            (people::crest_at(seat, COLUMN / 2.0 - 1.0, 24.5, 19.0))
        }
    }
}

/// The bonus of the colour, and who would have it now.
fn majority(pen: &Pen<'_>, colour: Colour) -> Markup {
    let bonus = pen.edition().majority[colour.index()];
    let leader = pen.scene.view.majorities.get(colour.index()).copied().flatten();
    let mut told = vec![Phrase::new("draw-majority").with("colour", Phrase::name("colour", colour)).with("n", bonus)];
    told.extend(leader.map(|seat| Phrase::new("draw-leads").with("seat", seat)));
    let seals = |seat: Seat| {
        pen.scene.view.contracts.iter().filter(|c| c.contract.colour() == colour && c.seal == Some(Seal::Of(seat))).count() as u8
    };
    let seats = Seat::all(pen.scene.view.players.len() as u8).filter(|seat| seals(*seat) > 0);
    told.extend(seats.map(|seat| Phrase::new("draw-has-seals").with("seat", seat).with("n", seals(seat))));
    let y = TOP + FLOOR * 6.0 + 3.0;
    named(
        None,
        "majority",
        &pen.tell(&told),
        html! {
            rect class="purse" x="2" y=(y) width=(COLUMN - 4.0) height="23" rx="3" {}
            (Row::new().icon("leader").gap(0.1).amount("vp", bonus.into()).draw(if leader.is_some() { 22.0 } else { COLUMN / 2.0 }, y + 11.5, 13.0, 38.0, Anchor::Middle))
            @if let Some(seat) = leader { (people::crest_at(seat, COLUMN - 13.0, y + 11.5, 18.0)) }
        },
    )
}
