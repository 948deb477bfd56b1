//! §11.4, §12.21: the standing, and who has won. VP are open at all times; what the end brings is scored at the end.

use crate::event::Event;
use crate::pieces::{Side, Source};
use crate::reason::Decided;
use crate::state::{Florence, STROZZI};
use kit::{Score, Scores, Seat};

pub fn standing(game: &Florence) -> Scores {
    let over = game.stack.is_empty();
    let sources = |side: Side| Source::ALL.iter().map(|source| (source.word(), i32::from(game.score_of(side, *source)))).collect();
    let mut scores: Vec<Score> = Seat::all(game.seats).map(|seat| Score::of(seat, sources(Side(seat.0)))).collect();
    if game.solo() {
        scores.push(Score::rival("strozzi", sources(STROZZI)));
    }
    Scores { over, scores, winners: if over { winners(game) } else { Vec::new() } }
}

/// Who has won, with how many VP, and what decided between equals.
pub(crate) fn outcome(game: &Florence) -> Event {
    let winners: Vec<Side> = match winners(game) {
        seats if seats.is_empty() => vec![STROZZI],
        seats => seats.into_iter().map(|seat| Side(seat.0)).collect(),
    };
    let best = winners[0];
    let vp = game.player(best).total();
    let level = |side: &Side| !game.solo() && !winners.contains(side) && game.player(*side).total() == vp;
    let behind: Vec<Side> = game.sides().filter(level).collect();
    let members = game.members_on_board(best);
    let decided = match (winners.len(), behind.iter().map(|side| game.members_on_board(*side)).max()) {
        (2.., _) => Decided::Nothing,
        (_, None) => Decided::Vp,
        (_, Some(theirs)) if theirs < members => Decided::Members(members),
        (_, Some(_)) => Decided::Gifts(game.player(best).gifts_given()),
    };
    Event::Over { winners: winners.iter().map(|side| game.by(*side)).collect(), vp, decided }
}

fn winners(game: &Florence) -> Vec<Seat> {
    if game.solo() {
        let won = game.player(Side(0)).total() > game.player(STROZZI).total();
        return if won { vec![Seat(0)] } else { Vec::new() };
    }
    let rank = |side: Side| (game.player(side).total(), game.members_on_board(side), game.player(side).gifts_given());
    let best = game.sides().map(rank).max();
    game.sides().filter(|side| Some(rank(*side)) == best).map(|side| Seat(side.0)).collect()
}
