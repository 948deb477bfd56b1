//! What happened, without language.

use crate::goods::Goods;
use crate::places::{Member, Space, Work};
use kit::{Phrase, Seat, Viewer};
use serde::Serialize;

/// Components are named by their ids in the edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    First {
        seat: Seat,
    },
    Tile {
        tile: &'static str,
    },
    /// A leader card was dealt; only its owner learns which.
    Dealt {
        seat: Seat,
        leader: Option<&'static str>,
    },
    /// A choice in the draft; only its owner learns which.
    Keeps {
        seat: Seat,
        leader: Option<&'static str>,
    },
    /// All have chosen; so many cards went to the right.
    Passed {
        left: u8,
    },
    BonusTile {
        seat: Seat,
        tile: &'static str,
    },
    Round {
        round: u8,
    },
    Card {
        card: &'static str,
        space: Space,
    },
    Die {
        member: Member,
        pips: u8,
    },
    Places {
        seat: Seat,
        member: Member,
        space: Space,
    },
    LosesTurn {
        seat: Seat,
    },
    Pays {
        seat: Seat,
        goods: Goods,
    },
    /// What really came: what tiles and the ends of the tracks took is not in it.
    Gains {
        seat: Seat,
        goods: Goods,
    },
    Takes {
        seat: Seat,
        card: &'static str,
        space: Space,
    },
    Works {
        seat: Seat,
        work: Work,
        value: i16,
    },
    Declines {
        seat: Seat,
    },
    Plays {
        seat: Seat,
        leader: &'static str,
    },
    Discards {
        seat: Seat,
        leader: &'static str,
    },
    Uses {
        seat: Seat,
        leader: &'static str,
    },
    Copies {
        seat: Seat,
        leader: &'static str,
    },
    Raises {
        seat: Seat,
        member: Member,
        value: i16,
    },
    Supports {
        seat: Seat,
    },
    Excommunicated {
        seat: Seat,
        tile: &'static str,
    },
    /// The turn order of the next round.
    Order {
        order: Vec<Seat>,
    },
    Over {
        winner: Seat,
    },
}

/// "3 coins, 2 wood": a list of amounts.
pub(crate) fn amounts(goods: &Goods) -> Vec<Phrase> {
    goods.iter().map(|(resource, amount)| Phrase::name("amount", resource).with("n", amount)).collect()
}

impl kit::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match self {
            Event::Dealt { seat, .. } if !viewer.knows(*seat) => Event::Dealt { seat: *seat, leader: None },
            Event::Keeps { seat, .. } if !viewer.knows(*seat) => Event::Keeps { seat: *seat, leader: None },
            open => open.clone(),
        })
    }

    fn phrase(&self) -> Phrase {
        let by = |key: &'static str, seat: &Seat| Phrase::new(key).with("seat", *seat);
        let leader = |id: &str| Phrase::name("leader", id);
        let card = |id: &str| Phrase::name("card", id);
        match self {
            Event::First { seat } => by("event-first", seat),
            Event::Tile { tile } => Phrase::new("event-tile").with("tile", Phrase::name("tile", tile)),
            Event::Dealt { seat, leader: Some(id) } => by("event-dealt", seat).with("leader", leader(id)),
            Event::Dealt { seat, leader: None } => by("event-dealt-secretly", seat),
            Event::Keeps { seat, leader: Some(id) } => by("event-keeps", seat).with("leader", leader(id)),
            Event::Keeps { seat, leader: None } => by("event-keeps-secretly", seat),
            Event::Passed { left } => Phrase::new("event-passed").with("n", *left),
            Event::BonusTile { seat, tile } => by("event-bonus-tile", seat).with("tile", Phrase::name("bonus", tile)),
            Event::Round { round } => Phrase::new("event-round").with("round", *round),
            Event::Card { card: id, space } => Phrase::new("event-card").with("card", card(id)).with("space", space_name(*space)),
            Event::Die { member, pips } => Phrase::new("event-die").with("die", Phrase::name("die", member)).with("pips", *pips),
            Event::Places { seat, member, space } => {
                by("event-places", seat).with("member", Phrase::name("member", member)).with("space", space_name(*space))
            }
            Event::LosesTurn { seat } => by("event-loses-turn", seat),
            Event::Pays { seat, goods } => by("event-pays", seat).with("goods", amounts(goods)),
            Event::Gains { seat, goods } if goods.is_empty() => by("event-gains-nothing", seat),
            Event::Gains { seat, goods } => by("event-gains", seat).with("goods", amounts(goods)),
            Event::Takes { seat, card: id, .. } => by("event-takes", seat).with("card", card(id)),
            Event::Works { seat, work, value } => by("event-works", seat).with("work", Phrase::name("work", work)).with("value", *value),
            Event::Declines { seat } => by("event-declines", seat),
            Event::Plays { seat, leader: id } => by("event-plays", seat).with("leader", leader(id)),
            Event::Discards { seat, leader: id } => by("event-discards", seat).with("leader", leader(id)),
            Event::Uses { seat, leader: id } => by("event-uses", seat).with("leader", leader(id)),
            Event::Copies { seat, leader: id } => by("event-copies", seat).with("leader", leader(id)),
            Event::Raises { seat, member, value } => {
                by("event-raises", seat).with("member", Phrase::name("member", member)).with("value", *value)
            }
            Event::Supports { seat } => by("event-supports", seat),
            Event::Excommunicated { seat, tile } => by("event-excommunicated", seat).with("tile", Phrase::name("tile", tile)),
            Event::Order { order } => {
                let seats = order.iter().map(|seat| by("order-seat", seat)).collect::<Vec<_>>();
                Phrase::new("event-order").with("order", seats)
            }
            Event::Over { winner } => by("event-over", winner),
        }
    }

    fn bank(&self, add: &mut dyn FnMut(&'static str, i64)) {
        match self {
            Event::Gains { goods, .. } => goods.iter().for_each(|(resource, amount)| add(resource.word(), amount.into())),
            Event::Pays { goods, .. } => goods.iter().for_each(|(resource, amount)| add(resource.word(), -i64::from(amount))),
            _ => {}
        }
    }
}

pub(crate) fn space_name(space: Space) -> Phrase {
    match space.tower_kind() {
        Some(kind) => Phrase::new("space-floor").with("tower", Phrase::name("tower", kind)).with("floor", space.floor() as u8 + 1),
        None => Phrase::name("space", space),
    }
}
