//! What happened at a table, as one viewer learns it: turn by turn, each in one line with its details.

use kit::{Chapter, Phrase, Seat, Telling, TurnBy, TurnSpan, Viewer};
use shelf::Table;
use std::ops::Range;
use words::Words;

/// A turn as one viewer is told of it.
pub struct TurnStory {
    pub by: TurnBy,
    pub chapter: Chapter,
    /// Empty: the turn has just begun, and something was told before its first answer.
    pub plies: Range<usize>,
    /// The few sentences that tell the turn in one line.
    pub headline: Vec<Phrase>,
    /// All that was told, those of the headline among them.
    pub details: Vec<Phrase>,
}

/// More sentences than these are no line any more.
const HEADLINE: usize = 3;

impl TurnStory {
    fn of(table: &dyn Table, viewer: Viewer, span: TurnSpan) -> TurnStory {
        let told = table.told(&span, viewer);
        let of_kind = |kind: Telling| told.iter().filter(move |(telling, _)| *telling == kind).map(|(_, phrase)| phrase.clone());
        let mut headline: Vec<Phrase> = of_kind(Telling::Main).take(HEADLINE).collect();
        if headline.is_empty() {
            headline = of_kind(Telling::Detail).chain(of_kind(Telling::Opening)).take(1).collect();
        }
        let TurnSpan { by, plies, chapter } = span;
        TurnStory { by, chapter, plies, headline, details: told.into_iter().map(|(_, phrase)| phrase).collect() }
    }

    /// The seat whose turn it was.
    pub fn seat(&self) -> Option<Seat> {
        if let TurnBy::Seat(seat) = self.by { Some(seat) } else { None }
    }

    /// The headline as one line, to stand after the name of whose turn it was. A sentence about that person goes on from the name, which is
    /// not said again; one about somebody else begins anew.
    pub fn line(&self, names: &[String], words: &Words) -> String {
        let name = self.seat().and_then(|seat| names.get(seat.index())).map(|name| format!("{name} "));
        let mut line = String::new();
        for sentence in self.headline.iter().map(|phrase| words.say(phrase, names)) {
            let goes_on = name.as_deref().and_then(|name| sentence.strip_prefix(name));
            line.push_str(match (line.is_empty(), goes_on, &name) {
                (true, Some(_), _) => " ",
                (true, None, Some(_)) => words.colon(),
                (true, None, None) => "",
                (false, Some(_), _) => "; ",
                (false, None, _) => ". ",
            });
            line.push_str(goes_on.unwrap_or(&sentence).trim_end_matches('.'));
        }
        line
    }
}

/// The turns from the one at a ply on that say something to the viewer, the first one first.
pub fn turns(table: &dyn Table, viewer: Viewer, from: usize) -> Vec<TurnStory> {
    let stories = table.turns_from(from).into_iter().map(|span| TurnStory::of(table, viewer, span));
    stories.filter(|story| !story.details.is_empty()).collect()
}

/// The turns since the seat's own last one, its present one apart: what it wants to know when it is asked again. Nothing before its first.
pub fn since_last_turn(table: &dyn Table, seat: Seat) -> Vec<TurnStory> {
    let from = table.news_from(seat);
    if from == 0 {
        return Vec::new();
    }
    let mut news = turns(table, Viewer::Seat(seat), from);
    news.retain(|story| story.seat() != Some(seat) && story.plies.start >= from);
    news
}
