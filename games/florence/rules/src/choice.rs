//! Everything that can be answered, with its notation.

use crate::phrase::who;
use crate::pieces::{Colour, Family, Kind, Member, Noble, Rank, Side, Tile};
use crate::place::{Place, Shield};
use crate::steps::Step;
use crate::{Edition, Florence};
use kit::{Phrase, Seat};

kit::id! {
    /// An objective card, by its number.
    pub struct Objective("an objective's number", Edition::has_objective) for Edition
}

kit::id! {
    /// A card of Strozzi's deck, by its number.
    pub struct StrozziCard("the number of a card of Strozzi's", Edition::has_strozzi_card) for Edition
}

kit::choices! {
    /// Everything that can be answered. A turn is a chain of these: `hurry`, `member 5 2`, `to 6`, `stop`, `member 1 1`, `to 2`.
    pub enum Choice for Edition {
        /// Chance: the first player.
        "first" First(seat: Seat),
        /// Chance: the objective that is dealt or turned up.
        "objective" Objective(card: Objective),
        /// Chance: the brag tile for the next location.
        "tile" Tile(tile: Tile),
        /// Chance: where the next carriage starts.
        "carriage" Carriage(place: Place),
        /// Chance: the next location token.
        "destination" Destination(place: Place),
        /// Chance: the next time token.
        "token" Token(time: u8),
        /// Chance: the scandal card that is drawn.
        "draw" Draw(kind: Kind),
        /// Chance: the card of Strozzi's that is turned up.
        "strozzi" Strozzi(card: StrozziCard),
        // The actions.
        "pass" Pass,
        "deploy" Deploy,
        "promote" Promote,
        "move" Move,
        "hurry" Hurry,
        "brag" Brag,
        "gift" Gift(noble: Noble),
        "play" Play(kind: Kind),
        "discard" Discard(kind: Kind),
        // Parts of an action.
        /// The location where it happens.
        "at" At(place: Place),
        /// The member at a location, counted from the lead, which is 1.
        "member" Member(place: Place, slot: u8),
        /// Where the member goes.
        "to" To(place: Place),
        /// The member stops here.
        "stop" Stop,
        /// No further member.
        "done" Done,
        "ring" Ring(place: Place),
        "guard" Guard(shield: Shield),
        // Bonuses after passing.
        "time" Time,
        "vp" Vp,
        /// Swap the members in this place of the queue and the next.
        "swap" Swap(slot: u8),
        // Giovanni's offer.
        "pay" Pay,
        "waive" Waive,
        /// Which of Strozzi's colours.
        "colour" Colour(colour: Colour),
    }
}

/// The name of a scandal card.
pub fn card_name(kind: Kind) -> Phrase {
    Phrase::name("card", kind)
}

pub fn noble_name(noble: Noble) -> Phrase {
    Phrase::name("noble", noble)
}

/// A location by its name; the number is what is printed.
pub fn place_name(place: Place) -> Phrase {
    Phrase::name("place", place)
}

/// "Duomo, second in the queue".
fn in_queue(place: Place, slot: u8) -> Phrase {
    Phrase::new("where-in-queue").with("place", place_name(place)).with("nth", Phrase::name("nth", slot))
}

/// Where a guard would stand, by names.
fn guard_post(shield: Shield) -> Phrase {
    match shield {
        Shield::Street(a, b) => Phrase::new("where-street").with("from", place_name(a)).with("to", place_name(b)),
        Shield::Brag(place) => Phrase::new("where-brag").with("place", place_name(place)),
        Shield::Queue(place) => Phrase::new("where-queue").with("place", place_name(place)),
    }
}

/// A shield in words.
pub fn shield_name(shield: Shield) -> Phrase {
    match shield {
        Shield::Street(a, b) => Phrase::new("shield-street").with("from", place_name(a)).with("to", place_name(b)),
        Shield::Brag(place) => Phrase::new("shield-brag").with("place", place_name(place)),
        Shield::Queue(place) => Phrase::new("shield-queue").with("place", place_name(place)),
    }
}

impl Choice {
    /// In words, at this point of the game.
    pub fn phrase(self, game: &Florence) -> Phrase {
        match self {
            Choice::First(seat) => Phrase::new("choice-first").with("seat", seat),
            Choice::Objective(card) => Phrase::new("choice-objective").with("card", card.0),
            Choice::Tile(tile) => Phrase::new("choice-tile").with("tile", Phrase::name("tile", tile)),
            Choice::Carriage(place) => Phrase::new("choice-carriage").with("place", place_name(place)),
            Choice::Destination(place) => Phrase::new("choice-destination").with("place", place_name(place)),
            Choice::Token(time) => Phrase::new("choice-token").with("time", time),
            Choice::Draw(kind) => Phrase::new("choice-draw").with("card", card_name(kind)),
            Choice::Strozzi(card) => Phrase::new("choice-strozzi").with("number", card.0).with("card", Phrase::name("strozzi", card)),
            Choice::Pass => Phrase::new("choice-pass"),
            Choice::Deploy => Phrase::new("choice-deploy"),
            Choice::Promote => Phrase::new("choice-promote"),
            Choice::Move => Phrase::new("choice-move"),
            Choice::Hurry => Phrase::new("choice-hurry"),
            Choice::Brag => Phrase::new("choice-brag"),
            Choice::Gift(noble) => Phrase::new("choice-gift").with("noble", noble_name(noble)),
            Choice::Play(kind) => Phrase::new("choice-play").with("card", card_name(kind)),
            Choice::Discard(kind) => Phrase::new("choice-discard").with("card", card_name(kind)),
            Choice::At(place) => at(game, place),
            Choice::Member(place, slot) => match game.member(place, slot) {
                Some(member) => Phrase::new("choice-member")
                    .with("who", who(game.owner(member.family)))
                    .with("rank", Phrase::name("rank", member.rank))
                    .with("where", in_queue(place, slot)),
                None => Phrase::new("choice-nobody").with("where", in_queue(place, slot)),
            },
            Choice::To(place) => Phrase::new("choice-to").with("where", entering(game, place)),
            Choice::Stop => Phrase::new("choice-stop"),
            Choice::Done => Phrase::new("choice-done"),
            Choice::Ring(place) => Phrase::new("choice-ring").with("place", place_name(place)),
            Choice::Guard(shield) => Phrase::new("choice-guard").with("where", guard_post(shield)),
            Choice::Time => Phrase::new("choice-time"),
            Choice::Vp => Phrase::new("choice-vp"),
            Choice::Swap(slot) => Phrase::new("choice-swap")
                .with("first", Phrase::name("nth", slot))
                .with("second", Phrase::name("nth", slot.saturating_add(1))),
            Choice::Pay => Phrase::new("choice-pay"),
            Choice::Waive => Phrase::new("choice-waive"),
            Choice::Colour(colour) => Phrase::new("choice-colour").with("colour", Phrase::name("colour", colour)),
        }
    }
}

/// What it means to choose a location: the place in its queue, what a brag would score, or the location alone.
fn at(game: &Florence, place: Place) -> Phrase {
    match game.stack.top() {
        Some(Step::BragAt(brag)) => {
            let vp = game.brag_vp(Side(brag.seat.0), place, 0);
            match game.brag_box(place, vp) {
                Some(level) => {
                    Phrase::new("choice-brag-at").with("place", place_name(place)).with("n", vp).with("box", Phrase::name("level", level))
                }
                None => place_name(place),
            }
        }
        _ => entering(game, place),
    }
}

/// A location, with the place in its queue that who comes there would take, if somebody comes and there is room.
fn entering(game: &Florence, place: Place) -> Phrase {
    let member = match game.stack.top() {
        Some(Step::DeployAt(deploy)) => Some(Member { family: Family(deploy.seat.0), rank: Rank::Debutante }),
        Some(Step::FirstDeploy(_)) => Some(Member { family: Family(0), rank: Rank::Debutante }),
        Some(Step::Stride(stride)) => game.member(stride.from.place, stride.from.slot).filter(|_| stride.from.place != place),
        Some(Step::Teleport(teleport)) => teleport.from.and_then(|from| game.member(from.place, from.slot)),
        _ => None,
    };
    match member.filter(|_| game.has_room(place)) {
        Some(member) => in_queue(place, game.entry(place, member, false)),
        None => place_name(place),
    }
}
