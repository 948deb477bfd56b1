//! Which stations of which lessons this browser has done. It is kept in a cookie: no account, no script.

use crate::visitor::{decode, encode};
use lessons::Lesson;
use std::collections::BTreeMap;

/// Longer than all lessons together; a cookie that is longer is not ours.
const LONGEST: usize = 2000;

/// A bit for each station, by game and lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonProgress(BTreeMap<String, u32>);

impl LessonProgress {
    pub fn read(cookie: Option<&str>) -> LessonProgress {
        let text = cookie.filter(|cookie| cookie.len() <= LONGEST).map(decode).unwrap_or_default();
        let entry = |entry: &str| {
            let (lesson, stations) = entry.split_once('=')?;
            Some((lesson.to_string(), u32::from_str_radix(stations, 16).ok()?))
        };
        LessonProgress(text.split(' ').filter_map(entry).collect())
    }

    /// The cookie's value.
    pub fn write(&self) -> String {
        let entries: Vec<String> = self.0.iter().map(|(lesson, stations)| format!("{lesson}={stations:x}")).collect();
        encode(&entries.join(" "))
    }

    pub fn add(&mut self, lesson: &Lesson, nth: usize) {
        *self.0.entry(name(lesson)).or_default() |= bit(nth);
    }

    pub fn has(&self, lesson: &Lesson, nth: usize) -> bool {
        self.0.get(&name(lesson)).is_some_and(|stations| stations & bit(nth) != 0)
    }

    /// The first station that is not done yet; nothing if all are.
    pub fn next(&self, lesson: &Lesson) -> Option<usize> {
        (0..lesson.stations.len()).find(|nth| !self.has(lesson, *nth))
    }

    pub fn is_begun(&self, lesson: &Lesson) -> bool {
        (0..lesson.stations.len()).any(|nth| self.has(lesson, nth))
    }
}

fn name(lesson: &Lesson) -> String {
    format!("{}/{}", lesson.title.id, lesson.id)
}

/// No lesson has more stations than bits; one that had would forget the last ones.
fn bit(nth: usize) -> u32 {
    u32::try_from(nth).ok().and_then(|nth| 1u32.checked_shl(nth)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_remembers_what_was_done_and_no_cookie_breaks_anything() {
        let lesson = &lessons::courses().iter().find_map(|course| course.lessons.first()).expect("a lesson");
        let mut progress = LessonProgress::default();
        assert_eq!((progress.next(lesson), progress.is_begun(lesson)), (Some(0), false));
        progress.add(lesson, 0);
        progress.add(lesson, 2);
        let kept = LessonProgress::read(Some(&progress.write()));
        assert_eq!(kept, progress);
        assert_eq!((kept.next(lesson), kept.has(lesson, 2), kept.is_begun(lesson)), (Some(1), true, true));
        for nonsense in ["", "zz", "6c", &encode("a=b=c =1 x"), &"61".repeat(4000)] {
            assert_eq!(LessonProgress::read(Some(nonsense)).next(lesson), Some(0), "{nonsense}");
        }
    }
}
