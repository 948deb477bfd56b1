//! What the search promises, on the sample game.

use bots::{Bot, Budget, Judge, Level, Player, Random, Search, SearchPolicy, Thinker, play_game, think};
use bottega::Bottega;
use kit::{Edition, Game, Journal, Rng, Seat, Setup, Turn, Viewer};

fn table(seats: u8, patrons: bool) -> Journal<Bottega> {
    let options = [("patrons".to_string(), if patrons { "on" } else { "off" }.to_string())];
    let setup = Setup::read::<Bottega>(seats, &options).expect("options of the sample game");
    Journal::new(bottega::Edition::editions().current(), setup)
}

/// The first question of a game in which somebody has a choice.
fn asked(seats: u8, seed: u64) -> Journal<Bottega> {
    let mut table = table(seats, true);
    while table.game().turn() == Turn::Chance {
        table.answer_chance(seed);
    }
    table
}

fn points(level: Level, budget: Budget, against: Level, games: u64) -> f64 {
    let mut points = 0.0;
    for game in 0..games {
        let me = Seat((game % 2) as u8);
        let player = |seat: Seat| if seat == me { Player { budget, ..Player::of(level) } } else { Player::of(against) };
        let mut bots: Vec<_> = Seat::all(2).map(|seat| Thinker::<Bottega>::new(player(seat))).collect();
        let mut table = table(2, false);
        assert!(play_game(&mut table, &mut bots, game / 2, 10_000), "a game does not end");
        let winners = table.game().standing(Viewer::Referee).winners;
        points += if winners.contains(&me) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    points
}

#[test]
fn the_same_seed_and_nodes_give_the_same_thought() {
    let table = asked(3, 7);
    let thought = |seed| think(table.game(), Seat(1), Level::Master, Budget::Nodes(2000), seed);
    assert_eq!(thought(4), thought(4));
    assert!(thought(4).is_some());
}

#[test]
fn several_trees_give_the_same_thought_for_the_same_seed_too() {
    let table = asked(2, 3);
    let think = || {
        let mut search = Search::new(Budget::Nodes(4000), SearchPolicy::default(), Judge::released(), 3);
        search.think(table.game(), Seat(0), &mut Rng::new(11))
    };
    assert_eq!(think(), think());
}

#[test]
fn visits_grow_with_the_nodes_and_stay_within_them() {
    let table = asked(2, 3);
    let visits = |nodes| {
        let thought = think(table.game(), Seat(0), Level::Master, Budget::Nodes(nodes), 1).expect("seat 0 is asked");
        thought.considered.iter().map(|c| c.visits).sum::<u64>()
    };
    assert!(visits(8000) > 4 * visits(800), "{} {}", visits(8000), visits(800));
    assert!(visits(8000) <= 8000);
}

#[test]
fn a_thought_names_every_legal_answer_once_and_begins_its_line_with_its_choice() {
    let table = asked(2, 5);
    let thought = think(table.game(), Seat(0), Level::Master, Budget::Nodes(1500), 1).expect("seat 0 is asked");
    let mut named: Vec<_> = thought.considered.iter().map(|c| c.choice).collect();
    named.sort();
    let mut legal = Vec::new();
    table.game().legal(Seat(0).into(), &mut legal);
    assert_eq!(named, legal);
    assert_eq!(thought.line.first(), Some(&(Seat(0), thought.choice)));
    assert_eq!(thought.value.len(), 2);
}

#[test]
fn who_is_not_asked_has_no_thought() {
    let chance = table(2, true);
    assert_eq!(chance.game().turn(), Turn::Chance);
    for level in Level::ALL {
        assert_eq!(think(chance.game(), Seat(0), *level, Budget::Nodes(50), 1), None, "{}", level.id());
    }
}

/// The law that a held answer is no bot's to see: the other's bid is on the table, and the thought is the same whatever it is.
#[test]
fn a_bid_that_is_held_changes_no_thought() {
    let fresh = asked(2, 9);
    let mut legal = Vec::new();
    fresh.game().legal(Seat(0).into(), &mut legal);
    let thought_after = |bid| {
        let mut table = fresh.clone();
        table.submit(Seat(0).into(), bid).expect("a legal bid");
        let shown = table.without_held(Seat(1)).expect("a bid is held");
        think(&shown, Seat(1), Level::Master, Budget::Nodes(500), 2)
    };
    let first = thought_after(legal[0]);
    assert!(first.is_some());
    for bid in &legal[1..] {
        assert_eq!(thought_after(*bid), first);
    }
}

#[test]
fn no_bot_sees_what_its_seat_has_not() {
    let tempting = testkit::bots_do_not_peek::<Bottega>();
    assert!(tempting >= 5, "only {tempting} positions with anything to peek at");
}

#[test]
fn searching_beats_random_play() {
    let points = points(Level::Master, Budget::Nodes(600), Level::Random, 60);
    assert!(points >= 36.0, "{points} of 60");
}

/// Far from proof of strength, but a search that more nodes make worse would show here.
#[test]
fn ten_times_the_nodes_are_not_worse() {
    let few = points(Level::Master, Budget::Nodes(150), Level::Novice, 80);
    let many = points(Level::Master, Budget::Nodes(1500), Level::Novice, 80);
    assert!(many >= few - 8.0, "{few} with few, {many} with many");
}

#[test]
fn a_random_bot_and_a_boxed_one_can_share_a_table() {
    let mut bots: Vec<Box<dyn Bot<Bottega>>> = vec![Box::new(Random), Box::new(Thinker::new(Player::of(Level::Novice)))];
    assert!(play_game(&mut table(2, true), &mut bots, 1, 10_000));
}
