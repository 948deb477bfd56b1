//! Whole payments: what the rules ask colour by colour, given with one click.

use crate::bricks;
use crate::context::Ctx;
use crate::laying::Laying;
use drawing::{Markup, html};
use firenze::{Bricks, Choice, Colour, Subject};
use kit::Phrase;

/// So many are shown; the others are paid colour by colour.
const SHOWN: usize = 6;
/// What a brick of a colour that the viewer's towers are made of counts more than its rarity.
const NEEDED: usize = 6;

/// A way to give so many bricks: colours in their order.
type Way = Vec<(Colour, u8)>;

/// What is owed, and what it can be paid from.
struct Debt<'a> {
    owed: u8,
    store: &'a Bricks,
    /// Colours are named from white to purple: those before the first on offer have been passed.
    colours: Vec<Colour>,
}

impl<'a> Debt<'a> {
    fn of(ctx: &Ctx<'a>) -> Option<Debt<'a>> {
        let Some(Subject::Pay { owed, from, .. }) = ctx.scene.subject.copied().filter(|_| ctx.scene.is_asked()) else { return None };
        let store = &ctx.own()?.1.store;
        let colours = Colour::ALL.iter().copied().filter(|colour| colour.index() >= usize::from(from) && store.has(*colour)).collect();
        Some(Debt { owed, store, colours })
    }

    /// The payments that are shown, each with the number of its answers that are asked for.
    fn shown(&self, ctx: &Ctx<'_>) -> Vec<(Way, usize)> {
        let ways = ways(ctx, self.store, &self.colours, self.owed).into_iter().take(SHOWN);
        ways.map(|way| (self.asked(&way), way)).map(|(asked, way)| (way, asked)).collect()
    }

    /// How many answers of a payment are asked for: the last ones go without asking once there is no choice left, and must not be given to the
    /// next question.
    fn asked(&self, way: &[(Colour, u8)]) -> usize {
        let mut left = self.owed;
        for (nth, (colour, n)) in way.iter().enumerate() {
            left -= n;
            let open: Vec<u8> = self.colours.iter().filter(|open| *open > colour).map(|open| self.store.of(*open)).collect();
            if open.len() <= 1 || open.iter().sum::<u8>() <= left {
                return nth + 1;
            }
        }
        way.len()
    }
}

/// All ways to give so many bricks of these colours. First those that spare rare bricks, and bricks of which the viewer is building.
pub(crate) fn ways(ctx: &Ctx<'_>, store: &Bricks, colours: &[Colour], owed: u8) -> Vec<Way> {
    let mut ways = Vec::new();
    spend(store, colours, owed, &mut Vec::new(), &mut ways);
    let towers = ctx.own().map(|(_, own)| &own.towers[..]).unwrap_or_default();
    let worth = |colour: Colour| colour.index() + if towers.iter().any(|tower| tower.colour() == Some(colour)) { NEEDED } else { 0 };
    ways.sort_by_key(|way| way.iter().map(|(colour, n)| usize::from(*n) * worth(*colour)).sum::<usize>());
    ways
}

fn spend(store: &Bricks, colours: &[Colour], owed: u8, way: &mut Way, ways: &mut Vec<Way>) {
    if owed == 0 {
        ways.push(way.clone());
        return;
    }
    let Some((colour, rest)) = colours.split_first() else { return };
    for n in (0..=store.of(*colour).min(owed)).rev() {
        if n > 0 {
            way.push((*colour, n));
        }
        spend(store, rest, owed - n, way, ways);
        if n > 0 {
            way.pop();
        }
    }
}

/// The answers that are whole payments and have a button of their own.
pub(crate) fn shown_alone(ctx: &Ctx<'_>) -> Vec<(Colour, u8)> {
    let shown = Debt::of(ctx).map(|debt| debt.shown(ctx)).unwrap_or_default();
    shown.iter().filter(|(_, asked)| *asked == 1).filter_map(|(way, _)| way.first().copied()).collect()
}

/// The buttons, for a payment or for bricks laid on cards.
pub(crate) fn buttons(ctx: &Ctx<'_>) -> Markup {
    if let Some(laying) = Laying::of(ctx) {
        return html! { @for (way, asked) in laying.spreads(ctx).iter().take(SHOWN) { (chain(ctx, "draw-lay-whole", way, way[..*asked].iter().map(|(colour, n)| Choice::Lay(*colour, *n)))) } };
    }
    let shown = Debt::of(ctx).map(|debt| debt.shown(ctx)).unwrap_or_default();
    html! {
        @for (way, asked) in &shown {
            @let (first, n) = way[0];
            @match (asked, if *asked == 1 { ctx.take(&[Choice::Pay(first, n)]) } else { None }) {
                (1, Some(spot)) => (spot.place("btn thing whole", None, bricks::amounts(way))),
                _ => (chain(ctx, "draw-whole", way, way[..*asked].iter().map(|(colour, n)| Choice::Pay(*colour, *n)))),
            }
        }
    }
}

/// A button that gives several answers in a row; `key` is the message that says which bricks they come to.
fn chain(ctx: &Ctx<'_>, key: &'static str, way: &[(Colour, u8)], answers: impl Iterator<Item = Choice>) -> Markup {
    let text = |choice: Choice| {
        let mut text = String::new();
        kit::Choice::write(choice, ctx.edition(), &mut text);
        text
    };
    let chain: Vec<String> = answers.map(text).collect();
    let about = ctx.say(Phrase::new(key).with("bricks", bricks::named(way.iter().copied())));
    html! { button.offer.legal.lit.btn.thing.whole type="button" data-tip data-chain=(chain.join("\n")) aria-label=(about) { (bricks::amounts(way)) } }
}
