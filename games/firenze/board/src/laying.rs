//! Paying for a card (§4.3): one brick on each card to its left. The rules ask run by run, from left to right; here every run has its brick on
//! the card it ends at ("this colour up to here"), and whole spreads can be laid with one click.

use crate::{Pen, payment, signs};
use drawing::pen::spot;
use drawing::resources::{Anchor, Row};
use drawing::{Markup, html, icon};
use firenze::{Bricks, Choice, Colour};
use kit::Arg;

/// So many spreads are shown; others are laid colour by colour.
const SHOWN: usize = 6;

/// What is being laid, by the seat that looks.
pub(crate) struct Laying<'a> {
    /// The place in the row, from 0, of the next card to get a brick, and how many cards get one.
    pub next: usize,
    pub left: u8,
    store: &'a Bricks,
    /// The colour laid last cannot come next: it would have been the same run.
    open: Vec<Colour>,
}

impl<'a> Laying<'a> {
    pub(crate) fn of(pen: &Pen<'a>) -> Option<Laying<'a>> {
        let asked = pen.scene.question.filter(|question| question.key == "ask-lay" && pen.scene.is_asked())?;
        let left = asked.args.iter().find_map(|(_, arg)| if let Arg::Number(n) = arg { u8::try_from(*n).ok() } else { None })?;
        let store = &pen.scene.me().and_then(|seat| pen.scene.view.players.get(seat.index()))?.store;
        let offered = |colour: &Colour| pen.scene.offers.iter().any(|offer| matches!(offer.choice, Choice::Lay(c, _) if c == *colour));
        let (open, last): (Vec<Colour>, Vec<Colour>) = store.iter().map(|(colour, _)| colour).partition(offered);
        let row = &pen.scene.view.row;
        let id = pen.asked_about("card-")?;
        // Of two copies in the row: the one with a card to be had behind those that get a brick, and the colour laid last before it.
        let behind = |nth: &usize| nth + usize::from(left) < row.len();
        let follows = |nth: &usize| last.iter().all(|colour| nth.checked_sub(1).is_some_and(|before| row[before].bricks.has(*colour)));
        let next = (0..row.len()).filter(|nth| row[*nth].card.word() == id).find(|nth| behind(nth) && follows(nth))?;
        Some(Laying { next, left, store, open })
    }

    /// Does this card get a brick?
    pub(crate) fn reaches(&self, nth: usize) -> bool {
        (self.next..self.next + usize::from(self.left)).contains(&nth)
    }

    /// Spreads of several colours, the cheapest first; of each the answers that are asked for.
    fn spreads(&self) -> Vec<(Vec<(Colour, u8)>, usize)> {
        let ways = payment::ways(self.store, &self.open, self.left).into_iter().map(|way| (self.asked(&way), way));
        ways.filter(|(_, way)| way.len() > 1).map(|(asked, way)| (way, asked)).take(SHOWN).collect()
    }

    /// How many runs of a spread are asked for: the last ones go without asking once there is no choice left, and must not be given to the
    /// next question.
    fn asked(&self, way: &[(Colour, u8)]) -> usize {
        let (mut store, mut left) = (*self.store, self.left);
        for (nth, (colour, n)) in way.iter().enumerate() {
            store.take(*colour, *n);
            left -= n;
            if left == 0 || runs(&store, left, *colour) <= 1 {
                return nth + 1;
            }
        }
        way.len()
    }
}

/// Among how many runs there is to choose: none where one colour is all there is.
fn runs(store: &Bricks, left: u8, last: Colour) -> usize {
    let held = store.len();
    let of = |have: u8| (1..=have.min(left)).filter(|n| *n == left || have < held).count();
    if store.iter().count() < 2 { 0 } else { store.iter().filter(|(colour, _)| *colour != last).map(|(_, have)| of(have)).sum() }
}

/// On a card that gets a brick: a brick of each colour that can be laid from the next card up to this one.
pub(crate) fn bricks(pen: &Pen<'_>, laying: &Laying<'_>, nth: usize, [x, y, width]: [f32; 3]) -> Markup {
    let n = (nth + 1).saturating_sub(laying.next) as u8;
    let offered: Vec<Colour> = laying.open.iter().copied().filter(|colour| pen.places.is_legal(Choice::Lay(*colour, n))).collect();
    // As high as a finger likes them: six colours need three rows.
    let rows = offered.len().div_ceil(2).max(1) as f32;
    let (w, h) = (width / 2.0 - 2.0, (72.0 / rows - 2.0).min(34.0));
    html! {
        @for (line, colour) in offered.iter().enumerate() {
            @let (x, y) = (x + (width / 2.0) * (line % 2) as f32, y + (h + 2.0) * (line / 2) as f32);
            (spot(pen.take(&[Choice::Lay(*colour, n)]), "lay", "", [x, y, w, h], html! {
                rect class="purse" x=(icon::round(x)) y=(icon::round(y)) width=(icon::round(w)) height=(h) rx="4" {}
                (Row::new().amount(signs::brick(*colour), n.into()).draw(x + w / 2.0, y + h / 2.0, 16.0, w - 6.0, Anchor::Middle))
            }))
        }
    }
}

/// Whole spreads, from left to right, each with one click.
pub(crate) fn draw(pen: &Pen<'_>) -> Option<Markup> {
    let laying = Laying::of(pen)?;
    let spreads = laying.spreads();
    Some(html! {
        @for (way, asked) in &spreads {
            (payment::whole(pen, "draw-lay-whole", way, way.iter().take(*asked).map(|(colour, n)| Choice::Lay(*colour, *n))))
        }
        span class="or" { (pen.scene.text(if spreads.is_empty() { "draw-lay-up-to" } else { "draw-or-up-to" })) }
    })
}
