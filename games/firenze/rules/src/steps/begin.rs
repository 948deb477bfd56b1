//! A turn: the six phases in their order (§3.1), and the end of it (§16.2).

use crate::event::Event;
use crate::state::Firenze;
use crate::steps::{Build, CardLimit, Choose, Contracts, Ruins, StoreLimit, Trade};
use kit::Log;
use serde::{Deserialize, Serialize};

/// The active player's turn begins: the phases are laid on the stack, the first on top.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begin {}

impl kit::Step<Firenze> for Begin {
    fn proceed<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        game.played = 0;
        let seat = game.active;
        log.tell(|| Event::TurnBegins { seat });
        game.push(EndTurn {});
        game.push(StoreLimit {});
        game.push(CardLimit::default());
        game.push(Contracts { fulfilled: 0 });
        game.push(Ruins {});
        game.push(Build::default());
        game.push(Trade {});
        game.push(Choose {});
    }
}

/// The turn is over: the next player, or the count.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndTurn {}

impl kit::Step<Firenze> for EndTurn {
    fn proceed<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        let towers = &mut game.me_mut().towers;
        for tower in towers.iter_mut() {
            tower.safe = false;
        }
        towers.sort_unstable();
        let next = game.active.next(game.seats);
        if game.ender == Some(next) {
            game.count_up(log);
        } else {
            game.active = next;
            game.push(Begin {});
        }
    }
}
