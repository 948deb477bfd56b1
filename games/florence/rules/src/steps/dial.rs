//! §1.7 to §1.9, §10.4: the dial shows the destination and the time of a round. At set-up three rounds are shown, then in
//! upkeep one more each time.

use super::{FirstDeploy, StrozziSetUp};
use crate::choice::Choice;
use crate::event::Event;
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Rng, Seat, Step, Who};
use serde::{Deserialize, Serialize};

/// The next location token: the destination of a round.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShowDestination {
    pub round: u8,
}

/// The next time token, for a round.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShowToken {
    pub round: u8,
}

/// The last round that set-up shows.
const SHOWN_AT_FIRST: u8 = 3;

impl Florence {
    /// The location tokens that may come next: those of the starting locations lie under all others.
    fn tokens_on_top(&self) -> impl Iterator<Item = Place> {
        let left = move |place: &Place| !self.destinations.contains(&Some(*place));
        let is_start = move |place: &Place| self.starts & 1 << place.index() != 0;
        let under = Place::all().filter(left).all(|place| is_start(&place));
        Place::all().filter(left).filter(move |place| under || !is_start(place))
    }
}

impl Step<Florence> for ShowDestination {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.tokens_on_top().map(Choice::Destination));
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Destination(place) = choice else { return kit::impossible_answer!(self, who, choice) };
        let round = self.round;
        game.destinations[usize::from(round) - 1] = Some(place);
        let noble = game.edition().segment(round).noble;
        log.tell(|| Event::DestinationShown { round, noble, place });
        if round < SHOWN_AT_FIRST {
            game.push(ShowDestination { round: round + 1 });
        } else {
            // Round 1 has no token: everybody starts with a full dial.
            game.push(ShowToken { round: if round == SHOWN_AT_FIRST { 2 } else { round } });
        }
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-show-destination").with("round", self.round)
    }
}

impl Step<Florence> for ShowToken {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        let used = |time: u8| game.tokens.iter().filter(|token| **token == Some(time)).count();
        let tokens = &game.edition().figures.time.tokens;
        for (nth, time) in tokens.iter().enumerate() {
            let first = nth == 0 || tokens[nth - 1] != *time;
            if first && tokens.iter().filter(|t| *t == time).count() > used(*time) {
                out.push(Choice::Token(*time));
            }
        }
    }

    fn weight(&self, game: &Florence, outcome: Choice) -> u32 {
        let Choice::Token(time) = outcome else { return 0 };
        let all = game.edition().figures.time.tokens.iter().filter(|t| **t == time).count();
        let used = game.tokens.iter().filter(|token| **token == Some(time)).count();
        all.saturating_sub(used) as u32
    }

    fn sample(&self, game: &Florence, rng: &mut Rng) -> Option<Choice> {
        // Of like tokens any is as good as another, so one that is not shown yet is taken by its place.
        let tokens = &game.edition().figures.time.tokens;
        let shown = game.tokens.iter().flatten().count();
        let mut nth = rng.below(tokens.len().saturating_sub(shown));
        let mut used = game.tokens;
        for time in tokens {
            if let Some(same) = used.iter_mut().find(|token| **token == Some(*time)) {
                *same = None;
            } else if nth == 0 {
                return Some(Choice::Token(*time));
            } else {
                nth -= 1;
            }
        }
        None
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Token(time) = choice else { return kit::impossible_answer!(self, who, choice) };
        let round = self.round;
        game.tokens[usize::from(round) - 1] = Some(time);
        log.tell(|| Event::TokenShown { round, time });
        if round < SHOWN_AT_FIRST {
            game.push(ShowToken { round: round + 1 });
        } else if round == SHOWN_AT_FIRST {
            if game.solo() {
                game.push(StrozziSetUp {});
            } else {
                game.push(FirstDeploy { left: game.seats });
            }
        }
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-show-token").with("round", self.round)
    }
}
