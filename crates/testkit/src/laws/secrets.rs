//! A seat knows what it has seen and nothing else.

use kit::{Event, Game, Rng, Seat, Turn, Viewer, Who};

/// What a seat knows of a game: its view, what it may answer, what it may not and why, how it stands.
type Known<G> = (<G as Game>::View, Vec<<G as Game>::Choice>, Vec<(<G as Game>::Choice, kit::Why)>, kit::Scores);

fn known<G: Game>(game: &G, seat: Seat) -> Known<G> {
    let mut legal = Vec::new();
    game.legal(seat.into(), &mut legal);
    let refusals = if game.turn().asks(seat.into()) { game.refusals(seat, usize::MAX) } else { Vec::new() };
    (game.view(Viewer::Seat(seat)), legal, refusals, game.standing(Viewer::Seat(seat)))
}

#[track_caller]
pub fn redeal_changes_nothing_a_seat_knows<G: Game>(game: &G, rng: &mut Rng) {
    for seat in Seat::all(game.seats()) {
        let mut other = game.clone();
        other.redeal(seat, rng);
        assert_eq!(known(&other, seat), known(game, seat), "a redeal for seat {seat} changed what it knows at {:?}", game.steps());
        assert_eq!(other.standing_orders(seat), game.standing_orders(seat), "a redeal changed the orders a seat can give");
        assert_eq!(other.pieces(), game.pieces(), "a redeal lost or made pieces");
        assert_eq!(other.view(Viewer::Public), game.view(Viewer::Public), "a redeal changed the public view");
        assert_eq!(other.turn(), game.turn(), "a redeal changed whose turn it is");
        assert_eq!(other.question(seat), game.question(seat), "a redeal changed the question");
        let place = |game: &G| (game.chapter(), game.turn_of());
        assert_eq!(place(&other), place(game), "a redeal changed the chapter or whose turn it is");
    }
}

/// Two games that differ only in what the answering seat has not seen: its answer gives it the same view and the same events in
/// both. Whatever it turns up must come from chance. At the very end everything may be open.
#[track_caller]
pub fn an_answer_tells_no_other_secrets<G: Game>(game: &G, who: Who, choice: G::Choice, rng: &mut Rng) {
    let Who::Seat(seat) = who else { return };
    let (mut here, mut there) = (game.clone(), game.clone());
    there.redeal(seat, rng);
    let (mut events_here, mut events_there) = (Vec::new(), Vec::new());
    here.play(who, choice, &mut events_here);
    there.play(who, choice, &mut events_there);
    if here.turn() == Turn::Over {
        return;
    }
    let heard = |events: Vec<G::Event>| -> Vec<G::Event> { events.iter().filter_map(|e| e.seen_by(Viewer::Seat(seat))).collect() };
    assert_eq!(heard(events_here), heard(events_there), "events tell seat {seat} another's secret at {:?}", game.steps());
    assert_eq!(here.view(Viewer::Seat(seat)), there.view(Viewer::Seat(seat)), "the view tells seat {seat} another's secret");
}
