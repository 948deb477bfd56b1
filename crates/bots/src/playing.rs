//! Whole games between bots.

use crate::Bot;
use kit::{Game, Journal, Rng, Seat, Seats, Silent, Turn, Who};

/// How a game that bots or chance played came out.
#[derive(Clone, Debug)]
pub struct Finish<G: Game> {
    pub game: G,
    /// Answers of seats and of chance.
    pub plies: u64,
    /// Answers of seats alone.
    pub decisions: u64,
    /// False: the driver's ply limit came first.
    pub ended: bool,
}

/// Plays a match to its end with a bot in every seat: chance from `seed`, the bots' own random numbers from `seed` too. False when the ply
/// limit came first, or a bot gave no answer that is taken.
pub fn play_game<G: Game, B: Bot<G>>(table: &mut Journal<G>, bots: &mut [B], seed: u64, max_plies: usize) -> bool {
    let mut rng = Rng::new(seed ^ 0x5EA7);
    let mut list = Vec::new();
    while table.ply() < max_plies {
        let before = table.game().clone();
        let answered = match before.turn() {
            Turn::Over => return true,
            Turn::Chance => table.answer_chance(seed).is_some(),
            Turn::Ask(seats) => match without_alternative(&before, seats, &mut list) {
                Some((seat, only)) => table.submit(seat.into(), only).is_ok(),
                None => answer_of_bot(table, bots, seats, &mut rng).is_some(),
            },
        };
        let Some(last) = table.last().filter(|_| answered) else { return false };
        bots.iter_mut().for_each(|bot| bot.hear(&before, last.who, last.choice));
    }
    table.game().turn() == Turn::Over
}

fn answer_of_bot<G: Game, B: Bot<G>>(table: &mut Journal<G>, bots: &mut [B], seats: Seats, rng: &mut Rng) -> Option<()> {
    let seat = seats.iter().next()?;
    // What others have answered to the same question is still a secret.
    let shown = table.without_held(seat);
    let choice = bots.get_mut(seat.index())?.choose(shown.as_ref().unwrap_or(table.game()), seat, rng)?;
    table.submit(seat.into(), choice).ok().map(|_| ())
}

/// A seat to whose search only one answer is left. Between bots nobody is surprised by it.
fn without_alternative<G: Game>(game: &G, seats: Seats, list: &mut Vec<G::Choice>) -> Option<(Seat, G::Choice)> {
    seats.iter().find_map(|seat| {
        game.search_list(seat.into(), list);
        if let [only] = list[..] { Some((seat, only)) } else { None }
    })
}

/// Random play to the end among the answers a search looks at, the making of the lists included: what the benchmark times. `list` is
/// only there to be reused.
pub fn random_playout<G: Game>(mut game: G, rng: &mut Rng, max_plies: u64, list: &mut Vec<G::Choice>) -> Finish<G> {
    let (mut plies, mut decisions) = (0, 0);
    while plies < max_plies {
        let (who, choice) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Who::Chance, game.sample(rng, list)),
            Turn::Ask(seats) => {
                let seat = seats.iter().next().unwrap_or(Seat(0));
                game.search_list(seat.into(), list);
                decisions += 1;
                (Who::Seat(seat), rng.pick(list).copied())
            }
        };
        let Some(choice) = choice else { break };
        game.play(who, choice, &mut Silent);
        plies += 1;
    }
    let ended = game.turn() == Turn::Over;
    Finish { game, plies, decisions, ended }
}
