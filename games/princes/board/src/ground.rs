//! The ground that a tile is placed on: what lies there, and what is closed to it.

use crate::context::Ctx;
use crate::land;
use crate::tile::{self, Kind, Lying};
use drawing::{Markup, html};
use kit::{Seat, Why};
use princes::shape::{SIDE, Shape};

/// The ground that a tile is placed on: one land, or two joined at a border.
pub(crate) struct Ground {
    pub rows: u8,
    /// Rows above are not shown.
    pub top: u8,
    pub tiles: Vec<(Seat, Lying)>,
    /// Squares that a building may not touch or cover for want of builders.
    pub barred: Vec<(i8, i8)>,
    /// The row that the border runs above, and the seats below and above it.
    pub border: Option<(u8, Seat, Seat)>,
}

impl Ground {
    pub fn land(ctx: &Ctx<'_>, seat: Seat, kind: Kind) -> Ground {
        let tiles: Vec<(Seat, Lying)> = tile::lying(ctx, seat).into_iter().map(|lying| (seat, lying)).collect();
        let mut ground = Ground { rows: SIDE, top: 0, tiles, barred: Vec::new(), border: None };
        if let Kind::Building(_) = kind {
            let all = (0..SIDE as i8).flat_map(|row| (0..SIDE as i8).map(move |column| (row, column)));
            ground.barred = all.filter(|square| !ground.is_taken(*square) && ground.is_barred(ctx, seat, *square)).collect();
        }
        ground
    }

    /// A strip of two lands, as the rules see it: the home land below, the other turned above it.
    pub fn strip(ctx: &Ctx<'_>, home: Seat, shape: &Shape) -> Ground {
        let away = home.next(ctx.seats());
        let top = shape.joints.iter().map(|joint| joint.spot.row).min().unwrap_or(0).saturating_sub(1).min(SIDE - 1);
        let below = tile::lying(ctx, home).into_iter().map(|lying| (home, lying.on_strip(ctx, true)));
        // A joint building lies on both lands and is drawn once.
        let shared = |lying: &Lying| lying.joint && ctx.prince(home).is_some_and(|prince| prince.buildings.contains_key(lying.kind.word()));
        let above = tile::lying(ctx, away).into_iter().filter(|lying| !shared(lying)).map(|lying| (away, lying.on_strip(ctx, false)));
        let rows = 2 * SIDE - top;
        let tiles: Vec<(Seat, Lying)> = above.chain(below).collect();
        let mut ground = Ground { rows, top, tiles, barred: Vec::new(), border: Some((SIDE, home, away)) };
        let all = (top as i8..rows as i8).flat_map(|row| (0..SIDE as i8).map(move |column| (row, column)));
        let owner = |row: i8| if row < SIDE as i8 { away } else { home };
        ground.barred =
            all.filter(|square| !ground.is_taken(*square) && ground.is_crowded(*square) && !may_touch(ctx, owner(square.0))).collect();
        ground
    }

    pub fn draw_tile(&self, ctx: &Ctx<'_>, seat: Seat, lying: &Lying) -> Markup {
        let (rows, _) = lying.extent();
        let (first, last) = (lying.row - self.top as i8, lying.row - self.top as i8 + rows as i8);
        if last <= 0 || first >= (self.rows - self.top) as i8 {
            return html! {};
        }
        let moved =
            Lying { row: first, squares: lying.squares.iter().map(|(row, column)| (row - self.top as i8, *column)).collect(), ..*lying };
        html! {
            i class=(tile::class(&moved, seat)) role="img" data-tip data-inspect=(ctx.inspect(lying.kind.thing())) aria-label=(ctx.say(lying.kind.name())) {}
        }
    }

    fn is_taken(&self, square: (i8, i8)) -> bool {
        self.tiles.iter().any(|(_, lying)| lying.squares.contains(&square))
    }

    /// Does the square share an edge with a building or a palace (§5.8, §9.5)?
    fn is_crowded(&self, (row, column): (i8, i8)) -> bool {
        let built = self.tiles.iter().filter(|(_, lying)| !matches!(lying.kind, Kind::Landscape(_)));
        built.flat_map(|(_, lying)| &lying.squares).any(|(r, c)| (r - row).abs() + (c - column).abs() == 1)
    }

    /// Is it closed to a building of this prince alone (§5.8, §9.7)?
    fn is_barred(&self, ctx: &Ctx<'_>, seat: Seat, (row, column): (i8, i8)) -> bool {
        let builders = ctx.prince(seat).map_or(0, |prince| prince.builders);
        let (above, beyond) = land::neighbours(ctx, seat);
        let at_border = above.is_some() && row == 0 || beyond.is_some() && column == SIDE as i8 - 1;
        !may_touch(ctx, seat) && self.is_crowded((row, column)) || at_border && builders < ctx.edition().border_builders
    }

    /// Why the tile cannot lie where no answer has a place for it: off the ground, not across the border, or on the palace.
    pub fn why(&self, cells: &[(i8, i8)]) -> Why {
        let off = cells.iter().any(|(row, column)| !(0..SIDE as i8).contains(column) || !(0..self.rows as i8).contains(row));
        let crosses = self.border.is_none_or(|(border, ..)| {
            cells.iter().any(|(row, _)| *row < border as i8) && cells.iter().any(|(row, _)| *row >= border as i8)
        });
        match (self.border, off, crosses) {
            (None, true, _) => Why::new("5.6", "why-off-grid"),
            (Some(_), true, _) | (Some(_), _, false) => Why::new("9.3", "why-off-strip"),
            (_, false, _) => Why::new("5.7", "why-overlap"),
        }
    }
}

/// Has the prince builders enough for buildings that touch (§4.5)?
fn may_touch(ctx: &Ctx<'_>, seat: Seat) -> bool {
    ctx.prince(seat).is_some_and(|prince| ctx.edition().builders[usize::from(prince.builders).min(3)].adjacent)
}
