//! The inline step stack: `Copy`, no heap.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::hash::{Hash, Hasher};

/// Up to `N` steps in place, the last one on top.
///
/// Pushing onto a full stack is a bug of the game (each game states its deepest stack and a test reaches it), so it panics
/// loudly rather than losing a rule. A stack read from a file is refused instead.
#[derive(Copy, Clone)]
pub struct Stack<T, const N: usize> {
    len: u8,
    slots: [Option<T>; N],
}

impl<T: Copy, const N: usize> Stack<T, N> {
    pub const fn new() -> Self {
        Stack { len: 0, slots: [None; N] }
    }

    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// # Panics
    /// When the stack is full: the game's stated depth is wrong.
    #[track_caller]
    pub fn push(&mut self, step: T) {
        assert!(self.len() < N, "step stack overflow: deeper than {N}");
        self.slots[self.len()] = Some(step);
        self.len += 1;
    }

    pub fn pop(&mut self) -> Option<T> {
        let top = self.len.checked_sub(1)?;
        self.len = top;
        self.slots[usize::from(top)].take()
    }

    pub fn top(&self) -> Option<&T> {
        self.slots[..self.len()].last()?.as_ref()
    }

    pub fn top_mut(&mut self) -> Option<&mut T> {
        let len = self.len();
        self.slots[..len].last_mut()?.as_mut()
    }

    /// From the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.slots[..self.len()].iter().flatten()
    }

    /// `None` when there are more than fit.
    pub fn from_steps(steps: impl IntoIterator<Item = T>) -> Option<Self> {
        let mut stack = Self::new();
        for step in steps {
            if stack.len() == N {
                return None;
            }
            stack.push(step);
        }
        Some(stack)
    }
}

impl<T: Copy, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}
impl<T: Copy + Eq, const N: usize> Eq for Stack<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for Stack<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.slots[..self.len()].hash(state);
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let steps = Vec::<T>::deserialize(deserializer)?;
        let count = steps.len();
        Self::from_steps(steps).ok_or_else(|| D::Error::custom(format!("{count} steps, at most {N} fit")))
    }
}
