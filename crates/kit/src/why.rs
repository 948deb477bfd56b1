//! Why an answer is refused.

use crate::Phrase;

/// The reason an answer is not possible: the rule's number in the game's README, a message, up to three figures
/// ("needs 5, you have 3"). `Copy` and without allocation, because bots make millions of them.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Why {
    /// The number in `games/<game>/README.md`, such as `3.2`.
    pub rule: &'static str,
    /// The message key in `lang/*.ftl`; its values are `$a`, `$b`, `$c`.
    pub key: &'static str,
    figures: [i32; 3],
    count: u8,
}

impl Why {
    pub const fn new(rule: &'static str, key: &'static str) -> Why {
        Why { rule, key, figures: [0; 3], count: 0 }
    }

    /// The next figure: the first call gives `$a`, the second `$b`, the third `$c`. A fourth is dropped.
    #[must_use]
    pub fn figure(mut self, n: impl Into<i32>) -> Why {
        if let Some(slot) = self.figures.get_mut(usize::from(self.count)) {
            *slot = n.into();
            self.count += 1;
        }
        self
    }

    /// The usual pair: what is needed (`$a`) and what there is (`$b`).
    #[must_use]
    pub fn needs(self, needed: impl Into<i32>, held: impl Into<i32>) -> Why {
        self.figure(needed).figure(held)
    }

    pub fn figures(&self) -> &[i32] {
        &self.figures[..usize::from(self.count)]
    }

    pub fn phrase(&self) -> Phrase {
        ["a", "b", "c"].into_iter().zip(self.figures()).fold(Phrase::new(self.key), |p, (name, n)| p.with(name, *n))
    }
}

/// `ensure(held >= cost, || Why::new("3.2", "why-coins").needs(cost, held))?` reads like the rule.
pub fn ensure(holds: bool, why: impl FnOnce() -> Why) -> Result<(), Why> {
    if holds { Ok(()) } else { Err(why()) }
}
