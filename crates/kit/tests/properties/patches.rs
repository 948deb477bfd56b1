//! A patch says what shall be so; afterwards it is.

use crate::json::{document, leaf, object};
use kit::patch::{apply, apply_keeping_null, apply_to_known};
use proptest::prelude::*;
use serde_json::Value;

/// A document whose objects hold no lists, so that a patch can say everything.
fn without_lists() -> impl Strategy<Value = Value> {
    leaf().prop_recursive(3, 30, 4, |inner| object(inner).prop_map(Value::Object))
}

/// `part` says nothing that `whole` does not say too; what it sets to null is gone.
fn says(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => part.iter().all(|(key, value)| match (whole.get(key), value) {
            (None, Value::Null) => true,
            (Some(have), wanted) => says(have, wanted),
            (None, _) => false,
        }),
        _ => whole == part,
    }
}

proptest! {
    #[test]
    fn after_a_patch_the_document_says_what_the_patch_says(mut target in without_lists(), patch in without_lists()) {
        apply(&mut target, &patch).unwrap();
        prop_assert!(says(&target, &patch), "{} after {}", target, patch);
        let once = target.clone();
        apply(&mut target, &patch).unwrap();
        prop_assert_eq!(target, once, "a second time changes nothing");
    }

    #[test]
    fn no_patch_brings_the_program_down(target in document(), patch in document()) {
        for patched in [apply, apply_keeping_null, apply_to_known] {
            let mut target = target.clone();
            let _ = patched(&mut target, &patch);
        }
    }

    #[test]
    fn an_empty_patch_changes_nothing(target in object(document()).prop_map(Value::Object)) {
        for patched in [apply, apply_keeping_null, apply_to_known] {
            let mut patched_target = target.clone();
            patched(&mut patched_target, &Value::Object(Default::default())).unwrap();
            prop_assert_eq!(&patched_target, &target);
        }
    }

    #[test]
    fn a_patch_of_known_figures_does_what_a_patch_does_or_nothing(target in document(), patch in document()) {
        let (mut known, mut any) = (target.clone(), target.clone());
        let merged = apply(&mut any, &patch);
        match apply_to_known(&mut known, &patch) {
            Ok(()) => prop_assert_eq!((known, Ok(())), (any, merged)),
            Err(_) if merged.is_ok() => prop_assert_eq!(known, target, "refused, so nothing has changed"),
            Err(_) => {}
        }
    }
}
