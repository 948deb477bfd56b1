//! §2.2 to §2.4: everybody bids at once, the one highest bidder pays and takes the commission.

use crate::{Bottega, Choice, Commission, Event};
use kit::{Asks, Game, Log, Phrase, Seat, Seats, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// The bids given so far are held here and change nothing until the last is in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bids {
    pub card: Commission,
    pub bids: [Option<u8>; 4],
}

impl Step<Bottega> for Bids {
    fn asks(&self, game: &Bottega) -> Asks {
        Asks::Seats(Seat::all(game.seats()).filter(|s| self.bids[s.index()].is_none()).collect())
    }

    fn candidates(&self, game: &Bottega, _: Who, out: &mut Vec<Choice>) {
        out.extend((0..=game.edition.most_bid).map(Choice::Bid));
    }

    fn allow(&self, game: &Bottega, who: Who, choice: Choice) -> Result<(), Why> {
        let (Choice::Bid(bid), Who::Seat(seat)) = (choice, who) else { return Ok(()) };
        let held = game.player(seat).coins;
        ensure(bid <= held, || Why::new("2.3", "why-coins").needs(bid, held))
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Bottega, who: Who, choice: Choice, log: &mut L) {
        let (Choice::Bid(bid), Who::Seat(seat)) = (choice, who) else { return kit::impossible_answer!(self, who, choice) };
        self.bids[seat.index()] = Some(bid);
        if self.bids.iter().flatten().count() < usize::from(game.seats()) {
            game.push(self);
        } else {
            self.award(game, log);
        }
    }

    fn held(&self, game: &Bottega) -> Seats {
        Seat::all(game.seats()).filter(|s| self.bids[s.index()].is_some()).collect()
    }

    fn question(&self, game: &Bottega, _: Seat) -> Phrase {
        Phrase::new("ask-bid").with("points", game.edition.commission(self.card).points)
    }
}

impl Bids {
    /// §2.4.
    fn award<L: Log<Event>>(self, game: &mut Bottega, log: &mut L) {
        let seats = game.seats();
        let bid = |seat: Seat| self.bids[seat.index()].unwrap_or(0);
        log.tell(|| Event::Bids { bids: Seat::all(seats).map(bid).collect() });
        let highest = Seat::all(seats).map(bid).max().unwrap_or(0);
        let mut bidders = Seat::all(seats).filter(|s| highest > 0 && bid(*s) == highest);
        match (bidders.next(), bidders.next()) {
            (Some(seat), None) => {
                let player = game.player_mut(seat);
                player.coins -= highest;
                player.commissions.add(self.card.0);
                log.tell(|| Event::Takes { seat, card: self.card, coins: highest });
            }
            _ => {
                game.discard.add(self.card.0);
                log.tell(|| Event::Nobody { card: self.card });
            }
        }
    }
}
