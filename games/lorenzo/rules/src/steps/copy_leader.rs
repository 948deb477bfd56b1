//! Lorenzo de' Medici names the leader he imitates, at once and for good (§12.21).

use super::prelude::*;
use crate::LeaderId;
use crate::leader::Ability;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CopyLeader {
    pub seat: Seat,
}

impl CopyLeader {
    /// Leaders that other players have played.
    pub(super) fn models(self, game: &Lorenzo) -> impl Iterator<Item = LeaderId> {
        let others = Seat::all(game.seats).filter(move |seat| *seat != self.seat);
        let played = others.flat_map(|seat| game.player(seat).leaders.played.iter().copied());
        played.filter(|leader| game.edition.leader(*leader).effect != Ability::CopyLeader)
    }
}

impl Step<Lorenzo> for CopyLeader {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.models(game).map(Choice::Copy));
        out.sort_unstable();
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let Choice::Copy(leader) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.player_mut(self.seat).leaders.copied = Some(leader);
        game.recount(self.seat);
        log.tell(|| Event::Copies { seat: self.seat, leader: leader.word(game.edition) });
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-copy")
    }
}
