//! Whether a lesson can be taught: a change of rules, of a board or of a text that breaks one is told by file and station.

use crate::lesson::{Lesson, Sentence, Task};
use crate::walk::Walk;
use crate::{Course, Pattern};
use kit::{Phrase, Seats, Turn, Viewer, Who};
use shelf::{Offer, Table};
use std::collections::BTreeSet;
use std::fmt;
use words::Lang;

/// More ways through one station than a check goes: then fewer answers should be right.
const MOST_WAYS: usize = 400;

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// `lorenzo, first.toml, station towers`
    pub place: String,
    pub what: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

/// Plays every lesson of a game along every way it accepts, draws what it lights and reads all its texts, in three languages.
pub fn check(course: &Course) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for lesson in &course.lessons {
        let mut checker = Checker { course, lesson, used: BTreeSet::new(), complaints: Vec::new(), ways: 0 };
        checker.lesson();
        complaints.append(&mut checker.complaints);
        let unused = |lang: Lang| {
            let own = course.keys(lang).filter(|key| key.starts_with(&format!("{}-", lesson.id)));
            own.filter(|key| !checker.used.contains(*key))
                .map(move |key| Complaint { place: format!("{}, {lang}.ftl", course.title.id), what: format!("nothing says `{key}`") })
        };
        complaints.extend(Lang::ALL.into_iter().flat_map(unused));
    }
    complaints
}

struct Checker<'a> {
    course: &'a Course,
    lesson: &'a Lesson,
    /// The keys of all texts that the lesson can say.
    used: BTreeSet<String>,
    complaints: Vec<Complaint>,
    ways: usize,
}

impl Checker<'_> {
    fn lesson(&mut self) {
        for what in ["title", "about", "end"] {
            self.says("", self.lesson.key(&[what]));
        }
        for (nth, station) in self.lesson.stations.iter().enumerate() {
            self.says(&station.id, self.lesson.key(&[&station.id, "title"]));
            self.says(&station.id, self.lesson.key(&[&station.id, "text"]));
            self.ways = 0;
            match Walk::resume(self.lesson, nth, &[]) {
                Ok(walk) => self.tasks(walk, true),
                Err(error) => self.complain(&station.id, error.to_string()),
            }
        }
    }

    /// The task that is to be done now, and all that follow it, along every answer that is right.
    fn tasks(&mut self, walk: Walk<'_>, is_usual_way: bool) {
        self.ways += 1;
        let station = walk.station().id.clone();
        if self.ways > MOST_WAYS {
            return self.complain(&station, format!("there are more than {MOST_WAYS} ways through it: accept fewer answers"));
        }
        let Some(task) = walk.task() else { return };
        let seat = self.lesson.seat;
        if walk.table.turn() != Turn::Ask(Seats::one(seat)) {
            let asked = format!("{:?}", walk.table.turn());
            return self.complain(&station, format!("task `{}`: the person who learns (seat {seat}) is not asked, but {asked}", task.id));
        }
        let offers = walk.table.offers(seat);
        let Some(usual) = task.first_accepted(&offers) else { return self.complain(&station, task.nothing_accepted()) };
        if is_usual_way {
            self.answers(&walk, task, &offers);
            self.drawings(&walk, task, &offers);
        }
        for offer in offers.iter().filter(|offer| offer.refused.is_none() && task.accepts(&offer.text)) {
            let mut next = Walk { table: walk.table.copy(), given: walk.given.clone(), ..walk };
            match next.answer(&offer.text) {
                Ok(_) => self.tasks(next, is_usual_way && offer.text == usual),
                Err(error) => self.complain(&station, error.to_string()),
            }
        }
    }

    /// Every answer that the file names is on offer, and as the file says; every answer that can be given has its sentence.
    fn answers(&mut self, walk: &Walk<'_>, task: &Task, offers: &[Offer]) {
        let station = &walk.station().id;
        let legal: Vec<&str> = offers.iter().filter(|offer| offer.refused.is_none()).map(|offer| offer.text.as_str()).collect();
        for pattern in task.accept.iter().filter(|pattern| !legal.iter().any(|answer| pattern.matches(answer))) {
            self.complain(station, format!("task `{}`: `{}` is accepted, but not legal", task.id, pattern.text()));
        }
        for Sentence { name, answers } in &task.wrong {
            self.says(station, walk.key(task, &format!("no-{name}")));
            for pattern in answers.iter().filter(|pattern| !legal.iter().any(|answer| pattern.matches(answer) && !task.accepts(answer))) {
                self.complain(
                    station,
                    format!("task `{}`: `{}` (wrong.{name}) is not a legal answer, or is accepted", task.id, pattern.text()),
                );
            }
        }
        for Sentence { name, answers } in &task.refused {
            self.says(station, walk.key(task, &format!("no-{name}")));
            for pattern in answers.iter().filter(|pattern| !is_refused(walk.table.as_ref(), self.lesson, offers, pattern)) {
                self.complain(station, format!("task `{}`: `{}` (refused.{name}) is not refused", task.id, pattern.text()));
            }
        }
        let unnamed = |answer: &&&str| !task.accepts(answer) && !task.wrong.iter().any(|s| s.answers.iter().any(|p| p.matches(answer)));
        if legal.iter().any(|answer| unnamed(&answer)) {
            self.says(station, walk.key(task, "no"));
        }
        self.says(station, walk.key(task, "do"));
        self.says(station, walk.key(task, "yes"));
    }

    fn drawings(&mut self, walk: &Walk<'_>, task: &Task, offers: &[Offer]) {
        let course = self.course;
        for lang in Lang::ALL {
            let names = self.lesson.names("Ada");
            let drawing = shelf::draw(walk.table.as_ref(), Viewer::Seat(self.lesson.seat), course.words(lang), &names)
                .whole(course.words(lang))
                .into_string();
            for light in &task.light {
                let attributes = light.attributes(offers);
                if attributes.is_empty() || attributes.iter().any(|attribute| !drawing.contains(attribute)) {
                    self.complain(&walk.station().id, format!("task `{}`: {light:?} is not in the drawing ({lang})", task.id));
                }
            }
        }
    }

    /// The lesson says this text: it is there in every language.
    fn says(&mut self, station: &str, key: String) {
        for lang in Lang::ALL {
            let missing = self.course.words(lang).missing(&Phrase::new(key.clone()));
            for what in missing {
                self.complain(station, format!("{lang}.ftl: `{what}` is missing"));
            }
        }
        self.used.insert(key);
    }

    fn complain(&mut self, station: &str, what: String) {
        let file = format!("{}, {}.toml", self.course.title.id, self.lesson.id);
        // An error of the lesson may name its station already.
        let named = station.is_empty() || what.starts_with(&format!("station `{station}`"));
        let place = if named { file } else { format!("{file}, station `{station}`") };
        let complaint = Complaint { place, what };
        if !self.complaints.contains(&complaint) {
            self.complaints.push(complaint);
        }
    }
}

/// Refused among the offers, or, for an answer without `*`, refused when it is tried.
fn is_refused(table: &dyn Table, lesson: &Lesson, offers: &[Offer], pattern: &Pattern) -> bool {
    let mut meant = offers.iter().filter(|offer| pattern.matches(&offer.text)).peekable();
    if meant.peek().is_some() {
        return meant.all(|offer| offer.refused.is_some());
    }
    !pattern.text().contains('*') && table.phrase(pattern.text()).is_some() && table.check(Who::Seat(lesson.seat), pattern.text()).is_err()
}
