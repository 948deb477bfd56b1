//! Documents to try things on.

use proptest::prelude::*;
use serde_json::{Map, Value};

/// A key as editions and positions have them.
pub fn key() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["id", "number", "cards", "cost", "0", "1", "seats"]).prop_map(str::to_string)
}

pub fn leaf() -> impl Strategy<Value = Value> {
    let text = prop::sample::select(vec!["", "a", "0", "{", "#", "red 3", "é"]);
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3i64..300).prop_map(Value::from),
        text.prop_map(|text| Value::from(text.to_string())),
    ]
}

/// Objects, lists and values, a few levels deep.
pub fn document() -> impl Strategy<Value = Value> {
    leaf().prop_recursive(4, 40, 5, |inner| {
        prop_oneof![prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from), object(inner).prop_map(Value::Object),]
    })
}

pub fn object(values: impl Strategy<Value = Value>) -> impl Strategy<Value = Map<String, Value>> {
    prop::collection::vec((key(), values), 0..5).prop_map(|fields| fields.into_iter().collect())
}
