//! Drawings that are kept, so that a change is seen: what they say in full, what they look like as a digest.

use super::draw_journal;
use super::outline::outline;
use crate::Board;
use kit::{Game, Journal, Seat, Viewer};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use words::{Lang, Texts};

/// Elements that share a word of a digest.
const ELEMENTS_A_WORD: usize = 16;
const WORDS_A_LINE: usize = 24;

/// Writes (with `BLESS=1`) or compares the drawings at these plies, one file for each: `NAME-PLY.txt`. It holds the public drawing's outline, for
/// each seat what it has more and less than that, so that a reader sees at once what only that seat gets to see, and for each of them a digest of
/// the whole drawing, every coordinate included.
#[track_caller]
pub fn snapshots<B: Board>(folder: &str, name: &str, table: &Journal<B::Game>, texts: &Texts, plies: &[usize]) {
    let words = super::speak(Lang::En, texts);
    for ply in plies {
        assert!(*ply <= table.ply(), "{name} ends at ply {}", table.ply());
        let table = table.cut(*ply);
        let seats = Seat::all(table.game().seats()).map(Viewer::Seat);
        let drawn: Vec<(String, String)> =
            [Viewer::Public].into_iter().chain(seats).map(|viewer| (title(viewer), draw_journal::<B>(&table, viewer, &words))).collect();
        keep(&Path::new(folder).join(format!("{name}-{ply}.txt")), &drawn);
    }
}

fn title(viewer: Viewer) -> String {
    if let Viewer::Seat(seat) = viewer { format!("seat {seat}, more and less than the public") } else { "the public".to_string() }
}

/// The public's drawing comes first.
fn written(drawn: &[(String, String)]) -> String {
    let public = drawn.first().map(|(_, drawn)| outline(drawn)).unwrap_or_default();
    let mut out = String::new();
    for (nth, (title, drawn)) in drawn.iter().enumerate() {
        let own = outline(drawn);
        let told = if nth == 0 { own } else { difference(&public, &own) };
        let _ = writeln!(out, "== {title}\n{told}{}", digest(drawn));
    }
    out
}

/// A line an element.
fn elements(drawn: &str) -> Vec<String> {
    drawn.replace("><", ">\n<").lines().map(ToString::to_string).collect()
}

/// Lines that begin with `=`, with a word for every sixteen elements.
fn digest(drawn: &str) -> String {
    let word = |some: &[String]| {
        let bytes = some.iter().flat_map(|line| line.bytes().chain([b'\n']));
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        format!("{:04x}", hash as u16)
    };
    let words: Vec<String> = elements(drawn).chunks(ELEMENTS_A_WORD).map(word).collect();
    words.chunks(WORDS_A_LINE).fold(String::new(), |out, line| out + "= " + &line.join(" ") + "\n")
}

/// The lines that `a` has more often, then those that `b` has more often.
fn difference(a: &str, b: &str) -> String {
    let mut count: BTreeMap<&str, i32> = BTreeMap::new();
    a.lines().for_each(|line| *count.entry(line).or_default() -= 1);
    b.lines().for_each(|line| *count.entry(line).or_default() += 1);
    let mut out = String::new();
    for (sign, wanted) in [('-', a), ('+', b)] {
        for line in wanted.lines() {
            let left = count.get_mut(line).filter(|left| if sign == '-' { **left < 0 } else { **left > 0 });
            if let Some(left) = left {
                *left -= left.signum();
                let _ = writeln!(out, "{sign} {}", line.trim_start());
            }
        }
    }
    out
}

#[track_caller]
fn keep(path: &Path, drawn: &[(String, String)]) {
    let now = written(drawn);
    if std::env::var_os("BLESS").is_some() {
        let made = path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(path, &now));
        made.unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    if let Some(changed) = first_change(&kept, &now, drawn) {
        panic!("{}: {changed}\nIf it should be so, run the test with BLESS=1 and look at it in a browser.", path.display());
    }
}

/// What is said differently; if nothing is, what looks different.
fn first_change(kept: &str, now: &str, drawn: &[(String, String)]) -> Option<String> {
    if kept == now {
        return None;
    }
    let said = |text: &str| -> Vec<String> { text.lines().filter(|line| !line.starts_with('=')).map(ToString::to_string).collect() };
    let (old, new) = (said(kept), said(now));
    if let Some(line) = (0..old.len().max(new.len())).find(|line| old.get(*line) != new.get(*line)) {
        let show = |lines: &[String]| lines.get(line).map_or("nothing".to_string(), |line| line.trim().to_string());
        return Some(format!("what is said has changed:\n  kept: {}\n  now:  {}", show(&old), show(&new)));
    }
    let words = |text: &str| -> Vec<Vec<String>> {
        let parts = text.split("== ").skip(1);
        parts
            .map(|part| {
                part.lines().filter_map(|line| line.strip_prefix("= ")).flat_map(|line| line.split(' ')).map(str::to_string).collect()
            })
            .collect()
    };
    for ((old, new), (title, drawn)) in words(kept).iter().zip(words(now)).zip(drawn) {
        if let Some(word) = (0..old.len().max(new.len())).find(|word| old.get(*word) != new.get(*word)) {
            let elements = elements(drawn);
            let here = elements.chunks(ELEMENTS_A_WORD).nth(word).unwrap_or_default().join("\n");
            return Some(format!("{title}: something looks different, first among these elements:\n{here}"));
        }
    }
    Some("it is longer or shorter now".to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(x: u32, label: &str) -> Vec<(String, String)> {
        let marks: String = (0..40).map(|n| format!("<path d=\"M{n} {}\"></path>", if n == 30 { x } else { 0 })).collect();
        let page = |label: &str| format!("<svg class=\"b\"><g id=\"a\" aria-label=\"{label}\">{marks}</g></svg>");
        vec![("the public".to_string(), page("a hand")), ("seat 0".to_string(), page(label))]
    }

    #[test]
    fn what_is_said_and_what_looks_different_is_told_where_it_is() {
        let kept = written(&drawn(1, "two cards"));
        assert!(kept.contains("== the public\nb\n  g #a “a hand”\n= "), "{kept}");
        assert!(kept.contains("== seat 0\n- g #a “a hand”\n+ g #a “two cards”\n= "), "{kept}");
        let change = |x, label: &str| first_change(&kept, &written(&drawn(x, label)), &drawn(x, label));
        assert_eq!(change(1, "two cards"), None);
        let told = change(1, "three cards").unwrap();
        assert!(told.contains("kept: + g #a “two cards”\n  now:  + g #a “three cards”"), "{told}");
        let told = change(2, "two cards").unwrap();
        assert!(told.starts_with("the public: something looks different") && told.contains("M30 2"), "{told}");
    }
}
