//! What happened at the table. Cities go by the id of the edition, so that an event needs no table beside it.

use crate::goods::Bundle;
use crate::{Crest, Province, Tile, Track};
use kit::{Arg, Phrase, Seat, Viewer};
use serde::Serialize;

/// A city's id in the edition.
pub type Town = &'static str;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    FirstPlayer {
        seat: Seat,
    },
    MiddlemanStarts {
        city: Town,
    },
    Rolled {
        seat: Seat,
        pips: u8,
    },
    /// Others see only that a tile was drawn.
    Drew {
        seat: Seat,
        track: Track,
        tile: Option<Tile>,
    },
    Kept {
        seat: Seat,
        track: Track,
        tile: Option<Tile>,
    },
    ChoseZone {
        seat: Seat,
        zone: u8,
    },
    Placed {
        seat: Seat,
        city: Town,
    },
    LastRound,
    TurnBegins {
        seat: Seat,
    },
    TurnedUp {
        seat: Seat,
        tile: Tile,
    },
    Passed {
        seat: Seat,
    },
    Walked {
        seat: Seat,
        from: Town,
        to: Town,
    },
    Carted {
        seat: Seat,
        from: Town,
        to: Town,
    },
    MiddlemanMoved {
        from: Town,
        to: Town,
    },
    LaidDown {
        seat: Seat,
        city: Town,
    },
    StoodUp {
        seat: Seat,
    },
    WentHome {
        seat: Seat,
        city: Town,
    },
    Paid {
        seat: Seat,
        goods: Bundle,
    },
    Took {
        seat: Seat,
        goods: Bundle,
    },
    Entered {
        seat: Seat,
        track: Track,
        place: u8,
    },
    TookCrest {
        seat: Seat,
        crest: Crest,
    },
    CostMoved,
    Claimed {
        seat: Seat,
        tile: Province,
    },
    Used {
        seat: Seat,
        tile: Province,
    },
    Reused {
        seat: Seat,
        tile: Province,
    },
    Over {
        winners: Vec<Seat>,
    },
}

/// "2 knights and 1 scroll" in any language.
pub fn goods_phrase(bundle: Bundle) -> Arg {
    Arg::List(bundle.iter().map(|(good, n)| Phrase::new(format!("count-{good}")).with("n", n)).collect())
}

pub fn track_name(track: Track) -> Phrase {
    Phrase::name("track", track)
}

pub fn city_name(id: &str) -> Phrase {
    Phrase::name("city", id)
}

pub fn province_name(tile: Province) -> Phrase {
    Phrase::name("province", tile)
}

pub fn tile_name(tile: Tile) -> Phrase {
    Phrase::name(tile.stack().word(), tile)
}

impl kit::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Drew { seat, track, .. } if !viewer.knows(seat) => Event::Drew { seat, track, tile: None },
            Event::Kept { seat, track, .. } if !viewer.knows(seat) => Event::Kept { seat, track, tile: None },
            _ => self.clone(),
        })
    }

    fn phrase(&self) -> Phrase {
        let say = Phrase::new;
        match self {
            Event::FirstPlayer { seat } => say("event-first-player").with("seat", *seat),
            Event::MiddlemanStarts { city } => say("event-middleman-starts").with("city", city_name(city)),
            Event::Rolled { seat, pips } => say("event-rolled").with("seat", *seat).with("pips", *pips),
            Event::Drew { seat, track, tile } => tile_event("event-drew", *seat, *track, *tile),
            Event::Kept { seat, track, tile } => tile_event("event-kept", *seat, *track, *tile),
            Event::ChoseZone { seat, zone } => say("event-chose-zone").with("seat", *seat).with("zone", *zone),
            Event::Placed { seat, city } => say("event-placed").with("seat", *seat).with("city", city_name(city)),
            Event::LastRound => say("event-last-round"),
            Event::TurnBegins { seat } => say("event-turn-begins").with("seat", *seat),
            Event::TurnedUp { seat, tile } => say("event-turned-up").with("seat", *seat).with("tile", tile_name(*tile)),
            Event::Passed { seat } => say("event-passed").with("seat", *seat),
            Event::Walked { seat, from, to } => {
                say("event-walked").with("seat", *seat).with("from", city_name(from)).with("to", city_name(to))
            }
            Event::Carted { seat, from, to } => {
                say("event-carted").with("seat", *seat).with("from", city_name(from)).with("to", city_name(to))
            }
            Event::MiddlemanMoved { from, to } => say("event-middleman-moved").with("from", city_name(from)).with("to", city_name(to)),
            Event::LaidDown { seat, city } => say("event-laid-down").with("seat", *seat).with("city", city_name(city)),
            Event::StoodUp { seat } => say("event-stood-up").with("seat", *seat),
            Event::WentHome { seat, city } => say("event-went-home").with("seat", *seat).with("city", city_name(city)),
            Event::Paid { seat, goods } => say("event-paid").with("seat", *seat).with("goods", goods_phrase(*goods)),
            Event::Took { seat, goods } => say("event-took").with("seat", *seat).with("goods", goods_phrase(*goods)),
            Event::Entered { seat, track, place } => {
                say("event-entered").with("seat", *seat).with("track", track_name(*track)).with("place", *place)
            }
            Event::TookCrest { seat, crest } => say("event-took-crest").with("seat", *seat).with("crest", Phrase::name("crest", crest)),
            Event::CostMoved => say("event-cost-moved"),
            Event::Claimed { seat, tile } => say("event-claimed").with("seat", *seat).with("tile", province_name(*tile)),
            Event::Used { seat, tile } => say("event-used").with("seat", *seat).with("tile", province_name(*tile)),
            Event::Reused { seat, tile } => say("event-reused").with("seat", *seat).with("tile", province_name(*tile)),
            Event::Over { winners } if winners.len() > 1 => say("event-over-shared"),
            Event::Over { winners } => {
                winners.first().map_or_else(|| say("event-over-shared"), |seat| say("event-over").with("seat", *seat))
            }
        }
    }

    fn bank(&self, add: &mut dyn FnMut(&'static str, i64)) {
        let (goods, sign) = match self {
            Event::Took { goods, .. } => (goods, 1),
            Event::Paid { goods, .. } => (goods, -1),
            _ => return,
        };
        for (good, n) in goods.iter() {
            add(good.word(), sign * i64::from(n));
        }
    }
}

fn tile_event(key: &'static str, seat: Seat, track: Track, tile: Option<Tile>) -> Phrase {
    match tile {
        Some(tile) => Phrase::new(format!("{key}-known")).with("seat", seat).with("tile", tile_name(tile)),
        None => Phrase::new(key).with("seat", seat).with("track", track_name(track)),
    }
}
