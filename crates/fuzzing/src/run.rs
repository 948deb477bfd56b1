//! The short run: the kept corpus, then mutations of it by a fixed seed.

use kit::Rng;
use std::path::Path;
use testkit::{caught, shortest};

/// Numbers at which programs break.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "-1",
    "2",
    "7",
    "64",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "4294967296",
    "18446744073709551615",
    "-2147483648",
    "1e9",
    "0.5",
];

/// An input that is longer than this says nothing that a shorter one does not, and takes long.
const LONGEST: usize = 20_000;

/// Tries a target on every file of `fuzz/corpus/NAME` and on so many mutations, or `FUZZ_TIMES` as many if that is set in the environment. A
/// failure is told with the shortest input that still fails.
#[track_caller]
pub fn short_run(name: &str, target: fn(&[u8]), mutations: u64) {
    let corpus = corpus(name);
    assert!(!corpus.is_empty(), "fuzz/corpus/{name} is empty");
    for (file, input) in &corpus {
        check(&format!("fuzz/corpus/{name}/{file}"), target, input);
    }
    let inputs: Vec<&[u8]> = corpus.iter().map(|(_, input)| &input[..]).collect();
    let times: u64 = std::env::var("FUZZ_TIMES").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    for seed in 0..mutations * times {
        check(&format!("{name}, mutation {seed}"), target, &mutation(&inputs, &mut Rng::new(seed)));
    }
}

/// The kept inputs, by file name.
fn corpus(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let read = |path: &Path| std::fs::read(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut files: Vec<_> =
        entries.flatten().map(|entry| (entry.file_name().to_string_lossy().into_owned(), read(&entry.path()))).collect();
    files.sort();
    files
}

#[track_caller]
fn check(what: &str, target: fn(&[u8]), input: &[u8]) {
    let Err(fault) = caught(|| target(input)) else { return };
    let short = shortest(input.to_vec(), |some| caught(|| target(&some)).is_err_and(|other| other.place == fault.place).then_some(some));
    panic!(
        "{what} fails at {}:\n{}\nThe shortest input that does (keep it in fuzz/corpus):\n{}",
        fault.place,
        fault.message,
        short.escape_ascii()
    );
}

/// One of the inputs with one to four changes.
fn mutation(corpus: &[&[u8]], rng: &mut Rng) -> Vec<u8> {
    let mut input = rng.pick(corpus).map_or(Vec::new(), |input| input.to_vec());
    for _ in 0..=rng.below(4) {
        change(&mut input, corpus, rng);
    }
    input.truncate(LONGEST);
    input
}

fn change(input: &mut Vec<u8>, corpus: &[&[u8]], rng: &mut Rng) {
    let at = rng.below(input.len() + 1);
    match rng.below(8) {
        // A byte.
        0 => input.splice(at..(at + 1).min(input.len()), [rng.below(256) as u8]).for_each(drop),
        // Some bytes less.
        1 => input.drain(at..(at + 1 + rng.below(12)).min(input.len())).for_each(drop),
        // A line twice, or none.
        2 | 3 => {
            let (from, to) = line(input, at);
            let twice = input[from..to].to_vec();
            input.splice(from..to, if rng.below(2) == 0 { twice.repeat(2) } else { Vec::new() }).for_each(drop);
        }
        // A number, or a word from elsewhere, in place of a word.
        4 | 5 => {
            let number = rng.pick(NUMBERS).map(|n| n.as_bytes().to_vec()).unwrap_or_default();
            put_word(input, at, &number);
        }
        6 => {
            let other = rng.pick(corpus).copied().unwrap_or_default();
            let (from, to) = word(other, rng.below(other.len() + 1));
            put_word(input, at, &other[from..to]);
        }
        // The end of another.
        _ => {
            let other = rng.pick(corpus).copied().unwrap_or_default();
            input.truncate(at);
            input.extend_from_slice(&other[rng.below(other.len() + 1)..]);
        }
    }
}

fn put_word(input: &mut Vec<u8>, at: usize, text: &[u8]) {
    let (from, to) = word(input, at);
    input.splice(from..to, text.iter().copied()).for_each(drop);
}

/// The letters and digits around a place.
fn word(input: &[u8], at: usize) -> (usize, usize) {
    around(input, at, |byte| !byte.is_ascii_alphanumeric() && byte != b'_' && byte != b'-')
}

/// The line around a place, with its end.
fn line(input: &[u8], at: usize) -> (usize, usize) {
    let (from, to) = around(input, at, |byte| byte == b'\n');
    (from, (to + 1).min(input.len()))
}

fn around(input: &[u8], at: usize, ends: impl Fn(u8) -> bool) -> (usize, usize) {
    let from = input[..at].iter().rposition(|byte| ends(*byte)).map_or(0, |before| before + 1);
    let to = input[at..].iter().position(|byte| ends(*byte)).map_or(input.len(), |after| at + after);
    (from, to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_told_with_the_shortest_input() {
        let breaks = |data: &[u8]| assert!(!data.contains(&b'#'), "a hash");
        let told = caught(|| check("it", breaks, b"some # more")).unwrap_err();
        assert!(told.message.contains("a hash") && told.message.ends_with("(keep it in fuzz/corpus):\n#"), "{}", told.message);
    }

    #[test]
    fn the_same_seed_gives_the_same_mutation_and_another_seed_mostly_another() {
        let corpus: [&[u8]; 2] = [b"florence\n3\n{\"round\": 2}\n", b"lorenzo\nsend red\n"];
        let all: Vec<Vec<u8>> = (0..500).map(|seed| mutation(&corpus, &mut Rng::new(seed))).collect();
        assert_eq!(all[7], mutation(&corpus, &mut Rng::new(7)));
        let mut different = all.clone();
        different.sort();
        different.dedup();
        assert!(different.len() > 350, "{} of 500", different.len());
    }
}
