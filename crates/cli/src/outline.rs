//! A view or any other JSON document as indented lines for the terminal.

use serde_json::Value;
use words::Words;

/// The document with two spaces a level, short lists on one line, and what is empty left out. Ids get their names where the
/// game has a message for them: `card: 57` becomes `card: Captain`.
pub fn outline(document: &Value, words: &Words) -> String {
    let mut out = String::new();
    block(document, "", 0, words, &mut out);
    out
}

fn block(value: &Value, key: &str, depth: usize, words: &Words, out: &mut String) {
    let pad = "  ".repeat(depth);
    match value {
        Value::Object(fields) => {
            for (name, child) in fields.iter().filter(|(_, child)| !is_nothing(child)) {
                if is_line(child) {
                    out.push_str(&format!("{pad}{}: {}\n", label(name), line(child, name, words)));
                } else {
                    out.push_str(&format!("{pad}{}:\n", label(name)));
                    block(child, name, depth + 1, words, out);
                }
            }
        }
        Value::Array(specs) => {
            for (index, child) in specs.iter().enumerate().filter(|(_, child)| !is_nothing(child)) {
                if is_line(child) {
                    out.push_str(&format!("{pad}{index}: {}\n", line(child, key, words)));
                } else {
                    out.push_str(&format!("{pad}{index}:\n"));
                    block(child, key, depth + 1, words, out);
                }
            }
        }
        _ => out.push_str(&format!("{pad}{}\n", line(value, key, words))),
    }
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

fn line(value: &Value, key: &str, words: &Words) -> String {
    match value {
        Value::Array(specs) => specs.iter().map(|e| line(e, key, words)).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let told = fields.iter().filter(|(_, v)| !is_nothing(v));
            told.map(|(name, v)| format!("{} {}", label(name), line(v, name, words))).collect::<Vec<_>>().join(", ")
        }
        Value::String(text) => named(text, key, words),
        Value::Null => "-".to_string(),
        Value::Bool(yes) => if *yes { "yes" } else { "no" }.to_string(),
        Value::Number(n) => named(&n.to_string(), key, words),
    }
}

/// The name behind an id, if the game has one under its field's name.
fn named(id: &str, key: &str, words: &Words) -> String {
    [key, key.strip_suffix('s').unwrap_or(key)]
        .iter()
        .map(|kind| format!("{kind}-{id}"))
        .find(|message| words.has(message))
        .map_or_else(|| id.to_string(), |message| words.text(&message))
}
