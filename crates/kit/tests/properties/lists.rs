//! A `List` is a `Vec` and a `Stack` is a `Vec` too, only without a heap.

use kit::{List, Stack};
use proptest::prelude::*;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

const ROOM: usize = 6;

/// Something that is done to a list.
#[derive(Clone, Debug)]
enum Deed {
    Push(u8),
    Pop,
    Remove(usize),
    Insert(usize, u8),
    Take(u8),
    Clear,
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        4 => (0..5u8).prop_map(Deed::Push),
        1 => Just(Deed::Pop),
        1 => (0..ROOM).prop_map(Deed::Remove),
        2 => (0..ROOM, 0..5u8).prop_map(|(at, value)| Deed::Insert(at, value)),
        1 => (0..5u8).prop_map(Deed::Take),
        1 => Just(Deed::Clear),
    ]
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Does it to both, where it can be done, and compares what came of it.
fn apply(list: &mut List<u8, ROOM>, model: &mut Vec<u8>, deed: &Deed) {
    match *deed {
        Deed::Push(value) => {
            let fits = model.len() < ROOM;
            assert_eq!(list.try_push(value), fits);
            model.extend(fits.then_some(value));
        }
        Deed::Pop => assert_eq!(list.pop(), model.pop()),
        Deed::Remove(at) if at < model.len() => assert_eq!(list.remove(at), model.remove(at)),
        Deed::Insert(at, value) if at <= model.len() && model.len() < ROOM => {
            list.insert(at, value);
            model.insert(at, value);
        }
        Deed::Take(value) => {
            let at = model.iter().position(|v| *v == value);
            assert_eq!(list.take(value), at.is_some());
            at.map(|at| model.remove(at));
        }
        Deed::Clear => {
            list.clear();
            model.clear();
        }
        Deed::Remove(_) | Deed::Insert(..) => {}
    }
}

proptest! {
    #[test]
    fn a_list_is_a_vec_without_a_heap(deeds in prop::collection::vec(deed(), 0..40)) {
        let (mut list, mut model) = (List::<u8, ROOM>::new(), Vec::new());
        for deed in &deeds {
            apply(&mut list, &mut model, deed);
            prop_assert_eq!(&*list, &model[..]);
            // What once stood in a slot that is free again is never seen.
            let fresh: List<u8, ROOM> = model.iter().copied().collect();
            prop_assert_eq!(list, fresh);
            prop_assert_eq!(hash(&list), hash(&fresh));
            prop_assert_eq!(serde_json::to_string(&list).unwrap(), serde_json::to_string(&model).unwrap());
        }
    }

    #[test]
    fn lists_are_ordered_as_vecs_are(a in prop::collection::vec(0..3u8, 0..=ROOM), b in prop::collection::vec(0..3u8, 0..=ROOM)) {
        let list = |values: &[u8]| values.iter().copied().collect::<List<u8, ROOM>>();
        prop_assert_eq!(list(&a).cmp(&list(&b)), a.cmp(&b));
    }

    #[test]
    fn a_stack_gives_back_what_was_pushed_and_is_read_from_what_it_writes(
        steps in prop::collection::vec(any::<u8>(), 0..=ROOM), pops in 0..=ROOM
    ) {
        let mut stack = Stack::<u8, ROOM>::from_steps(steps.iter().copied()).unwrap();
        let mut model = steps.clone();
        for _ in 0..pops {
            prop_assert_eq!(stack.top(), model.last());
            prop_assert_eq!(stack.pop(), model.pop());
        }
        prop_assert_eq!(stack.iter().copied().collect::<Vec<_>>(), model.clone());
        prop_assert_eq!(Some(stack), Stack::from_steps(model));
        prop_assert_eq!(serde_json::from_value::<Stack<u8, ROOM>>(serde_json::to_value(stack).unwrap()).unwrap(), stack);
    }

    #[test]
    fn what_does_not_fit_is_refused(values in prop::collection::vec(any::<u8>(), ROOM + 1..20)) {
        let json = serde_json::to_value(&values).unwrap();
        prop_assert!(serde_json::from_value::<List<u8, ROOM>>(json.clone()).is_err());
        prop_assert!(serde_json::from_value::<Stack<u8, ROOM>>(json).is_err());
        prop_assert!(Stack::<u8, ROOM>::from_steps(values).is_none());
    }
}
