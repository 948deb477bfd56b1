//! What happened at the table. Cities go by the id of the edition, so that an event needs no table beside it.

use crate::cause::Cause;
use crate::effects::Source;
use crate::goods::Bundle;
use crate::{Crest, Kind, Province, Tile, Track};
use kit::{Arg, Phrase, Score, Seat, Telling, Viewer};
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
    /// Both dice, and the zone they name; without one the choice is free (§7.2).
    RolledZone {
        seat: Seat,
        dice: [u8; 2],
        #[serde(skip_serializing_if = "Option::is_none")]
        zone: Option<u8>,
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
        points: u8,
    },
    /// A city action, and by what means it is done.
    Acts {
        seat: Seat,
        city: Town,
        by: ByMeans,
    },
    Reinforces {
        seat: Seat,
        /// As many as the reserve has.
        members: u8,
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
        /// The colour of his towns.
        kind: Kind,
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
        cause: Cause,
    },
    Took {
        seat: Seat,
        goods: Bundle,
        cause: Cause,
    },
    /// What a tile offers is left.
    Left {
        seat: Seat,
        source: Source,
    },
    /// What a tile does is not possible, so it lapses (§7.3, §12.13).
    Lapsed {
        seat: Seat,
        source: Source,
    },
    /// Nothing the tax asks for is there (§8.5).
    Untaxed {
        seat: Seat,
    },
    /// No member in a city for the family event (§8.8).
    Unmustered {
        seat: Seat,
    },
    Entered {
        seat: Seat,
        track: Track,
        place: u8,
        /// What the space is worth at the end.
        points: u8,
    },
    TookCrest {
        seat: Seat,
        crest: Crest,
        /// Crests still in the pile.
        left: u8,
    },
    /// No tile is left for the one who entered a track.
    NoTile {
        seat: Seat,
        track: Track,
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
    /// The most members on a track (§10.4).
    Majority {
        seat: Seat,
        track: Track,
        points: u8,
        members: u8,
        /// Who has as many there, but came later with the last of them.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        equal: Vec<Seat>,
    },
    /// A nobility tile is turned up for scoring (§10.9).
    Noble {
        seat: Seat,
        tile: Tile,
        points: i32,
    },
    /// The final points of a family and what they are made of.
    Total {
        #[serde(flatten)]
        score: Score,
    },
    Over {
        winners: Vec<Seat>,
        points: i32,
        /// Who has as many points, but fewer goods (§10.8).
        #[serde(skip_serializing_if = "Vec::is_empty")]
        equal: Vec<Seat>,
    },
}

/// By what means a city action is done.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ByMeans {
    /// He moves on, and the member lies down (§4.1).
    Middleman,
    /// The member stays up (§4.2).
    Bishop,
    /// A green town, where the member lies down (§4.7).
    Rest,
}

impl ByMeans {
    fn key(self) -> &'static str {
        match self {
            ByMeans::Middleman => "event-acts-middleman",
            ByMeans::Bishop => "event-acts-bishop",
            ByMeans::Rest => "event-acts-rest",
        }
    }
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

    fn telling(&self) -> Telling {
        self.place_in_turn()
    }

    fn phrase(&self) -> Phrase {
        let say = Phrase::new;
        let seats = |list: &[Seat]| list.iter().map(|seat| say("name").with("seat", *seat)).collect::<Vec<_>>();
        match self {
            Event::FirstPlayer { seat } => say("event-first-player").with("seat", *seat),
            Event::MiddlemanStarts { city } => say("event-middleman-starts").with("city", city_name(city)),
            Event::Rolled { seat, pips } => say("event-rolled").with("seat", *seat).with("pips", *pips),
            Event::RolledZone { seat, dice: [first, second], zone } => {
                let said = say(if zone.is_some() { "event-rolled-zone" } else { "event-rolled-free" }).with("seat", *seat);
                said.with("first", *first).with("second", *second).with("sum", first + second)
            }
            Event::Drew { seat, track, tile } => tile_event("event-drew", *seat, *track, *tile),
            Event::Kept { seat, track, tile } => tile_event("event-kept", *seat, *track, *tile),
            Event::ChoseZone { seat, zone } => say("event-chose-zone").with("seat", *seat).with("zone", *zone),
            Event::Placed { seat, city } => say("event-placed").with("seat", *seat).with("city", city_name(city)),
            Event::LastRound => say("event-last-round"),
            Event::TurnBegins { seat } => say("event-turn-begins").with("seat", *seat),
            Event::TurnedUp { seat, tile } => say("event-turned-up").with("seat", *seat).with("tile", tile_name(*tile)),
            Event::Passed { seat, points } => say("event-passed").with("seat", *seat).with("points", *points),
            Event::Acts { seat, city, by } => say(by.key()).with("seat", *seat).with("city", city_name(city)),
            Event::Reinforces { seat, members } => say("event-reinforces").with("seat", *seat).with("n", *members),
            Event::Walked { seat, from, to } => {
                say("event-walked").with("seat", *seat).with("from", city_name(from)).with("to", city_name(to))
            }
            Event::Carted { seat, from, to } => {
                say("event-carted").with("seat", *seat).with("from", city_name(from)).with("to", city_name(to))
            }
            Event::MiddlemanMoved { from, to, kind } => {
                let said = say("event-middleman-moved").with("kind", Phrase::name("kind", kind));
                said.with("from", city_name(from)).with("to", city_name(to))
            }
            Event::LaidDown { seat, city } => say("event-laid-down").with("seat", *seat).with("city", city_name(city)),
            Event::StoodUp { seat } => say("event-stood-up").with("seat", *seat),
            Event::WentHome { seat, city } => say("event-went-home").with("seat", *seat).with("city", city_name(city)),
            Event::Paid { seat, goods, cause } => cause.paid(*seat, *goods),
            Event::Took { seat, goods, cause } => cause.taken(*seat, *goods),
            Event::Left { seat, source } => of_tile("event-left", *seat, *source),
            Event::Lapsed { seat, source } => of_tile("event-lapsed", *seat, *source),
            Event::Untaxed { seat } => say("event-untaxed").with("seat", *seat),
            Event::Unmustered { seat } => say("event-unmustered").with("seat", *seat),
            Event::Entered { seat, track, place, points } => {
                let said = say("event-entered").with("seat", *seat).with("track", track_name(*track));
                said.with("place", *place).with("points", *points)
            }
            Event::TookCrest { seat, crest, left } => {
                say("event-took-crest").with("seat", *seat).with("crest", Phrase::name("crest", crest)).with("left", *left)
            }
            Event::NoTile { seat, track } => say("event-no-tile").with("seat", *seat).with("track", track_name(*track)),
            Event::CostMoved => say("event-cost-moved"),
            Event::Claimed { seat, tile } => say("event-claimed").with("seat", *seat).with("tile", province_name(*tile)),
            Event::Used { seat, tile } => say("event-used").with("seat", *seat).with("tile", province_name(*tile)),
            Event::Reused { seat, tile } => say("event-reused").with("seat", *seat).with("tile", province_name(*tile)),
            Event::Majority { seat, track, points, members, equal } => {
                let said = say(if equal.is_empty() { "event-majority" } else { "event-majority-tied" }).with("seat", *seat);
                let said = said.with("track", track_name(*track)).with("points", *points).with("members", *members);
                if equal.is_empty() { said } else { said.with("equal", seats(equal)) }
            }
            Event::Noble { seat, tile, points } => {
                say("event-noble").with("seat", *seat).with("tile", tile_name(*tile)).with("points", *points)
            }
            Event::Total { score } => score.phrase(),
            Event::Over { winners, points, equal } => {
                let key = match (winners.len() > 1, equal.is_empty()) {
                    (true, _) => "event-over-shared",
                    (false, true) => "event-over",
                    (false, false) => "event-over-tied",
                };
                let said = say(key).with("winners", seats(winners)).with("points", *points);
                if equal.is_empty() { said } else { said.with("equal", seats(equal)) }
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

fn of_tile(key: &'static str, seat: Seat, source: Source) -> Phrase {
    let tile = source.tile_name().unwrap_or_else(|| Phrase::new("ask-nothing"));
    Phrase::new(key).with("seat", seat).with("tile", tile)
}

fn tile_event(key: &'static str, seat: Seat, track: Track, tile: Option<Tile>) -> Phrase {
    match tile {
        Some(tile) => Phrase::new(format!("{key}-known")).with("seat", seat).with("tile", tile_name(tile)),
        None => Phrase::new(key).with("seat", seat).with("track", track_name(track)),
    }
}
