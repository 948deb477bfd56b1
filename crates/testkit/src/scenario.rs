//! A game in a chosen situation, to try a rule by hand: what most tests of rules are written with.

use kit::{Edition, Event, Game, Journal, Refusal, Scores, Seat, Setup, Telling, Turn, Viewer, Who};
use serde_json::Value;
use words::{Lang, Texts, Words};

/// Who sits at a table of a test, when it matters what people are told.
const NAMES: [&str; 6] = ["Anna", "Bruno", "Carla", "Dino", "Elsa", "Fosco"];

/// A match whose answers are the texts of the notation. Whatever does not go as the test says ends it with the reason.
pub struct Scenario<G: Game> {
    table: Journal<G>,
    events: Vec<G::Event>,
}

impl<G: Game> Scenario<G> {
    /// A fresh game with the default options.
    pub fn new(seats: u8) -> Self {
        Self::with(seats, &[])
    }

    pub fn with(seats: u8, options: &[(&str, &str)]) -> Self {
        let setup = setup::<G>(seats, options);
        let table = Journal::new(G::Edition::editions().current(), setup);
        Scenario { events: table.opening().to_vec(), table }
    }

    /// A position, as a patch on a fresh game's.
    #[track_caller]
    pub fn patched(seats: u8, options: &[(&str, &str)], patch: Value) -> Self {
        Self::try_patched(seats, options, patch).unwrap_or_else(|e| panic!("the position is refused: {e}"))
    }

    pub fn try_patched(seats: u8, options: &[(&str, &str)], patch: Value) -> Result<Self, kit::PositionError> {
        let setup = setup::<G>(seats, options);
        let game = kit::position::from_patch::<G>(G::Edition::editions().current(), &setup, &patch)?;
        Ok(Scenario { table: Journal::from_position(setup, game), events: Vec::new() })
    }

    /// A game in any state.
    pub fn from_game(game: G, options: &[(&str, &str)]) -> Self {
        let setup = setup::<G>(game.seats(), options);
        Scenario { table: Journal::from_position(setup, game), events: Vec::new() }
    }

    /// The same table changed by a patch on its present position.
    #[track_caller]
    pub fn patch(&self, patch: Value) -> Self {
        let mut json = kit::position::to_json(self.game());
        kit::patch::apply_keeping_null(&mut json, &patch).unwrap_or_else(|e| panic!("{e}"));
        let game = kit::position::from_json::<G>(self.game().edition(), self.table.setup(), &json);
        let game = game.unwrap_or_else(|e| panic!("the position is refused: {e}"));
        Scenario { table: Journal::from_position(self.table.setup().clone(), game), events: Vec::new() }
    }

    pub fn game(&self) -> &G {
        self.table.game()
    }

    pub fn table(&self) -> &Journal<G> {
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
        match self.table.submit(who, choice) {
            Ok(entry) => self.events = entry.events.to_vec(),
            Err(refusal) => {
                let mut legal = Vec::new();
                self.game().legal(who, &mut legal);
                let legal: Vec<_> = legal.into_iter().map(|c| self.game().write(c)).collect();
                panic!("{who} `{text}`: {refusal:?}\nturn {:?}, top {:?}\nlegal: {legal:?}", self.game().turn(), self.game().top());
            }
        }
        self
    }

    /// Lets chance answer by seed until a seat is asked or the game is over.
    pub fn chance_by_seed(&mut self, seed: u64) -> &mut Self {
        while self.game().turn() == Turn::Chance {
            let Some(entry) = self.table.answer_chance(seed) else { break };
            self.events = entry.events.to_vec();
        }
        self
    }

    /// Gives the answers that have no alternative.
    pub fn forced(&mut self) -> &mut Self {
        while let Some(entry) = self.table.answer_forced(true) {
            self.events.extend(entry.events.iter().cloned());
        }
        self
    }

    #[track_caller]
    pub fn undo(&mut self, seat: u8) -> &mut Self {
        self.table.undo(Seat(seat), false).unwrap_or_else(|e| panic!("{e}"));
        self
    }

    /// The legal answers of a seat, as texts.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        self.texts(Who::Seat(Seat(seat)), G::legal)
    }

    /// Those of them that a search looks at.
    pub fn searched(&self, seat: u8) -> Vec<String> {
        self.texts(Who::Seat(Seat(seat)), G::search_list)
    }

    /// The driver gives no answer here: the seat has a choice, or is in the middle of one.
    pub fn is_left_to_the_seat(&self) -> bool {
        matches!(self.turn(), Turn::Ask(_)) && self.table.clone().answer_forced(false).is_none()
    }

    /// The things of a set, named in every order: each answer is legal when it comes, and the game is the same at the end.
    #[track_caller]
    pub fn in_any_order(&self, seat: u8, answers: &[&str]) -> &Self {
        let named = |order: &[usize]| {
            let mut table = self.table.clone();
            for nth in order {
                let choice = table.game().read(answers[*nth]).unwrap_or_else(|e| panic!("{e}"));
                let said = table.submit(Who::Seat(Seat(seat)), choice);
                said.unwrap_or_else(|refusal| panic!("`{}` in the order {order:?} of {answers:?}: {refusal:?}", answers[*nth]));
            }
            table.game().clone()
        };
        let mut order: Vec<usize> = (0..answers.len()).collect();
        let as_given = named(&order);
        while next_permutation(&mut order) {
            assert!(named(&order) == as_given, "{answers:?} in the order {order:?} come to another game");
        }
        self
    }

    /// What chance may bring, as texts.
    pub fn outcomes(&self) -> Vec<String> {
        self.texts(Who::Chance, G::legal)
    }

    fn texts(&self, who: Who, listed: impl Fn(&G, Who, &mut Vec<G::Choice>)) -> Vec<String> {
        let mut list = Vec::new();
        listed(self.game(), who, &mut list);
        list.into_iter().map(|c| self.game().write(c)).collect()
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

    /// What the last answer brought about, in sentences; the people are Anna, Bruno, Carla and so on.
    pub fn told(&self, lang: Lang, texts: &Texts) -> Vec<String> {
        let speaker = Speaker::new(lang, texts);
        let told = self.events.iter().filter_map(|event| event.seen_by(Viewer::Referee)).filter(|event| event.telling() != Telling::Part);
        told.map(|event| speaker.say(&event.phrase())).collect()
    }

    /// What a person is told who tries this answer and may not.
    #[track_caller]
    pub fn reason(&self, seat: u8, text: &str, lang: Lang, texts: &Texts) -> String {
        let choice = self.game().read(text).unwrap_or_else(|e| panic!("{e}"));
        let refusal = self.table.check(Who::Seat(Seat(seat)), choice);
        Speaker::new(lang, texts).say(&refusal.expect_err("the answer is not refused").phrase())
    }

    /// The question a seat is asked, in words.
    pub fn question(&self, seat: u8, lang: Lang, texts: &Texts) -> String {
        self.game().question(Seat(seat)).map(|question| Speaker::new(lang, texts).say(&question)).unwrap_or_default()
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

/// Speaks to the people of a test.
struct Speaker(Words, Vec<String>);

impl Speaker {
    fn new(lang: Lang, texts: &Texts) -> Speaker {
        let words = Words::new(lang, Some(texts)).unwrap_or_else(|e| panic!("{e}"));
        Speaker(words, NAMES.iter().map(ToString::to_string).collect())
    }

    fn say(&self, phrase: &kit::Phrase) -> String {
        let missing = self.0.missing(phrase);
        assert!(missing.is_empty(), "{missing:?}");
        // What keeps a mark to its word is for the page; a test need not see it.
        self.0.say(phrase, &self.1).replace('\u{a0}', " ")
    }
}

fn setup<G: Game>(seats: u8, options: &[(&str, &str)]) -> Setup {
    let asked: Vec<_> = options.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
    Setup::read::<G>(seats, &asked).unwrap_or_else(|e| panic!("{e}"))
}

/// The next order of these numbers in the order of dictionaries; false after the last.
fn next_permutation(order: &mut [usize]) -> bool {
    let Some(fall) = order.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let Some(greater) = order.iter().rposition(|n| *n > order[fall]) else { return false };
    order.swap(fall, greater);
    order[fall + 1..].reverse();
    true
}
