//! The steps of the game, one file each. Below: how deep each lies in the stack.

mod actions;
mod adding;
mod award;
mod bidding;
mod choosing;
mod court;
mod court_opens;
mod drawing;
mod extra;
mod favour;
mod finish;
mod first;
mod give_back;
mod hire;
mod kind;
mod last;
mod merchant_due;
mod offer;
mod opening;
mod partner;
mod payment;
mod placing;
mod price;
mod purchase;
mod returning;
mod round;
mod site;
mod turn;

pub use actions::Actions;
pub use adding::Adding;
pub use award::Award;
pub use bidding::Bidding;
pub use choosing::Choosing;
pub use court::{Court, Mark};
pub use court_opens::CourtOpens;
pub use drawing::{Drawing, Looked};
pub use extra::Extra;
pub use favour::Favour;
pub use finish::Finish;
pub use first::First;
pub use give_back::{Dealing, GiveBack};
pub use hire::Hire;
pub use kind::Kind;
pub use last::Last;
pub use merchant_due::MerchantDue;
pub use offer::Offer;
pub use opening::Opening;
pub use partner::Partner;
pub use payment::Payment;
pub use placing::Placing;
pub use price::Price;
pub use purchase::Purchase;
pub use returning::Returning;
pub use round::Round;
pub use site::Building as JointSite;
pub use turn::{Made, Resume, Turn};

use crate::state::Princes;

kit::steps! {
    /// What the game may be waiting for.
    pub enum Step for Princes {
        Dealing(Dealing) = "dealing",
        Extra(Extra) = "extra",
        First(First) = "first",
        GiveBack(GiveBack) = "give_back",
        Round(Round) = "round",
        Opening(Opening) = "opening",
        Bidding(Bidding) = "bidding",
        Last(Last) = "last",
        Purchase(Purchase) = "purchase",
        Kind(Kind) = "kind",
        Placing(Placing) = "placing",
        Drawing(Drawing) = "drawing",
        Choosing(Choosing) = "choosing",
        Returning(Returning) = "returning",
        Hire(Hire) = "hire",
        MerchantDue(MerchantDue) = "merchant_due",
        CourtOpens(CourtOpens) = "court_opens",
        Court(Court) = "court",
        Favour(Favour) = "favour",
        Actions(Actions) = "actions",
        Resume(Resume) = "resume",
        Turn(Turn) = "turn",
        Adding(Adding) = "adding",
        Payment(Payment) = "payment",
        Partner(Partner) = "partner",
        Site(JointSite) = "site",
        Price(Price) = "price",
        Offer(Offer) = "offer",
        Award(Award) = "award",
        Finish(Finish) = "finish",
    }
}

impl Step {
    /// The level of whatever is done with a thing once it is bought, drawn or played.
    pub(crate) const PURCHASE: usize = 6;

    /// How deep a step lies: each one in the stack lies strictly higher than the one below it, and pushes only higher ones or one
    /// in its own place. So no stack, not even a loaded one, grows past [`DEPTH`](crate::state::DEPTH).
    pub(crate) fn level(&self) -> usize {
        match self {
            Step::Round(_) => 0,
            Step::Award(_) | Step::Finish(_) | Step::GiveBack(_) => 1,
            Step::Actions(_) | Step::First(_) => 2,
            Step::CourtOpens(_) | Step::Court(_) | Step::Resume(_) | Step::Turn(_) | Step::Extra(_) => 3,
            Step::MerchantDue(_) | Step::Dealing(_) => 4,
            Step::Opening(_) | Step::Last(_) | Step::Bidding(_) => 5,
            Step::Purchase(_) | Step::Kind(_) | Step::Placing(_) | Step::Hire(_) | Step::Favour(_) => Step::PURCHASE,
            Step::Drawing(_) | Step::Choosing(_) | Step::Returning(_) | Step::Adding(_) | Step::Payment(_) => Step::PURCHASE,
            Step::Partner(_) | Step::Site(_) | Step::Price(_) | Step::Offer(_) => Step::PURCHASE,
        }
    }
}
