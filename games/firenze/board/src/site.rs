//! A building site: the towers, the bricks that may be laid on them, and what each would earn at which height.

use crate::pays::Pays;
use crate::{Pen, brick};
use drawing::pen::spot;
use drawing::resources::{Anchor, Row};
use drawing::{Markup, Place, html, icon};
use firenze::contract::{HIGHEST, LOWEST};
use firenze::view::PlayerView;
use firenze::{Choice, Colour, Tower};
use kit::{Phrase, Seat};

const TOP: f32 = 65.0;
/// How high a brick is, where there is room.
const BRICK: f32 = 14.5;

/// Where the ground is: as deep as six more floors on a tower need; when nobody builds any more, as the highest tower needs.
pub(crate) fn ground(pen: &Pen<'_>) -> f32 {
    let towers = pen.scene.view.players.iter().flat_map(|player| &player.towers);
    let tallest = towers.map(|tower| tower.height).max().unwrap_or(0).max(2);
    if pen.scene.over { TOP + 16.0 + BRICK * f32::from(tallest) } else { TOP + 170.0 }
}

/// How the towers of a site are drawn: the width of a column and of its bricks, the height of a brick, and where the ground is.
struct Scale {
    step: f32,
    width: f32,
    brick: f32,
    ground: f32,
}

impl Scale {
    fn x(&self, column: usize) -> f32 {
        5.0 + self.step * column as f32
    }

    /// The top of so many floors.
    fn y(&self, floors: u8) -> f32 {
        self.ground - self.brick * f32::from(floors)
    }
}

pub(crate) fn draw(pen: &Pen<'_>, seat: Seat, player: &PlayerView, width: f32, mine: bool) -> Markup {
    let begun: Vec<Colour> =
        Colour::ALL.iter().copied().filter(|colour| mine && offers(pen, |c| matches!(c, Choice::Begin(of, _) if of == *colour))).collect();
    let columns = player.towers.len() + begun.len();
    let step = ((width - 10.0) / columns.max(1) as f32).min(if width > 500.0 { 60.0 } else { 36.0 });
    let raised = pen.scene.offers.iter().filter_map(|offer| if let Choice::Raise(_, height) = offer.choice { Some(height) } else { None });
    let least = if pen.scene.over { 0 } else { HIGHEST };
    let tallest = player.towers.iter().map(|tower| tower.height).chain(raised.filter(|_| mine)).max().unwrap_or(0).max(least).max(1);
    let ground = ground(pen);
    let scale = Scale { step, width: step - 3.0, brick: ((ground - TOP - 16.0) / f32::from(tallest)).min(BRICK), ground };
    html! {
        line class="ground" x1="4" x2=(width - 4.0) y1=(ground) y2=(ground) {}
        @for (nth, tower) in player.towers.iter().enumerate() { (one(pen, seat, tower, nth, &scale, mine)) }
        @for (nth, colour) in begun.iter().enumerate() {
            (ghosts(pen, &scale, player.towers.len() + nth, 0, Some(*colour), |n| Choice::Begin(*colour, n)))
        }
    }
}

fn offers(pen: &Pen<'_>, wanted: impl Fn(Choice) -> bool) -> bool {
    pen.scene.offers.iter().any(|offer| wanted(offer.choice))
}

fn one(pen: &Pen<'_>, seat: Seat, tower: &Tower, nth: usize, scale: &Scale, mine: bool) -> Markup {
    let number = nth as u8 + 1;
    let at_risk = pen.scene.view.active == seat && !tower.safe && !pen.scene.over;
    let pays = tower.colour().and_then(|colour| Pays::of(pen, colour, tower.height));
    let grows = mine && offers(pen, |c| matches!(c, Choice::Raise(t, _) if t == number));
    let (x, top) = (scale.x(nth), scale.y(tower.height));
    let key = tower.colour().map_or("mixed", Colour::word);
    let mut told = vec![Phrase::new(format!("tower-{key}")).with("height", tower.height)];
    if at_risk {
        told.push(Phrase::new("draw-must-grow"));
    }
    told.extend(pays.as_ref().map(|pays| Phrase::new("draw-ready").with("n", pays.total())));
    told.extend(pays.as_ref().and_then(Pays::told));
    html! {
        (spot(place(pen, seat, tower, number, mine), if tower.safe { "tower safe" } else { "tower" }, &pen.tell(&told), [x, top - 15.0, scale.step - 2.0, scale.ground - top + 15.0], html! {
            @for (floor, colour) in floors(tower) {
                (brick::piece(&format!("{}-{number}-{floor}", seat.0), colour, 0, x, scale.y(floor), (scale.width, scale.brick)))
            }
            // Bricks that may be laid on it say the height themselves.
            @if !grows {
                @let row = Row::new().text(format!("{}{}", tower.height, if at_risk { "!" } else { "" }));
                @let row = if let Some(pays) = &pays { row.gap(0.15).icon("seal").amount("vp", pays.total().into()) } else { row };
                (row.draw(x + scale.width / 2.0, top - 7.0, 12.5, scale.step, Anchor::Middle))
            }
        }))
        @if let Some(colour) = tower.colour().filter(|_| !pen.scene.over) { (ladder(pen, scale, nth, tower.height + u8::from(!grows), colour, grows)) }
        @if mine { (ghosts(pen, scale, nth, tower.height, tower.colour(), |n| Choice::Raise(number, tower.height + n))) }
    }
}

fn place(pen: &Pen<'_>, seat: Seat, tower: &Tower, number: u8, mine: bool) -> Option<Place> {
    if !mine {
        return pen.take(&[Choice::Hit(seat, number)]);
    }
    let mixed = || if tower.colour().is_none() { pen.take(&[Choice::Campanile]) } else { None };
    pen.take(&[Choice::Crumble(number), Choice::Save(number), Choice::Fulfil(number)]).or_else(mixed)
}

/// Every floor from the ground up, with its colour.
fn floors(tower: &Tower) -> Vec<(u8, Colour)> {
    let bricks = tower.bricks();
    let colours = bricks.iter().flat_map(|(colour, n)| std::iter::repeat_n(colour, n.into()));
    (1..=tower.height).zip(colours).collect()
}

/// What the tower would earn at the heights above it: where no brick can be laid now, as marks in the air.
fn ladder(pen: &Pen<'_>, scale: &Scale, column: usize, above: u8, colour: Colour, grows: bool) -> Markup {
    let reached =
        |floor: u8| grows && offers(pen, |c| matches!(c, Choice::Raise(t, height) if usize::from(t) == column + 1 && height >= floor));
    html! {
        g class="ladder" aria-hidden="true" {
            @for floor in (above + 1).max(LOWEST)..=HIGHEST {
                @if let Some(pays) = Pays::of(pen, colour, floor).filter(|_| !reached(floor)) {
                    @let (x, y) = (scale.x(column), scale.y(floor));
                    (Row::new().amount("vp", pays.total().into()).draw(x + scale.width / 2.0, y + scale.brick / 2.0, (scale.brick - 2.5).min(10.0), scale.width, Anchor::Middle))
                }
            }
        }
    }
}

/// Bricks that are not there yet: each is the answer "up to here". Where a contract asks for that height, it says what it pays.
fn ghosts(pen: &Pen<'_>, scale: &Scale, column: usize, height: u8, colour: Option<Colour>, answer: impl Fn(u8) -> Choice) -> Markup {
    let (x, width, brick) = (scale.x(column), scale.width, scale.brick);
    html! {
        @for n in 1..=6u8 {
            @if let Some(place) = pen.take(&[answer(n)]) {
                @let y = scale.y(height + n) - 1.0;
                @let pays = colour.and_then(|colour| Pays::of(pen, colour, height + n));
                @let told = pays.as_ref().map(|pays| Phrase::new("draw-ready").with("n", pays.total()));
                (spot(Some(place), "ghost", &told.map(|told| pen.say(told)).unwrap_or_default(), [x, y, width, brick], html! {
                    @if let Some(colour) = colour { g class="ghost-brick" { (brick::drawn(colour, x, y, (width, brick))) } }
                    @match &pays {
                        Some(pays) => (Row::new().amount("vp", pays.total().into()).draw(x + width / 2.0, y + brick / 2.0, (brick - 2.0).min(12.0), width - 2.0, Anchor::Middle)),
                        None => text class="n" x=(icon::round(x + width / 2.0)) y=(icon::round(y + brick / 2.0 + 3.5)) font-size="10" text-anchor="middle" { "+" (n) },
                    }
                }))
            }
        }
    }
}
