//! The two face-down stacks of Florence tiles, and what each seat knows about them.
//!
//! Tiles go under a stack shuffled, several at a time (§6.4), so a stack is a row of *layers*, each without an order of its own: the
//! first layer is drawn from until it is empty. Every *look* is remembered with the set of tiles looked at and the one kept,
//! because that is what the seats know later: who looked knows the layer he put back, everybody else knows only its size.
//! Also carried out here: §6.7.

use crate::set::Tiles;
use crate::{Tile, Track};
use kit::{List, Rng, Seat};

/// A seat looked at some tiles and kept one; `kept` is `None` while it is still choosing.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Look {
    pub seat: Seat,
    pub tiles: Tiles,
    pub kept: Option<Tile>,
}

impl Default for Look {
    fn default() -> Look {
        Look { seat: Seat(0), tiles: Tiles::NONE, kept: None }
    }
}

/// Tiles lying shuffled together.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Layer {
    pub tiles: Tiles,
    /// The look they were put back from, as long as nobody else has drawn from them since: that seat knows them.
    pub look: Option<u8>,
}

/// A stack of Florence tiles.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct TilePile {
    /// The top one first; none is empty.
    pub layers: List<Layer, { TilePile::LAYERS }>,
    /// In the order of time. Every look keeps a tile, so there are at most as many as tiles.
    pub looks: List<Look, { Tile::PER_STACK }>,
    /// The looks before the stack was shuffled as a whole, at set-up (§1.10); `None` before that.
    pub dealt: Option<u8>,
}

impl TilePile {
    /// Four tiles go back from each look of five, so twelve tiles never lie in more layers than this. Reduced editions of the
    /// office (looking at two) would need six.
    pub const LAYERS: usize = 6;

    pub fn new(tiles: Tiles) -> TilePile {
        let mut pile = TilePile::default();
        pile.put_under(Layer { tiles, look: None });
        pile
    }

    pub fn of(track: Track) -> TilePile {
        TilePile::new(Tile::ALL.iter().copied().filter(|t| t.stack() == track).collect())
    }

    pub fn len(&self) -> usize {
        self.layers.iter().map(|layer| layer.tiles.len() as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.layers.is_empty()
    }

    /// What may come up next.
    pub fn top(&self) -> Tiles {
        self.layers.first().map_or(Tiles::NONE, |layer| layer.tiles)
    }

    /// A seat begins to look.
    pub fn begin(&mut self, seat: Seat) {
        self.looks.push(Look { seat, tiles: Tiles::NONE, kept: None });
    }

    /// The tiles being looked at just now.
    pub fn in_hand(&self) -> Tiles {
        self.looks.last().filter(|look| look.kept.is_none()).map_or(Tiles::NONE, |look| look.tiles)
    }

    /// The top tile goes to the seat that looks.
    pub fn draw(&mut self, tile: Tile) {
        let Some(look) = self.looks.last_mut() else { return };
        look.tiles.add(tile);
        let drawer = look.seat;
        let Some(layer) = self.layers.first_mut() else { return };
        layer.tiles.remove(tile);
        layer.look = layer.look.filter(|at| self.looks.get(usize::from(*at)).is_some_and(|look| look.seat == drawer));
        if layer.tiles.is_empty() {
            self.layers.remove(0);
        }
    }

    /// Ends the look: one tile is kept, the others go shuffled under the stack.
    pub fn keep(&mut self, tile: Tile) {
        let at = self.looks.len() as u8;
        let Some(look) = self.looks.last_mut() else { return };
        look.kept = Some(tile);
        let tiles = look.tiles.minus(Tiles::one(tile));
        self.put_under(Layer { tiles, look: at.checked_sub(1) });
    }

    /// A stack of very many layers would join the lowest two.
    pub fn put_under(&mut self, layer: Layer) {
        if layer.tiles.is_empty() || self.layers.try_push(layer) {
            return;
        }
        if let Some(last) = self.layers.last_mut() {
            *last = Layer { tiles: last.tiles.or(layer.tiles), look: None };
        }
    }

    /// Shuffles the whole stack, with the tiles put back at set-up.
    pub fn shuffle(&mut self) {
        let tiles = self.layers.iter().fold(Tiles::NONE, |sum, layer| sum.or(layer.tiles));
        self.layers.clear();
        self.put_under(Layer { tiles, look: None });
        self.dealt = Some(self.looks.len() as u8);
    }

    /// Does the seat know the tiles of this layer?
    pub fn knows(&self, seat: Seat, layer: &Layer) -> bool {
        layer.look.and_then(|at| self.looks.get(usize::from(at))).is_some_and(|look| look.seat == seat)
    }
}

/// What each tile is called instead.
type Names = [u8; 2 * Tile::PER_STACK];

const SAME: Names = {
    let mut names = [0; 2 * Tile::PER_STACK];
    let mut i = 0;
    while i < names.len() {
        names[i] = i as u8;
        i += 1;
    }
    names
};

fn swapped(names: &Names, tile: Tile) -> Tile {
    Tile::at(usize::from(names[tile.index()]))
}

/// A renaming of the tiles, so that what a seat has not seen lies elsewhere.
///
/// Whatever was shuffled out of a seat's sight may as well have come out in another order: at each such moment (the first shuffle, the
/// shuffle after the start tiles, each look) the tiles concerned that the seat has not seen *afterwards* change places, from that moment
/// on. So what it saw stays, what follows from it stays ("one of these four is on top"), and nothing else does.
pub struct Redeal<'a> {
    seat: Seat,
    rng: &'a mut Rng,
    /// Tiles lying open: everybody has seen them, after all that was hidden.
    open: Tiles,
    name: Names,
}

impl<'a> Redeal<'a> {
    pub fn new(seat: Seat, open: Tiles, rng: &'a mut Rng) -> Redeal<'a> {
        Redeal { seat, rng, open, name: SAME }
    }

    /// Redeals the pile; afterwards [`Redeal::tiles`] renames what lies in hands.
    pub fn pile(&mut self, pile: &mut TilePile, all: Tiles) {
        let layers = pile.layers;
        let in_use = all.minus(self.open);
        self.moment(pile, 0, in_use);
        let dealt = pile.dealt.map(usize::from);
        for at in 0..=pile.looks.len() {
            if dealt == Some(at) {
                let kept: Tiles = pile.looks[..at].iter().filter_map(|look| look.kept).collect();
                self.moment(pile, at, in_use.minus(kept));
            }
            let Some(look) = pile.looks.get(at).copied() else { break };
            // Its own choice the seat knows; of another's it knows not even which tile was kept.
            let kept = look.kept.filter(|_| look.seat == self.seat).map_or(Tiles::NONE, Tiles::one);
            let hidden = if look.seat == self.seat && look.kept.is_none() { Tiles::NONE } else { look.tiles.minus(kept) };
            let swap = self.moment(pile, at + 1, hidden.minus(self.open));
            if look.seat != self.seat {
                pile.looks[at].kept = look.kept.map(|tile| swapped(&swap, tile));
            }
        }
        for (layer, was) in pile.layers.iter_mut().zip(layers.iter()) {
            layer.tiles = self.tiles(was.tiles);
        }
    }

    /// From look `from` on, the tiles of `set` that the seat does not see afterwards change places.
    fn moment(&mut self, pile: &mut TilePile, from: usize, set: Tiles) -> Names {
        let later = pile.looks[from..].iter().filter(|look| look.seat == self.seat);
        let seen = later.fold(Tiles::NONE, |sum, look| sum.or(look.tiles));
        let hidden = set.minus(seen);
        let mut order: List<u8, { Tile::PER_STACK }> = hidden.iter().map(|t| t.index() as u8).collect();
        self.rng.shuffle(&mut order);
        let mut swap = SAME;
        for (old, new) in hidden.iter().zip(order.iter()) {
            swap[old.index()] = *new;
        }
        let rename = |tile| swapped(&swap, tile);
        for look in &mut pile.looks[from..] {
            look.tiles = look.tiles.iter().map(rename).collect();
            look.kept = look.kept.map(rename);
        }
        for name in &mut self.name {
            *name = swap[usize::from(*name)];
        }
        swap
    }

    /// Where tiles lying in a place at the end now are.
    pub fn tiles(&self, tiles: Tiles) -> Tiles {
        tiles.iter().map(|tile| self.tile(tile)).collect()
    }

    pub fn tile(&self, tile: Tile) -> Tile {
        swapped(&self.name, tile)
    }
}
