//! Answers grouped into turns. Undo, the log, replays and the marks of a rival's last turn all mean these.

use super::{Entry, Journal};
use crate::{Chapter, Event, Game, RoundNumber, Seat, Seats, Telling, Turn, TurnOf, Who};
use std::ops::Range;

/// Whose turn it was.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum TurnBy {
    Seat(Seat),
    /// Several were asked at once.
    Together,
    /// Nobody's: chance prepares a round.
    Table,
}

/// The answers of one turn, with those of chance and the forced ones in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnSpan {
    pub by: TurnBy,
    /// Empty at the end of the journal: nothing has been answered in this turn yet.
    pub plies: Range<usize>,
    /// The round has its number even if the rules count none.
    pub chapter: Chapter,
}

/// Which turn an answer belongs to. Kept with it, so that no turn is ever found by playing again.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct TurnMark {
    number: u32,
    by: TurnBy,
    nth: u8,
    /// As the game names it.
    chapter: Chapter,
    /// How often the turn has gone round the table, where the rules count no rounds.
    lap: u16,
    /// Who has had a turn in this lap.
    had: Seats,
}

impl TurnMark {
    fn chapter(&self) -> Chapter {
        match self.chapter.round {
            RoundNumber::Uncounted if self.lap > 0 => {
                Chapter { round: RoundNumber::Nth { n: self.lap, of: None }, part: self.chapter.part }
            }
            _ => self.chapter,
        }
    }

    /// The laps go on: a seat that has had its turn begins the next one.
    fn count_lap(mut self, before: Option<TurnMark>) -> TurnMark {
        let (lap, had) = before.map_or((0, Seats::NONE), |before| (before.lap, before.had));
        (self.lap, self.had) = match self.by {
            _ if self.chapter.round != RoundNumber::Uncounted => (0, Seats::NONE),
            TurnBy::Seat(seat) if lap == 0 || had.contains(seat) => (lap + 1, Seats::one(seat)),
            TurnBy::Seat(seat) => (lap, had.with(seat)),
            TurnBy::Together | TurnBy::Table => (lap, had),
        };
        self
    }
}

impl<G: Game> Entry<G> {
    /// Whether both belong to one turn.
    pub(super) fn is_of_turn_of(&self, other: &Entry<G>) -> bool {
        self.mark.number == other.mark.number
    }

    /// Whether it was an answer to a question that several were asked at once, and the last to come in.
    pub(super) fn closes_question_to_several(&self) -> bool {
        self.mark.by == TurnBy::Together && self.held.is_empty()
    }
}

impl<G: Game> Journal<G> {
    /// The mark of the present question.
    pub(super) fn present_mark(&self) -> TurnMark {
        let before = self.last().map(|entry| entry.mark);
        let (game, chapter) = (self.game(), self.game().chapter());
        let turn = game.turn();
        let turn_of = game.turn_of();
        // What the rules call one turn is one, even if the last part of the game begins in the middle of it.
        let whole = matches!(turn_of, TurnOf::Seat { .. });
        let is_same = |before: &TurnMark| before.chapter.round == chapter.round && (whole || before.chapter.part == chapter.part);
        let goes_on = before.filter(is_same);
        let (by, nth) = match (turn_of, turn, goes_on) {
            (TurnOf::Seat { seat, nth }, ..) => (TurnBy::Seat(seat), nth),
            (TurnOf::Table, ..) => (TurnBy::Table, 0),
            (TurnOf::Same, _, Some(same)) | (_, Turn::Chance, Some(same)) => (same.by, same.nth),
            (_, Turn::Ask(seats), _) if seats.len() > 1 || !game.held().is_empty() => (TurnBy::Together, 0),
            (_, Turn::Ask(seats), _) => (seats.iter().next().map_or(TurnBy::Table, TurnBy::Seat), 0),
            (_, Turn::Chance | Turn::Over, _) => (TurnBy::Table, 0),
        };
        // The next question to several at once is another turn than the last one.
        let asks_anew = by == TurnBy::Together && turn != Turn::Chance && game.held().is_empty();
        if let Some(same) = goes_on.filter(|same| (same.by, same.nth) == (by, nth) && !asks_anew) {
            return same;
        }
        let number = before.map_or(0, |before| before.number + 1);
        TurnMark { number, by, nth, chapter, lap: 0, had: Seats::NONE }.count_lap(before)
    }

    /// Where the game stands now.
    pub fn chapter(&self) -> Chapter {
        self.present_mark().chapter()
    }

    /// The turn that the present question belongs to; empty if it is the first question of it.
    pub fn present_turn(&self) -> TurnSpan {
        let (mark, ply) = (self.present_mark(), self.ply());
        let begun = self.last().is_some_and(|entry| entry.mark.number == mark.number);
        match self.turn_at(ply.wrapping_sub(1)).filter(|_| begun) {
            Some(span) => span,
            None => TurnSpan { by: mark.by, plies: ply..ply, chapter: mark.chapter() },
        }
    }

    /// The turn of the answer at a ply.
    pub fn turn_at(&self, ply: usize) -> Option<TurnSpan> {
        let mark = self.entry(ply)?.mark;
        let same = |entry: &&Entry<G>| entry.mark.number == mark.number;
        let after = self.entries_from(ply).take_while(same).count();
        let before = (0..ply).rev().map_while(|ply| self.entry(ply)).take_while(same).count();
        Some(TurnSpan { by: mark.by, plies: ply - before..ply + after, chapter: mark.chapter() })
    }

    /// The seat whose turn has ended with its last answer while the table now waits for somebody else. `None` as well where nobody could want
    /// to think again: nothing in the turn was the seat's to decide, the answer itself said that the turn is over, or the game is.
    pub fn ended_by(&self) -> Option<Seat> {
        let last = self.last()?;
        let Who::Seat(seat) = last.who else { return None };
        let turn = self.game().turn();
        let goes_on = turn == Turn::Over || turn == Turn::Ask(Seats::one(seat)) || self.present_mark().number == last.mark.number;
        // Whether a seat had a choice may be its secret; whether the driver answered for it is not.
        let decided =
            self.entries().rev().take_while(|entry| entry.is_of_turn_of(last)).any(|entry| entry.who == last.who && !entry.forced);
        let own = last.mark.by == TurnBy::Seat(seat) && decided && !self.game().ends_turn(last.choice);
        (own && !goes_on).then_some(seat)
    }

    /// All turns from the one at a ply on, and at the end the one that has just begun, if the game goes on.
    pub fn turns_from(&self, ply: usize) -> impl Iterator<Item = TurnSpan> + use<'_, G> {
        let first = self.turn_at(ply);
        let played = std::iter::successors(first, |span| self.turn_at(span.plies.end));
        let goes_on = self.game().turn() != Turn::Over;
        let present = Some(self.present_turn()).filter(|span| goes_on && span.plies.is_empty());
        played.chain(present)
    }

    /// Turns from the last one that has an answer back to the first.
    pub fn turns_back(&self) -> impl Iterator<Item = TurnSpan> + use<'_, G> {
        let last = self.ply().checked_sub(1).and_then(|ply| self.turn_at(ply));
        std::iter::successors(last, |span| self.turn_at(span.plies.start.checked_sub(1)?))
    }

    /// The seat's latest turn, even if it is still going on; a question to several at once counts if the seat has answered it.
    pub fn latest_turn_of(&self, seat: Seat) -> Option<TurnSpan> {
        self.turns_back().find(|span| self.took_part(span, seat))
    }

    /// Whether it was the seat's turn, or one in which it answered together with others.
    fn took_part(&self, span: &TurnSpan, seat: Seat) -> bool {
        let answered = || self.entries_from(span.plies.start).take(span.plies.len()).any(|entry| entry.who == Who::Seat(seat));
        match span.by {
            TurnBy::Seat(by) => by == seat,
            TurnBy::Together => answered(),
            TurnBy::Table => false,
        }
    }

    /// The ply from which all is news to a seat: the end of its last turn before the one that is going on.
    pub fn news_from(&self, seat: Seat) -> usize {
        let present = self.present_turn().plies.start;
        let earlier = self.turns_back().filter(|span| span.plies.start < present || self.game().turn() == Turn::Over);
        earlier.into_iter().find(|span| self.took_part(span, seat)).map_or(0, |span| span.plies.end)
    }

    /// What was told of a turn. What opens a turn was told by the answer before it.
    pub fn told(&self, span: &TurnSpan) -> impl Iterator<Item = &G::Event> + use<'_, G> {
        let Range { start, end } = span.plies;
        let opened = match start.checked_sub(1) {
            None => self.opening(),
            Some(before) => self.entry(before).map_or(&[][..], |entry| split(&entry.events).1),
        };
        // At the very end nothing comes next that it could open.
        let is_last = end == self.ply() && self.game().turn() == Turn::Over;
        let own = self.entries_from(start).take(end - start).enumerate().flat_map(move |(nth, entry)| {
            let closes = nth + 1 == end - start && !is_last;
            if closes { split(&entry.events).0 } else { &entry.events }
        });
        opened.iter().chain(own)
    }
}

/// What an answer told of its own turn, and what opens the next one.
fn split<E: Event>(events: &[E]) -> (&[E], &[E]) {
    let at = events.iter().position(|event| event.telling() == Telling::Opening).unwrap_or(events.len());
    events.split_at(at)
}
