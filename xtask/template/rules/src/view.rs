//! What a viewer may know.

use crate::steps::Step;
use crate::{Bottega, Colour, Commission};
use kit::{Game, Seat, Seats, Viewer};
use serde::Serialize;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The commission being bid for.
    pub open: Option<Commission>,
    /// Who has bid already; what, only the bidder knows.
    pub bid_given: Seats,
    /// The viewer's own bid while it is held.
    pub own_bid: Option<u8>,
    /// How many commissions are still face down. Which, anybody can tell from the others.
    pub pile: u32,
    /// Commissions nobody took.
    pub discard: Vec<Commission>,
    pub players: Vec<PlayerView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    pub coins: u8,
    /// The patron, for its owner and the referee; at the end for all.
    pub patron: Option<Colour>,
    pub has_patron: bool,
    pub commissions: Vec<Commission>,
}

impl View {
    pub fn of(game: &Bottega, viewer: Viewer) -> View {
        let bids = game.stack.iter().find_map(|s| if let Step::Bids(bids) = s { Some(*bids) } else { None });
        let own_bid = match (viewer, bids) {
            (Viewer::Seat(seat), Some(bids)) => bids.bids.get(seat.index()).copied().flatten(),
            _ => None,
        };
        View {
            open: bids.map(|b| b.card),
            bid_given: game.held(),
            own_bid,
            pile: game.pile.len(),
            discard: game.discard.iter().map(Commission).collect(),
            players: Seat::all(game.seats()).map(|seat| PlayerView::of(game, seat, viewer)).collect(),
        }
    }
}

impl PlayerView {
    fn of(game: &Bottega, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = game.player(seat);
        PlayerView {
            coins: player.coins,
            patron: player.patron.filter(|_| viewer.knows(seat) || game.stack.is_empty()),
            has_patron: player.patron.is_some(),
            commissions: player.commissions.iter().map(Commission).collect(),
        }
    }
}
