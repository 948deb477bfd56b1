//! §8.3 to §8.5, §7.5, §7.6: the scandal cards of one visited location, one after the other.
//! Also carried out here: §6.9, §6.12.

use crate::choice::{Choice, noble_name};
use crate::event::Event;
use crate::pieces::{Kind, Noble, Side};
use crate::reason::{Cause, Income};
use crate::state::Florence;
use crate::strozzi::Adjustment;
use kit::{Asks, Log, Phrase, Rng, Seat, Step, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draws {
    /// Who still draws for the best brag.
    pub brag: Option<Side>,
    /// Who still draws for a spy, one bit for each side.
    pub spies: u8,
}

impl Florence {
    /// How many cards are left in a noble's deck.
    fn deck_size(&self, noble: Noble) -> u8 {
        self.kinds_of(noble).map(|kind| self.deck[kind.index()]).sum()
    }

    /// The kinds of a noble's deck.
    pub(crate) fn kinds_of(&self, noble: Noble) -> impl Iterator<Item = Kind> + use<> {
        self.edition().kinds_by_noble[noble.index()].iter().copied()
    }

    /// §7.6: the discards become the deck. Cards in hand stay out of it.
    fn reshuffle<L: Log<Event>>(&mut self, noble: Noble, log: &mut L) {
        for kind in self.kinds_of(noble) {
            let k = kind.index();
            self.deck[k] = std::mem::take(&mut self.discards[k]);
            for player in &mut self.players {
                player.kept[k] = player.hand[k];
            }
        }
        log.tell(|| Event::Reshuffled { noble });
    }
}

impl Draws {
    /// Who draws next: the best brag, then the spies in turn order.
    fn next(self, game: &Florence) -> Option<Side> {
        self.brag.or_else(|| game.turn_order().find(|side| self.spies & side.bit() != 0))
    }

    /// The draws that come after this one.
    fn rest(self, side: Side) -> Draws {
        if self.brag.is_some() { Draws { brag: None, ..self } } else { Draws { spies: self.spies & !side.bit(), ..self } }
    }

    fn go_on(self, game: &mut Florence) {
        if self.brag.is_some() || self.spies != 0 {
            game.push(self);
        }
    }

    /// A card is wanted: the hand has room (Strozzi's has no limit, he keeps none).
    fn wants_card(game: &Florence, side: Side) -> bool {
        game.is_strozzi(side) || game.player(side).cards() < game.edition().figures.scandal.hand_limit
    }

    /// §12.18, §14.3: what Strozzi gets for a card.
    fn strozzi_time(self, game: &Florence) -> u8 {
        let nothing = self.brag.is_some() && game.adjust.has(Adjustment::NoTimeForBragCards);
        if nothing { 0 } else { game.edition().figures.solo.card_time }
    }
}

impl Step<Florence> for Draws {
    fn asks(&self, game: &Florence) -> Asks {
        match self.next(game) {
            Some(side) if Draws::wants_card(game, side) && game.deck_size(game.active()) > 0 => Asks::Chance,
            _ => Asks::Nobody,
        }
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.kinds_of(game.active()).filter(|kind| game.deck[kind.index()] > 0).map(Choice::Draw));
    }

    fn weight(&self, game: &Florence, outcome: Choice) -> u32 {
        let Choice::Draw(kind) = outcome else { return 0 };
        u32::from(game.deck[kind.index()])
    }

    fn sample(&self, game: &Florence, rng: &mut Rng) -> Option<Choice> {
        let mut point = rng.below(usize::from(game.deck_size(game.active()))) as u8;
        game.kinds_of(game.active()).find_map(|kind| {
            let count = game.deck[kind.index()];
            if point < count {
                return Some(Choice::Draw(kind));
            }
            point -= count;
            None
        })
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let (Choice::Draw(kind), Some(side)) = (choice, self.next(game)) else { return kit::impossible_answer!(self, who, choice) };
        let (k, noble, by) = (kind.index(), game.active(), game.by(side));
        game.deck[k] -= 1;
        if game.is_strozzi(side) {
            game.discards[k] += 1;
            log.tell(|| Event::Discarded { by, kind });
            game.gain_time(side, self.strozzi_time(game), Income::StrozziCard, log);
        } else {
            game.player_mut(side).hand[k] += 1;
            let cause = if self.brag.is_some() { Cause::Brag } else { Cause::Spy };
            log.tell(|| Event::Drew { by, noble, kind: Some(kind), cause });
        }
        self.rest(side).go_on(game);
    }

    fn proceed<L: Log<Event>>(self, game: &mut Florence, log: &mut L) {
        let Some(side) = self.next(game) else { return };
        let noble = game.active();
        let discarded = game.kinds_of(noble).any(|kind| game.discards[kind.index()] > 0);
        if Draws::wants_card(game, side) && discarded {
            game.reshuffle(noble, log);
            return game.push(self);
        }
        let (time, from) = match (game.is_strozzi(side), Draws::wants_card(game, side)) {
            (true, _) => (self.strozzi_time(game), Income::StrozziCard),
            (false, true) => (game.edition().figures.scandal.instead_of_a_card, Income::NoCards),
            (false, false) => (game.edition().figures.scandal.instead_of_a_card, Income::FullHand),
        };
        game.gain_time(side, time, from, log);
        self.rest(side).go_on(game);
    }

    fn question(&self, game: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-draws").with("noble", noble_name(game.active()))
    }
}
