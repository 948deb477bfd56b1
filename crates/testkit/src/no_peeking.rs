//! A bot's answer depends only on what its seat may know.

use crate::{setups, walk};
use bots::{Budget, Level, think};
use kit::{Edition, Evaluate, Journal, Rng, Seats, Turn};

/// Questions of a walk that are looked into, and how many answers they are apart.
const LOOKS: usize = 6;
const APART: usize = 5;

/// On random walks of every seat count and option: no bot's thought changes when what its seat has not seen is dealt anew. Gives the
/// number of positions in which the deal made a difference that a bot could have seen.
///
/// Where a game's redeal renames cards rather than dealing them from a sorted heap, the same seed gives another deal of a state that
/// was redealt before, and a bot's thoughts agree in distribution only; such positions are passed over.
#[track_caller]
pub fn bots_do_not_peek<G: Evaluate>() -> usize {
    let mut tempting = 0;
    for (nth, setup) in setups::<G>().into_iter().enumerate() {
        let mut rng = Rng::new(nth as u64);
        let mut table = Journal::<G>::new(G::Edition::editions().current(), setup);
        let (mut looks, mut next) = (0, 0);
        while let Some((who, choice)) = walk::next(&table, &mut rng).filter(|_| looks < LOOKS) {
            // A held answer was chosen, not dealt: bots are never shown one (`Journal::without_held`).
            if let Turn::Ask(seats) = table.game().turn()
                && table.game().held().is_empty()
                && table.ply() >= next
            {
                (looks, next) = (looks + 1, table.ply() + APART);
                tempting += look(table.game(), seats, &mut rng);
            }
            table.submit(who, choice).unwrap_or_else(|e| panic!("{e:?}"));
        }
    }
    tempting
}

/// How many of the asked seats could have seen a difference.
#[track_caller]
fn look<G: Evaluate>(game: &G, seats: Seats, rng: &mut Rng) -> usize {
    let mut tempting = 0;
    for seat in seats.iter() {
        let mut dealt = game.clone();
        dealt.redeal(seat, rng);
        let again = [game, &dealt].map(|g| {
            let mut again = g.clone();
            again.redeal(seat, &mut Rng::new(3));
            again
        });
        if again[0] != again[1] {
            continue;
        }
        tempting += usize::from(dealt != *game);
        for (level, nodes) in [(Level::Novice, 1), (Level::Apprentice, 100), (Level::Master, 300)] {
            let thoughts = [game, &dealt].map(|g| think(g, seat, level, Budget::Nodes(nodes), 5));
            assert_eq!(thoughts[0], thoughts[1], "{} of {} sees what seat {seat} must not know at {:?}", level.id(), G::ID, game.steps());
        }
    }
    tempting
}
