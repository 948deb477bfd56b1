//! The steps, one file each: whom a step asks, what may be tried, what is allowed and why not, what happens.
//!
//! Set-up: [`FirstSeat`], [`DrawTile`], [`DealLeaders`], [`Draft`], [`BonusTiles`]. A [`Round`] lays out its plan: [`FillTowers`],
//! [`RollDice`], [`Turns`], [`Vatican`], [`EndOfRound`]. A [`Turn`] leads to [`PlaceMember`]; a tower to [`NamePrice`], [`PayPrice`] and the card's
//! [`Effects`], which may lead to [`ExtraTower`]; fields and workshops to [`Servants`] and [`WorkCards`]. Gains may ask for [`Privileges`]
//! and [`Forfeit`]s; leaders for [`CopyLeader`] and [`RaiseMember`].

mod bonus_tiles;
mod copy_leader;
mod deal_leaders;
mod draft;
mod draw_tile;
mod effects;
mod end_of_round;
mod extra_tower;
mod fill_towers;
mod first_seat;
mod forfeit;
mod name_price;
mod pay_price;
mod place_member;
mod privileges;
mod raise_member;
mod roll_dice;
mod round;
mod servants;
mod turn;
mod turns;
mod vatican;
mod work_cards;

pub use bonus_tiles::BonusTiles;
pub use copy_leader::CopyLeader;
pub use deal_leaders::DealLeaders;
pub use draft::Draft;
pub use draw_tile::DrawTile;
pub use effects::Effects;
pub use end_of_round::EndOfRound;
pub use extra_tower::ExtraTower;
pub use fill_towers::FillTowers;
pub use first_seat::FirstSeat;
pub use forfeit::Forfeit;
pub use name_price::NamePrice;
pub use pay_price::PayPrice;
pub use place_member::PlaceMember;
pub use privileges::Privileges;
pub use raise_member::RaiseMember;
pub use roll_dice::RollDice;
pub use round::Round;
pub use servants::Servants;
pub use turn::Turn;
pub use turns::Turns;
pub use vatican::Vatican;
pub use work_cards::WorkCards;

/// What every step file needs.
mod prelude {
    pub(super) use crate::goods::{Goods, Resource};
    pub(super) use crate::places::{Area, Kind, Member, Space, Work};
    pub(super) use crate::purpose::Purpose;
    pub(super) use crate::source::Source;
    pub(super) use crate::{Choice, Event, Lorenzo, reasons};
    pub(super) use kit::{Asks, Log, Phrase, Seat, Seats, Step, Who, Why, ensure};
    pub(super) use serde::{Deserialize, Serialize};
}

kit::steps! {
    /// The step on top of the stack owns the decision.
    pub enum Step for crate::Lorenzo {
        FirstSeat(FirstSeat) = "first-seat",
        DrawTile(DrawTile) = "draw-tile",
        DealLeaders(DealLeaders) = "deal-leaders",
        Draft(Draft) = "draft",
        BonusTiles(BonusTiles) = "bonus-tiles",
        Round(Round) = "round",
        FillTowers(FillTowers) = "fill-towers",
        RollDice(RollDice) = "roll-dice",
        Turns(Turns) = "turns",
        Turn(Turn) = "turn",
        PlaceMember(PlaceMember) = "place-member",
        NamePrice(NamePrice) = "name-price",
        PayPrice(PayPrice) = "pay-price",
        Effects(Effects) = "effects",
        ExtraTower(ExtraTower) = "extra-tower",
        Servants(Servants) = "servants",
        WorkCards(WorkCards) = "work-cards",
        Privileges(Privileges) = "privileges",
        Forfeit(Forfeit) = "forfeit",
        CopyLeader(CopyLeader) = "copy-leader",
        RaiseMember(RaiseMember) = "raise-member",
        Vatican(Vatican) = "vatican",
        EndOfRound(EndOfRound) = "end-of-round",
    }
}
