//! Why an answer is refused.

use crate::Phrase;

/// The reason an answer is not possible: the rule's number in the game's README, a message, up to four figures
/// ("needs 5, you have 3"). `Copy` and without allocation, because bots make millions of them.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Why {
    /// The number in `games/<game>/README.md`, such as `3.2`.
    pub rule: &'static str,
    /// The message key in `lang/*.ftl`; its values are `$a`, `$b`, `$c`, `$d`.
    pub key: &'static str,
    figures: Figures,
    /// What is in the way of the other way, where there are two and neither is open.
    other: Option<(&'static str, Figures)>,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Figures {
    values: [i32; 4],
    count: u8,
}

impl Figures {
    const NONE: Figures = Figures { values: [0; 4], count: 0 };

    fn as_slice(&self) -> &[i32] {
        &self.values[..usize::from(self.count)]
    }

    fn said_in(&self, key: &'static str) -> Phrase {
        ["a", "b", "c", "d"].into_iter().zip(self.as_slice()).fold(Phrase::new(key), |p, (name, n)| p.with(name, *n))
    }
}

impl Why {
    pub const fn new(rule: &'static str, key: &'static str) -> Why {
        Why { rule, key, figures: Figures::NONE, other: None }
    }

    /// The next figure: the first call gives `$a`, the second `$b` and so on. A fifth is dropped.
    #[must_use]
    pub fn figure(mut self, n: impl Into<i32>) -> Why {
        if let Some(slot) = self.figures.values.get_mut(usize::from(self.figures.count)) {
            *slot = n.into();
            self.figures.count += 1;
        }
        self
    }

    /// The usual pair: what is needed (`$a`) and what there is (`$b`).
    #[must_use]
    pub fn needs(self, needed: impl Into<i32>, held: impl Into<i32>) -> Why {
        self.figure(needed).figure(held)
    }

    /// There are two ways, such as two prices, and neither is open: this reason for the first, that one for the second. It is said by the
    /// message `why-either` with both sentences, `$first` and `$second`. A third is dropped.
    #[must_use]
    pub fn nor(mut self, second: Why) -> Why {
        self.other = self.other.or(Some((second.key, second.figures)));
        self
    }

    pub fn figures(&self) -> &[i32] {
        self.figures.as_slice()
    }

    pub fn phrase(&self) -> Phrase {
        let first = self.figures.said_in(self.key);
        match self.other {
            None => first,
            Some((key, figures)) => Phrase::new("why-either").with("first", first).with("second", figures.said_in(key)),
        }
    }
}

/// `ensure(held >= cost, || Why::new("3.2", "why-coins").needs(cost, held))?` reads like the rule.
pub fn ensure(holds: bool, why: impl FnOnce() -> Why) -> Result<(), Why> {
    if holds { Ok(()) } else { Err(why()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_ways_that_are_both_closed_both_reasons_are_said() {
        let coins = Why::new("5.3", "why-coins").needs(4, 2);
        let either = coins.nor(Why::new("5.3", "why-military").needs(6, 1));
        assert_eq!(either.phrase().key, "why-either");
        assert_eq!(either.phrase().args[0].1, coins.phrase().into());
        assert_eq!((either.rule, either.key, either.figures()), ("5.3", "why-coins", &[4, 2][..]));
        assert_eq!(either.nor(coins), either, "a third way is not told");
    }

    #[test]
    fn a_fifth_figure_is_dropped() {
        let why = (1..=5).fold(Why::new("1.1", "why-many"), |why, n: i32| why.figure(n));
        assert_eq!(why.figures(), [1, 2, 3, 4]);
        assert_eq!(why.phrase().args.len(), 4);
    }
}
