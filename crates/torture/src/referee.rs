//! Compares what the site holds with what people were told.
//!
//! Every answer of a person's seat in a record must be explained by exactly one answer that person gave, or by the rules: an answer
//! without alternative is given by the site itself.

use crate::given_answers::{Entry, Fate};
use crate::party::Party;
use kit::{Record, Seat, Who};
use shelf::Table;
use std::collections::HashMap;

/// What was found at one table, or at many.
#[derive(Default, Debug)]
pub struct Findings {
    /// Answers in records that were looked up.
    pub compared: usize,
    /// Acknowledged and not there.
    pub lost: Vec<String>,
    /// There and never given, or given once and there twice.
    pub unexplained: Vec<String>,
    /// Tables that cannot be opened or played on.
    pub unreadable: Vec<String>,
}

impl Findings {
    pub fn faults(&self) -> impl Iterator<Item = String> + '_ {
        let named = |kind: &'static str| move |what: &String| format!("{kind}: {what}");
        let lost = self.lost.iter().map(named("lost"));
        lost.chain(self.unexplained.iter().map(named("unexplained"))).chain(self.unreadable.iter().map(named("unreadable")))
    }

    pub fn join(&mut self, other: Findings) {
        self.compared += other.compared;
        // What is missing is missing at every look; it counts once.
        for (own, others) in
            [(&mut self.lost, other.lost), (&mut self.unexplained, other.unexplained), (&mut self.unreadable, other.unreadable)]
        {
            let fresh: Vec<String> = others.into_iter().filter(|what| !own.contains(what)).collect();
            own.extend(fresh);
        }
    }

    pub fn is_clean(&self) -> bool {
        self.faults().next().is_none()
    }
}

/// Compares many tables with the records of a store.
pub fn compare_all<'a>(parties: impl IntoIterator<Item = &'a Party>, records: &HashMap<String, Record>) -> Findings {
    let mut findings = Findings::default();
    for party in parties {
        match records.get(party.id()) {
            Some(record) => findings.join(compare(party, record)),
            None => findings.lost.push(format!("the whole table {} of {}", party.id(), party.title.id)),
        }
    }
    findings
}

/// Compares one table with its record.
pub fn compare(party: &Party, record: &Record) -> Findings {
    let mut findings = Findings { compared: record.answers.len(), ..Findings::default() };
    let place = |what: &str| format!("table {} ({}): {what}", party.id(), party.title.id);
    let mut explained = vec![false; record.answers.len()];
    let (sure, unsure): (Vec<&Entry>, Vec<&Entry>) = party.given_answers.entries.iter().partition(|entry| entry.fate == Fate::Acknowledged);
    for entry in sure {
        if !explain(entry, party.seats, record, &mut explained) {
            let Entry { seat, read_at, answer, .. } = entry;
            findings.lost.push(place(&format!("seat {seat}, ply {read_at}, `{answer}`")));
        }
    }
    for entry in unsure {
        explain(entry, party.seats, record, &mut explained);
    }
    let table = match party.title.open(None, record) {
        Ok(table) => table,
        Err(error) => {
            findings.unreadable.push(place(&error.0));
            return findings;
        }
    };
    for (ply, line) in record.answers.iter().enumerate().filter(|(ply, _)| !explained[*ply]) {
        let Who::Seat(seat) = line.who else { continue };
        if seat.index() < party.people.len() && !is_forced(&*table, ply, seat) {
            findings.unexplained.push(place(&format!("seat {}, ply {ply}, `{}`", seat.0, line.text)));
        }
    }
    findings
}

/// Finds the entry in the record, not earlier than it was given and not later than everybody who was asked along with it.
fn explain(entry: &Entry, seats: u8, record: &Record, explained: &mut [bool]) -> bool {
    let lines = record.answers.iter().enumerate().skip(entry.read_at).take(usize::from(seats));
    let is_it = |(ply, line): &(usize, &kit::record::Line)| {
        !explained[*ply] && line.who == Who::Seat(Seat(entry.seat)) && line.text == entry.answer
    };
    let found = lines.into_iter().find(is_it).map(|(ply, _)| ply);
    if let Some(ply) = found {
        explained[ply] = true;
    }
    found.is_some()
}

fn is_forced(table: &dyn Table, ply: usize, seat: Seat) -> bool {
    table.at(ply).legal(Who::Seat(seat)).len() <= 1
}
