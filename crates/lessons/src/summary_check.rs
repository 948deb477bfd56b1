//! Whether a summary can be shown: a change of rules, of the edition, of the art or of a text that breaks one is told by file.

use crate::check::Complaint;
use crate::summary::{NOTHING, Summary};
use kit::{Phrase, rulebook};
use std::collections::BTreeSet;
use words::Lang;

/// How many things beginners miss.
const MISSED: usize = 5;

/// Reads all texts of a summary in three languages, and looks for its pictures, its figures and the rules it cites.
pub fn check_summary(summary: &Summary) -> Vec<Complaint> {
    let mut checker = Checker { summary, used: BTreeSet::new(), complaints: Vec::new() };
    checker.structure();
    checker.rules();
    checker.pictures();
    checker.unused();
    checker.complaints
}

struct Checker<'a> {
    summary: &'a Summary,
    /// The keys of all texts that the summary says.
    used: BTreeSet<String>,
    complaints: Vec<Complaint>,
}

impl Checker<'_> {
    fn structure(&mut self) {
        let form = &self.summary.form;
        self.says("summary-goal".to_string());
        self.says("summary-again".to_string());
        for station in &form.station {
            self.says(format!("summary-station-{}", station.id));
            self.says(format!("summary-station-{}-text", station.id));
        }
        for points in &form.points {
            self.says(format!("summary-points-{}", points.id));
            match &points.scale {
                None => self.says(format!("summary-points-{}-worth", points.id)),
                Some(scale) if self.summary.steps(scale).len() < 2 => {
                    self.complain("summary.toml", format!("points `{}`: the edition has no scale at `{}`", points.id, scale.of));
                }
                Some(_) => {}
            }
        }
        if form.missed.len() != MISSED {
            self.complain("summary.toml", format!("beginners miss {MISSED} things, not {}", form.missed.len()));
        }
        for missed in &form.missed {
            self.says(format!("summary-missed-{}", missed.id));
            self.says(format!("summary-missed-{}-text", missed.id));
        }
        for table in &form.table {
            self.says(format!("summary-table-{}", table.id));
            for column in &table.columns {
                self.says(format!("summary-table-{}-{}", table.id, column.id));
            }
            for lang in Lang::ALL {
                let rows = self.summary.rows(table, lang);
                if rows.is_empty() || rows.iter().flatten().all(|cell| cell == NOTHING) {
                    self.complain("summary.toml", format!("table `{}`: the edition has no list at `{}`", table.id, table.of));
                }
                let prefixes = table.columns.iter().map(|column| column.words.as_deref());
                let unnamed: Vec<String> = rows
                    .iter()
                    .flat_map(|row| row.iter().zip(prefixes.clone()))
                    .filter(|(cell, words)| words.is_some_and(|words| cell.starts_with(&format!("{words}-"))))
                    .map(|(cell, _)| cell.clone())
                    .collect();
                for cell in unnamed {
                    self.complain(&format!("{lang}.ftl"), format!("`{cell}` is missing"));
                }
            }
        }
    }

    /// Every rule that is cited exists, and every chapter of the rules opens with a picture.
    fn rules(&mut self) {
        let form = &self.summary.form;
        let readme = self.summary.title.rules.of(Lang::En);
        let known: BTreeSet<String> = rulebook::rules(readme).into_iter().map(|rule| rule.number).collect();
        let stations = form.station.iter().map(|station| &station.rules);
        let cited = stations.chain(form.points.iter().map(|points| &points.rules)).chain(form.missed.iter().map(|missed| &missed.rules));
        let unknown: Vec<String> = cited.flatten().filter(|number| !known.contains(*number)).cloned().collect();
        for number in unknown {
            self.complain("summary.toml", format!("there is no rule §{number}"));
        }
        let chapters: BTreeSet<&str> = known.iter().filter_map(|number| number.split('.').next()).collect();
        for chapter in chapters.iter().filter(|chapter| !form.chapters.contains_key(**chapter)) {
            self.complain("summary.toml", format!("chapter {chapter} of the rules has no picture"));
        }
        for chapter in form.chapters.keys().filter(|chapter| !chapters.contains(chapter.as_str())) {
            self.complain("summary.toml", format!("the rules have no chapter {chapter}"));
        }
    }

    fn pictures(&mut self) {
        let form = &self.summary.form;
        let stations = form.station.iter().flat_map(|station| station.pieces.iter().chain([&station.picture]));
        let icons = form.points.iter().map(|points| &points.icon).chain(form.missed.iter().map(|missed| &missed.icon));
        let marks =
            form.points.iter().filter_map(|points| points.scale.as_ref()).flat_map(|scale| scale.marks.iter().map(|(_, name)| name));
        let named: BTreeSet<&String> = stations.chain(icons).chain(marks).chain(form.chapters.values()).collect();
        for name in shelf::missing_pictures(self.summary.title, &named) {
            self.complain("summary.toml", format!("there is no picture `{name}` in the art of the game"));
        }
    }

    /// Every text and every figure is used; no text has a figure of its own.
    fn unused(&mut self) {
        for lang in Lang::ALL {
            let file = format!("{lang}.ftl");
            let source = self.summary.source(lang);
            let mut inside = 0_usize;
            for (line, text) in (1..).zip(source.lines()) {
                let is_key = text.starts_with(|c: char| c.is_ascii_alphabetic());
                let (key, said) = if is_key { text.split_once('=').unwrap_or((text, "")) } else { ("", text) };
                if is_key && !self.used.contains(key.trim()) {
                    self.complain(&file, format!("nothing says `{}`", key.trim()));
                }
                for c in said.chars().filter(|_| !text.starts_with('#')) {
                    match c {
                        '{' => inside += 1,
                        '}' => inside = inside.saturating_sub(1),
                        digit if digit.is_ascii_digit() && inside == 0 => {
                            self.complain(&file, format!("line {line}: a figure comes from the edition, `{{ figure-… }}`"));
                            break;
                        }
                        _ => {}
                    }
                }
            }
            let unused = self.summary.form.figures.keys().filter(|name| !source.contains(&format!("{{ figure-{name} }}")));
            for name in unused.cloned().collect::<Vec<_>>() {
                self.complain(&file, format!("nothing says `{{ figure-{name} }}`"));
            }
        }
    }

    /// The summary says this text: it is there in every language.
    fn says(&mut self, key: String) {
        for lang in Lang::ALL {
            for what in self.summary.words(lang).missing(&Phrase::new(key.clone())) {
                self.complain(&format!("{lang}.ftl"), format!("`{what}` is missing"));
            }
        }
        self.used.insert(key);
    }

    fn complain(&mut self, file: &str, what: String) {
        let complaint = Complaint { place: format!("{}, summary/{file}", self.summary.title.id), what };
        if !self.complaints.contains(&complaint) {
            self.complaints.push(complaint);
        }
    }
}
