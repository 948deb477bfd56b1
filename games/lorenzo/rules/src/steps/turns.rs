//! Whose turn comes next (§2.3): four times round in turn order; who has tile 2-7 makes up for the first turn at the end (§10.14).

use super::Turn;
use super::prelude::*;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turns {
    /// Places of the round's order that are over: all players' first turns, all second turns and so on, then a place for each
    /// player to make up for a turn.
    pub taken: u8,
}

impl Turns {
    /// The next place at which somebody has a turn, and who.
    fn next(self, game: &Lorenzo) -> Option<(u8, Seat)> {
        let regular = game.edition.setup.turns_per_round * game.seats;
        (self.taken..regular + game.seats).find_map(|place| {
            let seat = game.order[usize::from(place % game.seats)];
            let late = game.player(seat).influence.first_turn_last;
            let on = if place < game.seats { !late } else { place < regular || late };
            on.then_some((place, seat))
        })
    }
}

impl Step<Lorenzo> for Turns {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::Nobody
    }

    fn proceed<L: Log<Event>>(self, game: &mut Lorenzo, _: &mut L) {
        if let Some((place, seat)) = self.next(game) {
            game.push(Turns { taken: place + 1 });
            game.push(Turn { seat, placed: false });
        }
    }

    fn answer<L: Log<Event>>(self, _: &mut Lorenzo, _: Who, _: Choice, _: &mut L) {}

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-nobody")
    }
}
