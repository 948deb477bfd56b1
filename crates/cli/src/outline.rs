//! A view or any other JSON document as indented lines for the terminal.

use kit::Phrase;
use serde_json::Value;
use words::{Lang, Words};

/// The document with two spaces a level, short lists on one line, and what is empty left out. Fields go by the labels of the game's
/// language file (`label-…`), ids by their names (`card: 57` becomes `card: Captain`), people by theirs, and lists are counted from 1,
/// as on the board.
pub fn outline(document: &Value, words: &Words, names: &[String]) -> String {
    let mut out = String::new();
    Outline { words, names }.block(document, "", 0, &mut out);
    out
}

/// Fields that hold seats, and lists with an entry for each seat.
const SEATS: [&str; 17] = [
    "seat", "first", "high", "partner", "home", "active", "ender", "order", "council", "answered", "out", "passed", "spies", "bouncers",
    "by", "of", "tracks",
];
const BY_SEAT: [&str; 3] = ["players", "princes", "families"];

/// What an id may be the name of, where the field does not say so: the messages `card-…`, `leader-…` and so on, tried in this order.
const KINDS: [&str; 26] = [
    "card",
    "leader",
    "tile",
    "bonus",
    "resource",
    "city",
    "good",
    "crest",
    "track",
    "council",
    "nobility",
    "province",
    "colour",
    "rank",
    "noble",
    "profession",
    "prestige",
    "character",
    "building",
    "freedom",
    "item",
    "pile",
    "kind",
    "space",
    "owner",
    "score",
];

struct Outline<'a> {
    words: &'a Words,
    names: &'a [String],
}

impl Outline<'_> {
    fn block(&self, value: &Value, key: &str, depth: usize, out: &mut String) {
        let pad = "  ".repeat(depth);
        let mut entry = |title: String, child: &Value, key: &str| {
            if is_line(child) {
                out.push_str(&format!("{pad}{title}{} {}\n", self.colon(), self.line(child, key)));
            } else {
                out.push_str(&format!("{pad}{title}{}\n", self.colon()));
                self.block(child, key, depth + 1, out);
            }
        };
        match value {
            Value::Object(fields) => {
                for (name, child) in fields.iter().filter(|(_, child)| !is_nothing(child)) {
                    // What lies in a field of seats is a seat, whatever it lies beside.
                    entry(self.label(name, key), child, if SEATS.contains(&key) { key } else { name });
                }
            }
            Value::Array(specs) => {
                for (index, child) in specs.iter().enumerate().filter(|(_, child)| !is_nothing(child)) {
                    match self.owner(child) {
                        Some((person, rest)) => entry(person, &rest, key),
                        None => entry(self.counted(index, key, depth), child, key),
                    }
                }
            }
            _ => out.push_str(&format!("{pad}{}\n", self.line(value, key))),
        }
    }

    fn line(&self, value: &Value, key: &str) -> String {
        match value {
            Value::Array(specs) => specs.iter().map(|e| self.line(e, key)).collect::<Vec<_>>().join(", "),
            Value::Object(fields) => {
                if let Some(name) = only_seat(fields).and_then(|seat| self.name(seat)) {
                    return name;
                }
                let told = fields.iter().filter(|(_, v)| !is_nothing(v));
                // "white member" needs no "member" before it.
                let part = |label: String, value: String| if value.contains(&label) { value } else { format!("{label} {value}") };
                told.map(|(name, v)| part(self.label(name, key), self.line(v, name))).collect::<Vec<_>>().join(", ")
            }
            Value::String(text) => self.id(text, key).unwrap_or_else(|| text.replace('_', " ")),
            Value::Null => "-".to_string(),
            Value::Bool(yes) => self.words.text(if *yes { "label-yes" } else { "label-no" }),
            Value::Number(n) => {
                let person = n.as_u64().filter(|_| SEATS.contains(&key)).and_then(|seat| self.name(seat));
                person.or_else(|| self.message(&[key], &n.to_string())).unwrap_or_else(|| n.to_string())
            }
        }
    }

    /// A field of the view as people say it.
    fn label(&self, name: &str, parent: &str) -> String {
        self.title(name, parent).unwrap_or_else(|| name.replace('_', " "))
    }

    /// A field is a word of the view with a label (`label-hand-size`), or an id that is counted (`blue: 6`).
    fn title(&self, name: &str, parent: &str) -> Option<String> {
        let label = format!("label-{}", name.replace('_', "-"));
        if self.words.has(&label) { Some(self.words.text(&label)) } else { self.id(name, parent) }
    }

    /// The name behind an id: under its field's name, or as any kind of thing the game has; a floor of a tower (`territory-3`), or an
    /// id with a height (`white 5`).
    fn id(&self, id: &str, key: &str) -> Option<String> {
        let named = |id: &str| self.message(&[key, key.strip_suffix('s').unwrap_or(key)], id).or_else(|| self.message(&KINDS, id));
        let floor = || {
            let (tower, floor) = id.rsplit_once('-')?;
            let known = self.words.has("space-floor") && self.words.has(&format!("tower-{tower}"));
            let floor = known.then(|| floor.parse::<u8>().ok())??;
            Some(self.words.tell(&Phrase::new("space-floor").with("tower", Phrase::name("tower", tower)).with("floor", floor)))
        };
        let numbered = || {
            let (word, number) = id.split_once(' ')?;
            let (number, message) = (number.parse::<u8>().ok()?, format!("{key}-{word}"));
            let told = self.words.has(&message).then(|| self.words.tell(&Phrase::new(message).with("height", number)));
            told.or_else(|| Some(format!("{} {number}", named(word)?)))
        };
        named(id).or_else(floor).or_else(numbered)
    }

    fn message(&self, kinds: &[&str], id: &str) -> Option<String> {
        let message = kinds.iter().map(|kind| format!("{kind}-{id}")).find(|message| self.words.has(message))?;
        Some(self.words.text(&message))
    }

    /// A place in a list: the person whose it is where the view lists all people, or a number from 1.
    fn counted(&self, index: usize, key: &str, depth: usize) -> String {
        let person = self.names.get(index).filter(|_| depth == 1 && BY_SEAT.contains(&key));
        person.cloned().unwrap_or_else(|| (index + 1).to_string())
    }

    /// An entry that says whose it is stands under that person's name.
    fn owner(&self, entry: &Value) -> Option<(String, Value)> {
        let mut rest = entry.as_object().filter(|fields| fields.len() > 1)?.clone();
        let person = self.name(rest.remove("seat")?.as_u64()?)?;
        Some((person, Value::Object(rest)))
    }

    fn name(&self, seat: u64) -> Option<String> {
        self.names.get(usize::try_from(seat).ok()?).cloned()
    }

    /// French sets a space before it.
    fn colon(&self) -> &'static str {
        if self.words.lang() == Lang::Fr { "\u{a0}:" } else { ":" }
    }
}

/// `{"seat": 2}` is a person, as is the owner of a seal, `{"of": 2}`.
fn only_seat(fields: &serde_json::Map<String, Value>) -> Option<u64> {
    fields.get("seat").or_else(|| fields.get("of")).filter(|_| fields.len() == 1).and_then(Value::as_u64)
}

/// Nothing to tell: nobody's, none, no.
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(specs) => specs.iter().all(is_nothing),
        Value::Object(fields) => fields.values().all(is_nothing),
        _ => false,
    }
}

/// Fits on one line: a value, a list of values, or a small object of numbers and words.
fn is_line(value: &Value) -> bool {
    let plain = |v: &Value| !v.is_array() && !v.is_object();
    match value {
        Value::Array(specs) => specs.iter().all(|v| plain(v) || v.as_object().is_some_and(|fields| only_seat(fields).is_some())),
        Value::Object(fields) => fields.values().all(plain) && fields.len() <= 8,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::{Record, Viewer};
    use serde_json::json;
    use std::collections::BTreeSet;

    fn told(game: &str, lang: Lang, document: Value) -> String {
        let words = Words::new(lang, Some(&shelf::title(game).unwrap().texts)).unwrap();
        outline(&document, &words, &["Anna".to_string(), "Bruno".to_string()])
    }

    #[test]
    fn lists_are_counted_from_one_as_on_the_board() {
        let places = json!({"places": [{"queue": [{"rank": "donna"}, {"rank": "maestro"}]}]});
        assert_eq!(told("florence", Lang::En, places), "locations:\n  1:\n    queue:\n      1: rank donna\n      2: rank maestro\n");
    }

    #[test]
    fn people_go_by_their_names() {
        let document = json!({"first": {"seat": 1}, "players": [{"vp": 3}, {"vp": 5}], "places": [{"spies": [{"seat": 0}]}]});
        let said = "first player: Bruno\nlocations:\n  1:\n    spies: Anna\nplayers:\n  Anna: VP 3\n  Bruno: VP 5\n";
        assert_eq!(told("florence", Lang::En, document), said);
    }

    #[test]
    fn a_track_names_who_stands_on_it() {
        let document = json!({"tracks": {"venice": [1, 0], "milan": []}});
        assert_eq!(told("il_vecchio", Lang::Fr, document), "pistes\u{a0}:\n  Venise\u{a0}: Bruno, Anna\n");
    }

    #[test]
    fn a_space_in_a_tower_and_a_contract_are_named() {
        let members = json!({"players": [{"members": [{"member": "white", "space": "venture-4"}]}]});
        assert!(told("lorenzo", Lang::Fr, members).contains("tour des projets, étage 4"));
        let contracts = json!({"contracts": [{"contract": "white 3", "seal": {"of": 1}}, {"contract": "red 4", "seal": "neutral"}]});
        let said = told("firenze", Lang::Fr, contracts);
        assert!(said.contains("blanc, 3 étages") && said.contains("Bruno") && said.contains("neutre"), "{said}");
    }

    /// Ids that have no name in the language, and fields that have no label.
    fn unnamed(outline: &Outline<'_>, value: &Value, key: &str, found: &mut BTreeSet<String>) {
        match value {
            Value::Object(fields) => {
                for (name, child) in fields {
                    let counted = name.starts_with(|c: char| c.is_ascii_digit());
                    if !counted && outline.title(name, key).is_none() {
                        found.insert(format!("field {name} of {key}"));
                    }
                    unnamed(outline, child, if counted { key } else { name }, found);
                }
            }
            Value::Array(list) => list.iter().for_each(|child| unnamed(outline, child, key, found)),
            Value::String(id) if outline.id(id, key).is_none() => {
                found.insert(format!("{id} in {key}"));
            }
            _ => {}
        }
    }

    #[test]
    fn the_table_of_every_game_is_in_the_language_that_was_asked_for() {
        for title in shelf::TITLES {
            let folder = format!("{}/../../games/{}/rules/golden", env!("CARGO_MANIFEST_DIR"), title.id);
            let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
            let mut views = Vec::new();
            for path in files.filter(|path| path.extension().is_some_and(|ending| ending == "game")) {
                let record = Record::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
                let table = title.open(None, &record).unwrap();
                views.extend((0..=table.ply()).step_by(37).map(|ply| table.at(ply).view(Viewer::Referee)));
            }
            for lang in Lang::ALL {
                let words = Words::new(lang, Some(&title.texts)).unwrap();
                let (outline, mut found) = (Outline { words: &words, names: &[] }, BTreeSet::new());
                views.iter().for_each(|view| unnamed(&outline, view, "", &mut found));
                assert!(found.is_empty(), "{} in {lang}: {found:#?}", title.id);
            }
        }
    }
}
