//! The questions of the game, one file each.

mod advise;
mod balcony;
mod begin;
mod build;
mod choose;
mod contracts;
pub(crate) mod crumble;
mod dead;
mod deal;
mod dice;
mod draw;
mod first;
mod happen;
mod honour;
mod limits;
mod pay;
mod place_seal;
mod rob;
mod ruins;
mod shed;
mod trade;
mod wholesale;

pub use advise::{Advise, Cover};
pub use balcony::Balcony;
pub use begin::{Begin, EndTurn};
pub use build::{Build, Raised};
pub use choose::{Choose, Lay};
pub use contracts::Contracts;
pub use crumble::{Chip, Crumble, Hit};
pub use dead::{Dead, NameDead};
pub use deal::{Deal, Fill, Refill};
pub use dice::{ColourDie, HeightDie};
pub use draw::{Draw, Into};
pub use first::First;
pub use happen::{Happen, Levy};
pub use honour::Honour;
pub use limits::{CardLimit, StoreLimit};
pub use pay::{Pay, Till};
pub use place_seal::PlaceSeal;
pub use rob::{Barter, Rob};
pub use ruins::Ruins;
pub use shed::Shed;
pub use trade::{Fetch, Trade};
pub use wholesale::{Give, Spot, Wholesale};

use crate::state::Firenze;

/// The deepest stack: the seven phases still to come, the row to be refilled, an earthquake on its way round the table, and the
/// brick of a mixed tower that somebody has to name. The Brickyard's draw before an event is as deep.
pub const DEPTH: usize = 10;

kit::steps! {
    /// A question of the game, or a thing that happens by itself.
    pub enum Step for Firenze {
        First(First) = "first",
        Balcony(Balcony) = "balcony",
        Advise(Advise) = "advise",
        Cover(Cover) = "cover",
        ColourDie(ColourDie) = "colour_die",
        HeightDie(HeightDie) = "height_die",
        Dead(Dead) = "dead",
        PlaceSeal(PlaceSeal) = "place_seal",
        NameDead(NameDead) = "name_dead",
        Deal(Deal) = "deal",
        Fill(Fill) = "fill",
        Refill(Refill) = "refill",
        Draw(Draw) = "draw",
        Begin(Begin) = "begin",
        Choose(Choose) = "choose",
        Lay(Lay) = "lay",
        Happen(Happen) = "happen",
        Levy(Levy) = "levy",
        Pay(Pay) = "pay",
        Crumble(Crumble) = "crumble",
        Hit(Hit) = "hit",
        Chip(Chip) = "chip",
        Honour(Honour) = "honour",
        Trade(Trade) = "trade",
        Fetch(Fetch) = "fetch",
        Wholesale(Wholesale) = "wholesale",
        Give(Give) = "give",
        Rob(Rob) = "rob",
        Barter(Barter) = "barter",
        Shed(Shed) = "shed",
        Build(Build) = "build",
        Ruins(Ruins) = "ruins",
        Contracts(Contracts) = "contracts",
        CardLimit(CardLimit) = "card_limit",
        StoreLimit(StoreLimit) = "store_limit",
        EndTurn(EndTurn) = "end_turn",
    }
}
