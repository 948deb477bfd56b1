//! One step, one file: whom it asks, what is allowed and why not, what happens.
//!
//! ```text
//! Deal   chance deals the patrons, seat by seat        §1.2
//! Round  turns up a commission, again and again        §2.1
//! Bids   everybody bids at once; the best bid takes it §2.2 to §2.4
//! ```

mod bids;
mod deal;
mod round;

pub use bids::Bids;
pub use deal::Deal;
pub use round::Round;

kit::steps! {
    /// What the stack holds.
    pub enum Step for crate::Bottega {
        Deal(Deal) = "deal",
        Round(Round) = "round",
        Bids(Bids) = "bids",
    }
}
