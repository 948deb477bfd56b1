//! Sentences for people. Rules hand over a [`Phrase`] (a key and values); here it becomes English, French or Dutch.
//!
//! A [`Words`] knows one language: the site's own messages (`crates/words/lang`) and those of one game (`games/<game>/lang`). A message
//! that is missing is shown by its key, never by a panic; tests ask [`Words::missing`] and fail.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kit::{Arg, Phrase, Seat};
use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

/// The languages we speak.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lang {
    En,
    Fr,
    Nl,
}

impl Lang {
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::Nl];

    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Nl => "nl",
        }
    }

    /// By its code, also with a region (`fr-BE`).
    pub fn from_code(code: &str) -> Option<Lang> {
        let primary = code.split(['-', '_', '.']).next().unwrap_or(code).to_ascii_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == primary)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The Fluent sources of one game, a file a language.
#[derive(Copy, Clone, Debug)]
pub struct Texts {
    pub en: &'static str,
    pub fr: &'static str,
    pub nl: &'static str,
}

impl Texts {
    pub const fn of(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
            Lang::Nl => self.nl,
        }
    }
}

/// `texts!("../../lang")`: the three files of a folder, relative to the file it stands in.
#[macro_export]
macro_rules! texts {
    ($folder:expr) => {
        $crate::Texts {
            en: include_str!(concat!($folder, "/en.ftl")),
            fr: include_str!(concat!($folder, "/fr.ftl")),
            nl: include_str!(concat!($folder, "/nl.ftl")),
        }
    };
}

/// The messages of the site and of everything that is not one game's.
pub const SITE: Texts = texts!("../lang");

/// One language, ready to speak.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    kept: Mutex<HashMap<String, Arc<str>>>,
    /// Sentences with values that name nobody, as they were put together before: most of a page is said again with every answer.
    said: RwLock<HashMap<Phrase, Box<str>>>,
}

/// So many sentences are remembered; then it begins anew. Some are made of figures that never come again.
const REMEMBERED: usize = 10_000;

impl Words {
    /// The site's messages and a game's. A game's message may not redefine another: that is an error in its file.
    pub fn new(lang: Lang, game: Option<&Texts>) -> Result<Words, String> {
        Words::with(lang, game.map(|texts| texts.of(lang)).as_slice())
    }

    /// The site's messages and those of more Fluent sources in that language: a game's, a lesson's.
    pub fn with(lang: Lang, more: &[&str]) -> Result<Words, String> {
        let id: LanguageIdentifier = lang.code().parse().map_err(|error| format!("{lang}: {error}"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are for right-to-left text, which we do not have; in a terminal they show.
        bundle.set_use_isolating(false);
        for source in std::iter::once(&SITE.of(lang)).chain(more) {
            let resource = FluentResource::try_new(source.to_string()).map_err(|(_, errors)| format!("{lang}.ftl: {errors:?}"))?;
            bundle.add_resource(resource).map_err(|errors| format!("{lang}.ftl: {errors:?}"))?;
        }
        Ok(Words { lang, bundle, kept: Mutex::default(), said: RwLock::default() })
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The sentence. `names` are the people at the table, by seat.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        if phrase.args.is_empty() {
            return self.text(&phrase.key);
        }
        if phrase.names_anybody() {
            return self.speak(phrase, names, &mut BTreeSet::new());
        }
        if let Some(text) = self.said.read().unwrap_or_else(PoisonError::into_inner).get(phrase) {
            return text.to_string();
        }
        let text = self.speak(phrase, names, &mut BTreeSet::new());
        let mut said = self.said.write().unwrap_or_else(PoisonError::into_inner);
        if said.len() >= REMEMBERED {
            said.clear();
        }
        said.insert(phrase.clone(), text.as_str().into());
        text
    }

    /// The sentence with nobody's name: seats are "player 1" and so on.
    pub fn tell(&self, phrase: &Phrase) -> String {
        self.say(phrase, &[])
    }

    /// What stands between a heading and what it is about. In French it holds on to the word before it.
    pub fn colon(&self) -> &'static str {
        if self.lang == Lang::Fr { "\u{a0}: " } else { ": " }
    }

    /// A message without values.
    pub fn text(&self, key: &str) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else { return key.to_string() };
        self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned()
    }

    /// A text that is long to make and never changes, such as what a card does: made once for each `key`. Keys are components of an
    /// edition, so there are never many.
    pub fn keep(&self, key: String, make: impl FnOnce() -> String) -> Arc<str> {
        let kept = |words: &Words| words.kept.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if let Some(text) = kept(self) {
            return text;
        }
        let text: Arc<str> = make().into();
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).insert(key, text.clone());
        text
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// What keeps the phrase from being said whole: keys without a message, values a message wants and does not get.
    pub fn missing(&self, phrase: &Phrase) -> BTreeSet<String> {
        let mut missing = BTreeSet::new();
        self.speak(phrase, &[], &mut missing);
        missing
    }

    fn speak(&self, phrase: &Phrase, names: &[String], missing: &mut BTreeSet<String>) -> String {
        let Some(pattern) = self.bundle.get_message(&phrase.key).and_then(|message| message.value()) else {
            missing.insert(phrase.key.to_string());
            return phrase.key.to_string();
        };
        let mut args = FluentArgs::new();
        for (name, value) in &phrase.args {
            args.set(*name, self.value(value, names, missing));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        missing.extend(errors.into_iter().map(|error| format!("{}: {error}", phrase.key)));
        text
    }

    fn value<'a>(&self, value: &Arg, names: &[String], missing: &mut BTreeSet<String>) -> FluentValue<'a> {
        match value {
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat, names, missing)),
            Arg::Phrase(phrase) => FluentValue::from(self.speak(phrase, names, missing)),
            Arg::List(list) => FluentValue::from(self.join(list, names, missing)),
        }
    }

    fn name(&self, seat: Seat, names: &[String], missing: &mut BTreeSet<String>) -> String {
        match names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.speak(&Phrase::new("seat").with("n", seat.0 + 1), names, missing),
        }
    }

    /// "a, b and c", the way the language does it.
    fn join(&self, list: &[Phrase], names: &[String], missing: &mut BTreeSet<String>) -> String {
        let mut said: Vec<String> = list.iter().map(|phrase| self.speak(phrase, names, missing)).collect();
        let Some(last) = said.pop() else {
            return self.speak(&Phrase::new("list-nothing"), names, missing);
        };
        if said.is_empty() {
            return last;
        }
        format!("{} {} {last}", said.join(", "), self.text("list-and"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_site_speaks_three_languages_with_the_same_messages() {
        for lang in Lang::ALL {
            let words = Words::new(lang, None).unwrap();
            for line in SITE.en.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase())) {
                let key = line.split(' ').next().unwrap();
                assert!(words.has(key), "{key} is missing in {lang}");
            }
        }
    }

    #[test]
    fn lists_are_joined_as_people_do() {
        let list = |n: usize| Phrase::new("refusal-not-asked").with("seat", Arg::List((0..n).map(|_| Phrase::new("chance")).collect()));
        let words = Words::new(Lang::Fr, None).unwrap();
        assert!(words.tell(&list(3)).contains("le hasard, le hasard et le hasard"));
        assert!(words.missing(&list(3)).is_empty());
    }

    #[test]
    fn a_sentence_is_said_the_same_again_and_nobody_is_called_by_a_name_of_another_table() {
        let words = Words::new(Lang::En, None).unwrap();
        let lit = Phrase::new("site-lit").with("n", 3u8);
        assert!(!lit.names_anybody() && words.tell(&lit).contains('3'));
        assert_eq!(words.tell(&lit), words.tell(&lit));
        assert_ne!(words.tell(&lit), words.tell(&Phrase::new("site-lit").with("n", 4u8)));
        let left = Phrase::new("diary-left").with("seat", Seat(0));
        assert!(left.names_anybody());
        for name in ["Anna", "Bruno"] {
            assert!(words.say(&left, &[name.to_string()]).starts_with(name));
        }
        // However many were said, each is still said right.
        for n in 0..REMEMBERED as i64 + 10 {
            assert!(words.tell(&Phrase::new("site-lit").with("n", n)).contains(&n.to_string()[..1]));
        }
        assert!(words.said.read().unwrap().len() <= REMEMBERED);
    }

    #[test]
    fn a_missing_message_is_shown_by_its_key_and_reported() {
        let words = Words::new(Lang::Nl, None).unwrap();
        assert_eq!(words.text("no-such-thing"), "no-such-thing");
        assert_eq!(words.missing(&Phrase::new("no-such-thing")).len(), 1);
        assert_eq!(words.missing(&Phrase::new("seat")).len(), 1, "the value n is missing");
    }
}
