//! What the action of a town brings the viewer, the bonuses of his council tiles included.

use crate::context::{Ctx, own};
use il_vecchio::edition::{Effect, Trigger};
use il_vecchio::{Bundle, City, Tile};

/// One of the ways a town pays: in all, and the tiles that add to it.
pub(crate) struct Gain {
    pub goods: Bundle,
    pub by: Vec<Tile>,
}

/// Each way the town pays (§4.4 to §4.7), with what comes by itself (chapter 12). What a tile offers against payment is not in it.
pub(crate) fn of(ctx: &Ctx<'_>, city: City) -> Vec<Gain> {
    let ways = &ctx.edition().goods[ctx.edition().kind(city).index()];
    ways.iter().map(|way| with_bonuses(ctx, city, *way)).collect()
}

fn with_bonuses(ctx: &Ctx<'_>, city: City, way: Bundle) -> Gain {
    let mut gain = Gain { goods: way, by: Vec::new() };
    for tile in own(ctx).into_iter().flat_map(|family| &family.council) {
        let Effect::Trade { pay, take, optional: false } = &ctx.edition().council(*tile).bonus else { continue };
        if let ([], [only], true) = (&pay[..], &take[..], answers(ctx, *tile, city, way)) {
            gain.goods = sum(gain.goods, *only);
            gain.by.push(*tile);
        }
    }
    gain
}

/// Does this tile improve the action of this town when it pays so?
fn answers(ctx: &Ctx<'_>, tile: Tile, city: City, way: Bundle) -> bool {
    match &ctx.edition().council(tile).trigger {
        Trigger::City { kinds, taken } => kinds.contains(&ctx.edition().kind(city)) && taken.iter().any(|good| way.count(*good) > 0),
        Trigger::Recover | Trigger::Office | Trigger::Seize | Trigger::Reinforce => false,
    }
}

/// The viewer's tiles that offer something there which the gains do not hold: against payment, or of the viewer's choice.
pub(crate) fn offers(ctx: &Ctx<'_>, city: City) -> Vec<Tile> {
    let ways = &ctx.edition().goods[ctx.edition().kind(city).index()];
    let sure: Vec<Tile> = of(ctx, city).into_iter().flat_map(|gain| gain.by).collect();
    let tiles = own(ctx).into_iter().flat_map(|family| family.council.iter().copied());
    tiles.filter(|tile| !sure.contains(tile) && ways.iter().any(|way| answers(ctx, *tile, city, *way))).collect()
}

fn sum(a: Bundle, b: Bundle) -> Bundle {
    b.iter().fold(a, |sum, (good, n)| sum.with(good, n))
}
