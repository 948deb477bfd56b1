//! Bots of other programs. They follow a game by every answer given in it and name their own, in the game's notation.

use crate::{Seating, ShelfError};
use bots::{Bot, Player, Thinker};
use kit::{Evaluate, Rng, Seat, Who};
use std::fmt;
use std::sync::Arc;

/// Who sits at a table of bots.
#[derive(Clone, Debug)]
pub enum Entrant {
    /// A bot of ours.
    Bot(Player),
    Guest(Arc<dyn GuestSource>),
}

/// Brings a bot of another program to a table.
pub trait GuestSource: Send + Sync + fmt::Debug {
    fn bring(&self, game: &str, seating: &Seating<'_>) -> Result<Box<dyn Guest>, ShelfError>;
}

/// A bot of another program at one table. An error is a sentence that says what it did.
pub trait Guest: Send {
    /// An answer that was given, its own among them.
    fn hear(&mut self, who: Who, answer: &str) -> Result<(), String>;
    /// What it answers for a seat.
    fn choose(&mut self, seat: Seat) -> Result<String, String>;
}

impl From<Player> for Entrant {
    fn from(player: Player) -> Entrant {
        Entrant::Bot(player)
    }
}

/// An entrant in its seat.
pub(crate) enum Seated<G: Evaluate> {
    Bot(Box<Thinker<G>>),
    Guest {
        guest: Box<dyn Guest>,
        /// What ended its game.
        fault: Option<String>,
    },
}

impl<G: Evaluate> Seated<G> {
    pub fn of(entrant: &Entrant, seating: &Seating<'_>) -> Result<Seated<G>, ShelfError> {
        Ok(match entrant {
            Entrant::Bot(player) => Seated::Bot(Box::new(Thinker::new(player.clone()))),
            Entrant::Guest(source) => Seated::Guest { guest: source.bring(G::ID, seating)?, fault: None },
        })
    }

    pub fn fault(&self) -> Option<&str> {
        if let Seated::Guest { fault, .. } = self { fault.as_deref() } else { None }
    }
}

impl<G: Evaluate> Bot<G> for Seated<G> {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Choice> {
        match self {
            Seated::Bot(bot) => bot.choose(game, seat, rng),
            Seated::Guest { fault: Some(_), .. } => None,
            Seated::Guest { guest, fault } => {
                let answer = guest.choose(seat).and_then(|text| {
                    let choice = game.read(&text).map_err(|error| format!("`{text}` is no answer: {error}"))?;
                    let allowed = game.allow(seat.into(), choice).is_some_and(|allowed| allowed.is_ok());
                    if allowed { Ok(choice) } else { Err(format!("`{text}` is not allowed there")) }
                });
                answer.map_err(|error| *fault = Some(error)).ok()
            }
        }
    }

    fn hear(&mut self, before: &G, who: Who, choice: G::Choice) {
        if let Seated::Guest { guest, fault } = self
            && fault.is_none()
        {
            *fault = guest.hear(who, &before.write(choice)).err();
        }
    }
}
