//! The laws, checked on random walks of every seat count and option.
//!
//! When a law is broken, the message says where (setup, seed, ply) and gives the shortest record that still breaks it.

mod answers;
mod order;
mod pieces;
mod positions;
mod report;
mod secrets;
mod texts;
mod undo;

use crate::shrink::{caught, shortest};
use crate::{setups, walk};
use kit::{Edition, Event, Game, Journal, Record, Rng, Setup, Viewer, Who};
use report::Broken;
use std::collections::BTreeMap;
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
            let seed = nth as u64 * 97 + round;
            if let Err(broken) = walk_one::<G>(&setup, seed, &mut speaker) {
                panic!("{broken}");
            }
        }
    }
    speaker.every_question_has_its_tip(texts);
}

/// What a walk has answered so far.
type Answers<G> = Vec<(Who, <G as Game>::Choice)>;

/// Walks at random and checks the laws on the way.
fn walk_one<G: Game>(setup: &Setup, seed: u64, speaker: &mut texts::Speaker) -> Result<(), Box<Broken>> {
    let mut rng = Rng::new(seed);
    let mut answers: Answers<G> = Vec::new();
    let mut luck = 0;
    let walked = caught(|| {
        let mut table = start::<G>(setup);
        check_state(&table, luck, speaker, Thoroughness::ByPly);
        while table.ply() < LONGEST_WALK {
            let Some((who, choice)) = walk::next(&table, &mut rng) else { break };
            luck = kit::random::draw(seed, table.ply() as u64);
            answers.push((who, choice));
            check_answer(&mut table, who, choice, luck, speaker);
            check_state(&table, luck, speaker, Thoroughness::ByPly);
        }
        the_record_is_the_truth(&table);
    });
    let Err(fault) = walked else { return Ok(()) };
    let found_at = answers.len();
    let shrunk = shortest(answers, |some| {
        let mut given = Vec::new();
        let again = caught(|| check_last::<G>(setup, some, luck, speaker, &mut given));
        again.is_err_and(|other| other.place == fault.place).then_some(given)
    });
    Err(Box::new(Broken::new::<G>(setup, seed, found_at, fault, &shrunk)))
}

/// Gives those of the answers that can be given, and checks the laws of the last one and of the state it leads to.
fn check_last<G: Game>(setup: &Setup, answers: Answers<G>, luck: u64, speaker: &mut texts::Speaker, given: &mut Answers<G>) {
    let mut table = start::<G>(setup);
    for (who, choice) in answers {
        if table.check(who, choice).is_ok() {
            given.push((who, choice));
            table.submit(who, choice).unwrap_or_else(|e| panic!("a legal answer is refused: {e:?}"));
        }
    }
    if let Some((who, choice)) = given.last() {
        let mut before = table.cut(given.len() - 1);
        check_answer(&mut before, *who, *choice, luck, speaker);
    }
    check_state(&table, luck, speaker, Thoroughness::Everything);
    the_record_is_the_truth(&table);
}

fn start<G: Game>(setup: &Setup) -> Journal<G> {
    Journal::new(G::Edition::editions().current(), setup.clone())
}

/// How many of the laws are looked at in a state.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Thoroughness {
    /// Those that take long at every fifth or forty-first state of a walk only.
    ByPly,
    Everything,
}

/// The laws of a state. What a law needs of luck comes from `luck`, so that a shorter record meets the same.
fn check_state<G: Game>(table: &Journal<G>, luck: u64, speaker: &mut texts::Speaker, thoroughness: Thoroughness) {
    let game = table.game();
    let due = |every: usize| thoroughness == Thoroughness::Everything || table.ply().is_multiple_of(every);
    let mut rng = Rng::new(luck);
    answers::lists_are_sorted_unique_and_said_once(game);
    answers::orders_are_followed_by_legal_answers(game);
    answers::notation_reads_what_it_writes(game);
    order::a_search_list_is_the_canonical_part_of_the_legal(game);
    order::two_things_of_a_set_are_named_in_either_order(game, &mut rng);
    order::a_search_comes_to_every_end_of_a_choice(game, &mut rng);
    speaker.everything_is_said(game);
    if due(5) {
        secrets::redeal_changes_nothing_a_seat_knows(game, &mut rng);
        positions::a_position_is_the_whole_state(game, table.setup());
    }
    if due(41) {
        positions::a_broken_position_is_refused_or_playable(game, table.setup(), &mut rng);
    }
}

/// The laws of an answer, which is then given.
fn check_answer<G: Game>(table: &mut Journal<G>, who: Who, choice: G::Choice, luck: u64, speaker: &mut texts::Speaker) {
    let mut rng = Rng::new(luck);
    let before = table.game().clone();
    secrets::an_answer_tells_no_other_secrets(&before, who, choice, &mut rng);
    let entry = table.submit(who, choice).unwrap_or_else(|e| panic!("a legal answer is refused: {e:?}"));
    let events = entry.events.to_vec();
    pieces::counts_are_constant(&before.pieces(), table.game());
    pieces::the_bank_changes_by_what_events_name(&before.holdings(), table.game(), &events);
    undo::undo_is_the_identity(table, who, choice, &before);
    for viewer in [Viewer::Public, Viewer::Referee].into_iter().chain(kit::Seat::all(table.setup().seats).map(Viewer::Seat)) {
        events.iter().filter_map(|e| e.seen_by(viewer)).for_each(|e| speaker.event(&e));
    }
}

/// Of a walk one state in so many is spoilt: reading positions takes its time, and neighbours have the same steps.
const SPOILT_EVERY: usize = 8;

/// Spoilt positions by the thousand, beside the few of [`conformance`]: from states all along random walks. All kinds of failures are named at once.
#[track_caller]
pub fn broken_positions<G: Game>(walks: u64) {
    let mut failures: BTreeMap<String, String> = BTreeMap::new();
    for (nth, setup) in setups::<G>().into_iter().enumerate() {
        for walk in 0..walks {
            let mut rng = Rng::new(nth as u64 * 1009 + walk);
            let mut table = Journal::<G>::new(G::Edition::editions().current(), setup.clone());
            while table.ply() < LONGEST_WALK {
                let (game, edition) = (table.game(), table.game().edition());
                let spoilt = if table.ply().is_multiple_of(SPOILT_EVERY) { 3 } else { 0 };
                for nth in 0..spoilt {
                    let json = positions::broken(game, nth == 2, &mut rng);
                    if let Err((steps, why)) = positions::is_refused_or_playable::<G>(edition, &setup, &json, &mut rng.clone()) {
                        let kind =
                            steps.rsplit_once("}), ").map_or(steps.as_str(), |(_, top)| top).split('(').next().unwrap_or("").to_string();
                        failures.entry(kind).or_insert_with(|| {
                            format!("{why} at {steps}, {setup:?}:\n{json}\nwas made of\n{}", kit::position::to_json(game))
                        });
                    }
                }
                let Some((who, choice)) = walk::next(&table, &mut rng) else { break };
                table.submit(who, choice).unwrap_or_else(|e| panic!("a legal answer is refused: {e:?}"));
            }
        }
    }
    let told: Vec<&str> = failures.values().map(String::as_str).collect();
    assert!(told.is_empty(), "{} kinds of broken positions are neither refused nor playable:\n\n{}", told.len(), told.join("\n\n"));
}

/// Write, read, play again: the same state.
fn the_record_is_the_truth<G: Game>(table: &Journal<G>) {
    let text = table.record().write();
    let record = Record::parse(&text).unwrap_or_else(|e| panic!("our own record is not read: {e}"));
    assert_eq!(record, table.record(), "a record is not what it was after writing and reading");
    let again = Journal::<G>::replay(&record).unwrap_or_else(|e| panic!("our own record does not replay: {e}"));
    assert!(again.game() == table.game(), "the replayed game differs");
}

/// Every figure says where it comes from.
#[track_caller]
fn provenance<G: Game>() {
    let edition = G::Edition::editions().current();
    let silent: Vec<_> = kit::provenance::figures(&edition.json).into_iter().filter(|f| f.provenance.is_none()).map(|f| f.path).collect();
    assert!(silent.is_empty(), "figures without a provenance: {silent:?}");
}
