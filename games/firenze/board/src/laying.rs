//! Paying for a card (§4.3): one brick on each card to its left. The rules ask run by run, from left to right; here every run has its brick on
//! the card it ends at ("this colour up to here"), and whole spreads can be laid with one click.

use crate::context::Ctx;
use crate::{bricks, payment};
use drawing::{Markup, html};
use firenze::{Bricks, Choice, Colour, Subject};

/// What is being laid, by the seat that looks.
pub(crate) struct Laying<'a> {
    /// The place in the row, from 0, of the card that was chosen.
    pub chosen: usize,
    /// The next card to get a brick, from 0, and how many cards get one.
    next: usize,
    left: u8,
    store: &'a Bricks,
    /// The colour laid last cannot come next: it would have been the same run.
    open: Vec<Colour>,
}

impl<'a> Laying<'a> {
    pub(crate) fn of(ctx: &Ctx<'a>) -> Option<Laying<'a>> {
        let Some(Subject::Lay { place, next, left, last }) = ctx.scene.subject.copied().filter(|_| ctx.scene.is_asked()) else {
            return None;
        };
        let store = &ctx.own()?.1.store;
        let open = store.iter().map(|(colour, _)| colour).filter(|colour| Some(*colour) != last).collect();
        Some(Laying { chosen: usize::from(place).checked_sub(1)?, next: usize::from(next).checked_sub(1)?, left, store, open })
    }

    /// Does this card get a brick?
    pub(crate) fn reaches(&self, nth: usize) -> bool {
        (self.next..self.next + usize::from(self.left)).contains(&nth)
    }

    /// Spreads, the cheapest first; of each how many of its answers are asked for.
    pub(crate) fn spreads(&self, ctx: &Ctx<'_>) -> Vec<(Vec<(Colour, u8)>, usize)> {
        let ways = payment::ways(ctx, self.store, &self.open, self.left).into_iter();
        ways.map(|way| (self.asked(&way), way)).map(|(asked, way)| (way, asked)).filter(|(way, _)| way.len() > 1).collect()
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
pub(crate) fn choices(ctx: &Ctx<'_>, laying: &Laying<'_>, nth: usize) -> Markup {
    let n = (nth + 1).saturating_sub(laying.next) as u8;
    let spots = laying.open.iter().filter_map(|colour| Some((*colour, ctx.take(&[Choice::Lay(*colour, n)])?)));
    html! { div.lays { @for (colour, spot) in spots { (spot.place("laid-here", None, bricks::amount(colour, n))) } } }
}
