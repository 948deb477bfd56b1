//! How far towers are from contracts: whose stand at a height, and what the viewer's own lack.

use crate::context::Ctx;
use crate::tower_value::TowerValue;
use firenze::edition::BUILD;
use firenze::view::PlayerView;
use firenze::{Colour, Contract, Tower};
use kit::{Phrase, Seat};

/// Whose tower has just this colour and height.
pub(crate) fn standing_at(ctx: &Ctx<'_>, contract: Contract) -> Vec<Seat> {
    let stands = |player: &PlayerView| {
        player.towers.iter().any(|tower| tower.colour() == Some(contract.colour()) && tower.height == contract.height())
    };
    ctx.players().filter(|(_, player)| stands(player)).map(|(seat, _)| seat).collect()
}

/// Bricks the viewer's nearest tower lacks to a contract that is open now, where the store has them; none: out of reach of one turn.
pub(crate) fn lacking(ctx: &Ctx<'_>, contract: Contract) -> Option<u8> {
    let (_, own) = ctx.own().filter(|_| !ctx.scene.over)?;
    TowerValue::of(ctx, contract.colour(), contract.height())?;
    let lacking = contract.height() - tallest_below(own, contract);
    (lacking <= own.store.of(contract.colour()) && usize::from(lacking) <= BUILD).then_some(lacking)
}

/// The height of the tallest tower of that colour that is not too high.
pub(crate) fn tallest_below(player: &PlayerView, contract: Contract) -> u8 {
    let same = player.towers.iter().filter(|tower| tower.colour() == Some(contract.colour()));
    same.map(|tower| tower.height).filter(|height| *height <= contract.height()).max().unwrap_or(0)
}

/// Towers of the viewer that fall at the end of building if nothing is done (§7.1).
pub(crate) fn at_risk(ctx: &Ctx<'_>, seat: Seat, tower: &Tower) -> bool {
    ctx.scene.view.active == seat && !tower.safe && !ctx.scene.over && before_ruins(ctx)
}

fn before_ruins(ctx: &Ctx<'_>) -> bool {
    use firenze::Phase;
    matches!(ctx.scene.view.phase, Some(Phase::Card | Phase::Exchange | Phase::Build | Phase::Ruins))
}

/// Bricks of a ruin that come back to the store (§7.2).
pub(crate) const fn comes_back(height: u8) -> u8 {
    height - height.div_ceil(2)
}

/// All towers of a seat that are at risk.
pub(crate) fn risks<'a>(ctx: &Ctx<'a>, seat: Seat) -> Vec<&'a Tower> {
    let towers = ctx.scene.view.players.get(seat.index()).map(|player| &player.towers[..]).unwrap_or_default();
    towers.iter().filter(|tower| at_risk(ctx, seat, tower)).collect()
}

/// What a tower is called: its colour, or "mixed".
pub(crate) fn tower_colour(ctx: &Ctx<'_>, colour: Option<Colour>) -> String {
    colour.map_or_else(|| ctx.scene.text("draw-mixed"), |colour| ctx.say(Phrase::name("draw-tone", colour)))
}
