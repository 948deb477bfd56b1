//! Chance names the first seat (§1.2); the order is clockwise from it, and coins are dealt by it (§1.4).

use super::prelude::*;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FirstSeat;

impl Step<Lorenzo> for FirstSeat {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend(Seat::all(game.seats).map(Choice::First));
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let Choice::First(first) = choice else { return kit::impossible_answer!(self, who, choice) };
        log.tell(|| Event::First { seat: first });
        game.order = first.clockwise(game.seats).collect();
        let coins = &game.edition.setup.first_coins;
        for (seat, coins) in first.clockwise(game.seats).zip(coins) {
            game.gain(seat, Goods::of(Resource::Coin, *coins), Source::TurnOrder, log);
        }
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}
