//! Where every figure of an edition comes from.
//!
//! In any object the key `provenance` is either a word (`rules`, `published`, `recalled`, `designed`, with a note behind it if need be) for all that is
//! below that object, or an object of dotted paths, relative to that object, with such words. The nearest one above a value counts,
//! and of several paths the longest.

use serde_json::Value;

/// One figure and its source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    pub path: String,
    pub value: Value,
    /// `None`: the file forgot to say.
    pub provenance: Option<String>,
}

/// Every leaf of the file that is a figure (numbers, booleans and words; notes and names have no provenance of their own).
pub fn figures(json: &Value) -> Vec<Figure> {
    let mut out = Vec::new();
    walk(json, &mut Vec::new(), &mut Vec::new(), &mut out);
    out
}

/// Where a `provenance` stands and what it says.
type Said<'a> = (usize, &'a Value);

fn walk<'a>(value: &'a Value, path: &mut Vec<String>, said: &mut Vec<Said<'a>>, out: &mut Vec<Figure>) {
    match value {
        Value::Object(fields) => {
            let own = fields.get("provenance");
            if let Some(own) = own {
                said.push((path.len(), own));
            }
            for (key, child) in fields.iter().filter(|(key, _)| !is_remark(key)) {
                path.push(key.clone());
                walk(child, path, said, out);
                path.pop();
            }
            if own.is_some() {
                said.pop();
            }
        }
        Value::Array(entries) => {
            for (index, child) in entries.iter().enumerate() {
                path.push(index.to_string());
                walk(child, path, said, out);
                path.pop();
            }
        }
        _ => out.push(Figure { path: path.join("."), value: value.clone(), provenance: nearest(path, said) }),
    }
}

/// Keys whose text explains the file and is no component.
fn is_remark(key: &str) -> bool {
    matches!(key, "provenance" | "note" | "notes" | "about" | "edition" | "sources" | "schema")
}

fn nearest(path: &[String], said: &[Said<'_>]) -> Option<String> {
    said.iter().rev().find_map(|(depth, what)| match what {
        Value::String(word) => Some(word.clone()),
        Value::Object(paths) => {
            let below = path[*depth..].join(".");
            paths
                .iter()
                .filter(|(prefix, _)| below == **prefix || below.strip_prefix(prefix.as_str()).is_some_and(|rest| rest.starts_with('.')))
                .max_by_key(|(prefix, _)| prefix.len())
                .and_then(|(_, word)| word.as_str().map(str::to_string))
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_nearest_provenance_above_a_figure_counts() {
        let file = json!({
            "provenance": {"board": "published", "board.fee": "rules"},
            "board": {"fee": 3, "spaces": [1, {"value": 2, "provenance": "designed ours"}]},
            "seats": 4,
        });
        let found: Vec<_> = figures(&file).into_iter().map(|f| (f.path, f.provenance)).collect();
        let said = |word: &str| Some(word.to_string());
        assert_eq!(
            found,
            [
                ("board.fee".to_string(), said("rules")),
                ("board.spaces.0".to_string(), said("published")),
                ("board.spaces.1.value".to_string(), said("designed ours")),
                ("seats".to_string(), None),
            ]
        );
    }
}
