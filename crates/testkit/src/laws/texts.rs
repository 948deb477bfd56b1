//! Every answer, refusal, question and event has its words in three languages.

use kit::{Event, Game, OptionKind, Phrase, Seat, Turn, Viewer, Who};
use std::collections::HashSet;
use words::{Lang, Texts, Words};

/// Speaks every phrase once in every language.
pub struct Speaker {
    words: Vec<Words>,
    said: HashSet<String>,
}

impl Speaker {
    #[track_caller]
    pub fn new(texts: &Texts) -> Speaker {
        let words: Vec<_> = Lang::ALL.into_iter().map(|lang| Words::new(lang, Some(texts)).unwrap_or_else(|e| panic!("{e}"))).collect();
        for line in texts.en.lines().chain(texts.fr.lines()).chain(texts.nl.lines()) {
            if let Some(key) = line.split_once(" =").map(|(key, _)| key).filter(|k| k.starts_with(|c: char| c.is_ascii_alphabetic())) {
                words.iter().for_each(|w| assert!(w.has(key), "message {key} is missing in {}", w.lang()));
            }
        }
        Speaker { words, said: HashSet::new() }
    }

    #[track_caller]
    fn say(&mut self, phrase: &Phrase) {
        // A shape of phrase need be said once; numbers inside it change nothing but the plural.
        if !self.said.insert(format!("{phrase:?}")) {
            return;
        }
        for words in &self.words {
            let missing = words.missing(phrase);
            assert!(missing.is_empty(), "{}: {missing:?} for {phrase:?}", words.lang());
        }
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
            }
            if let Who::Seat(seat) = who {
                for (choice, why) in game.refusals(seat, usize::MAX) {
                    assert!(!why.rule.is_empty(), "{choice:?} is refused without a rule");
                    self.say(&why.phrase());
                }
            }
        }
        for score in game.standing(Viewer::Referee).scores {
            score.rival.iter().for_each(|name| self.say(&Phrase::new(*name)));
            score.sources.iter().for_each(|(name, _)| self.say(&Phrase::name("score", name)));
        }
    }

    #[track_caller]
    pub fn event(&mut self, event: &impl Event) {
        self.say(&event.phrase());
    }
}
