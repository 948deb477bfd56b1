//! A view or any other JSON document as indented lines for the terminal.

use serde_json::Value;
use words::Words;

/// The document with two spaces a level, short lists on one line, and what is empty left out. Ids get their names where the
/// game has a message for them: `card: 57` becomes `card: Captain`. People go by their names, and lists are counted from 1, as on the
/// board.
pub fn outline(document: &Value, words: &Words, names: &[String]) -> String {
    let mut out = String::new();
    Outline { words, names }.block(document, "", 0, &mut out);
    out
}

/// Fields that hold seats, and lists with an entry for each seat.
const SEATS: [&str; 15] = [
    "seat", "first", "high", "partner", "home", "active", "ender", "order", "council", "answered", "out", "passed", "spies", "bouncers",
    "by",
];
const BY_SEAT: [&str; 3] = ["players", "princes", "families"];

struct Outline<'a> {
    words: &'a Words,
    names: &'a [String],
}

impl Outline<'_> {
    fn block(&self, value: &Value, key: &str, depth: usize, out: &mut String) {
        let pad = "  ".repeat(depth);
        match value {
            Value::Object(fields) => {
                for (name, child) in fields.iter().filter(|(_, child)| !is_nothing(child)) {
                    if is_line(child) {
                        out.push_str(&format!("{pad}{}: {}\n", label(name), self.line(child, name)));
                    } else {
                        out.push_str(&format!("{pad}{}:\n", label(name)));
                        self.block(child, name, depth + 1, out);
                    }
                }
            }
            Value::Array(specs) => {
                for (index, child) in specs.iter().enumerate().filter(|(_, child)| !is_nothing(child)) {
                    let index = self.counted(index, key, depth);
                    if is_line(child) {
                        out.push_str(&format!("{pad}{index}: {}\n", self.line(child, key)));
                    } else {
                        out.push_str(&format!("{pad}{index}:\n"));
                        self.block(child, key, depth + 1, out);
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
                told.map(|(name, v)| format!("{} {}", label(name), self.line(v, name))).collect::<Vec<_>>().join(", ")
            }
            Value::String(text) => self.named(text, key),
            Value::Null => "-".to_string(),
            Value::Bool(yes) => if *yes { "yes" } else { "no" }.to_string(),
            Value::Number(n) => {
                let person = n.as_u64().filter(|_| SEATS.contains(&key)).and_then(|seat| self.name(seat));
                person.unwrap_or_else(|| self.named(&n.to_string(), key))
            }
        }
    }

    /// The name behind an id, if the game has one under its field's name.
    fn named(&self, id: &str, key: &str) -> String {
        [key, key.strip_suffix('s').unwrap_or(key)]
            .iter()
            .map(|kind| format!("{kind}-{id}"))
            .find(|message| self.words.has(message))
            .map_or_else(|| id.to_string(), |message| self.words.text(&message))
    }

    /// A place in a list: the person whose it is where the view lists all people, or a number from 1.
    fn counted(&self, index: usize, key: &str, depth: usize) -> String {
        let person = self.names.get(index).filter(|_| depth == 1 && BY_SEAT.contains(&key));
        person.cloned().unwrap_or_else(|| (index + 1).to_string())
    }

    fn name(&self, seat: u64) -> Option<String> {
        self.names.get(usize::try_from(seat).ok()?).cloned()
    }
}

/// `{"seat": 2}` is a person.
fn only_seat(fields: &serde_json::Map<String, Value>) -> Option<u64> {
    fields.get("seat").filter(|_| fields.len() == 1).and_then(Value::as_u64)
}

fn label(name: &str) -> String {
    name.replace('_', " ")
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
        Value::Array(specs) => specs.iter().all(plain),
        Value::Object(fields) => fields.values().all(plain) && fields.len() <= 8,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use words::Lang;

    fn told(document: Value) -> String {
        let title = shelf::title("florence").unwrap();
        let words = Words::new(Lang::Fr, Some(&title.texts)).unwrap();
        outline(&document, &words, &["Anna".to_string(), "Bruno".to_string()])
    }

    #[test]
    fn lists_are_counted_from_one_as_on_the_board() {
        let places = json!({"places": [{"queue": [{"rank": "donna"}, {"rank": "maestro"}]}]});
        assert_eq!(told(places), "places:\n  1:\n    queue:\n      1: rank donna\n      2: rank maestro\n");
    }

    #[test]
    fn people_go_by_their_names() {
        let document = json!({"first": {"seat": 1}, "high": 0, "out": [0, 1], "players": [{"vp": 3}, {"vp": 5}], "round": 1});
        assert_eq!(told(document), "first: Bruno\nhigh: Anna\nout: Anna, Bruno\nplayers:\n  Anna: vp 3\n  Bruno: vp 5\nround: 1\n");
    }
}
