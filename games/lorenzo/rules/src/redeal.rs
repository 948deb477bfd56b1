//! Shuffling what a seat has not seen (§12.5): leader cards and choices held in the draft.

use crate::LeaderId;
use crate::state::Lorenzo;
use crate::steps::Step;
use kit::{Rng, Seat, Seats};

impl Lorenzo {
    /// Deals the leader cards that `seat` has not seen anew to the places where such cards lie. A place is where a card lies and who has
    /// seen it: everybody knows that much from the course of the draft. The places are filled in a fixed order, so that the same
    /// seed gives the same deal, whatever lay there before. The others' held choices in a draft are made anew, too.
    pub(crate) fn shuffle_unseen(&mut self, seat: Seat, rng: &mut Rng) {
        if !self.options.leaders {
            return;
        }
        let all = (0..self.edition.leaders.len() as u8).map(LeaderId);
        let mut dealt: Vec<LeaderId> = all.clone().filter(|id| !self.seen_by[id.index()].contains(seat)).collect();
        let mut places = dealt.clone();
        places.sort_by_key(|id| (self.hidden_place(*id), self.seen_by[id.index()]));
        rng.shuffle(&mut dealt);
        let anew = |id: LeaderId| places.iter().position(|old| *old == id).map_or(id, |place| dealt[place]);

        let mut seen_by = [Seats::NONE; 32];
        for id in all {
            seen_by[anew(id).index()] = self.seen_by[id.index()];
        }
        self.seen_by = seen_by;
        for player in &mut self.players {
            for list in [&mut player.leaders.hand, &mut player.leaders.packet] {
                list.iter_mut().for_each(|id| *id = anew(*id));
                list.sort_unstable();
            }
        }
        let sizes = self.players.map(|player| player.leaders.packet.len());
        if let Some(Step::Draft(draft)) = self.stack.top_mut() {
            for (other, held) in draft.held.iter_mut().enumerate() {
                if other != seat.index() && held.is_some() {
                    *held = Some(rng.below(sizes[other]) as u8);
                }
            }
        }
    }

    /// Whose hand or packet a card is in: hands first, then packets; undealt cards last.
    fn hidden_place(&self, id: LeaderId) -> usize {
        let hands = self.players.iter().map(|player| &player.leaders.hand);
        let packets = self.players.iter().map(|player| &player.leaders.packet);
        hands.chain(packets).position(|list| list.contains(&id)).unwrap_or(usize::MAX)
    }
}
