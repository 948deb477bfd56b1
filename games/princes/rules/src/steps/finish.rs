//! The final scoring: prestige cards, then the Banker (§7, §8.21, §8.22).

use crate::event::Event;
use crate::ids::{Character, Source};
use crate::state::Princes;
use kit::{Log, Seat};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {}

impl kit::Step<Princes> for Finish {
    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        // Whoever is left below has nothing more to say: the game is over when the stack is empty.
        while game.stack.pop().is_some() {}
        game.tell_unused(log);
        for seat in Seat::all(game.seats) {
            for card in game.prince(seat).cards.iter() {
                let points = game.prestige_points(seat, card);
                log.tell(|| Event::Shown { seat, card, points });
                game.score(seat, Source::Cards, points.into(), log);
            }
        }
        for seat in Seat::all(game.seats) {
            if game.prince(seat).character == Some(Character::Banker) {
                let rate = game.edition.florins_per_prestige;
                let points = game.prince(seat).florins / rate;
                game.prince_mut(seat).florins -= points * rate;
                log.tell(|| Event::Changed { seat, florins: points * rate, points: points as i16, rate });
                game.score(seat, Source::Banker, points as i16, log);
            }
        }
        for score in game.scores().scores {
            log.tell(|| Event::Total { score });
        }
        let winners = game.winners().count();
        for seat in game.winners() {
            let points = game.prince(seat).prestige();
            let level = game.everyone().filter(|p| p.prestige() == points).count() > 1;
            log.tell(|| Event::Won { seat, points, florins: level.then_some(game.prince(seat).florins), shared: winners > 1 });
        }
    }
}
