//! Why goods come and go.

use crate::Track;
use crate::effects::Source;
use crate::event::{goods_phrase, province_name, tile_name, track_name};
use crate::goods::Bundle;
use kit::{Phrase, Seat};
use serde::Serialize;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Money to begin with (§1.8).
    Start,
    Recovery,
    /// Florins for the way (§3.2), or a cart for it (§3.3).
    Way,
    /// So that nobody lies down (§4.2).
    Bishop,
    /// The florins of a space on a region's track, or the additional cost of an office.
    Space(Track),
    /// The scrolls of an office (§6.1).
    Office(Track),
    /// A town, a tile, the tax, the followers of a region.
    Of(Source),
}

impl Cause {
    pub(crate) fn paid(self, seat: Seat, goods: Bundle) -> Phrase {
        let says = |key: &'static str| Phrase::new(key).with("seat", seat).with("goods", goods_phrase(goods));
        match self {
            Cause::Way => says("event-paid-way"),
            Cause::Bishop => says("event-paid-bishop"),
            Cause::Space(track) if track.is_region() => says("event-paid-space").with("track", track_name(track)),
            Cause::Space(track) => says("event-paid-additional").with("track", track_name(track)),
            Cause::Office(track) => says("event-paid-office").with("track", track_name(track)),
            Cause::Of(Source::Region(track) | Source::AnyColours(track)) => says("event-paid-followers").with("track", track_name(track)),
            Cause::Of(Source::Tax) => says("event-paid-tax"),
            Cause::Of(source) => match source.tile_name() {
                Some(tile) => says("event-paid-tile").with("tile", tile),
                None => says("event-paid"),
            },
            Cause::Start | Cause::Recovery => says("event-paid"),
        }
    }

    pub(crate) fn taken(self, seat: Seat, goods: Bundle) -> Phrase {
        let says = |key: &'static str| Phrase::new(key).with("seat", seat).with("goods", goods_phrase(goods));
        match self {
            Cause::Start => says("event-took-start"),
            Cause::Recovery => says("event-took-recovery"),
            Cause::Of(Source::City(kind)) => says("event-took-city").with("kind", Phrase::name("kind", kind)),
            Cause::Of(Source::Province(tile)) => says("event-took-tile").with("tile", province_name(tile)),
            Cause::Of(Source::Bonus(tile)) => says("event-took-bonus").with("tile", tile_name(tile)),
            Cause::Of(Source::Reveal(tile)) => says("event-took-reveal").with("tile", tile_name(tile)),
            _ => says("event-took"),
        }
    }
}

impl Source {
    /// The tile it comes from, if it is one.
    pub(crate) fn tile_name(self) -> Option<Phrase> {
        match self {
            Source::Province(tile) => Some(province_name(tile)),
            Source::Bonus(tile) | Source::Reveal(tile) => Some(tile_name(tile)),
            Source::City(_) | Source::Region(_) | Source::AnyColours(_) | Source::Tax => None,
        }
    }
}
