//! JSON merge patches (RFC 7396), with one addition for lists.
//!
//! In a merge patch an object is merged key by key, `null` removes a key, anything else replaces. A list would have to be repeated
//! whole to mend one figure in it; so an *object* patched onto a *list* names entries by their `id` or `number`, or by
//! their place (`"0"` is the first): `{"leader_cards": {"8": {"effects": [...]}}}`.

use crate::PositionError;
use serde_json::{Map, Value};

/// Applies `patch` to `target`.
pub fn apply(target: &mut Value, patch: &Value) -> Result<(), PositionError> {
    merge(target, patch, &mut Vec::new(), false)
}

/// As [`apply`], but only to what is there: a figure that the document does not have, or of another kind, is refused. So a slip of the pen in
/// an edition's patch is told, not passed over. Entries of lists differ among themselves; inside them a key may be new.
pub fn apply_to_known(target: &mut Value, patch: &Value) -> Result<(), PositionError> {
    known(target, patch, &mut Vec::new())?;
    apply(target, patch)
}

fn known(target: &Value, patch: &Value, path: &mut Vec<String>) -> Result<(), PositionError> {
    match (target, patch) {
        (Value::Object(fields), Value::Object(changes)) => {
            for (key, change) in changes.iter().filter(|(key, _)| !matches!(key.as_str(), "provenance" | "note" | "edition")) {
                path.push(key.clone());
                let field = fields.get(key).ok_or_else(|| PositionError::new(path.join("."), "the edition has no such figure"))?;
                known(field, change, path)?;
                path.pop();
            }
            Ok(())
        }
        (Value::Array(_), Value::Object(_) | Value::Array(_)) | (Value::Null, _) | (_, Value::Null) => Ok(()),
        _ if std::mem::discriminant(target) == std::mem::discriminant(patch) => Ok(()),
        _ => Err(PositionError::new(path.join("."), "the edition has another kind of value here")),
    }
}

/// As [`apply`], but `null` is kept as a value: positions use it for "whatever is left".
pub fn apply_keeping_null(target: &mut Value, patch: &Value) -> Result<(), PositionError> {
    merge(target, patch, &mut Vec::new(), true)
}

fn merge(target: &mut Value, patch: &Value, path: &mut Vec<String>, keep_null: bool) -> Result<(), PositionError> {
    let Value::Object(changes) = patch else {
        *target = patch.clone();
        return Ok(());
    };
    if path.len() > 64 {
        return Err(PositionError::new(path.join("."), "nested too deeply"));
    }
    if let Value::Array(entries) = target {
        return merge_entries(entries, changes, path, keep_null);
    }
    if !target.is_object() {
        *target = Value::Object(Map::new());
    }
    let Value::Object(fields) = target else { return Ok(()) };
    for (key, change) in changes {
        if change.is_null() && !keep_null {
            fields.remove(key);
            continue;
        }
        path.push(key.clone());
        merge(fields.entry(key.clone()).or_insert(Value::Null), change, path, keep_null)?;
        path.pop();
    }
    Ok(())
}

fn merge_entries(
    entries: &mut [Value],
    changes: &Map<String, Value>,
    path: &mut Vec<String>,
    keep_null: bool,
) -> Result<(), PositionError> {
    for (key, change) in changes {
        path.push(key.clone());
        let named = entries.iter().position(|entry| ["id", "number"].iter().any(|field| is_called(entry.get(field), key)));
        let index = named.or_else(|| key.parse::<usize>().ok().filter(|i| *i < entries.len()));
        let Some(index) = index else {
            return Err(PositionError::new(path.join("."), "the list has no such entry"));
        };
        merge(&mut entries[index], change, path, keep_null)?;
        path.pop();
    }
    Ok(())
}

fn is_called(name: Option<&Value>, key: &str) -> bool {
    match name {
        Some(Value::String(text)) => text == key,
        Some(Value::Number(n)) => n.to_string() == key,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn one_figure_in_a_list_is_mended_by_its_id() {
        let mut target = json!({"cards": [{"number": 3, "cost": 1}, {"number": 9, "cost": 2}], "x": 1});
        apply(&mut target, &json!({"cards": {"9": {"cost": 5}}, "x": null})).unwrap();
        assert_eq!(target, json!({"cards": [{"number": 3, "cost": 1}, {"number": 9, "cost": 5}]}));
        let error = apply(&mut target, &json!({"cards": {"12": {"cost": 5}}})).unwrap_err();
        assert_eq!(error.path, "cards.12");
    }

    #[test]
    fn a_slip_of_the_pen_in_an_edition_is_told() {
        let mut target = json!({"setup": {"coins": 5}, "cards": [{"id": "a"}]});
        let mut refused = |patch: Value| apply_to_known(&mut target, &patch).unwrap_err().to_string();
        assert_eq!(refused(json!({"setup": {"coin": 6}})), "setup.coin: the edition has no such figure");
        assert_eq!(refused(json!({"setup": 7})), "setup: the edition has another kind of value here");
        assert_eq!(apply_to_known(&mut target, &json!({"setup": {"coins": 6}, "cards": {"a": {"cost": 1}}})), Ok(()));
        assert_eq!(target, json!({"setup": {"coins": 6}, "cards": [{"id": "a", "cost": 1}]}));
    }

    #[test]
    fn a_position_keeps_null_as_whatever_is_left() {
        let mut target = json!({"pile": [1, 2]});
        apply_keeping_null(&mut target, &json!({"pile": null})).unwrap();
        assert_eq!(target, json!({"pile": null}));
    }
}
