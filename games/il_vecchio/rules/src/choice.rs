//! Every answer there is, and its text.

use crate::goods::Bundle;
use crate::{City, Crest, Edition, Province, Tile, Track};
use kit::Seat;

kit::choices! {
    /// An answer of a seat or of chance. Bundles are read as pairs: `pay assassin 2 knight 1`.
    pub enum Choice for Edition {
        /// Chance: who is the first player.
        "first" First(seat: Seat),
        /// Chance: a middleman starts in this town.
        "start" Start(city: City),
        /// Chance: a die shows.
        "die" Die(pips: u8),
        /// Chance: the seat that looks draws this tile.
        "draw" Draw(tile: Tile),
        /// Chance: the top crest of the pile.
        "crest" Crest(crest: Crest),
        /// Keep this one of the tiles looked at.
        "keep" Keep(tile: Tile),
        /// The zone for two starting members.
        "zone" Zone(number: u8),
        /// Put a member here.
        "place" Place(city: City),
        /// Turn up the council tile that lies face down.
        "reveal" Reveal(tile: Tile),
        /// Take the double turn.
        "play" Play,
        /// Pass the double turn.
        "pass" Pass,
        /// The action of this city.
        "city" City(city: City),
        "seize" Seize(track: Track),
        "office" Office(track: Track),
        "reinforce" Reinforce,
        "recover" Recover,
        /// Use this province tile.
        "use" Use(tile: Province),
        /// Use the tile that repeats another, for this one.
        "reuse" Reuse(tile: Province),
        /// No further tile changes the price.
        "settle" Settle,
        /// The turn is over.
        "end" End,
        /// A member who is already there acts.
        "stay" Stay,
        /// The member from this city walks, on the shortest way.
        "walk" Walk(city: City),
        /// The member from this city takes a cart.
        "cart" Cart(city: City),
        "middleman" Middleman,
        "bishop" Bishop,
        /// The member here lies down.
        "lie" Lie(city: City),
        /// The lying member here goes back to the reserve.
        "return" Return(city: City),
        "pay" Pay(goods: Bundle),
        "take" Take(goods: Bundle),
        /// Choose this province tile of the region.
        "claim" Claim(tile: Province),
        /// Roll for a member, which is voluntary here.
        "roll" Roll,
        "skip" Skip,
    }
}
