//! Positions in which some answers are nonsense: no bot above a novice may give them.

use crate::Scenario;
use bots::{Budget, Level, Player, Thinker};
use kit::{Evaluate, Rng, Seat, Seats, Turn};
use std::collections::BTreeSet;

/// So many times each bot is asked, with other random numbers.
const TIMES: u64 = 4;
/// What a master looks at here: less than in 200 ms, so that the test is quick and what it finds would be worse than on the site.
const POSITIONS: u64 = 3_000;

impl<G: Evaluate> Scenario<G> {
    /// What an apprentice and a master do with the rest of the seat's turn, up to the next answer of somebody else or of chance, several times
    /// each. Fails with what was done where that is nonsense.
    #[track_caller]
    pub fn every_bot(&self, seat: u8, is_sensible: impl Fn(&[&str]) -> bool) -> &Self {
        for (level, turn) in self.turns_of_bots(seat) {
            let answers: Vec<&str> = turn.iter().map(String::as_str).collect();
            assert!(is_sensible(&answers), "{} answers {answers:?}", level.id());
        }
        self
    }

    /// What they answer to the present question.
    pub fn first_answers(&self, seat: u8) -> BTreeSet<String> {
        self.turns_of_bots(seat).filter_map(|(_, turn)| turn.into_iter().next()).collect()
    }

    fn turns_of_bots(&self, seat: u8) -> impl Iterator<Item = (Level, Vec<String>)> {
        let bots = [(Level::Apprentice, Budget::Usual), (Level::Master, Budget::Nodes(POSITIONS))];
        let asked = bots.into_iter().flat_map(|(level, budget)| (0..TIMES).map(move |seed| (level, budget, seed)));
        asked.map(move |(level, budget, seed)| (level, self.turn_of_bot(Seat(seat), Player { budget, ..Player::of(level) }, seed)))
    }

    /// The same of the present question alone.
    #[track_caller]
    pub fn no_bot_answers(&self, seat: u8, nonsense: &str) -> &Self {
        assert!(self.legal(seat).iter().any(|answer| answer == nonsense), "`{nonsense}` cannot be answered: {:?}", self.legal(seat));
        self.every_bot(seat, |answers| answers.first() != Some(&nonsense))
    }

    fn turn_of_bot(&self, seat: Seat, player: Player, seed: u64) -> Vec<String> {
        let (mut table, mut bot, mut rng) = (self.table().clone(), Thinker::<G>::new(player), Rng::new(seed));
        let mut answers = Vec::new();
        while table.game().turn() == Turn::Ask(Seats::one(seat)) {
            let Some(thought) = bot.think(table.game(), seat, &mut rng) else { break };
            answers.push(table.game().write(thought.choice));
            if table.submit(seat.into(), thought.choice).is_err() {
                break;
            }
        }
        answers
    }
}
