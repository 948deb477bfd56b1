//! Every answer, refusal, question and event has its words in three languages; every question to a person has its first-time tip.

use kit::{Event, Game, OptionKind, Phrase, Seat, Turn, Viewer, Who};
use std::collections::HashSet;
use words::{Lang, Texts, Words};

/// Speaks every phrase once in every language.
pub struct Speaker {
    words: Vec<Words>,
    said: HashSet<String>,
    /// The keys of the questions that were put to chance.
    of_chance: HashSet<String>,
}

/// Said where nobody is asked, so it needs no tip.
const NOBODYS: [&str; 3] = ["ask-nobody", "ask-nothing", "ask-chance"];

impl Speaker {
    #[track_caller]
    pub fn new(texts: &Texts) -> Speaker {
        let words: Vec<_> = Lang::ALL.into_iter().map(|lang| Words::new(lang, Some(texts)).unwrap_or_else(|e| panic!("{e}"))).collect();
        for line in texts.en.lines().chain(texts.fr.lines()).chain(texts.nl.lines()) {
            if let Some(key) = line.split_once(" =").map(|(key, _)| key).filter(|k| k.starts_with(|c: char| c.is_ascii_alphabetic())) {
                words.iter().for_each(|w| assert!(w.has(key), "message {key} is missing in {}", w.lang()));
            }
        }
        Speaker { words, said: HashSet::new(), of_chance: HashSet::new() }
    }

    #[track_caller]
    fn say(&mut self, phrase: &Phrase) {
        // A shape of phrase need be said once; numbers inside it change nothing but the plural.
        let shape = format!("{phrase:?}");
        if self.said.contains(&shape) {
            return;
        }
        for words in &self.words {
            let missing = words.missing(phrase);
            assert!(missing.is_empty(), "{}: {missing:?} for {phrase:?}", words.lang());
        }
        self.said.insert(shape);
    }

    /// The name of the game and of its options.
    #[track_caller]
    pub fn static_texts<G: Game>(&mut self) {
        self.say(&Phrase::new("title"));
        self.say(&Phrase::new("tagline"));
        for option in G::options() {
            self.say(&Phrase::name("option", option.id));
            self.say(&Phrase::name("option", format!("{}-about", option.id)));
            if let OptionKind::Choice { values, .. } = option.kind {
                values.iter().for_each(|v| self.say(&Phrase::name("option", format!("{}-{v}", option.id))));
            }
        }
    }

    #[track_caller]
    pub fn everything_is_said<G: Game>(&mut self, game: &G) {
        self.say(&game.chapter().phrase());
        let mut candidates = Vec::new();
        let asked: Vec<Who> = match game.turn() {
            Turn::Ask(seats) => seats.iter().map(Who::Seat).collect(),
            Turn::Chance => vec![Who::Chance],
            Turn::Over => Vec::new(),
        };
        for who in asked {
            game.candidates(who, &mut candidates);
            candidates.iter().for_each(|c| self.say(&game.phrase(*c)));
            if let Some(question) = game.question(who.seat().unwrap_or(Seat(0))) {
                self.say(&question);
                match (who, question.key.strip_prefix("ask-")) {
                    (Who::Seat(_), Some(kind)) => self.say(&Phrase::new(format!("tip-{kind}"))),
                    (Who::Seat(_), None) => {}
                    (Who::Chance, _) => {
                        self.of_chance.insert(question.key.to_string());
                    }
                }
            }
            if let Who::Seat(seat) = who {
                for (choice, why) in game.refusals(seat, usize::MAX) {
                    assert!(!why.rule.is_empty(), "{choice:?} is refused without a rule");
                    self.say(&why.phrase());
                }
            }
        }
        for order in Seat::all(game.seats()).flat_map(|seat| game.standing_orders(seat)) {
            self.say(&order.phrase);
        }
        for score in game.standing(Viewer::Referee).scores {
            score.rival.iter().for_each(|name| self.say(&Phrase::new(*name)));
            score.sources.iter().for_each(|(name, _)| self.say(&Phrase::name("score", name)));
        }
    }

    /// After all walks: a question without a tip is one that only chance is asked, and a tip belongs to a question.
    #[track_caller]
    pub fn every_question_has_its_tip(&self, texts: &Texts) {
        let keys = |of: &'static str| {
            texts.en.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key)).filter(move |key| key.starts_with(of))
        };
        let english = &self.words[0];
        for key in keys("ask-").filter(|key| !english.has(&key.replacen("ask-", "tip-", 1))) {
            assert!(NOBODYS.contains(&key) || self.of_chance.contains(key), "{key} has no first-time tip (tip-…)");
        }
        for key in keys("tip-") {
            assert!(english.has(&key.replacen("tip-", "ask-", 1)), "{key} is a tip to no question");
        }
    }

    #[track_caller]
    pub fn event(&mut self, event: &impl Event) {
        self.say(&event.phrase());
    }
}
