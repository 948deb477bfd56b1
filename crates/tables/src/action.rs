//! What can be asked of a table's owner.

use crate::{AdviceFor, Payer, VisitorKey};
use bots::Level;
use kit::Seat;
use std::net::IpAddr;
use store::{BotPace, TurnEnd};

/// Who asks: a browser, known by its key, at an address.
#[derive(Clone, Debug)]
pub struct Person {
    pub key: VisitorKey,
    pub address: IpAddr,
}

impl Person {
    pub fn id(&self) -> &str {
        self.key.id()
    }

    pub(crate) fn payer(&self) -> Payer {
        Payer { address: Some(self.address), visitor: self.id().to_string() }
    }
}

#[derive(Clone, Debug)]
pub enum Action {
    /// A chain of answers to the question with that version. Each is checked; the chain stops at the first that is refused, and only if that is
    /// the very first is it an error.
    Answer {
        seat: Seat,
        question: u64,
        answers: Vec<String>,
    },
    /// Takes back the seat's last answer or its whole turn. `version` is the table's version that the person saw.
    Undo {
        seat: Seat,
        version: u64,
        whole_turn: bool,
    },
    /// Goes back to an earlier decision of the seat, over whatever was answered since: only where all others are bots. Past something that was
    /// revealed it is practice, and noted.
    Rewind {
        seat: Seat,
        version: u64,
        ply: usize,
    },
    /// Asks to have that answered from now on, in the game's words for it; `None`: nothing any more.
    SetStandingOrder {
        seat: Seat,
        order: Option<String>,
    },
    /// Asks what a strong bot would answer to the question with that version: only where all others are bots.
    Advise {
        seat: Seat,
        question: u64,
        why: AdviceFor,
    },
    /// Says that the seat's turn is over.
    EndTurn {
        seat: Seat,
        version: u64,
    },
    SetTurnEnd(TurnEnd),
    Say {
        name: String,
        words: String,
    },
    SetBotPace(BotPace),
    /// Bots do not wait until a person is asked again.
    SkipBots,
    /// Sits down on a free seat for anybody, or on the seat that the link was made for.
    Sit {
        seat: Seat,
        link: Option<String>,
        name: String,
    },
    /// Fills a free seat, or a leaver's, with a bot.
    GiveToBot {
        seat: Seat,
        level: Level,
    },
    /// Comes back to a seat that a bot has kept.
    TakeBack {
        seat: Seat,
    },
    /// Gives up: a bot plays on in the seat, to the end.
    Resign {
        seat: Seat,
        level: Level,
    },
    /// Once the game is over: a new table with the same people, bots and options, everybody one seat further. There is one for each table.
    Rematch,
    /// Says goodbye: the others may give the seat to a bot at once. Before the game begins the seat is simply free again.
    Leave,
    /// Before the game begins, whoever made the table may free a seat that somebody took.
    FreeSeat {
        seat: Seat,
    },
    /// Begins a game whose seats are all taken, if it has not begun by itself.
    Begin,
    /// Makes the seat's link anew; the old one is of no use afterwards.
    NewLink {
        seat: Seat,
    },
}
