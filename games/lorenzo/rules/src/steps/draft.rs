//! The leader draft: everybody keeps one card and passes the others to the right, at the same time and in secret (§12.2).
//!
//! An answer is held here and changes nothing else until the last is in (§12.3). Then chance passes the cards on: what a neighbour
//! turns up to a player is new to him, and nobody takes back what he chose before he saw it. An answer is held as a place in
//! the packet, so that a shuffle of cards one has not seen does not touch it.

use super::prelude::*;
use crate::LeaderId;
use crate::state::Leaders;
use kit::List;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// By seat: the place in its packet of the card it keeps.
    pub held: [Option<u8>; 4],
}

impl Draft {
    fn pass_on<L: Log<Event>>(self, game: &mut Lorenzo, log: &mut L) {
        let mut rests = [List::<LeaderId, 4>::new(); 4];
        for (seat, held) in Seat::all(game.seats).zip(self.held) {
            let leaders = &mut game.player_mut(seat).leaders;
            let kept = leaders.packet.remove(held.map_or(0, usize::from));
            Leaders::put(&mut leaders.hand, kept);
            rests[seat.index()] = std::mem::take(&mut leaders.packet);
        }
        for seat in Seat::all(game.seats) {
            let rest = rests[seat.index()];
            let right = seat.previous(game.seats);
            for leader in &rest {
                game.seen_by[leader.index()] = game.seen_by[leader.index()].with(right);
            }
            game.player_mut(right).leaders.packet = rest;
        }
        log.tell(|| Event::Passed { left: rests[0].len() as u8 });
        match rests[0].len() {
            0 => {}
            1 => Draft { held: [Some(0); 4] }.pass_on(game, log),
            _ => game.push(Draft { held: [None; 4] }),
        }
    }
}

impl Step<Lorenzo> for Draft {
    fn asks(&self, game: &Lorenzo) -> Asks {
        let open: Seats = Seat::all(game.seats).filter(|seat| self.held[seat.index()].is_none()).collect();
        if open.is_empty() { Asks::Chance } else { Asks::Seats(open) }
    }

    fn candidates(&self, game: &Lorenzo, who: Who, out: &mut Vec<Choice>) {
        match who {
            Who::Seat(seat) => out.extend(game.player(seat).leaders.packet.iter().copied().map(Choice::Keep)),
            Who::Chance => out.push(Choice::PassOn),
        }
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let (Who::Seat(seat), Choice::Keep(leader)) = (who, choice) else { return self.pass_on(game, log) };
        let place = game.player(seat).leaders.packet.iter().position(|other| *other == leader);
        self.held[seat.index()] = place.map(|place| place as u8);
        log.tell(|| Event::Keeps { seat, leader: Some(leader.word(game.edition)) });
        game.push(self);
    }

    fn held(&self, game: &Lorenzo) -> Seats {
        Seat::all(game.seats).filter(|seat| self.held[seat.index()].is_some()).collect()
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-draft")
    }
}
