//! Short inline lists of ids: `Copy`, no heap.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// Up to `N` values in place; a slice otherwise. Empty slots hold the default value and are never seen.
#[derive(Copy, Clone)]
pub struct List<T, const N: usize> {
    len: u8,
    slots: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    pub fn new() -> Self {
        List { len: 0, slots: [T::default(); N] }
    }

    /// # Panics
    /// When the list is full, which is a bug of the game: its size is the number of pieces in the box.
    #[track_caller]
    pub fn push(&mut self, value: T) {
        assert!(self.try_push(value), "inline list overflow: more than {N}");
    }

    /// False, and nothing changed, when the list is full.
    #[must_use]
    pub fn try_push(&mut self, value: T) -> bool {
        let Some(slot) = self.slots.get_mut(usize::from(self.len)) else { return false };
        *slot = value;
        self.len += 1;
        true
    }

    pub fn pop(&mut self) -> Option<T> {
        let last = *self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes out the value at `index`; those behind it move up.
    ///
    /// # Panics
    /// When there is no such place.
    #[track_caller]
    pub fn remove(&mut self, index: usize) -> T {
        let value = self[index];
        let len = usize::from(self.len);
        self.slots.copy_within(index + 1..len, index);
        self.len -= 1;
        value
    }

    /// Puts a value before the one at `index`.
    ///
    /// # Panics
    /// When the list is full or shorter than `index`.
    #[track_caller]
    pub fn insert(&mut self, index: usize, value: T) {
        let len = usize::from(self.len);
        assert!(index <= len, "no such place in the list");
        self.push(value);
        self.slots.copy_within(index..len, index + 1);
        self.slots[index] = value;
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> List<T, N> {
    /// Takes out the first such value; false when there is none.
    pub fn take(&mut self, value: T) -> bool {
        match self.iter().position(|v| *v == value) {
            Some(index) => {
                self.remove(index);
                true
            }
            None => false,
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.slots[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.slots[..usize::from(self.len)]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// # Panics
/// When there are more than fit.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut list = Self::new();
        for value in values {
            list.push(value);
        }
        list
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}
impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: PartialOrd, const N: usize> PartialOrd for List<T, N> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        (**self).partial_cmp(&**other)
    }
}
impl<T: Ord, const N: usize> Ord for List<T, N> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (**self).cmp(&**other)
    }
}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > N {
            return Err(D::Error::custom(format!("{} entries, at most {N} fit", values.len())));
        }
        Ok(values.into_iter().collect())
    }
}
