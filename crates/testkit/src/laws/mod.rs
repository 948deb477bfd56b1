//! The laws, checked on random walks of every seat count and option.

mod answers;
mod pieces;
mod positions;
mod secrets;
mod texts;
mod undo;

use crate::{setups, walk};
use kit::{Edition, Event, Game, Match, Record, Rng, Setup, Viewer};
use words::Texts;

/// Aimless play need not end; the laws are seen to hold long before.
const LONGEST_WALK: usize = 700;

/// Walks for each way to sit down.
const WALKS: u64 = 3;

/// All the laws of the design for one game. `texts` are its `lang` files.
#[track_caller]
pub fn conformance<G: Game>(texts: &Texts) {
    let mut speaker = texts::Speaker::new(texts);
    speaker.static_texts::<G>();
    provenance::<G>();
    for (nth, setup) in setups::<G>().into_iter().enumerate() {
        for round in 0..WALKS {
            walk_one::<G>(&setup, nth as u64 * 97 + round, &mut speaker);
        }
    }
}

#[track_caller]
fn walk_one<G: Game>(setup: &Setup, seed: u64, speaker: &mut texts::Speaker) {
    let mut rng = Rng::new(seed);
    let mut events = Vec::new();
    let mut table = Match::<G>::new(G::Edition::editions().current(), setup.clone(), &mut events);
    let pieces = table.game().pieces();
    while table.ply() < LONGEST_WALK {
        let game = table.game();
        answers::lists_are_sorted_unique_and_said_once(game);
        answers::notation_reads_what_it_writes(game);
        speaker.everything_is_said(game);
        if table.ply().is_multiple_of(5) {
            secrets::redeal_changes_nothing_a_seat_knows(game, &mut rng);
            positions::a_position_is_the_whole_state(game, setup);
        }
        if table.ply().is_multiple_of(41) {
            positions::a_broken_position_is_refused_or_playable(game, setup, &mut rng);
        }
        let Some((who, choice)) = walk::next(&table, &mut rng) else { break };
        secrets::an_answer_tells_no_other_secrets(game, who, choice, &mut rng);
        let before = game.clone();
        let holdings = game.holdings();
        events.clear();
        table.submit(who, choice, &mut events).unwrap_or_else(|e| panic!("a legal answer is refused: {e:?}"));
        pieces::counts_are_constant(&pieces, table.game());
        pieces::the_bank_changes_by_what_events_name(&holdings, table.game(), &events);
        undo::undo_is_the_identity(&mut table, who, choice, &before);
        for viewer in [Viewer::Public, Viewer::Referee].into_iter().chain(kit::Seat::all(setup.seats).map(Viewer::Seat)) {
            events.iter().filter_map(|e| e.seen_by(viewer)).for_each(|e| speaker.event(&e));
        }
    }
    the_record_is_the_truth(&table);
}

/// Write, read, play again: the same state.
#[track_caller]
fn the_record_is_the_truth<G: Game>(table: &Match<G>) {
    let text = table.record().write();
    let record = Record::parse(&text).unwrap_or_else(|e| panic!("our own record is not read: {e}"));
    assert_eq!(record, table.record(), "a record is not what it was after writing and reading");
    let again = Match::<G>::replay(&record).unwrap_or_else(|e| panic!("our own record does not replay: {e}"));
    assert!(again.game() == table.game(), "the replayed game differs");
}

/// Every figure says where it comes from.
#[track_caller]
fn provenance<G: Game>() {
    let edition = G::Edition::editions().current();
    let silent: Vec<_> = kit::provenance::figures(&edition.json).into_iter().filter(|f| f.provenance.is_none()).map(|f| f.path).collect();
    assert!(silent.is_empty(), "figures without a provenance: {silent:?}");
}
