//! Chance deals the leader cards, one at a time in turn order (§12.1).

use super::Draft;
use super::prelude::*;
use crate::LeaderId;
use crate::state::Leaders;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DealLeaders {
    /// Cards dealt so far.
    pub dealt: u8,
}

impl DealLeaders {
    fn seat(self, game: &Lorenzo) -> Seat {
        game.order[usize::from(self.dealt) % game.order.len()]
    }
}

impl Step<Lorenzo> for DealLeaders {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        let all = (0..game.edition.leaders.len() as u8).map(LeaderId);
        out.extend(all.filter(|leader| game.seen_by[leader.index()].is_empty()).map(Choice::Deal));
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, _: Who, choice: Choice, log: &mut L) {
        let Choice::Deal(leader) = choice else { return };
        let seat = self.seat(game);
        Leaders::put(&mut game.player_mut(seat).leaders.packet, leader);
        game.seen_by[leader.index()] = Seats::one(seat);
        log.tell(|| Event::Dealt { seat, leader: Some(leader.word(game.edition)) });
        let dealt = self.dealt + 1;
        if dealt < game.edition.setup.leaders_dealt * game.seats {
            game.push(DealLeaders { dealt });
        } else {
            game.push(Draft { held: [None; 4] });
        }
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}
