//! Whose turn comes next (§2.3): four times round in turn order; who has tile 2-7 makes up for the first turn at the end (§10.14).

use super::prelude::*;
use super::{Step as Steps, Turn};

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
    fn proceed<L: Log<Event>>(self, game: &mut Lorenzo, log: &mut L) {
        let next = self.next(game);
        // First turns that are passed over (§10.14).
        let end = next.map_or(game.seats, |(place, _)| place.min(game.seats));
        for seat in (self.taken..end).map(|place| game.order[usize::from(place)]) {
            log.tell(|| Event::Waits { seat });
        }
        let Some((place, seat)) = next else { return tell_what_follows(game, log) };
        if place >= game.edition.setup.turns_per_round * game.seats {
            log.tell(|| Event::MakesUp { seat });
        }
        game.push(Turns { taken: place + 1 });
        game.push(Turn { seat, placed: false });
    }
}

/// After the last turn of every second round comes the Vatican report (§10.1): it is announced before anybody is asked.
fn tell_what_follows<L: Log<Event>>(game: &Lorenzo, log: &mut L) {
    if let Some(Steps::Vatican(_)) = game.stack.top() {
        let period = game.period();
        let tile = game.tiles.get(period).map_or("", |tile| tile.word(game.edition));
        log.tell(|| Event::Vatican { period: period as u8 + 1, needed: game.edition.board.vatican_faith[period], tile });
    }
}
