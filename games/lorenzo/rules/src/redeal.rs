//! Shuffling what a seat has not seen (§12.5): leader cards and choices held in the draft.

use crate::LeaderId;
use crate::state::Lorenzo;
use crate::steps::Step;
use kit::{Rng, Seat, Seats};

impl Lorenzo {
    /// A random renaming of the leader cards that `seat` has not seen, so that everything else about them (who holds and who has
    /// seen which) stays consistent; and new secret choices of the others in a draft.
    pub(crate) fn shuffle_unseen(&mut self, seat: Seat, rng: &mut Rng) {
        if !self.options.leaders {
            return;
        }
        let count = self.edition.leaders.len() as u8;
        let unseen: Vec<u8> = (0..count).filter(|id| !self.seen_by[usize::from(*id)].contains(seat)).collect();
        let mut shuffled = unseen.clone();
        rng.shuffle(&mut shuffled);
        let renamed = |id: LeaderId| unseen.iter().position(|old| *old == id.0).map_or(id, |place| LeaderId(shuffled[place]));

        let mut seen_by = [Seats::NONE; 32];
        for id in 0..count {
            seen_by[renamed(LeaderId(id)).index()] = self.seen_by[usize::from(id)];
        }
        self.seen_by = seen_by;
        for player in &mut self.players {
            for list in [&mut player.leaders.hand, &mut player.leaders.packet] {
                list.iter_mut().for_each(|id| *id = renamed(*id));
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
}
