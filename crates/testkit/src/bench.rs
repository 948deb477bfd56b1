//! A table to try a rule by hand.

use kit::{Edition, Game, Match, Refusal, Scores, Seat, Setup, Silent, Turn, Viewer, Who};
use serde_json::Value;

/// A match whose answers are the texts of the notation. Whatever does not go as the test says ends it with the reason.
pub struct Bench<G: Game> {
    table: Match<G>,
    events: Vec<G::Event>,
}

impl<G: Game> Bench<G> {
    /// A fresh game with the default options.
    pub fn new(seats: u8) -> Self {
        Self::with(seats, &[])
    }

    pub fn with(seats: u8, options: &[(&str, &str)]) -> Self {
        let setup = setup::<G>(seats, options);
        let mut events = Vec::new();
        let table = Match::new(G::Edition::editions().current(), setup, &mut events);
        Bench { table, events }
    }

    /// A position, as a patch on a fresh game's.
    #[track_caller]
    pub fn patched(seats: u8, options: &[(&str, &str)], patch: Value) -> Self {
        Self::try_patched(seats, options, patch).unwrap_or_else(|e| panic!("the position is refused: {e}"))
    }

    pub fn try_patched(seats: u8, options: &[(&str, &str)], patch: Value) -> Result<Self, kit::PositionError> {
        let setup = setup::<G>(seats, options);
        let game = kit::position::from_patch::<G>(G::Edition::editions().current(), &setup, &patch)?;
        Ok(Bench { table: Match::from_position(setup, game), events: Vec::new() })
    }

    /// A game in any state.
    pub fn from_game(game: G, options: &[(&str, &str)]) -> Self {
        let setup = setup::<G>(game.seats(), options);
        Bench { table: Match::from_position(setup, game), events: Vec::new() }
    }

    /// The same table changed by a patch on its present position.
    #[track_caller]
    pub fn patch(&self, patch: Value) -> Self {
        let mut json = kit::position::to_json(self.game());
        kit::patch::apply_keeping_null(&mut json, &patch).unwrap_or_else(|e| panic!("{e}"));
        let game = kit::position::from_json::<G>(self.game().edition(), self.table.setup(), &json);
        let game = game.unwrap_or_else(|e| panic!("the position is refused: {e}"));
        Bench { table: Match::from_position(self.table.setup().clone(), game), events: Vec::new() }
    }

    pub fn game(&self) -> &G {
        self.table.game()
    }

    pub fn table(&self) -> &Match<G> {
        &self.table
    }

    /// What the last answer brought about.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    #[track_caller]
    pub fn play(&mut self, seat: u8, text: &str) -> &mut Self {
        self.answer(Who::Seat(Seat(seat)), text)
    }

    #[track_caller]
    pub fn chance(&mut self, text: &str) -> &mut Self {
        self.answer(Who::Chance, text)
    }

    #[track_caller]
    fn answer(&mut self, who: Who, text: &str) -> &mut Self {
        let choice = self.game().read(text).unwrap_or_else(|e| panic!("{e}"));
        self.events.clear();
        if let Err(refusal) = self.table.submit(who, choice, &mut self.events) {
            let mut legal = Vec::new();
            self.game().legal(who, &mut legal);
            let legal: Vec<_> = legal.into_iter().map(|c| self.game().write(c)).collect();
            panic!("{who} `{text}`: {refusal:?}\nturn {:?}, top {:?}\nlegal: {legal:?}", self.game().turn(), self.game().top());
        }
        self
    }

    /// Lets chance answer by seed until a seat is asked or the game is over.
    pub fn lucky(&mut self, seed: u64) -> &mut Self {
        while self.game().turn() == Turn::Chance && self.table.answer_chance(seed, &mut Silent) {}
        self
    }

    /// Gives the answers that have no alternative.
    pub fn forced(&mut self) -> &mut Self {
        while self.table.answer_forced(true, &mut self.events) {}
        self
    }

    #[track_caller]
    pub fn undo(&mut self, seat: u8) -> &mut Self {
        self.table.undo(Seat(seat), false).unwrap_or_else(|e| panic!("{e}"));
        self
    }

    /// The legal answers of a seat, as texts.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        self.texts(Who::Seat(Seat(seat)))
    }

    /// What chance may bring, as texts.
    pub fn outcomes(&self) -> Vec<String> {
        self.texts(Who::Chance)
    }

    fn texts(&self, who: Who) -> Vec<String> {
        let mut legal = Vec::new();
        self.game().legal(who, &mut legal);
        legal.into_iter().map(|c| self.game().write(c)).collect()
    }

    pub fn is_legal(&self, seat: u8, text: &str) -> bool {
        self.legal(seat).iter().any(|t| t == text)
    }

    /// The answer is one a person might try, and is refused by that rule.
    #[track_caller]
    pub fn refused(&self, seat: u8, text: &str, rule: &str) -> &Self {
        let choice = self.game().read(text).unwrap_or_else(|e| panic!("{e}"));
        match self.table.check(Who::Seat(Seat(seat)), choice) {
            Err(Refusal::Why(why)) => assert_eq!(why.rule, rule, "`{text}` is refused by another rule: {why:?}"),
            other => panic!("`{text}` should be refused by {rule}, but: {other:?}\nlegal: {:?}", self.legal(seat)),
        }
        self
    }

    /// The answer is not even offered: it does not belong to the present question.
    #[track_caller]
    pub fn not_offered(&self, seat: u8, text: &str) -> &Self {
        let choice = self.game().read(text).unwrap_or_else(|e| panic!("{e}"));
        let checked = self.table.check(Who::Seat(Seat(seat)), choice);
        assert!(matches!(checked, Err(Refusal::NoAnswerHere | Refusal::NotAsked(_) | Refusal::Over)), "`{text}`: {checked:?}");
        self
    }

    pub fn turn(&self) -> Turn {
        self.game().turn()
    }

    /// The one seat that is asked.
    #[track_caller]
    pub fn asked(&self) -> u8 {
        match self.turn() {
            Turn::Ask(seats) if seats.len() == 1 => seats.iter().next().map_or(0, |s| s.0),
            other => panic!("not one seat is asked, but {other:?}"),
        }
    }

    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    pub fn view(&self, seat: u8) -> G::View {
        self.game().view(Viewer::Seat(Seat(seat)))
    }

    pub fn public(&self) -> G::View {
        self.game().view(Viewer::Public)
    }

    /// The referee's standing.
    pub fn scores(&self) -> Scores {
        self.game().standing(Viewer::Referee)
    }
}

fn setup<G: Game>(seats: u8, options: &[(&str, &str)]) -> Setup {
    let asked: Vec<_> = options.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
    Setup::read::<G>(seats, &asked).unwrap_or_else(|e| panic!("{e}"))
}
