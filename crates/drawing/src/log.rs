//! The log: sentences with the crest of whoever they are about.

use crate::people;
use kit::{Arg, Phrase, Seat};
use maud::{Markup, html};
use words::Words;

/// A line of the log. The seat it is about is the first one its phrase names.
pub fn line(phrase: &Phrase, names: &[String], words: &Words) -> Markup {
    html! {
        li class=[seat(phrase).map(people::class)] {
            @if let Some(seat) = seat(phrase) { (people::crest(seat, 14)) " " }
            (words.say(phrase, names))
        }
    }
}

fn seat(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None })
}
