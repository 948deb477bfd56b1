//! Whether the bots the site offers are those the arena measures: one seat is played as the site plays it (a [`shelf::Thinker`] that is asked
//! through a table and kept between answers), the other as the arena does (a [`bots::Thinker`] on the game itself), at the same level, from
//! mirrored seeds. As a yardstick the arena's bot plays the same deals against itself.
//!
//! `cargo run --release -p shelf --example mirror -- [GAMES] [NODES]`

use bots::{Bot, Budget, Level, Player};
use kit::{Edition, Journal, Rng, Seat, Setup, Turn};
use lorenzo::Lorenzo;
use shelf::{Seating, Start, Table, Thinker};

const LEVEL: Level = Level::Master;
const SEATS: u8 = 2;

/// Who plays a seat.
enum Mind {
    Site(Box<dyn Thinker>),
    Arena(Box<bots::Thinker<Lorenzo>>),
}

/// What a seat has won of so many games.
#[derive(Default)]
struct Tally {
    games: u32,
    wins: f64,
    margin: f64,
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let (games, nodes) = (arguments.next().unwrap_or(200), arguments.next().unwrap_or(2_000));
    let tally = |is_site| {
        let mut tally = Tally::default();
        for game in 0..games {
            // Two games from each seed, in either seat.
            tally.add(play(game / u64::from(SEATS), Seat((game % u64::from(SEATS)) as u8), is_site, nodes));
        }
        tally
    };
    std::thread::scope(|scope| {
        let control = scope.spawn(|| tally(false));
        tally(true).print("the site's master against the arena's");
        control.join().expect("a whole run").print("the arena's master against itself");
    });
}

/// Plays one game and gives the part of the victory of the bot that is looked at, and its margin.
fn play(seed: u64, looked_at: Seat, is_site: bool, nodes: u64) -> (f64, f64) {
    let title = shelf::title("lorenzo").expect("it is on the shelf");
    let mut table = title.new_table(&Seating { seats: SEATS, options: &[], edition: None }, Start::Beginning).expect("a table");
    let mut journal =
        Journal::<Lorenzo>::new(<Lorenzo as kit::Game>::Edition::editions().current(), Setup::of::<Lorenzo>(SEATS).expect("two seats"));
    let player = Player { budget: Budget::Nodes(nodes), ..Player::of(LEVEL) };
    let mut minds: Vec<Mind> = (0..SEATS)
        .map(|seat| match is_site && looked_at == Seat(seat) {
            true => Mind::Site(table.thinker(Seat(seat), LEVEL, player.budget)),
            false => Mind::Arena(Box::new(bots::Thinker::new(player.clone()))),
        })
        .collect();
    let mut rng = Rng::new(seed ^ 0x5EA7);
    loop {
        while table.answer_chance(seed) || table.answer_forced(true) {}
        follow(&mut journal, &*table);
        let Turn::Ask(seats) = table.turn() else { break };
        let seat = seats.iter().next().expect("somebody is asked");
        let answer = match &mut minds[seat.index()] {
            Mind::Site(thinker) => thinker.think(&*table, rng.bits()).expect("it is asked").choice,
            Mind::Arena(bot) => {
                let choice = bot.choose(journal.game(), seat, &mut rng).expect("it is asked");
                kit::Game::write(journal.game(), choice)
            }
        };
        table.submit(seat.into(), &answer).expect("a legal answer");
    }
    let scores = table.scores(kit::Viewer::Referee);
    let won = if scores.winners.contains(&looked_at) { 1.0 / scores.winners.len() as f64 } else { 0.0 };
    let rival = Seat(1 - looked_at.0);
    (won, f64::from(scores.total(looked_at)) - f64::from(scores.total(rival)))
}

/// Plays what is new at the table in the game that the arena's bot looks at.
fn follow(journal: &mut Journal<Lorenzo>, table: &dyn Table) {
    for line in table.answers_from(journal.ply()) {
        let choice = kit::Game::read(journal.game(), &line.text).expect("the table's own answer");
        journal.submit(line.who, choice).expect("the table's own answer");
    }
}

impl Tally {
    fn add(&mut self, (won, margin): (f64, f64)) {
        self.games += 1;
        self.wins += won;
        self.margin += margin;
    }

    #[expect(clippy::print_stdout, reason = "a program for the terminal")]
    fn print(&self, who: &str) {
        let games = f64::from(self.games);
        let share = self.wins / games;
        let error = (share * (1.0 - share) / games).sqrt();
        println!(
            "{who}: {} games, {:.1} % won (standard error {:.1}), margin {:+.2} points",
            self.games,
            share * 100.0,
            error * 100.0,
            self.margin / games
        );
    }
}
