//! A new round begins, or the game ends (§1.8, §1.10, §8.22).

use super::{Actions, Award, CourtOpens, Favour, Finish, MerchantDue, Opening};
use crate::event::Event;
use crate::ids::{Character, Item};
use crate::set::Set;
use crate::state::Princes;
use kit::{Log, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Lies at the bottom of the stack all game long.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {}

impl kit::Step<Princes> for Round {
    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        if game.round >= game.edition.rounds() {
            end(game, log);
            return;
        }
        if game.round > 0 {
            game.first = game.first.next(game.seats);
        }
        game.round += 1;
        let (round, first, minimum) = (game.round, game.first, game.minimum());
        log.tell(|| Event::Round { round, first, minimum });
        game.push(self);
        game.push(Award {});
        game.push(Actions { done: 0 });
        if game.muse {
            game.push(CourtOpens { asked: false });
            game.push(MerchantDue {});
        }
        Opening::push(game, first, Seats::NONE, Set::<Item>::NONE);
    }
}

/// After the best work of the last round: the Merchant, the Professor, then the final scoring.
fn end<L: Log<Event>>(game: &mut Princes, log: &mut L) {
    MerchantDue::pay(game, log);
    game.push(Finish {});
    for seat in Seat::all(game.seats) {
        if game.prince(seat).character == Some(Character::Professor) {
            game.push(Favour { seat });
        }
    }
}
