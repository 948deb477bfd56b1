//! Is the master of the site the one that the arena measures? Mirrored games of Lorenzo between the two ways a master is asked: as the site and
//! the protocol do it (a `Thinker` that hears of a table without its type), and as the arena does it.
//!
//! `cargo run --release -p shelf --example site_against_arena -- 200 20` (games, milliseconds an answer)

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use bots::{Bot, Budget, Level, Player, Thinker as ArenaThinker};
use kit::{Edition, Game, Journal, Rng, Seat, Setup, Turn, Viewer};
use lorenzo::Lorenzo;
use shelf::{Seating, Start};
use std::time::Duration;

fn main() {
    let mut given = std::env::args().skip(1).filter_map(|n| n.parse::<u64>().ok());
    let (games, ms) = (given.next().unwrap_or(200), given.next().unwrap_or(20));
    let mut won = 0.0;
    for game in 0..games {
        // Two games from each seed, with changed seats.
        let site = Seat((game % 2) as u8);
        won += play(1000 + game / 2, site, Budget::Time(Duration::from_millis(ms)));
        if (game + 1) % 20 == 0 {
            println!("{} games: the site's master has won {:.1} %", game + 1, 100.0 * won / (game + 1) as f64);
        }
    }
    let (low, high) = shelf::wilson(won, games as f64);
    println!(
        "the site's master against the arena's, {games} games at {ms} ms: {:.1} % ({:.1} to {:.1})",
        100.0 * won / games as f64,
        100.0 * low,
        100.0 * high
    );
}

/// The site's share of one game.
fn play(seed: u64, site: Seat, budget: Budget) -> f64 {
    let setup = Setup::of::<Lorenzo>(2).expect("a table of two");
    let mut journal = Journal::<Lorenzo>::new(lorenzo::Edition::editions().current(), setup);
    let seating = Seating { seats: 2, options: &[], edition: None };
    let mut table = shelf::title("lorenzo").and_then(|title| title.new_table(&seating, Start::Beginning)).expect("a table of two");
    let mut on_site = table.thinker(site, Level::Master, budget);
    let mut in_arena = ArenaThinker::<Lorenzo>::new(Player { budget, ..Player::of(Level::Master) });
    let mut rng = Rng::new(seed);
    loop {
        let (who, text) = match journal.game().turn() {
            Turn::Over => break,
            Turn::Chance => {
                let choice = journal.answer_chance(seed).expect("chance is asked").choice;
                table.submit(kit::Who::Chance, &journal.game().write(choice)).expect("the same outcome");
                continue;
            }
            Turn::Ask(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let legal = table.legal(seat.into());
                let text = if let [only] = &legal[..] {
                    only.clone()
                } else if seat == site {
                    on_site.think(table.as_ref(), rng.bits()).expect("it is asked").choice
                } else {
                    let shown = journal.without_held(seat);
                    let choice = in_arena.choose(shown.as_ref().unwrap_or(journal.game()), seat, &mut rng).expect("it is asked");
                    journal.game().write(choice)
                };
                (seat, text)
            }
        };
        let choice = journal.game().read(&text).expect("our own text");
        journal.submit(who.into(), choice).expect("a legal answer");
        table.submit(who.into(), &text).expect("a legal answer");
    }
    let winners = journal.game().standing(Viewer::Referee).winners;
    if winners.contains(&site) { 1.0 / winners.len() as f64 } else { 0.0 }
}
