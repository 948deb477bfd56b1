//! Chance deals the leader cards, one at a time in turn order (§12.1). They are drafted (§12.2), or kept as they were dealt (§12.24).

use super::Draft;
use super::prelude::*;
use crate::LeaderId;
use crate::state::{LeaderCards, Leaders};

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

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let Choice::Deal(leader) = choice else { return kit::impossible_answer!(self, who, choice) };
        let seat = self.seat(game);
        Leaders::put(&mut game.player_mut(seat).leaders.packet, leader);
        game.seen_by[leader.index()] = Seats::one(seat);
        log.tell(|| Event::Dealt { seat, leader: Some(leader.word(game.edition)) });
        let dealt = self.dealt + 1;
        if dealt < game.edition.setup.leaders_dealt * game.seats {
            return game.push(DealLeaders { dealt });
        }
        match game.options.leader_cards {
            LeaderCards::Drafted => game.push(Draft { held: [None; 4] }),
            LeaderCards::Dealt => {
                for player in &mut game.players {
                    player.leaders.hand = std::mem::take(&mut player.leaders.packet);
                }
            }
        }
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}
