//! What happened, without language.

use crate::goods::Goods;
use crate::places::{Kind, Member, Space, Work};
use crate::purpose::Purpose;
use crate::source::Source;
use crate::value_change::ValueChange;
use kit::{Phrase, Score, Seat, Telling, Viewer};
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
    /// A tower is filled, from the bottom up.
    Tower {
        tower: Kind,
        cards: Vec<&'static str>,
    },
    Die {
        member: Member,
        pips: u8,
    },
    /// All dice have been rolled: black, white, orange.
    Dice {
        dice: [u8; 3],
    },
    /// Who has tile 2-7 has no first turn (§10.14).
    Waits {
        seat: Seat,
    },
    /// The turn that was missed at the beginning of the round.
    MakesUp {
        seat: Seat,
    },
    Places {
        seat: Seat,
        member: Member,
        space: Space,
        /// The member's own value.
        value: i16,
        /// What makes the action worth more or less there.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        changes: Vec<ValueChange>,
    },
    LosesTurn {
        seat: Seat,
    },
    Pays {
        seat: Seat,
        goods: Goods,
        #[serde(rename = "for")]
        purpose: Purpose,
    },
    /// What really came: what tiles and the ends of the tracks took is not in it.
    Gains {
        seat: Seat,
        goods: Goods,
        from: Source,
        /// What tiles took off it (§10.6, §10.8).
        #[serde(skip_serializing_if = "Goods::is_empty")]
        less: Goods,
        /// What went over the end of a track (§8.4).
        #[serde(skip_serializing_if = "Goods::is_empty")]
        lost: Goods,
    },
    /// A card gives an extra action in a tower; `None`: in any.
    ExtraTower {
        seat: Seat,
        card: &'static str,
        tower: Option<Kind>,
        value: i16,
    },
    /// A card gives an extra harvest or production.
    ExtraWork {
        seat: Seat,
        card: &'static str,
        work: Work,
        value: i16,
    },
    /// Where an extra action goes.
    TakesExtra {
        seat: Seat,
        space: Space,
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
    /// A card's exchange is left.
    Leaves {
        seat: Seat,
        card: &'static str,
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
    /// The Vatican report of a period begins, counted from 1.
    Vatican {
        period: u8,
        needed: i16,
        tile: &'static str,
    },
    Supports {
        seat: Seat,
    },
    Excommunicated {
        seat: Seat,
        tile: &'static str,
        faith: i16,
        /// So much faith was asked for: with enough of it the player refused.
        needed: i16,
    },
    /// The turn order of the next round.
    Order {
        order: Vec<Seat>,
    },
    /// The final points of a player and what they are made of.
    Total {
        #[serde(flatten)]
        score: Score,
    },
    Over {
        winner: Seat,
        points: i32,
        /// Who has as many, but is behind in turn order (§11.12).
        #[serde(skip_serializing_if = "Vec::is_empty")]
        equal: Vec<Seat>,
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

    fn telling(&self) -> Telling {
        self.place_in_turn()
    }

    fn phrase(&self) -> Phrase {
        let by = |key: &'static str, seat: &Seat| Phrase::new(key).with("seat", *seat);
        let leader = |id: &str| Phrase::name("leader", id);
        let card = |id: &str| Phrase::name("card", id);
        let tile = |id: &str| Phrase::name("tile", id);
        let seats = |list: &[Seat]| list.iter().map(|seat| by("order-seat", seat)).collect::<Vec<_>>();
        match self {
            Event::First { seat } => by("event-first", seat),
            Event::Tile { tile: id } => Phrase::new("event-tile").with("tile", tile(id)),
            Event::Dealt { seat, leader: Some(id) } => by("event-dealt", seat).with("leader", leader(id)),
            Event::Dealt { seat, leader: None } => by("event-dealt-secretly", seat),
            Event::Keeps { seat, leader: Some(id) } => by("event-keeps", seat).with("leader", leader(id)),
            Event::Keeps { seat, leader: None } => by("event-keeps-secretly", seat),
            Event::Passed { left } => Phrase::new("event-passed").with("n", *left),
            Event::BonusTile { seat, tile: id } => by("event-bonus-tile", seat).with("tile", Phrase::name("bonus", id)),
            Event::Round { round } => Phrase::new("event-round").with("round", *round),
            Event::Card { card: id, space } => Phrase::new("event-card").with("card", card(id)).with("space", space_name(*space)),
            Event::Tower { tower, cards } => {
                let cards = cards.iter().map(|id| card(id)).collect::<Vec<_>>();
                Phrase::new("event-tower").with("tower", Phrase::name("tower", tower)).with("cards", cards)
            }
            Event::Dice { dice: [black, white, orange] } => {
                Phrase::new("event-dice").with("black", *black).with("white", *white).with("orange", *orange)
            }
            Event::Die { member, pips } => Phrase::new("event-die").with("die", Phrase::name("die", member)).with("pips", *pips),
            Event::Waits { seat } => by("event-waits", seat),
            Event::MakesUp { seat } => by("event-makes-up", seat),
            Event::Places { seat, member, space, value, changes } => {
                let said = by(if changes.is_empty() { "event-places" } else { "event-places-changed" }, seat);
                let said = said.with("member", the_member(*member)).with("value", *value).with("space", space_name(*space));
                if changes.is_empty() { said } else { said.with("changes", changes.iter().map(ValueChange::phrase).collect::<Vec<_>>()) }
            }
            Event::LosesTurn { seat } => by("event-loses-turn", seat),
            Event::Pays { seat, goods, purpose } => purpose.phrase(*seat, goods),
            Event::Gains { seat, goods, from, less, lost } => from.phrase(*seat, goods, less, lost),
            Event::ExtraTower { seat, card: id, tower, value } => {
                let said = by(if tower.is_some() { "event-extra-tower" } else { "event-extra-any-tower" }, seat);
                let said = said.with("card", card(id)).with("value", *value);
                tower.map_or(said.clone(), |kind| said.with("tower", Phrase::name("tower", kind)))
            }
            Event::ExtraWork { seat, card: id, work, value } => {
                by("event-extra-work", seat).with("card", card(id)).with("work", Phrase::name("work", work)).with("value", *value)
            }
            Event::TakesExtra { seat, space } => by("event-takes-extra", seat).with("space", space_name(*space)),
            Event::Takes { seat, card: id, .. } => by("event-takes", seat).with("card", card(id)),
            Event::Works { seat, work, value } => by("event-works", seat).with("work", Phrase::name("work", work)).with("value", *value),
            Event::Leaves { seat, card: id } => by("event-leaves", seat).with("card", card(id)),
            Event::Declines { seat } => by("event-declines", seat),
            Event::Plays { seat, leader: id } => by("event-plays", seat).with("leader", leader(id)),
            Event::Discards { seat, leader: id } => by("event-discards", seat).with("leader", leader(id)),
            Event::Uses { seat, leader: id } => by("event-uses", seat).with("leader", leader(id)),
            Event::Copies { seat, leader: id } => by("event-copies", seat).with("leader", leader(id)),
            Event::Raises { seat, member, value } => by("event-raises", seat).with("member", the_member(*member)).with("value", *value),
            Event::Vatican { period, needed, tile: id } => {
                Phrase::new("event-vatican").with("period", *period).with("needed", *needed).with("tile", tile(id))
            }
            Event::Supports { seat } => by("event-supports", seat),
            Event::Excommunicated { seat, tile: id, faith, needed } => {
                let key = if faith < needed { "event-excommunicated" } else { "event-refuses" };
                by(key, seat).with("faith", *faith).with("needed", *needed).with("tile", tile(id))
            }
            Event::Order { order } => Phrase::new("event-order").with("order", seats(order)),
            Event::Total { score } => score.phrase(),
            Event::Over { winner, points, equal } if equal.is_empty() => by("event-over", winner).with("points", *points),
            Event::Over { winner, points, equal } => by("event-over-tied", winner).with("points", *points).with("equal", seats(equal)),
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

/// The member with its article, as it stands in a sentence.
pub(crate) fn the_member(member: Member) -> Phrase {
    Phrase::name("the-member", member)
}

pub(crate) fn space_name(space: Space) -> Phrase {
    match space.tower_kind() {
        Some(kind) => Phrase::new("space-floor").with("tower", Phrase::name("tower", kind)).with("floor", space.floor() as u8 + 1),
        None => Phrase::name("space", space),
    }
}
