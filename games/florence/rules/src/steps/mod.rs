//! The rules, a question to a file. [`Step`] lists them in the order of a game.

mod action;
mod bonus;
mod brag;
mod carriage;
mod deploy;
mod dial;
mod draws;
mod drive;
mod favour;
mod finish;
mod first;
mod first_deploy;
mod gift;
mod guard;
mod leave_town;
mod new_round;
mod objective;
mod offer;
mod promote;
mod queue_swap;
mod retract;
mod ring;
mod step_forward;
mod stride;
mod strozzi_card;
mod strozzi_colour;
mod strozzi_deploy;
mod strozzi_objective;
mod strozzi_ring;
mod strozzi_set_up;
mod strozzi_turn;
mod take_place;
mod teleport;
mod tile;
mod turns;
mod upkeep;
mod walker;

pub use action::Action;
pub use bonus::Bonus;
pub use brag::BragAt;
pub use carriage::PlaceCarriage;
pub use deploy::DeployAt;
pub use dial::{ShowDestination, ShowToken};
pub use draws::Draws;
pub use drive::Drive;
pub use favour::Favour;
pub use finish::Finish;
pub use first::FirstPlayer;
pub use first_deploy::FirstDeploy;
pub use gift::RemoteGift;
pub use guard::PlaceGuard;
pub use leave_town::LeaveTown;
pub use new_round::NewRound;
pub use objective::DealObjective;
pub use offer::Offer;
pub use promote::Promote;
pub use queue_swap::QueueSwap;
pub use retract::RetractBrag;
pub use ring::LayRing;
pub use step_forward::StepForward;
pub use stride::Stride;
pub(crate) use strozzi_card::PARTY;
pub use strozzi_card::TurnCard;
pub use strozzi_colour::PickColour;
pub use strozzi_objective::TurnObjective;
pub use strozzi_ring::StrozziRing;
pub use strozzi_set_up::StrozziSetUp;
pub use strozzi_turn::StrozziTurn;
pub use take_place::TakePlace;
pub use teleport::Teleport;
pub use tile::LayTile;
pub use turns::Turns;
pub use upkeep::Upkeep;
pub use walker::{Pace, Walker};

use crate::pieces::Side;
use crate::place::Place;
use crate::state::Florence;
use kit::{Seat, Why, ensure};
use serde::{Deserialize, Serialize};

kit::steps! {
    /// All steps, from the set-up to the end.
    pub enum Step for Florence {
        FirstPlayer(FirstPlayer) = "first_player",
        DealObjective(DealObjective) = "deal_objective",
        LayTile(LayTile) = "lay_tile",
        PlaceCarriage(PlaceCarriage) = "place_carriage",
        ShowDestination(ShowDestination) = "show_destination",
        ShowToken(ShowToken) = "show_token",
        StrozziSetUp(StrozziSetUp) = "strozzi_set_up",
        FirstDeploy(FirstDeploy) = "first_deploy",
        NewRound(NewRound) = "new_round",
        Turns(Turns) = "turns",
        Action(Action) = "action",
        LayRing(LayRing) = "lay_ring",
        Bonus(Bonus) = "bonus",
        DeployAt(DeployAt) = "deploy",
        Promote(Promote) = "promote",
        Walker(Walker) = "walker",
        Stride(Stride) = "stride",
        BragAt(BragAt) = "brag",
        PlaceGuard(PlaceGuard) = "place_guard",
        RemoteGift(RemoteGift) = "remote_gift",
        Teleport(Teleport) = "teleport",
        TakePlace(TakePlace) = "take_their_place",
        StepForward(StepForward) = "step_forward",
        RetractBrag(RetractBrag) = "retract_brag",
        QueueSwap(QueueSwap) = "queue_swap",
        LeaveTown(LeaveTown) = "leave_town",
        StrozziTurn(StrozziTurn) = "strozzi_turn",
        TurnCard(TurnCard) = "strozzi_card",
        PickColour(PickColour) = "strozzi_colour",
        StrozziRing(StrozziRing) = "strozzi_ring",
        Drive(Drive) = "drive",
        Draws(Draws) = "draws",
        Favour(Favour) = "favour",
        Offer(Offer) = "offer",
        Upkeep(Upkeep) = "upkeep",
        TurnObjective(TurnObjective) = "strozzi_objective",
        Finish(Finish) = "finish",
    }
}

/// A member on the board by where it stands; places in a queue count from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    pub place: Place,
    pub slot: u8,
}

/// The side of a seat.
pub(crate) const fn side(seat: Seat) -> Side {
    Side(seat.0)
}

/// §3.5: is there time enough?
pub(crate) fn has_time(game: &Florence, side: Side, cost: u8) -> Result<(), Why> {
    let time = game.player(side).time;
    ensure(time >= cost, || Why::new("3.5", "why-time").needs(cost, time))
}

/// §2.4: is there a free place?
pub(crate) fn has_room(game: &Florence, place: Place) -> Result<(), Why> {
    ensure(game.has_room(place), || Why::new("2.4", "why-full").figure(place.number()))
}
