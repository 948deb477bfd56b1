//! A game in play without its type: answers are texts, views are documents.

use crate::{Event, Offer, Refused, Thinker};
use bots::{Budget, Level};
use kit::record::Line;
use kit::{Chapter, Follow, NoUndo, Phrase, Record, Scores, Seat, Seats, Setup, StandingOrder, Telling, Turn, TurnSpan, Viewer, Who};
use serde_json::Value;

/// A table at which some game is played, with its whole journal. A copy is cheap, whatever the ply, and stays as it is while the table
/// moves on.
pub trait Table: Send + Sync {
    fn game_id(&self) -> &'static str;
    fn setup(&self) -> &Setup;
    /// The edition's name and hash.
    fn edition(&self) -> (&'static str, &'static str);
    fn copy(&self) -> Box<dyn Table>;

    /// The number of answers so far, chance included.
    fn ply(&self) -> usize;
    /// The ply at which the present question was put: answers that are held do not change it for the others.
    fn question_ply(&self) -> usize;
    fn turn(&self) -> Turn;
    /// Seats whose answer to the present question is held until the last is in.
    fn held(&self) -> Seats;
    /// What the seat is asked.
    fn question(&self, seat: Seat) -> Option<Phrase>;

    fn legal(&self, who: Who) -> Vec<String>;
    /// What can be tried, allowed or not, with the reason. Computed once for each question.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// Whether the answer would be taken now.
    fn check(&self, who: Who, text: &str) -> Result<(), Refused>;
    /// An answer in words.
    fn phrase(&self, text: &str) -> Option<Phrase>;

    /// What the seat could ask to have answered for it.
    fn standing_orders(&self, seat: Seat) -> Vec<StandingOrder>;
    fn order_phrase(&self, order: &str) -> Option<Phrase>;
    /// What an order of the seat says to the present question.
    fn follow(&self, seat: Seat, order: &str) -> Follow<String>;

    /// Checks, plays and records an answer. On a refusal nothing has changed.
    fn submit(&mut self, who: Who, text: &str) -> Result<(), Refused>;
    /// Answers chance once from a seed (see [`kit::random`]); false when chance is not asked.
    fn answer_chance(&mut self, seed: u64) -> bool;
    /// Gives the answer of a seat that has only one; false when there is none such. What is a secret, or is better left to a person, only
    /// if `secret_too`.
    fn answer_forced(&mut self, secret_too: bool) -> bool;
    /// Takes back the seat's last answer, or its whole turn; gives the number of answers taken back.
    fn undo(&mut self, seat: Seat, whole_turn: bool) -> Result<usize, NoUndo>;
    fn check_undo(&self, seat: Seat, whole_turn: bool) -> Result<(), NoUndo>;

    /// The seat whose turn has ended with its last answer, while the table waits for somebody else.
    fn ended_by(&self) -> Option<Seat>;
    /// The plies at which the seat decided something, the latest first.
    fn decisions_of(&self, seat: Seat) -> Vec<usize>;
    /// The ply since which the seat has learnt nothing but what was chosen openly.
    fn nothing_revealed_since(&self, seat: Seat) -> usize;
    /// Takes back everything from a ply on, whoever answered; gives the number of answers taken back.
    fn rewind(&mut self, ply: usize) -> usize;

    fn view(&self, viewer: Viewer) -> Value;
    fn position(&self) -> Value;
    fn scores(&self, viewer: Viewer) -> Scores;

    /// The record: it holds every secret.
    fn record(&self) -> Record;
    /// The record without its answers.
    fn header(&self) -> Record;
    /// The answers from a ply on, as the record writes them.
    fn answers_from(&self, ply: usize) -> Vec<Line>;
    /// Who gave the answer at a ply.
    fn who(&self, ply: usize) -> Option<Who>;
    /// What that viewer was told of the answer at a ply.
    fn events(&self, ply: usize, viewer: Viewer) -> Vec<Event>;
    /// The same in words only.
    fn sentences(&self, ply: usize, viewer: Viewer) -> Vec<Phrase>;

    /// The round and its part.
    fn chapter(&self) -> Chapter;
    /// The turn that the present question belongs to; empty if it is the first question of it.
    fn present_turn(&self) -> TurnSpan;
    /// The turn of the answer at a ply.
    fn turn_at(&self, ply: usize) -> Option<TurnSpan>;
    /// The turns from the one at a ply on, and the one that has just begun.
    fn turns_from(&self, ply: usize) -> Vec<TurnSpan>;
    /// The ply from which all is news to a seat: the end of its last turn.
    fn news_from(&self, seat: Seat) -> usize;
    /// What that viewer was told of a turn, in words, with how much of the turn it tells.
    fn told(&self, span: &TurnSpan, viewer: Viewer) -> Vec<(Telling, Phrase)>;

    /// The table as it stood after `ply` answers.
    fn at(&self, ply: usize) -> Box<dyn Table>;
    /// The same table, to be looked at in that way.
    fn shown(&self, as_it_is: Shown) -> Box<dyn Table>;
    /// A new table of the same game, with the same seats, options and edition.
    fn again(&self) -> Box<dyn Table>;

    /// The table as that seat may imagine it: everything it has not seen is shuffled. What it is shown must be the same.
    fn redealt(&self, seat: Seat, seed: u64) -> Box<dyn Table>;

    /// A bot for a seat of this table. It keeps its thinking between the small answers of a turn.
    fn thinker(&self, seat: Seat, level: Level, budget: Budget) -> Box<dyn Thinker>;
    /// Random legal play from here to the end, on a copy.
    fn playout(&self, seed: u64, max_plies: u64) -> Playout;

    /// For the board and the bot, which know the game's type.
    fn as_any(&self) -> &dyn std::any::Any;
}

/// In which light a table is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Shown {
    /// Whoever is asked can answer.
    #[default]
    Now,
    /// Nothing can be answered: one looks back.
    Past,
    /// Nothing can be answered before this seat has said that its turn is over.
    Ending(Seat),
}

/// How a random playout came out.
#[derive(Clone, PartialEq, Debug)]
pub struct Playout {
    pub scores: Scores,
    pub plies: u64,
    pub ended: bool,
}
