//! Events (chapter 11), and a Patrician who looks away (§12.3).
//! Also carried out here: §3.2, §10.3.

use crate::card::Card;
use crate::choice::Choice;
use crate::effect::{Concerns, Effect, Use};
use crate::event::Event;
use crate::phrases::card_name;
use crate::state::Firenze;
use crate::steps::{Crumble, Draw, Into, Pay};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// An event happens, unless the active player can ignore it: then he is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Happen {
    pub card: Card,
}

impl Happen {
    /// Does it do anything to the active player? Otherwise there is nothing to ignore.
    fn concerns_taker(self, game: &Firenze) -> bool {
        let me = game.me();
        match &game.edition.card(self.card).effect {
            Effect::DiscardFromStore { amount, .. } => amount.due(me.store.len(), me.towers.len() as u8) > 0,
            Effect::RemoveTowerBrick { .. } => !me.towers.is_empty(),
            Effect::DrawFromBag { .. } => !game.bag.is_empty(),
            _ => false,
        }
    }

    /// Characters in hand that can ignore it (§12.4: none of a name twice a turn).
    fn shields(self, game: &Firenze) -> impl Iterator<Item = Card> {
        let held = game.held_of(game.active, crate::effect::Kind::Character);
        held.filter(|c| !game.has_played(*c) && game.edition.card(*c).effect.has_use(Use::IgnoreOwnEvent))
    }

    fn strike<L: Log<Event>>(self, game: &mut Firenze, spared: bool, log: &mut L) {
        let seat = game.active;
        match game.edition.card(self.card).effect {
            Effect::DrawFromBag { n } if !spared => {
                log.tell(|| Event::Draws { seat, card: self.card, bricks: n.min(game.bag.len()) });
                game.push(Draw { into: Into::Store(seat), bricks: n });
            }
            Effect::DiscardFromStore { who, .. } | Effect::RemoveTowerBrick { who, .. } => {
                let seats = if who == Concerns::AllPlayers { game.seats } else { 1 };
                game.push(Levy { card: self.card, seat, seats, spared });
            }
            _ => {}
        }
    }
}

impl kit::Step<Firenze> for Happen {
    fn asks(&self, game: &Firenze) -> Asks {
        let choice = self.shields(game).next().is_some() && self.concerns_taker(game);
        if choice { Asks::one(game.active) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.push(Choice::Suffer);
        out.extend(self.shields(game).map(Choice::Ignore));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, _: Who, choice: Choice, log: &mut L) {
        if let Choice::Ignore(shield) = choice {
            let seat = game.active;
            game.played |= 1 << shield.index();
            game.discard(seat, shield);
            log.tell(|| Event::Played { seat, card: shield });
            log.tell(|| Event::Ignored { seat, card: self.card });
            self.strike(game, true, log);
        } else {
            self.strike(game, false, log);
        }
    }

    fn proceed<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        self.strike(game, false, log);
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-happen").with("card", card_name(self.card))
    }
}

/// An event goes round: this seat, then those after it (§10.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levy {
    pub card: Card,
    pub seat: Seat,
    /// Seats still to come, this one included.
    pub seats: u8,
    /// The active player ignores it.
    #[serde(default)]
    pub spared: bool,
}

impl kit::Step<Firenze> for Levy {
    fn proceed<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        let Levy { card, seat, .. } = self;
        if self.seats > 1 {
            game.push(Levy { seat: self.seat.next(game.seats), seats: self.seats - 1, ..self });
        }
        if self.spared && self.seat == game.active {
            return;
        }
        let player = game.player(self.seat);
        match &game.edition.card(self.card).effect {
            Effect::DiscardFromStore { amount, .. } => {
                let bricks = amount.due(player.store.len(), player.towers.len() as u8);
                log.tell(|| if bricks > 0 { Event::Levied { seat, card, bricks } } else { Event::Untouched { seat, card } });
                game.push(Pay::for_event(seat, bricks, card));
            }
            Effect::RemoveTowerBrick { .. } => {
                let stands = !player.towers.is_empty();
                log.tell(|| if stands { Event::Shaken { seat, card } } else { Event::Untouched { seat, card } });
                game.push(Crumble { seat });
            }
            _ => {}
        }
    }
}
