//! The rules, one step a file. Set-up first, then the turn, then its actions, then the crests.

mod arrive;
mod claim;
mod dice;
mod double;
mod enter;
mod first_seat;
mod journey;
mod keep;
mod last_round;
mod look;
mod may_roll;
mod means;
mod middlemen_start;
mod muster;
mod pay;
mod place_members;
mod price;
mod reveal;
mod rounds;
mod start_tiles;
mod take;
mod take_crest;
mod tax;
mod turn;
mod yielding;
mod zone;

pub use arrive::Arrive;
pub use claim::Claim;
pub use dice::Dice;
pub use double::Double;
pub use enter::Enter;
pub use first_seat::FirstSeat;
pub use journey::{Errand, Journey};
pub use keep::Keep;
pub use last_round::LastRound;
pub use look::Look;
pub use may_roll::MayRoll;
pub use means::Means;
pub use middlemen_start::MiddlemenStart;
pub use muster::Muster;
pub use pay::Pay;
pub use place_members::PlaceMembers;
pub use price::Price;
pub use reveal::Reveal;
pub use rounds::Rounds;
pub use start_tiles::StartTiles;
pub use take::Take;
pub use take_crest::TakeCrest;
pub use tax::Tax;
pub use turn::Turn;
pub use yielding::Yielding;
pub use zone::Zone;

use crate::IlVecchio;

/// The deepest stack: the follower of a council tile is chosen above crest, tile, turn and round; or a tax is paid above the tax, the
/// tile, the turn and the round. An edition whose tiles would ask for more at once is refused.
pub const DEEPEST: usize = 5;

kit::steps! {
    /// Everything that can be asked or happens by itself.
    pub enum Step for IlVecchio {
        FirstSeat(FirstSeat) = "first_seat",
        MiddlemenStart(MiddlemenStart) = "middlemen_start",
        StartTiles(StartTiles) = "start_tiles",
        Look(Look) = "look",
        Keep(Keep) = "keep",
        Arrive(Arrive) = "arrive",
        Dice(Dice) = "dice",
        Zone(Zone) = "zone",
        PlaceMembers(PlaceMembers) = "place",
        Rounds(Rounds) = "rounds",
        LastRound(LastRound) = "last_round",
        Reveal(Reveal) = "reveal",
        Double(Double) = "double",
        Turn(Turn) = "turn",
        Price(Price) = "price",
        Journey(Journey) = "journey",
        Means(Means) = "means",
        Pay(Pay) = "pay",
        Take(Take) = "take",
        MayRoll(MayRoll) = "may_roll",
        Enter(Enter) = "enter",
        TakeCrest(TakeCrest) = "take_crest",
        Tax(Tax) = "tax",
        Muster(Muster) = "muster",
        Yielding(Yielding) = "yielding",
        Claim(Claim) = "claim",
    }
}
