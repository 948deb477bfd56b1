//! What is told when a law is broken.

use super::Answers;
use crate::shrink::Fault;
use kit::{Edition, Game, Journal, Setup};
use std::fmt;

/// A law that does not hold, with all that is needed to see it again.
pub struct Broken {
    game: &'static str,
    setup: String,
    seed: u64,
    found_at: usize,
    fault: Fault,
    record: String,
}

impl Broken {
    pub fn new<G: Game>(setup: &Setup, seed: u64, found_at: usize, fault: Fault, shortest: &Answers<G>) -> Broken {
        let options: Vec<String> = setup.picked().iter().map(|(id, value)| format!("{id}={value}")).collect();
        Broken {
            game: G::ID,
            setup: format!("{} seats {}", setup.seats, options.join(" ")).trim_end().to_string(),
            seed,
            found_at,
            fault,
            record: record::<G>(setup, shortest),
        }
    }
}

/// The answers as a record. The last of them may be the one that brings the game down, so none is played here: a game that has not begun writes
/// them down.
fn record<G: Game>(setup: &Setup, answers: &Answers<G>) -> String {
    let table = Journal::<G>::new(G::Edition::editions().current(), setup.clone());
    let mut record = table.header();
    let line = |(who, choice): &(kit::Who, G::Choice)| kit::record::Line { number: 0, who: *who, text: table.game().write(*choice) };
    record.answers = answers.iter().map(line).collect();
    record.write()
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { game, setup, seed, found_at, fault, record } = self;
        writeln!(f, "a law is broken at {}:", fault.place)?;
        writeln!(f, "{}", fault.message)?;
        writeln!(f, "{game}, {setup}: found by the walk of seed {seed} at ply {found_at}.")?;
        writeln!(f, "The shortest record that still breaks it (`signoria replay FILE` tells it in sentences):\n\n{record}")
    }
}

#[cfg(test)]
mod tests {
    use crate::sack::{Edition, Sack, TEXTS};
    use kit::{Edition as _, Game};

    #[test]
    fn a_broken_law_is_told_with_seed_and_shortest_record() {
        let told = std::panic::catch_unwind(|| crate::conformance::<Sack>(&TEXTS)).unwrap_err();
        let told = told.downcast_ref::<String>().expect("a message");
        assert!(told.contains("pieces of the box appeared or got lost"), "{told}");
        assert!(told.contains("sack, 2 seats: found by the walk of seed 0 at ply "), "{told}");
        let record = told.split_once("\n\n").map(|(_, record)| record).expect("a record");
        let record = kit::Record::parse(record).expect("a record that can be read");
        let answers: Vec<&str> = record.answers.iter().map(|line| line.text.as_str()).collect();
        // Three apples, and looks only where a seat had to do something before the other's turn.
        assert_eq!(answers.iter().filter(|text| **text == "take").count(), 3, "{answers:?}");
        assert!(answers.len() <= 6 && answers.last() == Some(&"take"), "{answers:?}");
        // The record is a game that can be opened, and shows it.
        let table = kit::Journal::<Sack>::replay(&record).expect("a record that can be played");
        assert_ne!(table.game().pieces(), Sack::new(Edition::editions().current(), table.setup()).pieces());
    }
}
