//! What the hot paths cost, game by game: `cargo bench -p shelf --features boards`. One of them: add its name, such as `legal`.
//!
//! Nothing is asserted here: a machine that is busy is not slower code. Compare two runs on a quiet one.

use bots::random_playout;
use divan::{Bencher, black_box};
use firenze::Firenze;
use florence::Florence;
use il_vecchio::IlVecchio;
use kit::{Edition, Evaluate, Game, Journal, MOST_SEATS, Rng, Seat, Setup, Silent, Turn, Viewer, Who};
use lorenzo::Lorenzo;
use princes::Princes;
use std::collections::VecDeque;
use words::{Lang, Words};

fn main() {
    divan::main();
}

/// Answers before the position that is looked at.
const MIDDLE: usize = 100;
/// Answers of the record that is opened.
const LONG: usize = 500;

/// A game of three, or of two, played at random for so many answers from a seed; shorter if it ends before.
fn played<G: Evaluate>(seed: u64, plies: usize) -> Journal<G> {
    let seats = if G::SEATS.contains(&3) { 3 } else { 2 };
    let setup = Setup::of::<G>(seats).expect("a table with all options at their defaults");
    let mut journal = Journal::<G>::new(G::Edition::editions().current(), setup);
    let mut rng = Rng::new(seed);
    while journal.ply() < plies {
        let Some((who, choice)) = next(journal.game(), &mut rng) else { break };
        journal.submit(who, choice).expect("a legal answer");
    }
    journal
}

fn next<G: Game>(game: &G, rng: &mut Rng) -> Option<(Who, G::Choice)> {
    let mut legal = Vec::new();
    let who = match game.turn() {
        Turn::Over => return None,
        Turn::Chance => return Some((Who::Chance, game.sample(rng, &mut legal)?)),
        Turn::Ask(seats) => Who::Seat(seats.iter().next()?),
    };
    game.legal(who, &mut legal);
    Some((who, *rng.pick(&legal)?))
}

/// The longest of some games, so that there is as much as possible to open.
fn long<G: Evaluate>() -> Journal<G> {
    let games = (0..8).map(|seed| played::<G>(seed, LONG));
    games.max_by_key(Journal::ply).expect("some games")
}

/// A position in mid-game in which a seat is asked.
fn asked<G: Evaluate>() -> (G, Who) {
    let mut journal = played::<G>(1, MIDDLE);
    let mut rng = Rng::new(1);
    loop {
        if let Turn::Ask(seats) = journal.game().turn() {
            return (journal.game().clone(), Who::Seat(seats.iter().next().unwrap_or(Seat(0))));
        }
        let (who, choice) = next(journal.game(), &mut rng).expect("a game that is not over");
        journal.submit(who, choice).expect("a legal answer");
    }
}

/// The list of legal answers.
#[divan::bench(types = [Firenze, Florence, IlVecchio, Lorenzo, Princes])]
fn legal<G: Evaluate>(bencher: Bencher<'_, '_>) {
    let (game, who) = asked::<G>();
    let mut list = Vec::new();
    bencher.bench_local(|| {
        game.legal(black_box(who), &mut list);
        list.len()
    });
}

/// One answer, on a copy.
#[divan::bench(types = [Firenze, Florence, IlVecchio, Lorenzo, Princes])]
fn play<G: Evaluate>(bencher: Bencher<'_, '_>) {
    let (game, who) = asked::<G>();
    let mut list = Vec::new();
    game.legal(who, &mut list);
    let choice = list[0];
    bencher.with_inputs(|| game.clone()).bench_local_values(|mut game| {
        game.play(who, black_box(choice), &mut Silent);
        game
    });
}

#[divan::bench(types = [Firenze, Florence, IlVecchio, Lorenzo, Princes])]
fn copy<G: Evaluate>(bencher: Bencher<'_, '_>) {
    let (game, _) = asked::<G>();
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench(types = [Firenze, Florence, IlVecchio, Lorenzo, Princes])]
fn evaluate<G: Evaluate>(bencher: Bencher<'_, '_>) {
    let (game, _) = asked::<G>();
    bencher.bench_local(|| {
        let mut values = [0.0; MOST_SEATS];
        black_box(&game).evaluate(&mut values);
        values
    });
}

/// What everybody may know of a position.
#[divan::bench(types = [Firenze, Florence, IlVecchio, Lorenzo, Princes])]
fn view<G: Evaluate>(bencher: Bencher<'_, '_>) {
    let (game, _) = asked::<G>();
    bencher.bench_local(|| black_box(&game).view(Viewer::Public));
}

/// Random legal play from mid-game to the end.
#[divan::bench(types = [Firenze, Florence, IlVecchio, Lorenzo, Princes], sample_count = 20)]
fn playout<G: Evaluate>(bencher: Bencher<'_, '_>) {
    let (game, _) = asked::<G>();
    let (mut rng, mut list) = (Rng::new(1), Vec::new());
    bencher.with_inputs(|| game.clone()).bench_local_values(|game| random_playout(game, &mut rng, 20_000, &mut list).plies);
}

/// Reading, checking and playing a record of 500 answers (or of a whole game, where it is shorter).
#[divan::bench(types = [Firenze, Florence, IlVecchio, Lorenzo, Princes], sample_count = 20)]
fn open_record<G: Evaluate>(bencher: Bencher<'_, '_>) {
    let text = long::<G>().record().write();
    bencher.bench_local(|| {
        let record = kit::Record::parse(black_box(&text)).expect("our own record");
        Journal::<G>::replay(&record).expect("our own record").ply()
    });
}

/// Questions around a ply that are answered in turn, so that no single one of them is the measure.
const QUESTIONS: usize = 40;

/// What an answer costs a live table besides the disk: a copy of the table is played on, its new answers are written as texts, and another copy
/// becomes the snapshot that pages are drawn from. Around ply 20 and around ply 500 (or towards the end of a shorter game) of a table of four; and
/// the latter once more at tables that began with a position just before. Early and late questions differ; what lies before a question must not
/// matter, so the last two are the same.
#[divan::bench(args = [
    "florence 20", "florence 500", "florence 500 without its past", "princes 20", "princes 500", "princes 500 without its past",
    "il_vecchio 20", "il_vecchio 500", "il_vecchio 500 without its past", "lorenzo 20", "lorenzo 500", "lorenzo 500 without its past",
    "firenze 20", "firenze 500", "firenze 500 without its past",
], sample_size = 400, sample_count = 200)]
fn answer_at_ply(bencher: Bencher<'_, '_>, what: &str) {
    let mut parts = what.splitn(3, ' ');
    let game = parts.next().expect("a game");
    let ply: usize = parts.next().and_then(|ply| ply.parse().ok()).expect("a ply");
    let mut questions =
        (0..20).map(|seed| questions_around(game, seed, ply)).max_by_key(|all| all.last().map(|last| last.0.ply())).expect("a game");
    if parts.next().is_some() {
        questions.iter_mut().for_each(|(table, _, _)| *table = without_past(&**table));
    }
    let mut nth = 0;
    bencher.bench_local(|| {
        let (table, seat, text) = &questions[nth % questions.len()];
        nth += 1;
        let mut next = table.copy();
        next.submit((*seat).into(), text).expect("a legal answer");
        let written = next.answers_from(table.ply());
        (written.len(), next.copy())
    });
}

/// The same question at a table that began with a position up to 15 answers ago: as many as a journal has in hand at that ply.
fn without_past(table: &dyn shelf::Table) -> Box<dyn shelf::Table> {
    let title = shelf::title(table.game_id()).expect("it is on the shelf");
    let seating = shelf::Seating { seats: 4, options: &[], edition: None };
    let begun = table.ply() - table.ply() % 16;
    let mut young = title.new_table(&seating, shelf::Start::Position(&table.at(begun).position())).expect("its own position");
    for answer in table.answers_from(begun) {
        young.submit(answer.who, &answer.text).expect("its own answer");
    }
    young
}

/// A table of four at each of the questions around a ply, who is asked there, and an answer of theirs. The last answer of a game is not among
/// them: it counts all points.
fn questions_around(game: &str, seed: u64, ply: usize) -> Vec<(Box<dyn shelf::Table>, Seat, String)> {
    let title = shelf::title(game).expect("it is on the shelf");
    let seating = shelf::Seating { seats: 4, options: &[], edition: None };
    let mut table = title.new_table(&seating, shelf::Start::Beginning).expect("a table of four");
    let mut rng = Rng::new(seed);
    let mut questions = VecDeque::new();
    loop {
        while table.answer_chance(seed) {}
        let Turn::Ask(seats) = table.turn() else { break };
        let seat = seats.iter().next().unwrap_or(Seat(0));
        let legal = table.legal(seat.into());
        let text = rng.pick(&legal).expect("a legal answer").clone();
        questions.push_back((table.copy(), seat, text.clone()));
        if questions.len() > QUESTIONS {
            questions.pop_front();
        }
        if questions.len() > QUESTIONS / 2 && table.ply() >= ply + QUESTIONS / 2 {
            break;
        }
        table.submit(seat.into(), &text).expect("a legal answer");
    }
    questions.pop_back();
    questions.into()
}

/// The board in mid-game, for the seat that is asked, as the site draws it.
#[divan::bench(args = shelf::TITLES.iter().map(|title| title.id), sample_count = 20)]
fn draw(bencher: Bencher<'_, '_>, game: &str) {
    let title = shelf::title(game).expect("it is on the shelf");
    let seating = shelf::Seating { seats: *title.seats.last().expect("a seat count"), options: &[], edition: None };
    let mut table = title.new_table(&seating, shelf::Start::Beginning).expect("a table");
    let mut rng = Rng::new(1);
    let mut seat = Seat(0);
    for _ in 0..MIDDLE {
        while table.answer_chance(1) {}
        let Turn::Ask(seats) = table.turn() else { break };
        seat = seats.iter().next().unwrap_or(Seat(0));
        let legal = table.legal(seat.into());
        let text = rng.pick(&legal).expect("a legal answer");
        table.submit(seat.into(), text).expect("a legal answer");
    }
    let words = Words::new(Lang::En, Some(&title.texts)).expect("its texts");
    bencher.bench_local(|| shelf::draw(&*table, Viewer::Seat(black_box(seat)), &words, &[]).whole(&words).into_string().len());
}
