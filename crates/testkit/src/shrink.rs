//! From a long list of answers that shows a fault to a short one: delta debugging.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

/// Where something panicked, and what it said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// File and line; two faults at the same place are taken for the same.
    pub place: String,
    pub message: String,
}

thread_local! {
    /// `Some` while panics of this thread are caught: then they are noted here and not printed.
    static NOTED: RefCell<Option<Option<Fault>>> = const { RefCell::new(None) };
}

/// Runs it; a panic is not printed but told. What it runs may itself catch panics so.
pub fn caught(run: impl FnOnce()) -> Result<(), Fault> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let message = info.payload_as_str().unwrap_or("a panic without words").to_string();
            let place = info.location().map(|at| format!("{}:{}", at.file(), at.line())).unwrap_or_default();
            let quiet = NOTED.with_borrow_mut(|noted| noted.as_mut().map(|noted| *noted = Some(Fault { place, message })).is_some());
            if !quiet {
                usual(info);
            }
        }));
    });
    let outside = NOTED.replace(Some(None));
    let ran = catch_unwind(AssertUnwindSafe(run));
    let noted = NOTED.replace(outside).flatten();
    ran.map_err(|_| noted.unwrap_or_else(|| Fault { place: String::new(), message: "a panic that said nothing".to_string() }))
}

/// Leaves out of `list` what the fault does not need: halves first, then ever smaller pieces, until no single entry can be left out. `shows`
/// gives a list back if it still shows the fault, perhaps with even more left out.
pub fn shortest<T: Clone>(mut list: Vec<T>, mut shows: impl FnMut(Vec<T>) -> Option<Vec<T>>) -> Vec<T> {
    let mut piece = list.len().div_ceil(2).max(1);
    loop {
        let (mut at, mut shorter) = (0, false);
        while at < list.len() {
            let without: Vec<T> = list[..at].iter().chain(list.iter().skip(at + piece)).cloned().collect();
            match shows(without) {
                Some(less) => (list, shorter) = (less, true),
                None => at += piece,
            }
        }
        if piece == 1 && !shorter {
            return list;
        }
        if !shorter {
            piece = piece.div_ceil(2);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_but_what_the_fault_needs() {
        let needed = [3, 50, 51, 97];
        let shrunk = shortest((0..100).collect(), |list: Vec<i32>| needed.iter().all(|n| list.contains(n)).then_some(list));
        assert_eq!(shrunk, needed);
        assert_eq!(shortest(vec![1, 2, 3], Some), Vec::<i32>::new());
        assert_eq!(shortest(Vec::<i32>::new(), Some), Vec::<i32>::new());
    }

    #[test]
    fn a_panic_is_told_with_its_place() {
        assert_eq!(caught(|| ()), Ok(()));
        let fault = caught(|| panic!("too many bricks: {}", 7)).unwrap_err();
        assert_eq!(fault.message, "too many bricks: 7");
        assert!(fault.place.ends_with(&format!("shrink.rs:{}", line!() - 2)), "{}", fault.place);
    }
}
